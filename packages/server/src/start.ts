import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isMoodModelError, shippedDistressModel, shippedTopicModel } from '@attune/mood/shipped-models';
import type { FastifyInstance } from 'fastify';
import { createAddresses } from './addresses.ts';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { connectionTrouble } from './connection-trouble.ts';
import { createConnections } from './http-client/connections.ts';
import { createMetricsListener } from './metrics/metrics-listener.ts';
import { openBuiltInService } from './providers/built-in-service.ts';
import { requireNamedDataDir } from './providers/data-dir.ts';
import { explainSecretTrouble, loadSecrets } from './secrets.ts';
import { createMemoryStore } from './shared-store/memory-store.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import { connectTimeoutMs } from './upstream-policies.ts';

export interface StartOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of the built browser application; absent in development. */
  webRoot?: string;
  /** Requests in flight beyond which more are turned away. Default: the application's. */
  maxInFlight?: number;
  /** Adds what only development needs, before the server listens. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Under load the port stays open until the balancer has noticed, and nothing arrives any more. */
const idleBeforeStopMs = 250;
/** npm hands the Ctrl-C of a terminal on to a process that has had it already. */
const echoMs = 300;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** By how the refusals of Redis begin, or by what keeps a connection from coming about. */
function redisTrouble(error: (Error & { code?: string }) | undefined): string {
  const said = error?.message ?? '';
  if (/^(OOM|MISCONF|READONLY|EXECABORT)\b/.test(said)) return ' (it is full, or takes no changes)';
  const refuses = /^(WRONGPASS|NOAUTH)\b/.test(said);
  const trouble = refuses ? 'it refuses the name and password' : connectionTrouble(error?.code);
  return trouble === null ? '' : ` (${trouble})`;
}

/** Nothing of the address is told: it may hold a password. */
async function openStore({ redisUrl }: Config): Promise<SharedStore> {
  const createMemory = () => createMemoryStore({ now: () => performance.now() });
  if (redisUrl === undefined) return createMemory();
  const { createRedisStore } = await import('./shared-store/redis-store.ts');
  return createRedisStore({
    url: redisUrl,
    createFallback: createMemory,
    onAvailability: (available, why) =>
      complain(
        available
          ? 'REDIS_URL answers again: what is remembered is shared between instances.'
          : `REDIS_URL does not answer${redisTrouble(why)}: until it does, this instance remembers for itself.`,
      ),
  });
}

function explainListenError(error: NodeJS.ErrnoException, config: Config): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${config.port} on ${config.host} is taken by another program. Stop it, or set PORT to a free one.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${config.port} needs rights this user does not have. Set PORT to one above 1023.`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${config.host} is not an address of this machine.`;
  }
  return `The server could not listen: ${error.message}`;
}

/** The first signal stops in good order, a second one at once. */
function stopOnSignals(app: FastifyInstance): void {
  let firstAt: number | undefined;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > echoMs) process.exit(128 + constants.signals[signal]);
      return;
    }
    firstAt = performance.now();
    app.log.info({ signal }, 'stopping');
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function run({ env, webRoot, maxInFlight, extend }: StartOptions): Promise<void> {
  const config = loadConfig(env);
  requireNamedDataDir(config);
  // Rather no server than one that fails each message, or would answer danger with a playlist.
  shippedDistressModel();
  shippedTopicModel();
  const addresses = createAddresses(config);
  const secrets = loadSecrets({
    dataDir: config.dataDir,
    sessionSecret: config.sessionSecret,
    onUnwritable: (error) => complain(explainSecretTrouble(error)),
  });
  const connections = createConnections(connectTimeoutMs);
  const builtIn = await openBuiltInService(config, complain, say);
  const built = await createApp({
    config,
    addresses,
    secrets,
    store: await openStore(config),
    connections,
    now: Date.now,
    idleBeforeStopMs,
    version,
    ...(builtIn !== undefined && { builtIn }),
    ...(webRoot !== undefined && { webRoot }),
    ...(maxInFlight !== undefined && { maxInFlight }),
    development: extend !== undefined,
  });
  const { app, metrics } = built;
  await extend?.(app);
  if (metrics !== null && config.metrics !== undefined) {
    const { host, port } = config.metrics;
    const listener = createMetricsListener(metrics, host);
    app.addHook('onClose', () => listener.close());
    await listener.listen({ host, port }).catch(() => {
      complain('METRICS_HOST and METRICS_PORT name an address that is taken or not of this machine.');
      process.exit(1);
    });
  }
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    complain(explainListenError(error as NodeJS.ErrnoException, config));
    process.exit(1);
  }
  const address = app.server.address();
  if (address !== null && typeof address === 'object') addresses.bound(address.port);
  stopOnSignals(app);
  say(banner(config, addresses, built));
  setImmediate(() => {
    connections.open().catch((error: unknown) => app.log.warn({ err: error }, 'warming up failed'));
    built.warmUp().catch((error: unknown) => app.log.warn({ err: error }, 'warming up failed'));
  });
}

/** Starts the whole product, or says in one line what keeps it from starting. */
export async function start(options: StartOptions): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    if (!(error instanceof ConfigError) && !isMoodModelError(error)) throw error;
    complain(error.message);
    process.exit(1);
  }
}

/** The browser application as built beside this package. */
export const builtWebRoot = join(import.meta.dirname, '../../web/dist');
