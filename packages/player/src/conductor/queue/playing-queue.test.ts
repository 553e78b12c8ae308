import { describe, expect, test } from 'vitest';
import { namedTrack } from '../../testing/named-track.ts';
import type { QueueAnswer, SessionState } from '../service/messages.ts';
import { queueFieldsOf, walkOf } from './entries.ts';
import {
  emptyQueue,
  extendedBy,
  goingOnWith,
  type PlayingQueue,
  placedAt,
  replacedBy,
  toldBy,
  withQueued,
  withShuffle,
  withWalk,
} from './playing-queue.ts';

const evening = { kind: 'playlist', id: 'evening', name: 'Evening', url: '/evening' } as const;
const answer = (ids: string, context: QueueAnswer['context'] = evening): QueueAnswer => ({
  context,
  tracks: [...ids].map(namedTrack),
});
const first = () => 0;
const playing = (ids: string, context: QueueAnswer['context'] = evening): PlayingQueue =>
  replacedBy(emptyQueue, answer(ids, context), 0, first);
const orderOf = ({ walk }: PlayingQueue) => queueFieldsOf(walk).order.join('');

describe('another queue', () => {
  test('takes the place of the one before, and what was put in between comes next', () => {
    const before = withQueued(playing('xy'), ['q'], 'last');
    const next = replacedBy(before, answer('abc'), 1, first);
    expect(queueFieldsOf(next.walk)).toEqual({
      order: ['a', 'b', 'c'],
      index: 1,
      queuedTrackId: null,
      queue: ['q'],
    });
    expect([next.source, next.wholeOrder]).toEqual([evening, ['a', 'b', 'c']]);
  });

  test('is shuffled where shuffling is on, and begins with the track that was asked for', () => {
    const next = replacedBy({ ...emptyQueue, shuffle: true }, answer('abc'), 1, first);
    expect([orderOf(next), next.walk.at, next.wholeOrder]).toEqual(['bca', 0, ['a', 'b', 'c']]);
  });
});

describe('what the service tells', () => {
  const state = (straightOrder: string[] | null) =>
    ({ shuffle: true, repeat: 'context', straightOrder }) as SessionState;

  test('of a queue that is known here leaves source and order as they are', () => {
    const told = toldBy(playing('abc'), state(null), null);
    expect(told).toMatchObject({ shuffle: true, repeat: 'context', source: evening });
    expect(told.wholeOrder).toEqual(['a', 'b', 'c']);
  });

  test('of another playlist has its order asked for when it is needed', () => {
    const noon = { ...evening, id: 'noon' };
    const told = toldBy(playing('abc'), state(['x']), answer('xy', noon));
    expect([told.source, told.wholeOrder]).toEqual([noon, null]);
  });

  test('of loose tracks brings the order they had', () => {
    expect(toldBy(playing('abc'), state(['c', 'a']), answer('ac', null))).toMatchObject({
      source: null,
      wholeOrder: ['c', 'a'],
    });
    expect(toldBy(playing('abc', null), state(['c', 'b', 'a']), null).wholeOrder).toEqual(['c', 'b', 'a']);
  });
});

describe('changes', () => {
  test('tracks are put right after what plays, or after those put there before', () => {
    const one = withQueued(withQueued(playing('ab'), ['p'], 'last'), ['q'], 'last');
    expect(queueFieldsOf(withQueued(one, ['r'], 'next').walk).queue).toEqual(['r', 'p', 'q']);
  });

  test('what goes on with other tracks is of no playlist any more, and they are its order', () => {
    const next = goingOnWith(placedAt(playing('abc'), 1), ['x', 'y']);
    expect(next).toMatchObject({ source: null, wholeOrder: ['a', 'b', 'x', 'y'] });
    expect(orderOf(next)).toBe('abxy');
  });

  test('what is added at the end is last when the shuffling ends, too', () => {
    const shuffled = withShuffle(playing('abc'), true, first);
    const longer = extendedBy(shuffled, ['d', 'e']);
    expect(orderOf(longer)).toBe(`${orderOf(shuffled)}de`);
    expect(orderOf(withShuffle(longer, false, first))).toBe('abcde');
  });

  test('of an order that is not known, nothing is made up by adding to it', () => {
    expect(extendedBy({ ...playing('abc'), wholeOrder: null }, ['d']).wholeOrder).toBeNull();
  });

  test('loose tracks find the order they had when shuffling began, and not when it was asked for again', () => {
    const shuffled = withShuffle({ ...playing('abc', null), wholeOrder: null }, true, first);
    const again = withShuffle(shuffled, true, first);
    expect(again.wholeOrder).toEqual(['a', 'b', 'c']);
    expect(orderOf(withShuffle(again, false, first))).toBe('abc');
  });

  test('what changes nothing is the same queue', () => {
    const queue = playing('abc');
    expect(withWalk(queue, queue.walk)).toBe(queue);
    expect(extendedBy(queue, [])).toBe(queue);
    expect(withWalk(queue, walkOf(queueFieldsOf(queue.walk)))).not.toBe(queue);
  });
});
