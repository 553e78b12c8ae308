import { randomUUID } from 'node:crypto';
import { builtInServicePath, type Installation, type Readiness } from '@attune/contract';
import { listenerCookie } from '@attune/local-streaming/settings';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';
import { answerUnreadable } from './errors/unreadable-request.ts';
import type { Connections } from './http-client/connections.ts';
import { describeInstallation } from './installation.ts';
import { type LogStream, loggerOptions } from './logger.ts';
import { type ExposedMetrics, unwatched } from './metrics/metrics.ts';
import {
  callsToday,
  dependenciesOf,
  eachOf,
  type Offer,
  type Offers,
  offerOfToken,
  openOffers,
} from './offers.ts';
import { accessToken } from './plugins/access-token.ts';
import { branding, readStreamingLogo } from './plugins/branding.ts';
import { browserApp, sendShell } from './plugins/browser-app.ts';
import { hostHeader } from './plugins/host-header.ts';
import { loadShedding } from './plugins/load-shedding.ts';
import { isPageRequest, notFound } from './plugins/not-found.ts';
import { oneOrigin } from './plugins/one-origin.ts';
import { longestStopMs, orderlyStop } from './plugins/orderly-stop.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { requestLog } from './plugins/request-log.ts';
import { chooseByToken, onlyFor } from './plugins/route-by-token.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { applicationScreens } from './providers/application-screens.ts';
import type { BuiltInService } from './providers/built-in-service.ts';
import { accountRoutes } from './routes/account.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { currentTrackRoute } from './routes/current-track.ts';
import { devicesRoutes } from './routes/devices.ts';
import { healthRoutes } from './routes/health.ts';
import { libraryStatusRoute } from './routes/library-status.ts';
import { likedRoutes } from './routes/liked.ts';
import { mixesRoutes } from './routes/mixes.ts';
import { moodRoute } from './routes/mood.ts';
import { ownPlaylistsRoutes } from './routes/own-playlists.ts';
import { playlistsRoute } from './routes/playlists.ts';
import { profileRoute } from './routes/profile.ts';
import { recommendationsRoute } from './routes/recommendations.ts';
import { revocationsRoutes } from './routes/revocations.ts';
import { searchRoute } from './routes/search.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { tryRoute } from './routes/try.ts';
import { schemaCompilers } from './schema-compilers.ts';
import type { Secrets } from './secrets.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { type UpstreamPolicies, upstreamPolicies } from './upstream-policies.ts';

export interface AppOptions {
  config: Config;
  addresses: Addresses;
  secrets: Secrets;
  store: SharedStore;
  /** How upstreams are reached. */
  connections: Connections;
  /** What each upstream is granted. Default: `upstreamPolicies`. */
  policies?: UpstreamPolicies;
  /** Requests in flight beyond which more are turned away. Default 1,000. */
  maxInFlight?: number;
  /** Milliseconds work may wait for the processor before requests are turned away; 0: any time. Default 400. */
  maxEventLoopDelayMs?: number;
  /** How long a client may take to send its request, in milliseconds. Default 15,000; a third of it for the headers. */
  requestTimeoutMs?: number;
  /** How long a connection may neither send nor take anything while an answer is under way, in milliseconds. Default 30,000. */
  connectionIdleMs?: number;
  /** How long nothing may have arrived before a stop closes the port, in milliseconds. Default 0. */
  idleBeforeStopMs?: number;
  /** Whether playlists and recommendations found are cached for a while. Default: where public, metered services are asked. */
  keepsFound?: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
  version: string;
  /** Needed where the provider is one that this process serves. */
  builtIn?: BuiltInService;
  /** The folder of the built browser application; absent: the backend alone, or development. */
  webRoot?: string;
  /** Set in development, where the bundler serves the browser application. */
  development?: boolean;
  logStream?: LogStream;
}

/** A streaming service, and what the page is told where it is the listener's. */
interface Offered extends Offer {
  installation: Installation;
  /** A cookie of the service's own pages in this browser. */
  serviceCookie: { name: string; path: string } | null;
}

export interface Built {
  app: FastifyInstance;
  /** What listeners can sign in at. */
  offered: readonly [Offered, ...Offered[]];
  /** `null` where the configuration serves none. */
  metrics: ExposedMetrics | null;
  /** Makes ready what the first listener would wait for. */
  warmUp: () => Promise<void>;
}

const bodyLimitBytes = 64 * 1024;
/** Messages a client may try in a minute without an account. */
const triesPerMinute = 30;
/** More than this many at once would only wait for each other. */
const defaultMaxInFlight = 1_000;
const defaultMaxEventLoopDelayMs = 400;
/** A client that takes longer than this to send its request is let go. */
const defaultRequestTimeoutMs = 15_000;
/** What a client does not take is held in memory for it: not for longer than this. */
const defaultConnectionIdleMs = 30_000;
/** Names, cookies and tokens fit; more is refused before it is read. */
const maxHeaderBytes = 16 * 1024;

