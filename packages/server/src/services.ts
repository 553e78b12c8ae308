import { setTimeout as wait } from 'node:timers/promises';
import { builtInServicePath, type Readiness, type ReadingSource } from '@attune/contract';
import { readMessage, writeReply } from '@attune/conversation';
import {
  createClassifier,
  distressWords,
  helpAddress,
  type PostJson,
  readSituation,
  recognizeDistress,
} from '@attune/mood';
import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Addresses } from './addresses.ts';
import { type AnswerMood, createAnswerMood } from './chat/answer-mood.ts';
import { createPlaylistsForBrief, type PlaylistsForBrief } from './chat/playlists-for-brief.ts';
import { createReplyBesideSearch } from './chat/reply-beside-search.ts';
import { createReplyModel } from './chat/reply-model/reply-model.ts';
import { createWriteReply } from './chat/write-reply.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createOutgoing, type Upstream } from './outgoing/outgoing.ts';
import { restAfterRefusal } from './outgoing/rest-after-refusal.ts';
import { createSharedCircuits } from './outgoing/shared-circuits.ts';
import { createSharedFlight } from './outgoing/shared-flight.ts';
import { createSpotifyAccounts } from './providers/spotify/accounts.ts';
import { createReadTrackCard } from './providers/spotify/oembed.ts';
import { createSpotifyWebApi } from './providers/spotify/web-api.ts';
import { withKeptRecommendations } from './recommendations/kept-recommendations.ts';
import { createReccoBeatsClient, type Recommender } from './recommendations/reccobeats-client.ts';
import { createRecommendSongs, type RecommendSongs } from './recommendations/recommend-songs.ts';
import { createDescribeSongs } from './recommendations/song-details.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { type CurrentTrackReader, createCurrentTrackReader } from './streaming/current-track-reader.ts';
import type { CurrentTrackSchedule } from './streaming/current-track-schedule.ts';
import { createKeptSearches } from './streaming/kept-searches.ts';
import { listenerKey } from './streaming/listener-key.ts';
import type { QuotaGate } from './streaming/quota-gate.ts';
import type { AccountsService, IssuedTokens, StreamingService } from './streaming/streaming-service.ts';
import { createTokenProofs, isTokenProven } from './streaming/token-proofs.ts';
import type { UpstreamPolicies } from './upstream-policies.ts';

export interface ServicesOptions {
  config: Config;
  addresses: Addresses;
  store: SharedStore;
  dispatcher: Dispatcher;
  gate: QuotaGate;
  policies: UpstreamPolicies;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Whether what was found is kept for a while. Default: where the public, metered services are asked. */
  keepsFound?: boolean | undefined;
}

/** Everything the routes call, wired once. */
export interface Services {
  accounts: AccountsService;
  streaming: StreamingService;
  currentTrack: CurrentTrackReader;
  /** Drops whatever is kept for the listener behind an access token. */
  forgetListener: (accessToken: string) => Promise<void>;
  recommendSongs: RecommendSongs;
  answerMood: AnswerMood;
  playlistsForBrief: PlaylistsForBrief;
  /** The classifier that is asked first. */
  classifier: ReadingSource;
  dependencies: () => Readiness['dependencies'];
}

/** The client id under which this server is registered at the built-in streaming service. */
export const localClientId = 'attune';
export const localPrefix = builtInServicePath;

/**
 * The current track; reading the profile, searching and track details need no scope. At the built-in service the
 * dashboard plays as well, and its player speaks with the service's own.
 */
const scopesAt = {
  spotify: ['user-read-currently-playing'],
  local: ['user-read-currently-playing', 'streaming'],
} as const;

const classifierGraceMs = 500;

/** A change made on another device is noticed within this time, also after a pause. */
const longestUnnoticedMs = 75_000;

/** A listener who presses "next" ten times costs the daily quota of Spotify a call or two. */
const spotifyThrottleMs = 2_000;

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

/**
 * One refresh in flight per refresh token, whatever the number of tabs: parallel ones race, fatally so where the
 * service rotates refresh tokens.
 */
function refreshingOnce(accounts: AccountsService): AccountsService {
  const flight = createSharedFlight<IssuedTokens>();
  return {
    ...accounts,
    refresh: (refreshToken) =>
      flight.join(listenerKey(refreshToken), (signal) => accounts.refresh(refreshToken, signal)),
  };
}

/** The built-in service may be asked at any time; Spotify's quota wants patience while nothing moves. */
function scheduleOf({ streaming, currentTrackMaxAgeSeconds }: Config): CurrentTrackSchedule {
  const playingMaxAgeMs = currentTrackMaxAgeSeconds * 1000;
  if (streaming.kind === 'local') return { playingMaxAgeMs, idleMaxAgeMs: playingMaxAgeMs, throttleMs: 0 };
  const patientMs = Math.min(2 * playingMaxAgeMs, longestUnnoticedMs);
  return {
    playingMaxAgeMs,
    idleMaxAgeMs: Math.max(playingMaxAgeMs, patientMs),
    throttleMs: spotifyThrottleMs,
  };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });

/** The public services count every call; those of the operator's own, and the built-in ones, may be asked each time. */
const meteredHosts = new Set(['api.spotify.com', 'api.reccobeats.com']);
const isMetered = (address: string) => meteredHosts.has(new URL(address).host);

