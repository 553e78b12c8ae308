import { afterEach, beforeEach, expect, test } from 'vitest';
import { playlistId, wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    MOOD_CLASSIFIER: 'auto',
    EMOTION_MODEL_URL: '{upstream}/emotion',
    REPLY_MODEL_URL: '{upstream}/generate',
  });
  const { upstream } = server;
  upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  upstream.on('POST /emotion', () => ({ body: [{ label: 'sadness', score: 0.9 }] }));
  upstream.on('POST /generate', () => ({ body: [{ generated_text: 'Written by a model.' }] }));
});
afterEach(() => server.close());

const paidCalls = () => server.upstream.seen('/emotion').length + server.upstream.seen('/generate').length;
const refuse = { status: 401, body: { error: { status: 401, message: 'Invalid access token' } } };
const outage = { status: 502, body: 'bad gateway' };

test('a made-up token spends no paid model', async () => {
  for (const route of ['GET /v1/me', 'GET /v1/search'] as const) server.upstream.on(route, () => refuse);
  for (let n = 0; n < 3; n += 1) {
    const reply = await server.sendMood('rough day');
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'token_rejected' });
  }
  expect(paidCalls()).toBe(0);
});

test('a token that has proven good is not asked about again for a while', async () => {
  const answer = await (await server.sendMood('rough day')).json();
  expect(answer).toMatchObject({
    detectedMood: 'sad',
    botResponse: 'Written by a model.',
    playlists: [{ id: playlistId }],
  });
  await server.sendMood('still rough');
  expect(server.upstream.seen('/v1/me')).toHaveLength(1);
  server.advance(11 * 60 * 1000);
  await server.sendMood('a long day again');
  expect(server.upstream.seen('/v1/me')).toHaveLength(2);
});

test('any other answer of the service proves the token as well', async () => {
  await server.call('/api/profile');
  await server.sendMood('rough day');
  expect(server.upstream.seen('/v1/me')).toHaveLength(1);
  expect(paidCalls()).toBe(2);
});

test('a refusal ends the proof, and so does signing out', async () => {
  await server.sendMood('rough day');
  server.upstream.on('GET /v1/search', () => refuse);
  expect((await server.sendMood('rough day')).status).toBe(401);
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  await server.sendMood('rough day');
  expect(server.upstream.seen('/v1/me')).toHaveLength(2);
  await server.call('/logout');
  await server.sendMood('rough day');
  expect(server.upstream.seen('/v1/me')).toHaveLength(3);
});

test('while the service cannot prove a token, the mood is read on this machine', async () => {
  server.upstream.on('GET /v1/me', () => outage);
  const reply = await server.sendMood('I am so happy today');
  expect(await reply.json()).toMatchObject({ detectedMood: 'happy', botResponse: 'Written by a model.' });
  expect(server.upstream.seen('/emotion')).toHaveLength(0);
});

test('a search that fails pays for no reply', async () => {
  await server.call('/api/profile');
  server.upstream.on('GET /v1/search', () => ({ status: 429, headers: { 'retry-after': '30' }, body: '' }));
  expect((await server.sendMood('rough day')).status).toBe(429);
  expect((await server.sendMood('rough day')).status).toBe(429);
  expect(server.upstream.seen('/generate')).toHaveLength(0);
});
