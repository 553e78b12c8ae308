import { type MoodAnswer, type MoodRequest, moodAnswerSchema, problemSchema } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replyWithoutModel } from '../chat/write-reply.ts';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ MOOD_CLASSIFIER: 'embedded' });
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
});
afterEach(() => server.close());

const send = (body: unknown) =>
  server.call('/api/mood', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
async function say(text: string, before?: MoodAnswer, more: Partial<MoodRequest> = {}): Promise<MoodAnswer> {
  const reply = await send({ text, ...(before && { brief: before.brief }), ...more });
  expect(reply.status).toBe(200);
  return moodAnswerSchema.parse(await reply.json());
}
const queries = () => server.upstream.seen('/v1/search').map(({ query }) => query.get('q'));

test('a conversation goes on from its brief: a mood, a wish, a change, and back', async () => {
  const first = await say('my grandmother died on sunday');
  expect(first).toMatchObject({ intent: 'mood', detectedMood: 'sad', brief: { situation: 'grief' } });
  const second = await say('soft piano, no drums', first);
  expect(second.brief?.wanted.map(({ value }) => value)).toContain('piano');
  expect(second.brief?.avoided.map(({ value }) => value)).toContain('drums');
  const third = await say('a bit calmer', second);
  expect(third.intent).toBe('refine');
  expect(third.brief?.target.energy).toBeLessThan(second.brief?.target.energy ?? 0);
  const fourth = await say('undo', third);
  expect(fourth).toMatchObject({ intent: 'undo', undo: 1, playlists: [] });
  expect(queries()[0]).toContain('missing someone');
  expect(queries()[1]).toMatch(/piano.*NOT "drums"/);
});

test('small talk and questions are answered, search nothing and keep the music', async () => {
  const first = await say('rainy sunday, feeling low');
  const searches = queries().length;
  for (const text of ['thanks!', 'what did you hear?', "what's the weather in Paris?"]) {
    const answer = await say(text, first);
    expect(answer).toMatchObject({ keepsMusic: true, playlists: [], brief: first.brief });
    expect(answer.botResponse).not.toContain('{');
  }
  expect(queries()).toHaveLength(searches);
});

test('why these? names what each list on the screen has of what was searched for', async () => {
  const first = await say('something calm with piano please');
  const lists = [
    { name: 'Calm Piano Hours', description: null },
    { name: 'Untitled', description: 'no words about it' },
  ];
  const { botResponse } = await say('why these?', first, { lists });
  expect(botResponse).toContain('“Calm Piano Hours” says calm and piano; the other list came with them.');
  expect(botResponse).toMatch(/calm.*piano/i);
  const { botResponse: other } = await say('thanks!', first, { lists });
  expect(other).not.toContain('Calm Piano Hours');
});

test('what is asked of the mix on the screen is answered from it, as a mix would be held against it', async () => {
  const first = await say('something calm with piano please');
  const mix = {
    tracks: [
      {
        ...{ id: '1', name: 'Fog Signal', artist: 'The Tidal Trio', durationMs: 187_000, year: 1961 },
        ...{ explicit: false, reason: 'quiet and mild, as this mix is meant', factsFrom: 'catalogue' },
        facts: { genres: ['cool jazz'], instruments: ['piano'], vocals: [], languages: [] },
      },
      { id: '2', name: 'Porch Light', artist: 'Lucille Pett', durationMs: 240_000, year: 2004 },
    ],
    relaxed: [{ what: 'samba', why: 'no song here has it' }],
    at: 1,
  } satisfies MoodRequest['mix'];
  const searches = queries().length;
  const answers: Record<string, string> = {
    'how long does it last?': 'The mix lasts 7 minutes, in 2 songs.',
    "what's the second song called?": 'Number 2 is “Porch Light” by Lucille Pett.',
    'why did you choose the first one?':
      '“Fog Signal” by The Tidal Trio: quiet and mild, as this mix is meant.',
    'is there any piano in it?': 'One of 2 songs: “Fog Signal”. Of one nobody has written it down.',
    // What cool jazz is a kind of.
    'is any of it jazz?': 'One of 2 songs: “Fog Signal”. Of one nobody has written it down.',
    'are any of these from the 60s?': 'One of 2 songs: “Fog Signal”.',
    "what's left?": 'One song after “Fog Signal”, 4 minutes in all.',
  };
  for (const [text, botResponse] of Object.entries(answers)) {
    const answer = await say(text, first, { mix });
    expect(answer).toMatchObject({ intent: 'question', keepsMusic: true, brief: first.brief, botResponse });
  }
  expect(queries()).toHaveLength(searches);
});

test('what cannot be read is said so, and nothing is guessed or searched', async () => {
  const answer = await say('asdfgh qwrtp');
  expect(answer).toMatchObject({ intent: 'unreadable', brief: null, keepsMusic: true });
  expect(answer.detectedMood).toBeUndefined();
  const spanish = await say('estoy muy triste hoy porque perdí mi trabajo');
  expect(spanish).toMatchObject({ intent: 'unreadable', language: 'es' });
  expect(queries()).toEqual([]);
});

test('no reply comes twice to the same words in one conversation', async () => {
  const first = await say('long day at work, worn out');
  const replyIds = [first.replyId ?? ''];
  const second = await say('another one', first, { replyIds });
  const third = await say('another one', first, { replyIds: [...replyIds, second.replyId ?? ''] });
  expect(new Set([first, second, third].map(({ botResponse }) => botResponse)).size).toBe(3);
});

test.each([
  ['a mood nobody knows', { brief: { mood: 'furious' } }, /^brief/],
  ['a field of its own', { mix: { tracks: [], owner: 'x' } }, /^mix/],
  ['a target outside the plane', { brief: { target: { valence: 2, energy: 0 } } }, /^brief/],
])('a brief with %s is refused by the name of its field', async (_case, fields, field) => {
  const valid = (await say('calm evening')).brief;
  const body = 'brief' in fields ? { brief: { ...valid, ...fields.brief } } : fields;
  const reply = await send({ text: 'a bit calmer', ...body });
  expect(reply.status).toBe(400);
  const { code, errors } = problemSchema.parse(await reply.json());
  expect(code).toBe('invalid_request');
  expect(errors?.[0]?.field).toMatch(field);
});

test('the brief never reaches the log', async () => {
  const first = await say('my grandmother died on sunday');
  await say('soft piano please', first);
  expect(server.log.join('\n')).not.toMatch(/grief|piano|grandmother|wanted/);
});

test('what a listener has set is in the brief that begins, but for what the message says', async () => {
  const preferences = { explicit: false, discovery: 'new', length: { minutes: 60 } } as const;
  const first = await say('rainy sunday, feeling low', undefined, { preferences });
  expect(first.brief).toMatchObject(preferences);
  const said = await say('two hours of sad songs please', undefined, { preferences });
  expect(said.brief).toMatchObject({ explicit: false, discovery: 'new', length: { minutes: 120 } });
  // What goes on knows it already, and what was said since stands.
  const second = await say('make it 20 minutes', first, { preferences });
  expect(second.brief?.length).toEqual({ minutes: 20 });
  const third = await say('a bit calmer', second, { preferences });
  expect(third.brief?.length).toEqual({ minutes: 20 });
  const anew = await say('start over, quiet piano please', third, { preferences });
  expect(anew.brief).toMatchObject({ explicit: false, discovery: 'new', length: { minutes: 60 } });
});

test('who wants the fixed sentence gets it, and nobody else', async () => {
  const plain = await say('rainy sunday, feeling low', undefined, { preferences: { replies: 'plain' } });
  expect(plain.botResponse).toBe(replyWithoutModel('sad'));
  const written = await say('rainy sunday, feeling low', undefined, { preferences: { replies: 'own' } });
  expect(written.botResponse).not.toBe(replyWithoutModel('sad'));
  expect(written.replyId).toBeDefined();
});

test('a preference that is none is refused by its name', async () => {
  for (const [preferences, field] of [
    [{ loudness: 11 }, 'preferences'],
    [{ length: { minutes: 1 } }, 'preferences.length.minutes'],
    [{ replies: 'hosted' }, 'preferences.replies'],
  ] as const) {
    const reply = await send({ text: 'calm', preferences });
    expect(reply.status).toBe(400);
    const { errors = [] } = problemSchema.parse(await reply.json());
    expect(errors.map((error) => error.field)).toContain(field);
  }
});

test('who plainly says that the open card of help was a misreading has it closed, and nobody else has', async () => {
  const danger = await say('I want to kill myself');
  expect(danger.helpUrl).toBeDefined();
  const plea = "that was a misunderstanding, I'm fine, it was about my phone dying";
  const closed = await say(plea, danger, { helpOpen: true });
  expect(closed).toMatchObject({ closesHelp: true, keepsMusic: true, brief: danger.brief });
  expect(closed.helpUrl ?? closed.helpLine).toBeUndefined();
  expect(closed.botResponse).toMatch(/card/);
  expect((await say(plea, danger)).closesHelp).toBeUndefined();
  const asked = await say('close that please', danger, { helpOpen: true });
  expect(asked.closesHelp).toBeUndefined();
  expect(asked.botResponse).toMatch(/cross/);
  const hurt = await say("close that, I'm fine, just want it to end", danger, { helpOpen: true });
  expect(hurt.closesHelp).toBeUndefined();
  expect(hurt.helpUrl ?? hurt.helpLine?.url).toBe('https://findahelpline.com');
});

test('who says beside a wish that nobody is in danger has the card closed, and the wish done', async () => {
  const danger = await say('I want to kill myself');
  const wish = "mate, nobody's in danger, i want some piano and no drums";
  const done = await say(wish, danger, { helpOpen: true });
  expect(done).toMatchObject({ closesHelp: true, intent: 'refine' });
  expect(done.brief?.wanted).toMatchObject([{ value: 'piano' }]);
  expect(done.helpUrl ?? done.helpLine).toBeUndefined();
  expect(done.botResponse).toMatch(/sorry/i);
  expect((await say(wish, danger)).closesHelp).toBeUndefined();
});
