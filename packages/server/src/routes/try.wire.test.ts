import { messageMaxCodePoints, problemSchema, type TryAnswer, tryAnswerSchema } from '@attune/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostile-values.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/try`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
async function attempt(text: string): Promise<TryAnswer> {
  const reply = await send({ text });
  expect(reply.status).toBe(200);
  return tryAnswerSchema.parse(await reply.json());
}
const codeOf = async (reply: Response) => problemSchema.parse(await reply.json()).code;

describe('at the built-in service', () => {
  beforeEach(async () => {
    server = await startTestServer({ ...builtInStreaming, MOOD_CLASSIFIER: 'embedded' });
  });

  test('a first message is read and answered without an account, with a track that fits', async () => {
    const reply = await send({ text: 'long week, I need something slow and calm' });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const answer = tryAnswerSchema.parse(await reply.json());
    expect(answer.detectedMood).toBe('calm');
    expect(answer.botResponse).toMatch(/\S/);
    const { preview } = answer;
    expect(preview?.image).toContain('/local/image/album/');
    // Whoever has no account can fetch what the page needs to play it.
    const queue = await fetch(`${server.url}/local/player/queue?context=track:${preview?.id}`);
    expect(await queue.json()).toMatchObject({ tracks: [{ id: preview?.id, name: preview?.name }] });
  });

  test('what is wished for decides the track', async () => {
    const { preview: metal } = await attempt('give me heavy metal');
    const { preview: piano } = await attempt('soft piano, please');
    expect(metal?.id).toBeDefined();
    expect(piano?.id).not.toBe(metal?.id);
  });

  test('small talk has no mood and plays nothing', async () => {
    const answer = await attempt('hello');
    expect(answer.detectedMood).toBeUndefined();
    expect(answer.preview).toBeUndefined();
    expect(answer.botResponse).toMatch(/\S/);
  });

  test('who is in danger is told where help is, and nothing plays', async () => {
    const answer = await attempt('I want to kill myself');
    expect(answer).toMatchObject({ intent: 'distress', helpCard: { heading: expect.any(String) } });
    expect(answer.helpUrl).toMatch(/^https:/);
    expect(answer.preview).toBeUndefined();
    expect(answer.botResponse).not.toMatch(/music/);
  });

  test('nor is music spoken of to who may be', async () => {
    const answer = await attempt('everything feels hopeless, play something calm');
    expect(answer.helpLine?.url).toMatch(/^https:/);
    expect(answer.preview).toBeUndefined();
    expect(answer.botResponse).not.toMatch(/music/);
  });

  test('clients are limited on their own machine as well, apart from all else', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await send({ text: 'calm' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await send({ text: 'calm' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toBe('too_many_requests');
    expect((await fetch(`${server.url}/api/installation`)).status).toBe(200);
    server.advance(60_000);
    expect((await send({ text: 'calm' })).status).toBe(200);
  });

  test('hostile texts are answered or refused, at once, and none of them reaches the log', async () => {
    const mark = 'mArKeD-words';
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        server.advance(2_001);
        const reply = await send({ text: `${mark} ${text}` });
        expect([200, 400, 413]).toContain(reply.status);
        const body = await reply.text();
        expect(body).not.toContain('<script>');
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(server.log.join('\n')).not.toContain(mark);
  });

  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['no text', {}, {}, 400, 'invalid_request'],
    ['blanks', { text: ' \n ' }, {}, 400, 'invalid_request'],
    ['too long a text', { text: 'x'.repeat(messageMaxCodePoints + 1) }, {}, 400, 'invalid_request'],
    ['a field that is not for visitors', { text: 'calm', brief: null }, {}, 400, 'invalid_request'],
    ['no JSON', '{"text":', {}, 400, 'invalid_request'],
    ['a form of another site', 'text=calm', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['more than is read', { text: 'x'.repeat(40_000) }, {}, 413, 'payload_too_large'],
  ])('%s is refused', async (_case, body, headers, status, code) => {
    const reply = await send(body, headers);
    expect(reply.status).toBe(status);
    expect(await codeOf(reply)).toBe(code);
  });
});

describe('with another service and hosted models', () => {
  beforeEach(async () => {
    server = await startTestServer({
      MOOD_CLASSIFIER: 'auto',
      EMOTION_MODEL_URL: '{upstream}/emotion',
      REPLY_MODEL_URL: '{upstream}/generate',
      REPLY_MODEL: 'test',
      READER: 'own',
    });
  });

  test('nobody is asked: no model, no search, no profile; and there is nothing to play', async () => {
    const answer = await attempt('I feel sad and lonely tonight');
    expect(answer.detectedMood).toBe('sad');
    expect(answer.botResponse).toMatch(/\S/);
    expect(answer.preview).toBeUndefined();
    expect(server.upstream.requests).toEqual([]);
  });

  test('a token that comes along changes nothing of that', async () => {
    const reply = await send({ text: 'I feel sad' }, { authorization: 'Bearer some-token' });
    expect(reply.status).toBe(200);
    expect(server.upstream.requests).toEqual([]);
  });
});
