import type { CurrentTrack } from '@attune/contract';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { createCurrentTrackReader } from './current-track-reader.ts';
import type { CurrentTrackSchedule } from './current-track-schedule.ts';
import { StreamingError } from './streaming-error.ts';

const atSpotify = { playingMaxAgeMs: 75_000, idleMaxAgeMs: 75_000, throttleMs: 2_000 };
const atHome = { playingMaxAgeMs: 5_000, idleMaxAgeMs: 5_000, throttleMs: 0 };
const accessToken = 'a-token';

const track = (name: string, more: Partial<CurrentTrack> = {}): CurrentTrack => ({
  id: null,
  name,
  artist: 'a',
  image: 'i',
  isPlaying: true,
  progressMs: 0,
  durationMs: 200_000,
  observedAt: new Date(0).toISOString(),
  ...more,
});

interface Ask {
  answer: (track: CurrentTrack | null) => void;
  fail: (error: Error) => void;
}

/** A reader on a clock of its own, in front of a service that answers each ask when told. */
function setUp(schedule: CurrentTrackSchedule) {
  let now = 1_000_000;
  const asks: Ask[] = [];
  const waits: { ms: number; signal: AbortSignal; end: () => void }[] = [];
  const onRefused = vi.fn();
  const reader = createCurrentTrackReader({
    streaming: {
      currentTrack: () => new Promise((answer, fail) => asks.push({ answer, fail })),
    },
    store: createMemoryStore({ now: () => now }),
    schedule,
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        waits.push({
          ms,
          signal,
          end: () => {
            now += ms;
            resolve();
          },
        });
      }),
    onRefused,
    onForbidden: () => {},
  });
  const asked = (count: number) => vi.waitUntil(() => asks.length === count);
  return {
    reader,
    asks,
    waits,
    asked,
    onRefused,
    advance: (ms: number) => {
      now += ms;
    },
    /** Reads, and has the service answer the ask this leads to. */
    async hear(answer: CurrentTrack | null) {
      const before = asks.length;
      const reading = reader.read({ accessToken });
      await asked(before + 1);
      asks.at(-1)?.answer(answer);
      return reading;
    },
  };
}

