import type { AddressInfo } from 'node:net';
import { createMemoryState, localStreaming } from '@attune/local-streaming';
import { createRepertoire, trackFacts } from '@attune/repertoire';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createAddresses } from '../addresses.ts';
import { createApp } from '../app.ts';
// From sources it takes seconds to load, which the first message of a test would be waiting for.
import '../assistant.ts';
import { loadConfig } from '../config.ts';
import { createConnections } from '../http-client/connections.ts';
import type { ExposedMetrics } from '../metrics/metrics.ts';
import type { BuiltInService } from '../providers/built-in-service.ts';
import { loadSecrets } from '../secrets.ts';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { type UpstreamPolicies, upstreamPolicies } from '../upstream-policies.ts';
import { undocumentedRequests } from './documented-requests.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';

export interface TestServer {
  app: FastifyInstance;
  /** `null` unless the environment asks for them (`METRICS_PORT`). Nothing listens there. */
  metrics: ExposedMetrics | null;
  url: string;
  /** Stands for Spotify, its accounts service, the recommender and the hosted models alike, by path. */
  upstream: FakeUpstream;
  /** Everything the server logged, one JSON line each. */
  log: string[];
  /** Moves the server's clock. */
  advance(ms: number): void;
  /** Calls an `/api` route with an access token. */
  call(path: string, init?: RequestInit): Promise<Response>;
  sendMood(text: string): Promise<Response>;
  close(): Promise<void>;
}

/** Building the catalogue takes a moment; it never changes. */
const music = createRepertoire();

/** Settings with which the built-in streaming service takes the fake one's place. */
export const builtInStreaming = {
  SPOTIFY_CLIENT_ID: '',
  SPOTIFY_ACCOUNTS_URL: '',
  SPOTIFY_API_URL: '',
  SPOTIFY_WEB_URL: '',
  RECCOBEATS_URL: '',
};

export const accessToken = 'BQC-test-access';

export interface TestServerOptions {
  webRoot?: string;
  /** Grants every upstream this long, so that silence is noticed soon. */
  deadlineMs?: number;
  /** How long a failing upstream is left alone; with `deadlineMs` only. Default: as in production. */
  circuitOpenMs?: number;
  maxInFlight?: number;
  requestTimeoutMs?: number;
  connectionIdleMs?: number;
  /** Keeps what was found, as in front of the public services. */
  keepsFound?: boolean;
  /** Other music for the built-in service than the repertoire's. */
  source?: Pick<BuiltInService, 'music' | 'factsOf' | 'factsFrom'> &
    Partial<Pick<BuiltInService, 'accounts'>>;
}

/** The policies of production with other times. */
function policiesWith(times: { deadlineMs: number; circuitOpenMs?: number }): UpstreamPolicies {
  const { streaming, accounts, recommendations, trackCards, classifier, reply, reader } = upstreamPolicies;
  return {
    streaming: { ...streaming, ...times },
    accounts: { ...accounts, ...times },
    recommendations: { ...recommendations, ...times },
    trackCards: { ...trackCards, ...times },
    classifier: { ...classifier, ...times },
    reply: { ...reply, ...times },
    reader: { ...reader, ...times },
  };
}

/** The real application on a loopback port, with one fake upstream behind it and a clock of its own. */
export async function startTestServer(
  env: Record<string, string> = {},
  {
    webRoot,
    deadlineMs,
    circuitOpenMs,
    maxInFlight,
    requestTimeoutMs,
    connectionIdleMs,
    keepsFound,
    source,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const upstream = await startFakeUpstream();
  const withUpstream = Object.fromEntries(
    Object.entries(env).map(([key, value]) => [key, value.replace('{upstream}', upstream.url)]),
  );
  const config = loadConfig({
    PORT: '0',
    SPOTIFY_CLIENT_ID: 'test-client',
    SPOTIFY_ACCOUNTS_URL: upstream.url,
    SPOTIFY_API_URL: upstream.url,
    SPOTIFY_WEB_URL: upstream.url,
    RECCOBEATS_URL: upstream.url,
    SESSION_SECRET: 'a secret of the tests, long enough to be one'.replaceAll(' ', '-'),
    MOOD_CLASSIFIER: 'keywords',
    LOG_LEVEL: 'debug',
    ...withUpstream,
  });
  const addresses = createAddresses(config);
  let now = Date.UTC(2026, 10, 21, 12);
  const log: string[] = [];
  const { app, metrics } = await createApp({
    config,
    addresses,
    secrets: loadSecrets({
      dataDir: config.dataDir,
      sessionSecret: config.sessionSecret,
      onUnwritable: () => {},
    }),
    store: createMemoryStore({ now: () => now }),
    connections: createConnections(),
    now: () => now,
    version: '0.0.0-test',
    // A machine busy with other tests is no overload of this server.
    maxEventLoopDelayMs: 0,
    builtIn: {
      plugin: localStreaming,
      state: createMemoryState(),
      music,
      factsOf: trackFacts,
      factsFrom: 'catalogue',
      progress: null,
      accounts: null,
      close: async () => undefined,
      ...source,
    },
    ...(webRoot !== undefined && { webRoot }),
    ...(keepsFound !== undefined && { keepsFound }),
    ...(maxInFlight !== undefined && { maxInFlight }),
    ...(requestTimeoutMs !== undefined && { requestTimeoutMs }),
    ...(connectionIdleMs !== undefined && { connectionIdleMs }),
    ...(deadlineMs !== undefined && {
      policies: policiesWith({ deadlineMs, ...(circuitOpenMs !== undefined && { circuitOpenMs }) }),
    }),
    logStream: { write: (line) => log.push(line) },
  });
  await app.listen({ host: config.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  addresses.bound(port);
  const url = `http://127.0.0.1:${port}`;
  const call: TestServer['call'] = (path, init = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${accessToken}`, ...init.headers } });
  return {
    app,
    metrics,
    url,
    upstream,
    log,
    advance: (ms) => {
      now += ms;
    },
    call,
    sendMood: (text) =>
      call('/api/mood', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      }),
    close: async () => {
      await app.close();
      await upstream.close();
      expect(undocumentedRequests(upstream.requests)).toEqual([]);
    },
  };
}
