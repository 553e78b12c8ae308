import { hkdfSync, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LimitClient } from './client-limit.ts';
import type { Music } from './music/index.ts';
import { localStreaming } from './plugin.ts';
import { SecretFileError, secretFromFile } from './secret-file.ts';
import { describeAccess } from './sign-in/access.ts';
import type { StandaloneConfig } from './standalone-config.ts';
import { openState } from './state/open-state.ts';

/** Told to the operator; `warning` marks what keeps something from being remembered. */
export type Say = (text: string, kind: 'notice' | 'warning') => void;

/** What a client does not take is held in memory for it: not for longer than this. */
const connectionIdleMs = 30_000;
/** A client that takes longer than this to send its request is let go. */
const requestTimeoutMs = 15_000;

/** The service could not start, for a reason that is put in words for the operator. */
export class StandaloneError extends Error {
  override readonly name = 'StandaloneError';
}

/**
 * Starts the service alone, at the root of its own address.
 * @throws {StandaloneError} when it cannot listen where it was told to
 */
export async function startStandalone(
  config: StandaloneConfig,
  music: Music,
  say: Say,
): Promise<FastifyInstance> {
  const { host, port, dataDir, clientId, clientSecret, redirectUris } = config;
  const app = Fastify({
    connectionTimeout: connectionIdleMs,
    requestTimeout: requestTimeoutMs,
    logger: { level: 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] },
  });
  let bound = '';
  const limitClient = await createClientLimit(app, config);
  const state = openState(join(dataDir, 'local-streaming'), {
    report: ({ kind, path, movedTo }) =>
      say(`${path}: ${kind}${movedTo === undefined ? '' : `, kept as ${movedTo}`}`, 'warning'),
  });
  app.addHook('onClose', async () => state.close());
  await app.register(localStreaming, {
    publicUrl: () => config.publicUrl ?? bound,
    clients: [
      { clientId, name: clientId, redirectUris: () => redirectUris, ...(clientSecret && { clientSecret }) },
    ],
    signingKey: signingKey(config, say),
    music,
    state,
    scenarios: config.scenarios,
    access: config.access,
    limits: config.limits,
    ...(limitClient && { limitClient }),
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new StandaloneError(explainListenError(error as NodeJS.ErrnoException, config));
  }
  const address = app.server.address() as AddressInfo;
  bound = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
  const url = config.publicUrl ?? bound;
  say(
    [
      `The built-in streaming service is at ${url}/`,
      `  accounts ${url}   Web API ${url}/v1   recommender ${url}/reccobeats`,
      `  sign-in: ${describeAccess(config.access)}`,
      `  client id ${clientId}, redirect URIs ${redirectUris.join(', ')}`,
      ...(config.scenarios ? [`  bad days on offer: GET and PUT ${url}/scenarios`] : []),
    ].join('\n'),
    'notice',
  );
  return app;
}

/** Counts in this process alone, as there is no other. */
async function createClientLimit(
  app: FastifyInstance,
  { rateLimitPerMinute }: StandaloneConfig,
): Promise<LimitClient | undefined> {
  if (rateLimitPerMinute === null) return undefined;
  await app.register(fastifyRateLimit, { global: false, max: rateLimitPerMinute, timeWindow: 60_000 });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? null : counted.ttlInSeconds;
  };
}

function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: StandaloneConfig,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} needs rights this user does not have. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return `The streaming service could not listen: ${message}`;
}

/** From `SESSION_SECRET`, else from a secret kept in the data directory, so that sign-ins outlive a restart. */
function signingKey({ signingSecret, dataDir }: StandaloneConfig, say: Say): Uint8Array {
  const secret = signingSecret ?? secretOf(dataDir, say);
  return new Uint8Array(hkdfSync('sha256', secret, 'attune', 'local-streaming', 32));
}

function secretOf(dataDir: string, say: Say): string {
  try {
    return secretFromFile(dataDir);
  } catch (error) {
    if (!(error instanceof SecretFileError)) throw error;
    say(`${error.path} cannot be used, so sign-ins end with this process.`, 'warning');
    return randomBytes(48).toString('base64url');
  }
}
