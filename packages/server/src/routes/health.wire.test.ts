import { installationSchema, readinessSchema } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const get = (path: string) => fetch(`${server.url}${path}`);

test('liveness answers', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('readiness tells the state of each dependency without asking any', async () => {
  const reply = await get('/readyz');
  expect(reply.status).toBe(200);
  expect(readinessSchema.parse(await reply.json())).toEqual({
    status: 'ready',
    dependencies: {
      streaming: { state: 'ok' },
      recommendations: { state: 'ok' },
      classifier: { state: 'off' },
      reply: { state: 'off' },
    },
  });
  expect(server.upstream.requests).toHaveLength(0);
});

test('a dependency that keeps failing shows as degraded', async () => {
  server.upstream.on('GET /v1/search', () => ({ status: 500, body: 'down' }));
  for (let attempt = 0; attempt < 4; attempt += 1) await server.sendMood('calm');
  const readiness = readinessSchema.parse(await (await get('/readyz')).json());
  expect(readiness.dependencies.streaming).toEqual({ state: 'degraded' });
  const asked = server.upstream.seen('/v1/search').length;
  expect((await server.sendMood('calm')).status).toBe(503);
  expect(server.upstream.seen('/v1/search')).toHaveLength(asked);
});

test('a hosted emotion model that keeps silent is left alone after a while, and shows as degraded', async () => {
  const env = { MOOD_CLASSIFIER: 'auto', EMOTION_MODEL_URL: '{upstream}/emotion' };
  const patient = await startTestServer(env, { deadlineMs: 250 });
  const stateOf = async () => {
    const reply = await fetch(`${patient.url}/readyz`);
    return readinessSchema.parse(await reply.json()).dependencies.classifier;
  };
  expect(await stateOf()).toEqual({ state: 'ok' });
  patient.upstream.on('POST /emotion', () => 'silence');
  await Promise.all(Array.from({ length: 5 }, () => patient.sendMood('calm')));
  await patient.sendMood('calm');
  expect(patient.upstream.seen('/emotion')).toHaveLength(5);
  expect(await stateOf()).toEqual({ state: 'degraded' });
  await patient.close();
});

test('the installation is public and names no address', async () => {
  const installation = await (await get('/api/installation')).json();
  expect(installationSchema.parse(installation)).toEqual({
    version: '0.0.0-test',
    streaming: {
      name: 'Spotify',
      runs: 'elsewhere',
      isCredited: true,
      capabilities: { playback: 'embed', devices: 'remote', history: 'recent', search: 'on-enter' },
      embed: 'open.spotify.com/embed',
    },
    recommender: { runs: 'elsewhere', name: 'ReccoBeats' },
    classifier: { kind: 'keywords', name: 'Keywords' },
    replyModel: { kind: 'none', name: 'Written replies' },
  });
  expect(JSON.stringify(installation)).not.toContain('http');
});
