import { apiPaths, type Mix, type MoodAnswer, mixSchema, moodAnswerSchema } from '@attune/contract';
import type { Track } from '@attune/local-streaming/music';
import { createRepertoire } from '@attune/repertoire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const post = async (path: string, body: unknown, token?: string) => {
  const reply = await server.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return reply.json();
};
const say = async (body: { text: string; brief?: MoodAnswer['brief'] }, token?: string) =>
  moodAnswerSchema.parse(await post(apiPaths.mood, body, token));
const askMix = async (body: unknown, token?: string): Promise<Mix> =>
  mixSchema.parse(await post(apiPaths.mixes, body, token));

describe('at the built-in service, where calls are free', () => {
  let token: string;
  /** How often a mix was made: for each it is looked once whether the catalogue is small enough to be taken whole. */
  let made: number;
  beforeEach(async () => {
    const music = createRepertoire();
    made = 0;
    const tracks = new (class extends Map<string, Track> {
      override get size() {
        made += 1;
        return super.size;
      }
    })(music.catalogue.tracks);
    const env = { ...builtInStreaming, MOOD_CLASSIFIER: 'embedded' };
    server = await startTestServer(env, {
      source: {
        music: {
          ...music,
          catalogue: { ...music.catalogue, tracks },
        },
        factsOf: () => ({ valence: 0.5, energy: 0.5 }),
        factsFrom: 'catalogue',
      },
    });
    token = (await visitBuiltIn(server.url)).accessToken;
  });

  test('the mix of a message is made when it is asked for, and is what asking by itself brings', async () => {
    const { brief } = await say({ text: 'long week, I need something calm' }, token);
    const mix = await askMix({ brief }, token);
    expect(made).toBe(1);
    expect(mix.tracks.length).toBeGreaterThan(0);
    expect(await askMix({ brief }, token)).toEqual(mix);
    expect(made).toBe(2);
  });

  test('it is not made for small talk, nor where it rests on the mix before', async () => {
    const { brief } = await say({ text: 'long week, I need something calm' }, token);
    await askMix({ brief }, token);
    for (const text of ['thanks!', 'another one', 'undo']) await say({ text, brief }, token);
    expect(made).toBe(1);
    await say({ text: 'a bit calmer', brief }, token);
    await expect.poll(() => made, { timeout: 10_000 }).toBe(2);
  });

  test('after signing out it is asked of the service again, and refused', async () => {
    const { brief } = await say({ text: 'long week, I need something calm' }, token);
    await server.call(apiPaths.logout, { headers: { authorization: `Bearer ${token}` } });
    const refused = await server.call(apiPaths.mixes, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ brief }),
    });
    expect(refused.status).toBe(401);
  });
});

test('at a service that counts calls a message costs no more than its search', async () => {
  server = await startTestServer();
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  await say({ text: 'long week, I need something calm' });
  await server.call(apiPaths.liveness);
  const asked = server.upstream.requests.map(({ path, query }) => `${path} ${query.get('type')}`);
  expect(new Set(asked)).toEqual(new Set(['/v1/search playlist']));
});
