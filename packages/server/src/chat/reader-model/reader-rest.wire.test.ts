import { moodAnswerSchema } from '@attune/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wirePlaylist, wireSearch } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startTestServer({
    MOOD_CLASSIFIER: 'embedded',
    REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
    READER: 'model',
  });
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };
const says = (content: string): Answer => ({
  body: { choices: [{ finish_reason: 'stop', message: { content } }] },
});
const reading = says(
  JSON.stringify({
    intent: 'request',
    mood: null,
    situation: null,
    changes: [{ list: 'wanted', op: 'add', kind: 'genre', value: 'jazz' }],
  }),
);
/** The reply model has the same address; what asks for a schema is the reader. */
const readerAnswers = (answer: Answer) =>
  server.upstream.on('POST /v1/chat/completions', ({ body }) =>
    body.includes('json_schema') ? answer : says('Written by a model.'),
  );
const timesAsked = () =>
  server.upstream.seen('/v1/chat/completions').filter(({ body }) => body.includes('json_schema')).length;
async function wanted() {
  const { brief } = moodAnswerSchema.parse(await (await server.sendMood('some reggae please')).json());
  return (brief?.wanted ?? []).map(({ value }) => value);
}

test.each([
  ['a refused token', { status: 401, body: { error: 'Invalid credentials' } }, 10 * 60_000],
  ['spent credits', { status: 402, body: { error: 'depleted' } }, 6 * 60 * 60_000],
  ['a 429', { status: 429, body: 'slow down' }, 60_000],
  ['a 429 that says how long', { status: 429, headers: { 'retry-after': '90' }, body: '' }, 90_000],
  ['a 503 that says how long', { status: 503, headers: { 'retry-after': '30' }, body: '' }, 30_000],
])(
  'after %s the model that reads is left alone for a while, and our own reading stands',
  async (_case, refusal, restMs) => {
    readerAnswers(refusal);
    expect(await wanted()).toEqual(['reggae']);
    vi.setSystemTime(Date.now() + restMs - 1_000);
    expect(await wanted()).toEqual(['reggae']);
    expect(timesAsked()).toBe(1);
    readerAnswers(reading);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await wanted()).toContain('jazz');
    expect(timesAsked()).toBe(2);
  },
);

test('the rest of the one model at an address is not that of the other', async () => {
  readerAnswers({ status: 401, body: '' });
  await wanted();
  const reply = moodAnswerSchema.parse(await (await server.sendMood('some reggae please')).json());
  expect(reply.botResponse).toBe('Written by a model.');
});
