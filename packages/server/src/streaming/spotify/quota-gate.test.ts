import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../shared-store/memory-store.ts';
import { StreamingError } from '../streaming-error.ts';
import { createQuotaGate, type QuotaGate } from './quota-gate.ts';

let now: number;
let gate: QuotaGate;
const onBlocked = vi.fn();
const onCallsToday = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  now = Date.UTC(2026, 10, 21, 12);
  gate = createQuotaGate({
    store: createMemoryStore({ now: () => now }),
    now: () => now,
    onBlocked,
    onCallsToday,
  });
});

const fine = vi.fn(async () => 'fine');
const refused = (kind: 'rate-limited' | 'quota-exceeded', retryAfterSeconds?: number) => async () => {
  throw new StreamingError(kind, {
    status: 429,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
};

test.each(['rate-limited', 'quota-exceeded'] as const)(
  'after a 429 (%s) nothing is sent before the time it named',
  async (kind) => {
    fine.mockResolvedValue('fine');
    await expect(gate.run('a', refused(kind, 48_925))).rejects.toMatchObject({ kind });
    now += 48_924_000;
    await expect(gate.run('b', fine)).rejects.toMatchObject({ kind, retryAfterSeconds: 1 });
    expect(fine).not.toHaveBeenCalled();
    now += 1_000;
    expect(await gate.run('b', fine)).toBe('fine');
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(kind, Date.UTC(2026, 10, 21, 12) + 48_925_000);
  },
);

test('a 429 without a time waits for the rolling window', async () => {
  fine.mockResolvedValue('fine');
  await expect(gate.run('a', refused('rate-limited'))).rejects.toThrow();
  now += 29_999;
  await expect(gate.run('a', fine)).rejects.toThrow();
  now += 1;
  expect(await gate.run('a', fine)).toBe('fine');
});

test('other failures block nothing', async () => {
  fine.mockResolvedValue('fine');
  await expect(
    gate.run('a', async () => Promise.reject(new StreamingError('unavailable'))),
  ).rejects.toThrow();
  expect(await gate.run('a', fine)).toBe('fine');
});

test('identical calls in flight are one call, and one in the count', async () => {
  fine.mockResolvedValue('fine');
  await Promise.all([gate.run('same', fine), gate.run('same', fine), gate.run('other', fine)]);
  expect(fine).toHaveBeenCalledTimes(2);
  expect(await gate.callsToday()).toBe(2);
});

test('the count is the day’s, and the operator hears of every hundredth call', async () => {
  fine.mockResolvedValue('fine');
  for (let call = 0; call < 200; call += 1) await gate.run('a', fine);
  expect(onCallsToday.mock.calls).toEqual([[100], [200]]);
  now += 24 * 60 * 60 * 1000;
  expect(await gate.callsToday()).toBe(0);
});
