import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { createQuotaGate, type QuotaGate } from './quota-gate.ts';
import { StreamingError } from './streaming-error.ts';

let now: number;
let store: SharedStore;
let gate: QuotaGate;
const onBlocked = vi.fn();
const onCallsToday = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  now = Date.UTC(2026, 10, 21, 12);
  store = createMemoryStore({ now: () => now });
  gate = createQuotaGate({
    store,
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

test('of two refusals side by side the longer one counts, whichever comes back last', async () => {
  fine.mockResolvedValue('fine');
  const both = await Promise.allSettled([
    gate.run('a', refused('quota-exceeded', 3_600)),
    gate.run('b', refused('rate-limited')),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  now += 3_599_000;
  await expect(gate.run('c', fine)).rejects.toMatchObject({ kind: 'quota-exceeded', retryAfterSeconds: 1 });
});

test('the silence is kept although the shared store has forgotten it', async () => {
  fine.mockResolvedValue('fine');
  await expect(gate.run('a', refused('quota-exceeded', 3_600))).rejects.toThrow();
  await store.close();
  await expect(gate.run('b', fine)).rejects.toMatchObject({ kind: 'quota-exceeded' });
  expect(fine).not.toHaveBeenCalled();
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
