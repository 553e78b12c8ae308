import { apiPaths, moodAnswerSchema, type ShownMix } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleBrief } from '../testing/sample-brief.ts';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    MOOD_CLASSIFIER: 'embedded',
    REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
  });
  server.upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  modelSays('How good that she got home.');
});
afterEach(() => server.close());

const modelSays = (content: string) =>
  server.upstream.on('POST /v1/chat/completions', () => ({
    body: { choices: [{ finish_reason: 'stop', message: { content } }] },
  }));
const prompts = () =>
  server.upstream
    .seen('/v1/chat/completions')
    .map(({ body }): string => JSON.parse(body).messages[0].content);

const send = (text: string, mix: ShownMix = { tracks: [] }) =>
  server.call(apiPaths.mood, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, brief: sampleBrief({ mood: 'calm' }), mix }),
  });
const tell = async (text: string, mix?: ShownMix) =>
  moodAnswerSchema.parse(await (await send(text, mix)).json());

/** Told beside the music, which it leaves as it is. */
const told = 'my aunt walked all the way from the station with her suitcase';

test('what is told beside the music is answered by the model, which is told that the music stays', async () => {
  const answer = await tell(told);
  expect(answer).toMatchObject({ keepsMusic: true, botResponse: 'How good that she got home.' });
  expect(prompts()).toHaveLength(1);
  expect(prompts()[0]).toContain('The music they hear is calm, and goes on as it is.');
  expect(prompts()[0]).toContain('suggest no other music');
});

test('what nobody here can tell is asked of the model, which is told what it does not know', async () => {
  modelSays('Whatever their friends like, mostly.');
  const answer = await tell('what do twenty year olds even like');
  expect(answer).toMatchObject({ keepsMusic: true, botResponse: 'Whatever their friends like, mostly.' });
  expect(prompts()[0]).toContain('of the songs, lists and app before them you know nothing');
});

test('thanks and greetings, and what is asked of the music or the product, need no model', async () => {
  for (const text of [
    'thank you',
    'hello',
    'good night',
    'why these?',
    'what can you do?',
    'can I save this?',
  ])
    await tell(text);
  expect(prompts()).toHaveLength(0);
});

test('a made-up token is told nothing by a model', async () => {
  for (const route of ['GET /v1/me', 'GET /v1/search'] as const)
    server.upstream.on(route, () => ({ status: 401, body: { error: { status: 401, message: 'no' } } }));
  expect((await send(told)).status).toBe(401);
  expect(prompts()).toHaveLength(0);
});

test('a name from the screen is not quoted from a model here either', async () => {
  modelSays('Let Lantern Parade walk with her.');
  const { botResponse } = await tell(told, {
    tracks: [{ id: 't1', name: 'Lantern Parade', artist: 'The Late Ferries' }],
  });
  expect(botResponse).not.toContain('Lantern Parade');
});

test('where the model fails we answer, and promise no playlists', async () => {
  server.upstream.on('POST /v1/chat/completions', () => ({ status: 500, body: '' }));
  const { botResponse } = await tell(told);
  expect(botResponse).not.toMatch(/explore|playlists/);
  expect(botResponse.length).toBeGreaterThan(0);
});

test('what changes the music is asked of the model as a change', async () => {
  await tell('could it all be a little brighter, and with more guitar');
  expect(prompts()[0]).toContain('and changes as they ask.');
  expect(prompts()[0]).toContain('They asked for: ');
});
