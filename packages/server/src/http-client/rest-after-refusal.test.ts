import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Upstream } from './http-client.ts';
import { restAfterRefusal, restsAfterTooManyRequests } from './rest-after-refusal.ts';
import type { UpstreamReply } from './send-request.ts';
import { UpstreamError } from './upstream-error.ts';

const begin = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: begin }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

function answer(status: number, headers: Record<string, string> = {}): UpstreamReply {
  return { status, header: (name) => headers[name], text: `answer ${status}` };
}

function upstreamWith(reply: () => UpstreamReply | Promise<never>) {
  const send = vi.fn(async () => reply());
  const upstream: Upstream = { name: 'model', send, state: 'ok' };
  return { send, upstream: restAfterRefusal(upstream) };
}
const request = { method: 'POST', url: 'http://model.test/' } as const;

test.each<[string, UpstreamReply, number]>([
  ['a refused token', answer(401), 10 * minute],
  ['a weak token', answer(403), 10 * minute],
  ['an unknown model', answer(404), 10 * minute],
  ['spent credits', answer(402), 6 * hour],
  ['a rate limit', answer(429), minute],
  ['a rate limit in seconds', answer(429, { 'retry-after': '7' }), 7_000],
  ['a rate limit with a date', answer(429, { 'retry-after': 'Sat, 21 Nov 2026 12:02:00 GMT' }), 2 * minute],
  ['a rate limit without sense', answer(429, { 'retry-after': 'soon' }), minute],
  ['an endless rate limit', answer(429, { 'retry-after': '99999999' }), 24 * hour],
  ['a server that asks for time', answer(503, { 'retry-after': '20' }), 20_000],
])('%s is not asked about again before its time', async (_case, refusal, restMs) => {
  const { send, upstream } = upstreamWith(() => refusal);
  expect(await upstream.send(request)).toBe(refusal);
  expect(upstream.state).toBe('degraded');
  pass(restMs - 1);
  expect(await upstream.send(request)).toBe(refusal);
  expect(send).toHaveBeenCalledTimes(1);
  pass(1);
  const good = answer(200);
  send.mockImplementation(async () => good);
  expect(await upstream.send(request)).toBe(good);
  expect(upstream.state).toBe('ok');
  expect(await upstream.send(request)).toBe(good);
});

test.each([200, 400, 500, 503])('after a %i it is asked again at once', async (status) => {
  const { send, upstream } = upstreamWith(() => answer(status));
  await upstream.send(request);
  await upstream.send(request);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([401, 402, 403, 404, 410])(
  'a service that rests after too many requests alone is asked again after a %i',
  async (status) => {
    const send = vi.fn(async () => answer(status));
    const upstream = restAfterRefusal({ name: 'recommender', send, state: 'ok' }, restsAfterTooManyRequests);
    await upstream.send(request);
    await upstream.send(request);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('a call that brings no answer, as when the listener leaves, asks for no rest', async () => {
  const { send, upstream } = upstreamWith(() => Promise.reject(new UpstreamError('model', 'aborted')));
  await expect(upstream.send(request)).rejects.toMatchObject({ kind: 'aborted' });
  await expect(upstream.send(request)).rejects.toMatchObject({ kind: 'aborted' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('a second refusal after the rest begins another one, of its own length', async () => {
  const { send, upstream } = upstreamWith(() => answer(402));
  await upstream.send(request);
  pass(6 * hour);
  send.mockImplementation(async () => answer(429, { 'retry-after': '5' }));
  expect((await upstream.send(request)).status).toBe(429);
  pass(4_999);
  await upstream.send(request);
  expect(send).toHaveBeenCalledTimes(2);
  pass(1);
  await upstream.send(request);
  expect(send).toHaveBeenCalledTimes(3);
});
