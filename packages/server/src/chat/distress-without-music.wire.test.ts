import { setTimeout as wait } from 'node:timers/promises';
import { moodAnswerSchema } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Waiting for the service to the end of its own deadlines takes about nine seconds, for the words two. */
const withoutPatienceMs = 8_000;

/** The words, and after how many milliseconds they came. */
async function answerTo(text: string) {
  const begun = performance.now();
  const answer = moodAnswerSchema.parse(await (await server.sendMood(text)).json());
  return { answer, ms: performance.now() - begun };
}

test.each([
  ['danger', 'I want to kill myself tonight'],
  ['what may be danger', 'everything feels hopeless, play something calm'],
])('the words for %s do not wait for a streaming service that keeps silent', async (_, text) => {
  server.upstream.on('GET /v1/search', () => 'silence');
  const { answer, ms } = await answerTo(text);
  expect(answer.playlists).toEqual([]);
  expect(answer.helpUrl ?? answer.helpLine?.url).toBe('https://findahelpline.com');
  expect(ms).toBeLessThan(withoutPatienceMs);
  expect(answer.botResponse).not.toMatch(/music|calm/);
});

test('nor for one page after the other of a service that answers late, and what has come by then is there', async () => {
  let pages = 0;
  server.upstream.on('GET /v1/search', async () => {
    pages += 1;
    if (pages > 1) await wait(15_000);
    return { body: wireSearch(wirePlaylist()) };
  });
  const { answer, ms } = await answerTo('I want to kill myself tonight');
  expect(answer.playlists).toHaveLength(1);
  expect(answer.helpUrl).toBe('https://findahelpline.com');
  expect(ms).toBeLessThan(withoutPatienceMs);
});
