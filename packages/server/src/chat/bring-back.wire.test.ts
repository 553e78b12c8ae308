import { type MoodAnswer, type MoodRequest, mixSchema, moodAnswerSchema } from '@attune/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAtBuiltIn } from '../testing/built-in-sign-in.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer(builtInStreaming);
  token = await signInAtBuiltIn(server.url);
});
afterAll(() => server.close());

async function send(path: string, body: object): Promise<unknown> {
  const answer = await server.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}
const say = async (text: string, more: Partial<MoodRequest> = {}): Promise<MoodAnswer> =>
  moodAnswerSchema.parse(await send('/api/mood', { text, ...more }));

async function begun() {
  const { brief } = await say('something calm for reading');
  const { tracks } = mixSchema.parse(await send('/api/mixes', { brief }));
  const shown = tracks.map(({ id, name, artists }) => ({ id, name, artist: artists.join(', ') }));
  return { brief, shown, mix: { tracks: shown, at: 2 } };
}

test.each([
  ['I want circuit etiquette back please and nothing else changes', 'Circuit Etiquette'],
  ['PUT AUDIT ME BACK', 'Audit Me'],
  ['keep Potteries Girl by margot underpass', 'Potteries Girl'],
  ['you lost garbage collector at work. put it back please', 'Garbage Collector at Work'],
])('a song that is wanted back by name comes into the mix, and all else stays: %s', async (text, title) => {
  const { brief, shown, mix } = await begun();
  const answer = await say(text, { brief, mix });
  expect(answer).toMatchObject({
    intent: 'refine',
    brief,
    changes: [],
    edits: [{ op: 'put', positions: [3] }],
  });
  expect(answer.botResponse).toContain(`“${title}”`);
  expect(answer.command).toBeUndefined();
  const [id = ''] = answer.edits[0]?.ids ?? [];
  const order = shown.map((track) => track.id).toSpliced(2, 0, id);
  const keep = order.map((one, at) => ({ id: one, position: at + 1 }));
  const after = mixSchema.parse(await send('/api/mixes', { brief, keep }));
  expect(after.tracks.map((track) => track.id)).toEqual(order);
  expect(after.tracks[2]?.name).toBe(title);
});

test('one that is there already is told where, and one that is not had changes nothing of the kind', async () => {
  const { brief, shown, mix } = await begun();
  const title = shown[3]?.name ?? '';
  const there = await say(`put ${title} back`, { brief, mix });
  expect(there).toMatchObject({ intent: 'question', keepsMusic: true, edits: [] });
  expect(there.botResponse).toContain(`number 4 of ${shown.length}`);
  const none = await say('I want my mother back', { brief, mix });
  expect(none.edits).toEqual([]);
});

test('with another wish beside it the mix is made with it', async () => {
  const { brief, mix } = await begun();
  const answer = await say('put the Temperance Riot one back and stuff like that, hard rock. no piano', {
    brief,
    mix,
  });
  expect(answer.brief).toMatchObject({
    like: [{ kind: 'track', name: 'Dry County Thunder', artist: 'Temperance Riot' }],
    avoided: [{ value: 'piano' }],
  });
});
