import type { Mix, MixRequest } from '@attune/contract';
import { expect, test } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { createPrefetchedMixes } from './prefetched-mixes.ts';

const brief = sampleBrief();
const sam = { accessToken: 'sam' };
const mixOf = (title: string): Mix => ({
  title,
  tracks: [],
  receipt: { asked: [], held: [], relaxed: [], unknown: [], minutes: 0, stages: [] },
});

/** With a clock and a turn of the event loop that move when told. */
function setUp(answer: (made: number) => Mix | Error = (made) => mixOf(`mix ${made}`)) {
  const made: { request: MixRequest; signal: AbortSignal | undefined }[] = [];
  const deferred: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const refused = new Set<string>();
  const prefetched = createPrefetchedMixes({
    async requireGoodToken({ accessToken }) {
      if (refused.has(accessToken)) throw new StreamingError('token-rejected');
    },
    async makeMix(request, { signal }) {
      made.push({ request, signal });
      const result = answer(made.length);
      if (result instanceof Error) throw result;
      return result;
    },
    defer: (run) => deferred.push(run),
    wait: (_, signal) =>
      new Promise((resolve, reject) => {
        timers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    prefetched,
    made,
    refused,
    async turn() {
      for (const run of deferred.splice(0)) run();
      await settle();
    },
    async firstTimeIsUp() {
      timers.shift()?.();
      await settle();
    },
    async timeIsUp() {
      for (const run of timers.splice(0)) run();
      await settle();
    },
  };
}

test('a mix that was prefetched is handed to who asks for it, once', async () => {
  const { prefetched, made, turn } = setUp();
  prefetched.prefetch(brief, sam);
  prefetched.prefetch(brief, sam);
  expect(made).toEqual([]);
  await turn();
  expect(made).toHaveLength(1);
  // The same wish, its fields in another order, as JSON may have them.
  const asked = Object.fromEntries(Object.entries(brief).reverse()) as typeof brief;
  expect((await prefetched.makeMix({ brief: asked }, sam)).title).toBe('mix 1');
  expect((await prefetched.makeMix({ brief }, sam)).title).toBe('mix 2');
});

test('one that is under way is waited for', async () => {
  const { prefetched, made, turn } = setUp();
  prefetched.prefetch(brief, sam);
  const asked = prefetched.makeMix({ brief }, sam);
  await turn();
  expect((await asked).title).toBe('mix 1');
  expect(made).toHaveLength(1);
});

test('nobody else is handed it, and no other request', async () => {
  const { prefetched, made, turn } = setUp();
  prefetched.prefetch(brief, sam);
  await turn();
  const others: [MixRequest, string][] = [
    [{ brief }, 'kim'],
    [{ brief: sampleBrief({ mood: 'happy' }) }, 'sam'],
    [{ brief, keep: ['a'] }, 'sam'],
    [{ brief, without: ['a'] }, 'sam'],
    [{ brief, variant: 1 }, 'sam'],
    [{ brief, aimsAtLiked: true }, 'sam'],
  ];
  for (const [request, accessToken] of others)
    expect((await prefetched.makeMix(request, { accessToken })).title).not.toBe('mix 1');
  expect(made).toHaveLength(1 + others.length);
});

test('one that failed is made again for who asks', async () => {
  const { prefetched, turn } = setUp((made) => (made === 1 ? new Error('refused') : mixOf(`mix ${made}`)));
  prefetched.prefetch(brief, sam);
  await turn();
  expect((await prefetched.makeMix({ brief }, sam)).title).toBe('mix 2');
  const asked = setUp((made) => (made === 1 ? new Error('refused') : mixOf(`mix ${made}`)));
  asked.prefetched.prefetch(brief, sam);
  const waiting = asked.prefetched.makeMix({ brief }, sam);
  await asked.turn();
  expect((await waiting).title).toBe('mix 2');
});

test('it is kept for a short while only, and never beyond the sign-in', async () => {
  const late = setUp();
  late.prefetched.prefetch(brief, sam);
  await late.turn();
  await late.timeIsUp();
  expect((await late.prefetched.makeMix({ brief }, sam)).title).toBe('mix 2');

  const left = setUp();
  left.prefetched.prefetch(brief, sam);
  left.prefetched.prefetch(brief, { accessToken: 'kim' });
  await left.turn();
  await left.prefetched.forget('sam');
  expect(left.made.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  expect((await left.prefetched.makeMix({ brief }, sam)).title).toBe('mix 3');
  expect((await left.prefetched.makeMix({ brief }, { accessToken: 'kim' })).title).toBe('mix 2');
});

test('a token that is refused by now is not handed what was prefetched with it', async () => {
  const { prefetched, made, refused, turn } = setUp();
  prefetched.prefetch(brief, sam);
  await turn();
  refused.add('sam');
  await expect(prefetched.makeMix({ brief }, sam)).rejects.toThrow(StreamingError);
  expect(made[0]?.signal?.aborted).toBe(true);
});

test('the time of one that was asked for ends none that was prefetched since', async () => {
  const { prefetched, made, turn, firstTimeIsUp } = setUp();
  prefetched.prefetch(brief, sam);
  const asked = prefetched.makeMix({ brief }, sam);
  prefetched.prefetch(brief, sam);
  await firstTimeIsUp();
  await turn();
  expect([(await asked).title, made[1]?.signal?.aborted]).toEqual(['mix 1', false]);
  expect((await prefetched.makeMix({ brief }, sam)).title).toBe('mix 2');
});

test('one whose listener has signed out before its turn is not made', async () => {
  const { prefetched, made, turn } = setUp();
  prefetched.prefetch(brief, sam);
  await prefetched.forget('sam');
  await turn();
  expect(made).toEqual([]);
});

test('who asks for no mix makes the server work for a few alone', async () => {
  const { prefetched, made, turn, timeIsUp } = setUp();
  for (let n = 0; n < 100; n += 1) prefetched.prefetch(brief, { accessToken: `listener ${n}` });
  await turn();
  expect(made).toHaveLength(16);
  await timeIsUp();
  prefetched.prefetch(brief, sam);
  await turn();
  expect(made).toHaveLength(17);
});