function trustProxy(setting: Config['trustProxy']) {
  // A number of hops: the framework counts them from 0, nearest first.
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/**
 * With the built-in streaming service an answer calls this very server, which may not turn itself away. A browser on
 * this machine looks the same, and there is nobody else it could keep out; what comes by a proxy on this machine bears
 * the proxy's mark, which no client can take off.
 */
const isOwnCall = ({ url, headers, socket }: FastifyRequest) =>
  url.startsWith(`${builtInServicePath}/`) &&
  socket.remoteAddress === socket.localAddress &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Loaded where it is used: counting costs every start and every request some time. */
async function openMetrics({ metrics }: Config, callsToday: () => Promise<number>) {
  if (metrics === undefined) return null;
  const { createMetrics } = await import('./metrics/prometheus.ts');
  return createMetrics({ callsToday });
}

/** All that is done in a listener's name, at the service that they are at. */
async function listenersApi(
  api: FastifyInstance,
  { provider, services, tokens, serviceCookie }: Offered,
  addresses: Addresses,
): Promise<void> {
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await api.register(accessToken, { tokens });
  await api.register(moodRoute, { answerMood: services.answerMood });
  await api.register(playlistsRoute, { playlistsForBrief: services.playlistsForBrief });
  await api.register(searchRoute, { streaming: services.streaming });
  await api.register(catalogueRoutes, { catalogueItems: services.catalogueItems });
  await api.register(devicesRoutes, { devices: services.devices });
  await api.register(likedRoutes, { likedTracks: services.likedTracks });
  await api.register(libraryStatusRoute, {
    status: provider.library,
    requireGoodToken: services.requireGoodToken,
  });
  await api.register(ownPlaylistsRoutes, { ownPlaylists: services.ownPlaylists });
  await api.register(accountRoutes, {
    permissions: services.permissions,
    playHistory: services.playHistory,
  });
  await api.register(revocationsRoutes, { takeBack: services.takeBack, tokens, addresses, serviceCookie });
  await api.register(profileRoute, { streaming: services.streaming });
  await api.register(currentTrackRoute, { currentTrack: services.currentTrack });
  await api.register(mixesRoutes, services);
  await api.register(recommendationsRoute, {
    recommendTracks: services.recommendTracks,
    isTrackId: provider.tracks.isId,
  });
}

/** Builds the application without listening. */
export async function createApp(options: AppOptions): Promise<Built> {
  const { config, addresses, secrets, store, now, development = false } = options;
  const { requestTimeoutMs = defaultRequestTimeoutMs } = options;
  const app: FastifyInstance = Fastify({
    schemaController: { compilersFactory: schemaCompilers },
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: options.connectionIdleMs ?? defaultConnectionIdleMs,
    http: {
      maxHeaderSize: maxHeaderBytes,
      // `hostHeader` refuses these, with a problem.
      requireHostHeader: false,
      headersTimeout: requestTimeoutMs / 3,
      // Node looks for slow clients every 30 s, so that a limit of 15 s may mean 45.
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs / 3),
    },
    pluginTimeout: longestStopMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, app.log),
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be decoded is still one that nobody owns: spelt properly, it has its not-found screen.
      const path = request.url.split('?', 1)[0] ?? '/';
      if (options.webRoot !== undefined && isPageRequest(request, path)) {
        reply.redirect(`/${encodeURIComponent(path.slice(1))}`, 302);
      } else sendProblem(error, request, reply);
    },
  });

  let status: Readiness['status'] = 'starting';
  let isWarmingUp = false;
  app.addHook('onListen', async () => {
    status = 'ready';
  });
  app.addHook('onClose', async () => {
    await options.connections.close();
    await store.close();
    await options.builtIn?.close();
    options.builtIn?.state.close();
  });

  const metrics = await openMetrics(config, () => callsToday(offers));
  const watched = metrics ?? unwatched;
  const offers: Offers = openOffers({
    config,
    addresses,
    store,
    connections: options.connections,
    policies: options.policies ?? upstreamPolicies,
    now,
    log: app.log,
    metrics: watched,
    keepsFound: options.keepsFound,
    builtIn: options.builtIn,
  });
  const providers = offers.map(({ provider }) => provider);
  const [{ services }] = offers;
  const logo = providers.some(({ about }) => about.isCredited)
    ? await readStreamingLogo(config.dataDir)
    : null;
  const offered = eachOf(offers, (offer) => ({
    ...offer,
    installation: describeInstallation({
      config,
      provider: offer.provider,
      classifier: offer.services.classifier,
      version: options.version,
      logo: offer.provider.about.isCredited && logo !== null ? logo.path : null,
      offered: providers,
    }),
    serviceCookie: offer.provider.served && { name: listenerCookie, path: builtInServicePath },
  }));
  const [first] = offered;

  await app.register(orderlyStop, {
    idleMs: options.idleBeforeStopMs ?? 0,
    onStopping: () => {
      status = 'stopping';
    },
  });
  await app.register(requestLog, { onAnswer: watched.answered });
  await app.register(problems);
  await app.register(oneOrigin, { publicUrl: addresses.publicUrl });
  await app.register(securityHeaders, {
    imageHosts: providers.flatMap(({ hosts }) => hosts.images),
    frameHosts: providers.flatMap(({ hosts }) => hosts.frames),
    secure: addresses.publicUrl().startsWith('https:'),
    development,
  });
  await app.register(hostHeader, { publicUrl: addresses.publicUrl, selfUrl: addresses.selfUrl });
  await app.register(healthRoutes, {
    installation(at) {
      const isAsked = at !== undefined && offered.length > 1;
      return (isAsked ? offered.find(({ provider }) => provider.at === at) : first)?.installation ?? null;
    },
    readiness: () => ({ status, dependencies: dependenciesOf(offers) }),
  });
  const limits = config.rateLimitPerMinute;
  const limitClients = async (scope: FastifyInstance) => {
    if (limits === null) return;
    // Loaded where it is used: on loopback there are no limits.
    const { clientLimits } = await import('./plugins/client-limits.ts');
    await scope.register(clientLimits, { perMinute: limits, store, now });
  };
  /** What is open to everybody is limited everywhere, as no account has to be made for it. */
  const limitVisitors = async (scope: FastifyInstance) => {
    const { clientLimits } = await import('./plugins/client-limits.ts');
    const perMinute = Math.min(triesPerMinute, limits ?? triesPerMinute);
    await scope.register(clientLimits, { perMinute, count: 'visitor', store, now });
  };
  if (offers.length > 1) chooseByToken(app, (token) => offerOfToken(offers, token).tokenName);
  // Everything that costs work; health checks and files are answered whatever the load.
  await app.register(async (work) => {
    await work.register(loadShedding, {
      maxInFlight: options.maxInFlight ?? defaultMaxInFlight,
      maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? defaultMaxEventLoopDelayMs,
      isAdmitted: isOwnCall,
      isWarmingUp: () => isWarmingUp,
    });
    await work.register(async (scope) => {
      await limitClients(scope);
      await scope.register(signInRoutes, {
        places: eachOf(offered, ({ provider, services, ...offer }) => ({
          ...offer,
          at: provider.at,
          name: provider.about.name,
          takesName: provider.about.capabilities.signIn === 'name',
          accounts: services.accounts,
          forgetListener: services.forgetListener,
          permissions: services.permissions,
        })),
        addresses,
        cookieKey: secrets.key('sign-in-cookie'),
        now,
      });
    });
    for (const offer of offered) {
      await work.register(async (api) => {
        if (offer.tokenName !== null) onlyFor(api, offer.tokenName);
        await limitClients(api);
        await listenersApi(api, offer, addresses);
      });
    }
    await work.register(async (open) => {
      await limitVisitors(open);
      open.removeContentTypeParser('text/plain');
      open.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      await open.register(tryRoute, { answerTry: services.answerTry });
    });
    const { builtIn } = options;
    const served = providers.find((provider) => provider.served !== null)?.served ?? null;
    if (builtIn === undefined || served === null) return;
    const { clientId, access, limits: keeping, onMusicOfToken } = served;
    await work.register(async (scope) => {
      const limitClient =
        limits === null
          ? undefined
          : await (await import('./plugins/client-limits.ts')).createLocalLimit(scope, {
              perMinute: limits,
              store,
              now,
              isExempt: isOwnCall,
            });
      await scope.register(builtIn.plugin, {
        prefix: builtInServicePath,
        publicUrl: () => `${addresses.publicUrl()}${builtInServicePath}`,
        clients: [
          {
            clientId,
            name: 'Attune',
            redirectUris: () => [addresses.redirectUri()],
            endsSession: true,
            asksName: true,
          },
        ],
        screens: applicationScreens(() => addresses.publicUrl()),
        signingKey: secrets.key('local-streaming'),
        state: builtIn.state,
        music: builtIn.music,
        onMusicOfToken,
        ...(builtIn.accounts && { accounts: builtIn.accounts }),
        access,
        limits: keeping,
        ...(limitClient && { limitClient }),
        clock: now,
      });
    });
  });
  if (logo !== null) await app.register(branding, { logo });
  if (options.webRoot !== undefined) await app.register(browserApp, { root: options.webRoot });
  if (!development) {
    await app.register(notFound, options.webRoot === undefined ? {} : { sendScreen: sendShell });
  }
  return {
    app,
    offered,
    metrics,
    async warmUp() {
      isWarmingUp = true;
      await services.warmUp().finally(() => {
        isWarmingUp = false;
      });
    },
  };
}
