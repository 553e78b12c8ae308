import { apiPaths, type MoodAnswer, moodAnswerSchema } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ MOOD_CLASSIFIER: 'embedded' }, { keepsFound: true });
  server.upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  server.upstream.on('GET /v1/search', ({ query }) => {
    const from = Number(query.get('offset') ?? 0);
    const lists = Array.from({ length: 10 }, (_, at) =>
      wirePlaylist({ id: `list${from + at}`.padEnd(22, 'x'), name: `${query.get('q')} ${from + at}` }),
    );
    return { body: wireSearch(...lists) };
  });
});
afterEach(() => server.close());

const searches = () => server.upstream.seen('/v1/search').map(({ query }) => query.get('offset') ?? '0');
const namesOf = ({ playlists }: MoodAnswer) => playlists.map(({ name }) => name);

async function say(text: string, { brief, playlists }: Partial<MoodAnswer> = {}) {
  const lists = playlists?.map(({ name, description }) => ({ name, description }));
  const reply = await server.call(apiPaths.mood, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, brief, lists }),
  });
  return moodAnswerSchema.parse(await reply.json());
}

test('the same wish in two messages has other lists the second time, for one search each', async () => {
  const first = await say('I feel so sad today');
  const second = await say('I feel so sad today', first);
  expect(second.brief).toMatchObject({ mood: 'sad', situation: first.brief?.situation });
  expect(namesOf(second)).toHaveLength(10);
  expect(namesOf(second).filter((name) => namesOf(first).includes(name))).toEqual([]);
  expect(searches()).toEqual(['0', '10']);
});

test('another one, and another one, each time are others, and the same conversation has the same once more', async () => {
  const first = await say('some calm piano please');
  const second = await say('another one', first);
  const third = await say('another one', second);
  expect([second.intent, third.intent]).toEqual(['again', 'again']);
  expect(namesOf(second).filter((name) => namesOf(first).includes(name))).toEqual([]);
  expect(namesOf(third).filter((name) => namesOf(second).includes(name))).toEqual([]);
  expect(namesOf(await say('another one', first))).toEqual(namesOf(second));
  // What was read minutes ago is kept: as where a public service counts the calls.
  expect(searches()).toEqual(['0', '10', '20']);
});

test('a wish that is changed begins with the first lists of its own', async () => {
  const first = await say('some calm piano please');
  await say('no vocals', first);
  await say('some techno for a party', first);
  expect(searches()).toEqual(['0', '0', '0']);
});
