import { apiPaths } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleBrief } from '../../testing/sample-brief.ts';
import { wirePlaylist, wireSearch } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let says: string;
beforeEach(async () => {
  server = await startTestServer({ REPLY_MODEL_URL: '{upstream}/v1/chat/completions' });
  server.upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  server.upstream.on('POST /v1/chat/completions', () => ({
    body: { choices: [{ finish_reason: 'stop', message: { content: says } }] },
  }));
});
afterEach(() => server.close());

const answerTo = async (text: string) =>
  (await server.sendMood(text)).json() as Promise<{ botResponse: string }>;

test.each([
  'I have added ten songs to your library.',
  "I've saved a playlist called Rough Day.",
  'Playing now, just for you.',
])('a model that claims what nobody did is not quoted: %s', async (claim) => {
  says = claim;
  const { botResponse } = await answerTo('rough day at work');
  expect(server.upstream.seen('/v1/chat/completions')).toHaveLength(1);
  expect(botResponse).not.toBe(claim);
  expect(botResponse.length).toBeGreaterThan(10);
});

test.each([
  'For tonight, Slow Water may sit well beside you.',
  'Let’s begin with “slow water” and breathe.',
  'That sounds hard, what is your name?',
])(
  'a model that names what is on the screen, or asks for something private, is not quoted: %s',
  async (sentence) => {
    says = sentence;
    const { botResponse } = await answerTo('rough day at work');
    expect(server.upstream.seen('/v1/chat/completions')).toHaveLength(1);
    expect(botResponse).not.toBe(sentence);
    expect(botResponse.length).toBeGreaterThan(10);
  },
);

test('an artist of the screen who is turned down is not named to the model', async () => {
  says = 'That sounds long, so here is something soft.';
  await server.call(apiPaths.mood, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: 'not that artist, the second one, and less drums',
      brief: sampleBrief(),
      mix: { tracks: ['Marked One', 'Marked Two'].map((artist) => ({ id: artist, name: 'A', artist })) },
    }),
  });
  const [asked] = server.upstream.seen('/v1/chat/completions');
  expect(asked?.body).toContain('drums');
  expect(asked?.body).not.toContain('Marked');
});

test('one that claims nothing is', async () => {
  says = 'That sounds long, so here is something soft.';
  expect(await answerTo('rough day at work')).toMatchObject({ botResponse: says });
});
