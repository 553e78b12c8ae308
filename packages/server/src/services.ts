import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness, ReadingSource } from '@attune/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Assistant } from './assistant.ts';
import type { AnswerMood } from './chat/answer-mood.ts';
import type { AnswerTry } from './chat/answer-try.ts';
import type { PlaylistsForBrief } from './chat/playlists-for-brief.ts';
import { createReplyBesideSearch } from './chat/reply-beside-search.ts';
import type { Config } from './config.ts';
import { connectUpstreams } from './connect-upstreams.ts';
import { createDevices, type Devices } from './devices/devices.ts';
import type { Connections } from './http-client/connections.ts';
import { createSharedCircuits } from './http-client/shared-circuits.ts';
import { type CatalogueItems, createCatalogueItems } from './library/catalogue-items.ts';
import { createLikedTracks, type LikedTracks } from './library/liked-tracks.ts';
import { createOwnPlaylists, type OwnPlaylists } from './library/own-playlists.ts';
import { createPlayHistory, type PlayHistory } from './library/play-history.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createShownTracks, createTrackSearchCache } from './mixes/cached-tracks.ts';
import { createFindCover } from './mixes/find-cover.ts';
import type { MakeMix } from './mixes/make-mix.ts';
import { createMakeOnce } from './mixes/make-once.ts';
import { createOwnMusic } from './mixes/own-music.ts';
import { createPrefetchedMixes } from './mixes/prefetched-mixes.ts';
import { createRecentlyPlayed } from './mixes/recently-played.ts';
import { createFindGoneMixes, createSaveMix, type FindGoneMixes, type SaveMix } from './mixes/save-mix.ts';
import { createSavedPlaylists } from './mixes/saved-playlists.ts';
import type { BuiltInService } from './providers/built-in-service.ts';
import { pickProvider } from './providers/pick-provider.ts';
import type { Provider } from './providers/provider.ts';
import { connectRecommender } from './recommendations/connect-recommender.ts';
import { createRecommendTracks, type RecommendTracks } from './recommendations/recommend-tracks.ts';
import type { RecommendationError } from './recommendations/recommendation-error.ts';
import { createDescribeTracks } from './recommendations/track-details.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { type CurrentTrackReader, createCurrentTrackReader } from './streaming/current-track-reader.ts';
import {
  createGrantedPermissions,
  type GrantedPermissions,
  permissionRequired,
  recordingPermissions,
} from './streaming/granted-permissions.ts';
import type { QuotaGate } from './streaming/quota-gate.ts';
import { refreshingOnce } from './streaming/refreshing-once.ts';
import { createSearchCache } from './streaming/search-cache.ts';
import { StreamingError } from './streaming/streaming-error.ts';
import type { AccountsService, ListenerCall, StreamingService } from './streaming/streaming-service.ts';
import { createTakeBack, type TakeBack } from './streaming/take-back.ts';
import { createTokenProofs, isTokenProven } from './streaming/token-proofs.ts';
import type { UpstreamPolicies } from './upstream-policies.ts';

export interface ServicesOptions {
  config: Config;
  addresses: Addresses;
  store: SharedStore;
  connections: Connections;
  gate: QuotaGate;
  policies: UpstreamPolicies;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Where this process runs the service of our own. */
  builtIn?: BuiltInService | undefined;
  /** Whether what was found is cached for a while. Default: where the public, metered services are asked. */
  keepsFound?: boolean | undefined;
}