export function createServices(options: ServicesOptions): Services {
  const { config, addresses, store, dispatcher, gate, policies, now, log, metrics, keepsFound } = options;
  const outgoing = createOutgoing({
    dispatcher,
    onCall: metrics.upstreamCalled,
    onCircuitChange: (upstream, state) => log.warn({ upstream, state }, 'circuit changed'),
    ...(config.redisUrl !== undefined && { sharedCircuits: createSharedCircuits(store) }),
  });
  const upstreams = {
    streaming: outgoing.upstream(policies.streaming),
    accounts: outgoing.upstream(policies.accounts),
    recommendations: outgoing.upstream(policies.recommendations),
    trackCards: outgoing.upstream(policies.trackCards),
    classifier: restAfterRefusal(outgoing.upstream(policies.classifier)),
    reply: restAfterRefusal(outgoing.upstream(policies.reply)),
  };
  const at = streamingAddresses(config, addresses);

  const accounts = createSpotifyAccounts({
    clientId: at.clientId,
    ...(at.clientSecret !== undefined && { clientSecret: at.clientSecret }),
    browserUrl: at.accountsForBrowsers,
    serverUrl: at.accounts,
    scopes: scopesAt[config.streaming.kind],
    revokes: config.streaming.kind === 'local',
    upstream: upstreams.accounts,
  });
  const proofs = createTokenProofs(store);
  const webApi = createSpotifyWebApi({ apiUrl: at.api, upstream: upstreams.streaming, gate, proofs, now });
  const keptSearches = createKeptSearches(webApi, { store, now });
  const keepsSearches = keepsFound ?? (config.streaming.kind === 'spotify' && isMetered(at.api()));
  const streaming: StreamingService = keepsSearches
    ? { ...webApi, searchPlaylists: keptSearches.searchPlaylists }
    : webApi;

  const { recommender, emotionModel, replyModel } = config;
  const recommenderUrl =
    recommender.kind === 'reccobeats'
      ? () => recommender.url
      : () => `${addresses.selfUrl()}${localPrefix}/reccobeats`;
  const askRecommender: Recommender | null =
    recommender.kind === 'off'
      ? null
      : createReccoBeatsClient({
          url: recommenderUrl,
          upstream: upstreams.recommendations,
          trackHosts: () => ['open.spotify.com', new URL(at.web()).host],
          trackUrl: (id) => `${at.web()}/track/${id}`,
        });
  const keepsRecommendations =
    keepsFound ?? (recommender.kind === 'reccobeats' && isMetered(recommender.url));
  const recommenderClient =
    askRecommender !== null && keepsRecommendations
      ? withKeptRecommendations(askRecommender, store)
      : askRecommender;

  const classifier = createClassifier({
    order: config.classifiers,
    ...(emotionModel !== undefined && {
      hosted: {
        ...emotionModel,
        postJson: postJsonThrough(upstreams.classifier),
        // The door's own deadline comes first: it counts towards the circuit, while a caller who leaves does not.
        budgetMs: policies.classifier.deadlineMs + classifierGraceMs,
      },
    }),
    onFallback: ({ from, to, error }) => {
      if (error === null) log.debug({ from, to }, 'classifier found nothing it knows');
      else {
        metrics.fellBack('classifier');
        log.warn({ from, to, err: error }, 'classifier failed');
      }
    },
  });

  const currentTrack = createCurrentTrackReader({
    streaming,
    store,
    schedule: scheduleOf(config),
    now,
    wait: pause,
    onRefused: () => metrics.fellBack('current-track'),
    // A 429 is told by the gate, which has been asked for silence.
    onForbidden: ({ kind }) =>
      log.warn({ kind }, 'playback state refused: probably no premium account, or a missing permission'),
  });

  return {
    accounts: refreshingOnce(accounts),
    streaming,
    currentTrack,
    forgetListener: async (accessToken) => {
      const memories = [currentTrack, keptSearches, proofs];
      await Promise.all(memories.map((memory) => memory.forget(accessToken)));
      // Whoever leaves is not kept here by a service that does not hear of it; their browser drops the tokens anyway.
      await accounts.revoke?.(accessToken).catch((error: unknown) => {
        log.warn({ err: error }, 'signing out was not taken by the streaming service');
      });
    },
    recommendSongs: createRecommendSongs({
      recommender: recommenderClient,
      describeSongs: createDescribeSongs({
        streaming,
        store,
        readCard:
          config.streaming.kind === 'spotify' ? createReadTrackCard(at.web, upstreams.trackCards) : null,
      }),
      streaming,
      onFallback: (error) => {
        metrics.fellBack('recommender');
        log.warn({ err: error }, 'recommender passed over');
      },
    }),
    answerMood: createAnswerMood({
      async classify(text, call) {
        const paysModel = classifier.source === 'hosted' && (await isTokenProven(call, proofs, streaming));
        return classifier.classify(text, { signal: call.signal, onThisMachine: !paysModel });
      },
      replyBesideSearch: createReplyBesideSearch({ hasProof: proofs.has, wait: pause }),
      readMessage: (text, context) => readMessage(text, context, { recognizeDistress, readSituation }),
      readsPlainly: config.classifiers[0] === 'keywords',
      distress: { wordsIn: distressWords, helpUrl: helpAddress },
      streaming,
      writeReply: createWriteReply({
        model:
          replyModel === undefined
            ? null
            : createReplyModel({ config: replyModel, upstream: upstreams.reply }),
        writer: config.writesReplies ? writeReply : null,
        onFallback: (error) => {
          metrics.fellBack('reply');
          log.warn({ err: error }, 'reply model failed');
        },
      }),
    }),
    playlistsForBrief: createPlaylistsForBrief(streaming),
    classifier: classifier.source,
    dependencies: () => ({
      streaming: { state: upstreams.streaming.state },
      recommendations: { state: recommenderClient === null ? 'off' : upstreams.recommendations.state },
      classifier: { state: emotionModel === undefined ? 'off' : upstreams.classifier.state },
      reply: { state: replyModel === undefined ? 'off' : upstreams.reply.state },
    }),
  };
}
