import type { Readiness, ReadingSource } from '@attune/contract';
import { createClassifier, type PostJson } from '@attune/mood';
import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Addresses } from './addresses.ts';
import { type AnswerMood, createAnswerMood } from './chat/answer-mood.ts';
import { createReplyModel } from './chat/reply-model/reply-model.ts';
import { createWriteReply } from './chat/write-reply.ts';
import type { Config } from './config.ts';
import { createOutgoing, type Upstream } from './outgoing/outgoing.ts';
import { createReccoBeatsClient, type Recommender } from './recommendations/reccobeats-client.ts';
import { createRecommendSongs, type RecommendSongs } from './recommendations/recommend-songs.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { type CurrentTrackReader, createCurrentTrackReader } from './streaming/current-track-reader.ts';
import { createSingleRefresh } from './streaming/single-refresh.ts';
import { createSpotifyAccounts } from './streaming/spotify/accounts.ts';
import { createSpotifyWebApi } from './streaming/spotify/web-api.ts';
import type { StreamingError } from './streaming/streaming-error.ts';
import type { AccountsService, StreamingService } from './streaming/streaming-service.ts';
import { upstreamPolicies } from './upstream-policies.ts';

export interface ServicesOptions {
  config: Config;
  addresses: Addresses;
  store: SharedStore;
  dispatcher: Dispatcher;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: FastifyBaseLogger;
}

/** Everything the routes call, wired once. */
export interface Services {
  accounts: AccountsService;
  streaming: StreamingService;
  currentTrack: CurrentTrackReader;
  recommendSongs: RecommendSongs;
  answerMood: AnswerMood;
  /** The classifier that is asked first. */
  classifier: ReadingSource;
  dependencies: () => Readiness['dependencies'];
}

/** The client id under which this server is registered at the built-in streaming service. */
export const localClientId = 'attune';
export const localPrefix = '/local';

interface StreamingAddresses {
  clientId: string;
  clientSecret?: string;
  /** Where browsers go to sign in, and where this server exchanges tokens and calls the Web API. */
  accountsForBrowsers: () => string;
  accounts: () => string;
  api: () => string;
  /** Where pages of tracks and playlists live. */
  web: () => string;
}

function streamingAddresses({ streaming }: Config, addresses: Addresses): StreamingAddresses {
  if (streaming.kind === 'local') {
    return {
      clientId: localClientId,
      accountsForBrowsers: () => `${addresses.publicUrl()}${localPrefix}`,
      accounts: () => `${addresses.selfUrl()}${localPrefix}`,
      api: () => `${addresses.selfUrl()}${localPrefix}`,
      web: () => `${addresses.publicUrl()}${localPrefix}`,
    };
  }
  const { clientId, clientSecret, accountsUrl, apiUrl, webUrl } = streaming;
  return {
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    accountsForBrowsers: () => accountsUrl,
    accounts: () => accountsUrl,
    api: () => apiUrl,
    web: () => webUrl,
  };
}

function postJsonThrough(upstream: Upstream): PostJson {
  return (url, body, { headers, signal }) =>
    upstream.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
}

function warnings(log: FastifyBaseLogger) {
  return {
    keptCurrentTrack(error: StreamingError) {
      const why =
        error.kind === 'playback-forbidden'
          ? 'playback state refused: probably no premium account, or a missing permission'
          : 'rate limit of the streaming service reached';
      log.warn({ kind: error.kind, retryAfterSeconds: error.retryAfterSeconds }, why);
    },
  };
}

export function createServices({
  config,
  addresses,
  store,
  dispatcher,
  now,
  log,
}: ServicesOptions): Services {
  const outgoing = createOutgoing({
    dispatcher,
    onCircuitChange: (upstream, state) => log.warn({ upstream, state }, 'circuit changed'),
  });
  const upstreams = {
    streaming: outgoing.upstream(upstreamPolicies.streaming),
    accounts: outgoing.upstream(upstreamPolicies.accounts),
    recommendations: outgoing.upstream(upstreamPolicies.recommendations),
    classifier: outgoing.upstream(upstreamPolicies.classifier),
    reply: outgoing.upstream(upstreamPolicies.reply),
  };
  const at = streamingAddresses(config, addresses);
  const warn = warnings(log);

  const accounts = createSpotifyAccounts({
    clientId: at.clientId,
    ...(at.clientSecret !== undefined && { clientSecret: at.clientSecret }),
    browserUrl: at.accountsForBrowsers,
    serverUrl: at.accounts,
    upstream: upstreams.accounts,
  });
  const streaming = createSpotifyWebApi({ apiUrl: at.api, upstream: upstreams.streaming, now });

  const { recommender, emotionModel, replyModel } = config;
  const recommenderUrl =
    recommender.kind === 'reccobeats'
      ? () => recommender.url
      : () => `${addresses.selfUrl()}${localPrefix}/reccobeats`;
  const recommenderClient: Recommender | null =
    recommender.kind === 'off'
      ? null
      : createReccoBeatsClient({
          url: recommenderUrl,
          upstream: upstreams.recommendations,
          trackHosts: () => ['open.spotify.com', new URL(at.web()).host],
        });

  const classifier = createClassifier({
    order: config.classifiers,
    ...(emotionModel !== undefined && {
      hosted: { ...emotionModel, postJson: postJsonThrough(upstreams.classifier), now },
    }),
    onFallback: ({ from, to, error }) => {
      if (error === null) log.debug({ from, to }, 'classifier found nothing it knows');
      else log.warn({ from, to, err: error }, 'classifier failed');
    },
  });

  return {
    accounts: { ...accounts, refresh: createSingleRefresh(accounts) },
    streaming,
    currentTrack: createCurrentTrackReader({
      streaming,
      store,
      maxAgeSeconds: config.currentTrackMaxAgeSeconds,
      now,
      onKept: warn.keptCurrentTrack,
    }),
    recommendSongs: createRecommendSongs({ recommender: recommenderClient, streaming }),
    answerMood: createAnswerMood({
      classify: (text, options) => classifier.classify(text, options),
      streaming,
      writeReply: createWriteReply({
        model: replyModel === undefined ? null : createReplyModel(replyModel, upstreams.reply),
        onFallback: (error) => log.warn({ err: error }, 'reply model failed'),
      }),
    }),
    classifier: classifier.source,
    dependencies: () => ({
      streaming: { state: upstreams.streaming.state },
      recommendations: { state: recommenderClient === null ? 'off' : upstreams.recommendations.state },
      classifier: { state: upstreams.classifier.state },
      reply: { state: replyModel === undefined ? 'off' : upstreams.reply.state },
    }),
  };
}