/** Everything the routes call, wired once. */
export interface Services {
  provider: Provider;
  accounts: AccountsService;
  streaming: StreamingService;
  /** Throws where the service does not accept the listener's token. @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
  currentTrack: CurrentTrackReader;
  /** Drops whatever is cached for the listener behind an access token. */
  forgetListener: (accessToken: string) => Promise<void>;
  takeBack: TakeBack;
  recommendTracks: RecommendTracks;
  permissions: GrantedPermissions;
  devices: Devices;
  catalogueItems: CatalogueItems;
  likedTracks: LikedTracks;
  playHistory: PlayHistory;
  ownPlaylists: OwnPlaylists;
  makeMix: MakeMix;
  saveMix: SaveMix;
  findGoneMixes: FindGoneMixes;
  answerMood: AnswerMood;
  answerTry: AnswerTry;
  playlistsForBrief: PlaylistsForBrief;
  /** Makes ready what the first listener would wait for: the assistant, and what it reads with. */
  warmUp: () => Promise<void>;
  /** The classifier that is asked first. */
  classifier: ReadingSource;
  dependencies: () => Readiness['dependencies'];
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });
/** As `pause`, for what nobody waits for: it keeps no process running. */
const pauseUnattended = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false });

export function createServices(options: ServicesOptions): Services {
  const { config, addresses, store, connections, gate, policies, now, log, metrics, keepsFound } = options;
  const upstreams = connectUpstreams({
    connections,
    policies,
    sharedCircuits: config.redisUrl === undefined ? undefined : createSharedCircuits(store),
    log,
    metrics,
  });
  const provider = pickProvider(config, addresses, options.builtIn);
  const proofs = createTokenProofs(store);
  const permissions = createGrantedPermissions(provider.furtherScopes, store);
  const clients = provider.connect({ upstreams, gate, proofs, now });
  const { streaming: webApi, readCard } = clients;
  const { emotionModel, replyModel } = config;
  const accounts = refreshingOnce(recordingPermissions(clients.accounts, permissions), now);
  const searchCache = createSearchCache(webApi, { store, now });
  const keepsSearches = keepsFound ?? provider.isMetered;
  const streaming: StreamingService = keepsSearches
    ? { ...webApi, searchPlaylists: searchCache.searchPlaylists }
    : webApi;

  const isProven = (call: ListenerCall) => isTokenProven(call, proofs, streaming);
  const recommender = connectRecommender({
    config,
    provider,
    upstream: upstreams.recommendations,
    store,
    keepsFound,
  });
  const currentTrack = createCurrentTrackReader({
    streaming,
    store,
    schedule: provider.schedule(config.currentTrackMaxAgeSeconds),
    now,
    wait: pause,
    onRefused: () => metrics.fellBack('current-track'),
    // A 429 is told by the gate, which has been asked for silence.
    onForbidden: ({ kind }) =>
      log.warn({ kind }, 'playback state refused: probably no premium account, or a missing permission'),
  });

  const savedPlaylists = createSavedPlaylists(streaming, store);
  const ownMusic = createOwnMusic({ streaming, permissions, store, now });
  const recentlyPlayed = createRecentlyPlayed({
    library: streaming,
    permissions,
    access: provider.playHistoryAccess,
    isCached: keepsSearches,
    store,
    now,
  });
  const ownPlaylists = createOwnPlaylists({
    streaming,
    isId: provider.tracks.isId,
    openPlaylist: provider.openPlaylist,
    requirePermission: permissionRequired(permissions, 'own-playlists'),
    onRemoved: savedPlaylists.removed,
    store,
    now,
  });
  const trackSearchCache = createTrackSearchCache(store, now);
  const shown = createShownTracks(store);
  const recommenderPassedOver = (error: RecommendationError) => {
    metrics.fellBack('recommender');
    log.warn({ err: error }, 'recommender passed over');
  };
  const requireGoodToken = async (call: ListenerCall) => {
    if (!(await isProven(call))) throw new StreamingError('unavailable');
  };
  const mixes = createPrefetchedMixes({
    makeMix: async (...asked) => (await assistant()).makeMix(...asked),
    requireGoodToken,
    defer: setImmediate,
    wait: pauseUnattended,
  });
  let loading: Promise<Assistant> | undefined;
  /** Loaded when it is first asked for, which is once the server listens: its words are most of the code. */
  const assistant = (): Promise<Assistant> => {
    loading ??= import('./assistant.ts').then(({ createAssistant }) =>
      createAssistant({
        config,
        upstreams,
        classifierDeadlineMs: policies.classifier.deadlineMs,
        catalogue: provider.catalogue,
        artists: provider.artists,
        streaming,
        isProven,
        mixing: {
          currentTrack,
          ownMusic,
          recentlyPlayed,
          shown,
          searchCache: keepsSearches ? trackSearchCache : null,
          recommender,
          onFallback: recommenderPassedOver,
          requireGoodToken,
          findCover: readCard && createFindCover(readCard, store),
        },
        replyBesideSearch: createReplyBesideSearch({ hasProof: proofs.has, wait: pause }),
        prefetchMix: provider.catalogue === null || provider.isMetered ? null : mixes.prefetch,
        now,
        log,
        metrics,
      }),
    );
    return loading;
  };

  const forgetListener = async (accessToken: string) => {
    const memories = [
      currentTrack,
      searchCache,
      trackSearchCache,
      ownMusic,
      recentlyPlayed,
      ownPlaylists,
      proofs,
      permissions,
      mixes,
    ];
    await Promise.all(memories.map((memory) => memory.forget(accessToken)));
    // Whoever leaves is not kept here by a service that does not hear of it; their browser drops the tokens anyway.
    await accounts.revoke?.(accessToken).catch((error: unknown) => {
      log.warn({ err: error }, 'signing out was not taken by the streaming service');
    });
  };

  return {
    provider,
    requireGoodToken,
    makeMix: mixes.makeMix,
    accounts,
    streaming,
    currentTrack,
    forgetListener,
    takeBack: createTakeBack({
      accounts,
      permissions,
      furtherScopes: provider.furtherScopes,
      forgetListener,
    }),
    recommendTracks: createRecommendTracks({
      recommender,
      describeTracks: createDescribeTracks({
        streaming,
        store,
        readCard,
      }),
      streaming,
      mayHear: provider.mayHear,
      onFallback: recommenderPassedOver,
    }),
    permissions,
    devices: createDevices({
      service: streaming,
      isId: provider.tracks.isId,
      requirePermission: permissionRequired(permissions, 'devices'),
      wait,
    }),
    catalogueItems: createCatalogueItems({ streaming, isId: provider.tracks.isId }),
    likedTracks: createLikedTracks({
      library: streaming,
      isId: provider.tracks.isId,
      requirePermission: permissionRequired(permissions, 'liked-songs'),
    }),
    playHistory: createPlayHistory({
      library: streaming,
      isSupported: provider.about.capabilities.history !== undefined,
      requirePermission: permissionRequired(permissions, 'history'),
    }),
    ownPlaylists,
    saveMix: createSaveMix({
      playlists: streaming,
      saved: savedPlaylists,
      makeOnce: createMakeOnce(streaming, store, savedPlaylists),
      isId: provider.tracks.isId,
      requirePermission: permissionRequired(permissions, 'save-mixes'),
    }),
    findGoneMixes: createFindGoneMixes({
      saved: savedPlaylists,
      isId: provider.tracks.isId,
      requirePermission: permissionRequired(permissions, 'save-mixes'),
    }),
    answerMood: async (...asked) => (await assistant()).answerMood(...asked),
    answerTry: async (...asked) => (await assistant()).answerTry(...asked),
    playlistsForBrief: async (...asked) => (await assistant()).playlistsForBrief(...asked),
    warmUp: async () => (await assistant()).warmUp(),
    classifier: config.classifiers[0] ?? 'keywords',
    dependencies: () => ({
      streaming: { state: upstreams.streaming.state },
      recommendations: { state: recommender === null ? 'off' : upstreams.recommendations.state },
      classifier: { state: emotionModel === undefined ? 'off' : upstreams.classifier.state },
      reply: { state: replyModel === undefined ? 'off' : upstreams.reply.state },
    }),
  };
}
