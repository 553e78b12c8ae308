import { beforeEach, describe, expect, test, vi } from 'vitest';
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
    await expect(gate.read('a', refused(kind, 48_925))).rejects.toMatchObject({ kind });
    now += 48_924_000;
    await expect(gate.read('b', fine)).rejects.toMatchObject({ kind, retryAfterSeconds: 1 });
    expect(fine).not.toHaveBeenCalled();
    now += 1_000;
    expect(await gate.read('b', fine)).toBe('fine');
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(kind, Date.UTC(2026, 10, 21, 12) + 48_925_000);
  },
);

test('a 429 without a time waits for the rolling window', async () => {
  fine.mockResolvedValue('fine');
  await expect(gate.read('a', refused('rate-limited'))).rejects.toThrow();
  now += 29_999;
  await expect(gate.read('a', fine)).rejects.toThrow();
  now += 1;
  expect(await gate.read('a', fine)).toBe('fine');
});

test('once the owner’s subscription has lapsed nobody asks for five minutes, whatever they want', async () => {
  fine.mockResolvedValue('fine');
  const lapsed = async () => {
    throw new StreamingError('app-suspended', { status: 403 });
  };
  await expect(gate.read('a', lapsed)).rejects.toMatchObject({ kind: 'app-suspended', status: 403 });
  now += 299_000;
  await expect(gate.read('b', fine)).rejects.toMatchObject({ kind: 'app-suspended', retryAfterSeconds: 1 });
  await expect(gate.write(fine)).rejects.toMatchObject({ kind: 'app-suspended' });
  expect(fine).not.toHaveBeenCalled();
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith('app-suspended', Date.UTC(2026, 10, 21, 12) + 300_000);
  now += 1_000;
  expect(await gate.read('b', fine)).toBe('fine');
});

test('a 429 that was noted while the clock was days ahead silences nobody once it is put right', async () => {
  fine.mockResolvedValue('fine');
  const day = 24 * 60 * 60 * 1000;
  now += 3 * day;
  await expect(gate.read('a', refused('rate-limited'))).rejects.toThrow();
  await expect(gate.read('b', fine)).rejects.toThrow();
  now -= 3 * day;
  expect(await gate.read('b', fine)).toBe('fine');
  await expect(gate.read('a', refused('rate-limited'))).rejects.toThrow();
  await expect(gate.read('b', fine)).rejects.toMatchObject({ retryAfterSeconds: 30 });
});

test('of two refusals side by side the longer one counts, whichever comes back last', async () => {
  fine.mockResolvedValue('fine');
  const both = await Promise.allSettled([
    gate.read('a', refused('quota-exceeded', 3_600)),
    gate.read('b', refused('rate-limited')),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  now += 3_599_000;
  await expect(gate.read('c', fine)).rejects.toMatchObject({ kind: 'quota-exceeded', retryAfterSeconds: 1 });
});

test('the silence is kept although the shared store has forgotten it', async () => {
  fine.mockResolvedValue('fine');
  await expect(gate.read('a', refused('quota-exceeded', 3_600))).rejects.toThrow();
  await store.close();
  await expect(gate.read('b', fine)).rejects.toMatchObject({ kind: 'quota-exceeded' });
  expect(fine).not.toHaveBeenCalled();
});

test('a read that is to be tried once more heeds the silence that another was asked for meanwhile', async () => {
  const broken = vi.fn(async () => {
    throw new StreamingError('unavailable', { status: 502 });
  });
  const both = await Promise.allSettled([
    gate.read('a', broken),
    gate.read('b', refused('quota-exceeded', 3_600)),
  ]);
  expect(both).toMatchObject([
    { reason: { kind: 'quota-exceeded', retryAfterSeconds: 3_600 } },
    { reason: { kind: 'quota-exceeded' } },
  ]);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(onBlocked).toHaveBeenCalledTimes(1);
});

test('other failures block nothing', async () => {
  fine.mockResolvedValue('fine');
  await expect(
    gate.read('a', async () => Promise.reject(new StreamingError('unavailable'))),
  ).rejects.toThrow();
  expect(await gate.read('a', fine)).toBe('fine');
});

test('identical calls in flight are one call, and one in the count', async () => {
  fine.mockResolvedValue('fine');
  await Promise.all([gate.read('same', fine), gate.read('same', fine), gate.read('other', fine)]);
  expect(fine).toHaveBeenCalledTimes(2);
  expect(await gate.callsToday()).toBe(2);
});

test('the count is the day’s, and the operator hears of every hundredth call', async () => {
  fine.mockResolvedValue('fine');
  for (let call = 0; call < 200; call += 1) await gate.read('a', fine);
  expect(onCallsToday.mock.calls).toEqual([[100], [200]]);
  now += 24 * 60 * 60 * 1000;
  expect(await gate.callsToday()).toBe(0);
});

describe('a write', () => {
  test('is its own call, never shared and never kept', async () => {
    const write = vi.fn(async () => 'written');
    expect(await Promise.all([gate.write(write), gate.write(write)])).toEqual(['written', 'written']);
    expect(write).toHaveBeenCalledTimes(2);
    expect(await gate.callsToday()).toBe(2);
  });

  test('is not made a second time after a passing trouble, as a read is', async () => {
    const broken = vi.fn(async () => {
      throw new StreamingError('unavailable');
    });
    await expect(gate.write(broken)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(broken).toHaveBeenCalledTimes(1);
    await expect(gate.read('a', broken)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(broken).toHaveBeenCalledTimes(3);
  });

  test('heeds the silence the service asked for, and asks for it where it is refused itself', async () => {
    await expect(gate.write(refused('quota-exceeded', 3_600))).rejects.toMatchObject({
      kind: 'quota-exceeded',
    });
    fine.mockResolvedValue('fine');
    await expect(gate.write(fine)).rejects.toMatchObject({
      kind: 'quota-exceeded',
      retryAfterSeconds: 3_600,
    });
    await expect(gate.read('a', fine)).rejects.toMatchObject({ kind: 'quota-exceeded' });
    expect(fine).not.toHaveBeenCalled();
  });
});
