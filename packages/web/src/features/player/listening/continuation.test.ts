import { type MixRequest, mixBounds, mixRequestSchema } from '@attune/contract';
import { beforeEach, expect, test } from 'vitest';
import { calmBrief, mixOf } from '../../../testing/samples.ts';
import { createContinuation, type QueueNow } from './continuation.ts';

const made: MixRequest = { brief: calmBrief, keep: ['k'], without: ['gone'], variant: 2 };
const first = mixOf(0).tracks.map(({ id }) => id);

const like: MixRequest = { brief: { ...calmBrief, like: [{ kind: 'track', name: 'Low Tide' }] } };

let queue: QueueNow;
let isWanted: boolean;
let asked: MixRequest[];
let failures: unknown[];
/** How the next request is answered. */
let answer: (request: MixRequest) => Promise<ReturnType<typeof mixOf>>;

beforeEach(() => {
  queue = { trackIds: first, at: 0, goesToItsEnd: true };
  isWanted = true;
  asked = [];
  failures = [];
  answer = async ({ variant = 0 }) => mixOf(variant);
});

function setUp() {
  const continuation = createContinuation({
    queue: () => queue,
    more(request) {
      asked.push(mixRequestSchema.parse(request));
      return answer(request);
    },
    around: (id) => (queue.trackIds.includes(id) ? like : null),
    async extend(ids) {
      queue = { ...queue, trackIds: [...queue.trackIds, ...ids] };
    },
    isWanted: () => isWanted,
    onFailure: (error) => failures.push(error),
  });
  continuation.begin(made, first);
  const at = async (place: number) => {
    queue = { ...queue, at: place };
    continuation.look();
    continuation.look();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { continuation, at };
}

test('two tracks before the end another variant of the same brief follows, without what was played', async () => {
  const { at } = setUp();
  await at(16);
  expect(asked).toEqual([]);
  await at(17);
  expect(asked).toEqual([{ brief: calmBrief, without: ['gone', ...first], variant: 3 }]);
  expect(queue.trackIds).toEqual([...first, ...mixOf(3).tracks.map(({ id }) => id)]);
  await at(18);
  expect(asked).toHaveLength(1);
  // And so on, at the end of that.
  await at(38);
  expect(asked[1]).toMatchObject({ variant: 4 });
  expect(asked[1]?.without).toEqual(expect.arrayContaining(['gone', ...queue.trackIds.slice(0, 40)]));
});

test('what comes although it was played is not played again', async () => {
  answer = async () => mixOf(0);
  const { at } = setUp();
  await at(18);
  expect(queue.trackIds).toEqual(first);
  // Nothing was found: it is asked again with the next track, not with every look.
  await at(18);
  expect(asked).toHaveLength(1);
  await at(19);
  expect(asked).toHaveLength(2);
});

test('a failure is told, and it is tried again with the next track', async () => {
  const failure = new Error('out of reach');
  answer = () => Promise.reject(failure);
  const { at } = setUp();
  await at(18);
  await at(18);
  expect([failures, asked.length]).toEqual([[failure], 1]);
  answer = async () => mixOf(3);
  await at(19);
  expect(queue.trackIds).toHaveLength(40);
});

test('switched off, or where the queue has no end, or plays elsewhere, nothing is asked', async () => {
  const { at, continuation } = setUp();
  isWanted = false;
  await at(19);
  isWanted = true;
  queue = { ...queue, goesToItsEnd: false };
  await at(19);
  queue = { trackIds: ['another', 'queue'], at: 1, goesToItsEnd: true };
  await at(1);
  // Something else was set to follow what plays, as a radio does.
  queue = { trackIds: [...first.slice(0, 3), 'station'], at: 2, goesToItsEnd: true };
  await at(2);
  expect(asked).toEqual([]);
  queue = { trackIds: first, at: 19, goesToItsEnd: true };
  continuation.begin(null, []);
  await at(19);
  expect(asked).toEqual([]);
});

test('what comes late for a mix of before is left', async () => {
  let come: (mix: ReturnType<typeof mixOf>) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const { at, continuation } = setUp();
  await at(18);
  continuation.begin(made, ['x']);
  queue = { trackIds: ['x', 'y', 'z', 'w'], at: 0, goesToItsEnd: true };
  come(mixOf(3));
  await at(0);
  expect(queue.trackIds).toEqual(['x', 'y', 'z', 'w']);
});

test('no request keeps out more than one may', async () => {
  const { continuation, at } = setUp();
  const many = Array.from({ length: mixBounds.without + 20 }, (_, n) => `t${n}`);
  queue = { trackIds: many, at: 0, goesToItsEnd: true };
  continuation.begin(made, many);
  await at(many.length - 1);
  expect(asked[0]?.without).toHaveLength(mixBounds.without);
  expect(asked[0]?.without?.at(-1)).toBe(many.at(-1));
});

test('after a song that was played by itself comes music like it, and goes on', async () => {
  const { continuation, at } = setUp();
  queue = { ...queue, trackIds: ['alone'] };
  continuation.begin(null, ['alone']);
  await at(0);
  expect(asked).toEqual([{ ...like, without: ['alone'], variant: 0 }]);
  expect(queue.trackIds).toEqual(['alone', ...mixOf(0).tracks.map(({ id }) => id)]);
  await at(18);
  expect(asked[1]).toMatchObject({ brief: like.brief, variant: 1 });
});

test('after some songs of a list, or one that is not there yet, nothing is asked for', async () => {
  const { continuation, at } = setUp();
  queue = { ...queue, trackIds: ['one', 'two'] };
  continuation.begin(null, ['one', 'two']);
  await at(1);
  continuation.begin(null, ['alone']);
  await at(1);
  expect(asked).toEqual([]);
});
