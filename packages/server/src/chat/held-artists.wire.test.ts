import {
  type MoodAnswer,
  type MoodRequest,
  mixSchema,
  moodAnswerSchema,
  tryAnswerSchema,
} from '@attune/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAtBuiltIn } from '../testing/built-in-sign-in.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    ...builtInStreaming,
    MOOD_CLASSIFIER: 'auto',
    EMOTION_MODEL_URL: '{upstream}/emotion',
    REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
    READER: 'model',
  });
  const says = (content: string) => ({
    body: { choices: [{ finish_reason: 'stop', message: { content } }] },
  });
  server.upstream.on('POST /v1/chat/completions', () => says('Written by a model.'));
  server.upstream.on('POST /emotion', () => ({ body: [{ label: 'sadness', score: 0.9 }] }));
  token = await signInAtBuiltIn(server.url);
});
afterAll(() => server.close());

const send = (path: string, body: object, accessToken = token) =>
  server.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
async function say(text: string, before?: MoodAnswer, more: Partial<MoodRequest> = {}): Promise<MoodAnswer> {
  const reply = await send('/api/mood', { text, ...(before && { brief: before.brief }), ...more });
  expect(reply.status).toBe(200);
  return moodAnswerSchema.parse(await reply.json());
}
const toModels = () =>
  [...server.upstream.seen('/v1/chat/completions'), ...server.upstream.seen('/emotion')].map(
    ({ body }) => body,
  );
test('an artist of the catalogue is played by name, whatever the name is made of', async () => {
  const answer = await say('songs by Slow Elevator');
  expect(answer).toMatchObject({ intent: 'play', command: { action: 'play', query: 'Slow Elevator' } });
});

test('an artist of the catalogue is turned down by name, and the reply says so', async () => {
  const first = await say('some jazz please');
  const second = await say('no more velvet undertaker trio', first);
  expect(second.brief).toMatchObject({
    avoided: [{ kind: 'artist', value: 'Velvet Undertaker Trio', matched: 'velvet undertaker trio' }],
    wanted: [{ value: 'jazz' }],
  });
  expect(second.botResponse).toContain('Velvet Undertaker Trio');
});

test('names of the catalogue go to no hosted model, neither with the message nor with a later one', async () => {
  const first = await say('some jazz please');
  const second = await say('rough day, more Vesper & Loam and no Slow Elevator', first);
  expect(second.brief).toMatchObject({ like: [{ name: 'Vesper & Loam' }] });
  await say('a bit calmer please', second);
  const sent = toModels().join('\n');
  expect(sent).toContain('some jazz');
  expect(sent).toContain('a bit calmer');
  expect(sent).not.toMatch(/vesper|loam|elevator/i);
});

test('a token that is not good is not told who is there', async () => {
  // To whoever may hear it a player's command, for which nothing is searched.
  expect((await send('/api/mood', { text: 'songs by Slow Elevator' }, 'made-up')).status).toBe(401);
});

test('who has no account may name whoever they may hear', async () => {
  const reply = await send('/api/try', { text: 'songs by Slow Elevator' });
  expect(tryAnswerSchema.parse(await reply.json())).toMatchObject({ intent: 'play' });
});

test('danger beside an artist is heard, and the name of an artist is none', async () => {
  const answer = await say('I want to die, play Slow Elevator');
  expect(answer.intent).toBe('distress');
  expect(answer.helpCard).toBeDefined();
  expect(await say('play Gideon Atlas-Moreau')).toMatchObject({ intent: 'play' });
});

test('only one artist is a mix of their songs alone, and the reply counts them', async () => {
  const answer = await say('only Sergeant Gravy');
  expect(answer.brief?.wanted).toEqual([
    { kind: 'artist', value: 'Sergeant Gravy', matched: 'Sergeant Gravy' },
  ]);
  const reply = await send('/api/mixes', { brief: answer.brief });
  const mix = mixSchema.parse(await reply.json());
  expect(new Set(mix.tracks.map(({ artists }) => artists.join()))).toEqual(new Set(['Sergeant Gravy']));
  expect(answer.botResponse).toContain(`${mix.tracks.length} songs by Sergeant Gravy`);
});

test('a mix of two holds both, and is left again for others', async () => {
  const answer = await say('a mix of Vesper & Loam and Slow Elevator');
  expect(answer.brief?.wanted.map(({ value }) => value)).toEqual(['Vesper & Loam', 'Slow Elevator']);
  const later = await say('other artists too', answer);
  expect(later).toMatchObject({ intent: 'refine', brief: { wanted: [] } });
});