/** Lets everything run that waits for no clock and no service. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh read never joins an ask from before it', async () => {
  const { reader, asks, asked, advance } = setUp(atHome);
  const poll = reader.read({ accessToken });
  await asked(1);
  advance(20);
  const fresh = reader.read({ accessToken, fresh: true });
  await asked(2);
  asks[0]?.answer(null);
  asks[1]?.answer(track('Just pressed'));
  expect(await poll).toBeNull();
  expect(await fresh).toMatchObject({ name: 'Just pressed' });
});

test('nor one of another fresh read that is on its way already', async () => {
  const { reader, asks, asked } = setUp(atHome);
  const first = reader.read({ accessToken, fresh: true });
  await asked(1);
  const second = reader.read({ accessToken, fresh: true });
  await asked(2);
  asks[1]?.answer(track('Second'));
  asks[0]?.answer(track('First'));
  await first;
  expect(await second).toMatchObject({ name: 'Second' });
});

test('an older ask that answers late does not undo what is known since', async () => {
  const { reader, asks, asked, advance } = setUp(atHome);
  const poll = reader.read({ accessToken });
  await asked(1);
  advance(20);
  const fresh = reader.read({ accessToken, fresh: true });
  await asked(2);
  asks[1]?.answer(track('Just pressed'));
  await fresh;
  asks[0]?.answer(null);
  expect(await poll).toMatchObject({ name: 'Just pressed' });
  expect(await reader.read({ accessToken })).toMatchObject({ name: 'Just pressed' });
  expect(asks).toHaveLength(2);
});

test('where nothing throttles, a fresh read asks at once, also right after a poll', async () => {
  const { reader, asks, asked, waits, hear, advance } = setUp(atHome);
  await hear(null);
  advance(10);
  const fresh = reader.read({ accessToken, fresh: true });
  await asked(2);
  asks[1]?.answer(track('Just pressed'));
  expect(await fresh).toMatchObject({ name: 'Just pressed' });
  expect(waits).toEqual([]);
});

test('a throttled fresh read waits for its turn, which all who wait share', async () => {
  const { reader, asks, asked, waits, hear, advance } = setUp(atSpotify);
  await hear(null);
  advance(500);
  const together = [1, 2].map(() => reader.read({ accessToken, fresh: true }));
  await vi.waitUntil(() => waits.length > 0);
  await settled();
  expect(asks).toHaveLength(1);
  expect(waits.map(({ ms }) => ms)).toEqual([1_500]);
  waits[0]?.end();
  await asked(2);
  asks[1]?.answer(track('Just pressed'));
  expect(await Promise.all(together)).toMatchObject([{ name: 'Just pressed' }, { name: 'Just pressed' }]);
});

test('an ask that has not answered yet throttles as well', async () => {
  const { reader, asks, waits, asked, advance } = setUp(atSpotify);
  void reader.read({ accessToken });
  await asked(1);
  advance(300);
  void reader.read({ accessToken, fresh: true });
  await vi.waitUntil(() => waits.length > 0);
  expect(waits[0]?.ms).toBe(1_700);
  expect(asks).toHaveLength(1);
});

test('nobody is asked for listeners who left while they waited', async () => {
  const { reader, asks, waits, hear } = setUp(atSpotify);
  await hear(null);
  const leaving = new AbortController();
  const fresh = reader.read({ accessToken, fresh: true, signal: () => leaving.signal });
  await vi.waitUntil(() => waits.length > 0);
  leaving.abort(new Error('left'));
  await expect(fresh).rejects.toThrow('left');
  expect(waits[0]?.signal.aborted).toBe(true);
  expect(asks).toHaveLength(1);
});

test.each(['poll', 'fresh read'] as const)(
  'what a %s was told after its listener had signed out is not cached',
  async (kind) => {
    const { reader, asks, asked, onRefused, advance } = setUp(atHome);
    const reading = reader.read({ accessToken, fresh: kind === 'fresh read' });
    await asked(1);
    await reader.forget(accessToken);
    asks[0]?.answer(track('Before they left'));
    expect(await reading).toMatchObject({ name: 'Before they left' });
    advance(10);
    const next = reader.read({ accessToken });
    await asked(2);
    const refused = new StreamingError('rate-limited');
    asks[1]?.fail(refused);
    await expect(next).rejects.toBe(refused);
    expect(onRefused).toHaveBeenCalledOnce();
  },
);

test('TRACK-02 the first "nothing plays" after a playing track is believed', async () => {
  const { hear, advance } = setUp(atSpotify);
  await hear(track('Low Tide'));
  advance(76_000);
  expect(await hear(null)).toBeNull();
});

test('a silence before the end of a track is asked about again soon, once', async () => {
  const { reader, hear, advance, asks } = setUp(atSpotify);
  await hear(track('Low Tide'));
  advance(76_000);
  await hear(null);
  advance(4_999);
  await reader.read({ accessToken });
  expect(asks).toHaveLength(2);
  advance(1);
  await hear(null);
  advance(5_000);
  await reader.read({ accessToken });
  expect(asks).toHaveLength(3);
});

test('a silence after a track that must have ended is no surprise', async () => {
  const { reader, hear, advance, asks } = setUp(atSpotify);
  await hear(track('Low Tide'));
  advance(55 * 60_000);
  await hear(null);
  advance(5_000);
  await reader.read({ accessToken });
  expect(asks).toHaveLength(2);
});

test('"nothing was playing" is no stand-in for a refusal, what was playing is', async () => {
  const { reader, asks, asked, hear, advance, onRefused } = setUp(atSpotify);
  const refused = new StreamingError('rate-limited');
  const readRefused = async (count: number) => {
    const reading = reader.read({ accessToken });
    await asked(count);
    asks.at(-1)?.fail(refused);
    return reading;
  };
  await hear(null);
  advance(76_000);
  await expect(readRefused(2)).rejects.toBe(refused);
  await hear(track('Low Tide'));
  advance(76_000);
  expect(await readRefused(4)).toMatchObject({ name: 'Low Tide' });
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test.each(['token-rejected', 'permission-missing', 'unavailable', 'timeout'] as const)(
  'no older track stands in for a failure of the kind "%s"',
  async (kind) => {
    const { reader, hear, asks, asked, advance, onRefused } = setUp(atHome);
    await hear(track('Before'));
    advance(atHome.playingMaxAgeMs + 1);
    const reading = reader.read({ accessToken });
    await asked(2);
    asks[1]?.fail(new StreamingError(kind));
    await expect(reading).rejects.toMatchObject({ kind });
    expect(onRefused).not.toHaveBeenCalled();
  },
);

test.each(['playback-forbidden', 'permission-missing', 'listener-not-allowed', 'app-suspended'] as const)(
  'a refusal of the kind "%s" is as good as an answer: the polls until the next ask get it again',
  async (kind) => {
    const { reader, asks, asked, advance } = setUp(atSpotify);
    const first = reader.read({ accessToken });
    await asked(1);
    asks[0]?.fail(new StreamingError(kind, { status: 403 }));
    await expect(first).rejects.toMatchObject({ kind, status: 403 });
    for (let poll = 0; poll < 7; poll += 1) {
      advance(10_000);
      await expect(reader.read({ accessToken })).rejects.toMatchObject({ kind });
    }
    expect(asks).toHaveLength(1);
    advance(5_001);
    const next = reader.read({ accessToken });
    await asked(2);
    asks[1]?.answer(track('Allowed since'));
    expect(await next).toMatchObject({ name: 'Allowed since' });
  },
);

test('a listener who acts is asked about at once, and what is heard then is the end of a refusal', async () => {
  const { reader, asks, asked, advance } = setUp(atHome);
  const first = reader.read({ accessToken });
  await asked(1);
  asks[0]?.fail(new StreamingError('playback-forbidden', { status: 403 }));
  await expect(first).rejects.toMatchObject({ kind: 'playback-forbidden' });
  const fresh = reader.read({ accessToken, fresh: true });
  await asked(2);
  asks[1]?.answer(track('Short', { durationMs: 1_000 }));
  await fresh;
  advance(2_500);
  const next = reader.read({ accessToken });
  await asked(3);
  asks[2]?.answer(track('Next'));
  expect(await next).toMatchObject({ name: 'Next' });
});

test('a clock that was far on and is put right leaves no answer of a time to come', async () => {
  const { reader, asks, asked, waits, hear, advance } = setUp(atSpotify);
  await hear(track('Before'));
  advance(-15 * 60_000);
  const poll = reader.read({ accessToken });
  await asked(2);
  asks[1]?.answer(track('Now'));
  expect(await poll).toMatchObject({ name: 'Now' });
  advance(3_000);
  expect(await reader.read({ accessToken })).toMatchObject({ name: 'Now' });
  const fresh = reader.read({ accessToken, fresh: true });
  await asked(3);
  asks[2]?.answer(track('Just pressed'));
  expect(await fresh).toMatchObject({ name: 'Just pressed' });
  expect(waits).toEqual([]);
});
