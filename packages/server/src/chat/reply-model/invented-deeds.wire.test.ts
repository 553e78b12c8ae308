import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('one that claims nothing is', async () => {
  says = 'That sounds long, so here is something soft.';
  expect(await answerTo('rough day at work')).toMatchObject({ botResponse: says });
});
