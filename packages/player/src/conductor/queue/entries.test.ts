import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  extended,
  moved,
  queueFieldsOf,
  removed,
  shuffled,
  straightened,
  type Walk,
  walkOf,
} from './entries.ts';

const trackId = fc.string({ minLength: 1, maxLength: 4 });
const fields = fc
  .record({
    order: fc.uniqueArray(trackId, { minLength: 1, maxLength: 12 }),
    place: fc.nat(),
    queuedTrackId: fc.option(trackId),
    queue: fc.array(trackId, { maxLength: 4 }),
  })
  .map(({ place, ...rest }) => ({ ...rest, index: place % rest.order.length }));

describe('the walk', () => {
  test('says the same as the service’s two lists', () => {
    fc.assert(
      fc.property(fields, (before) => {
        expect(queueFieldsOf(walkOf(before))).toEqual(before);
      }),
    );
  });

  test('plays a queued track, then the queue, then goes on', () => {
    const walk = walkOf({ order: ['a', 'b', 'c'], index: 1, queuedTrackId: 'x', queue: ['y'] });
    expect(walk.entries.map((entry) => entry.trackId)).toEqual(['a', 'b', 'x', 'y', 'c']);
    expect(walk.at).toBe(2);
    expect(queueFieldsOf({ ...walk, at: 4 })).toEqual({
      order: ['a', 'b', 'c'],
      index: 2,
      queuedTrackId: null,
      queue: [],
    });
  });

  test('loses nothing when shuffled, keeps what plays and what is queued, and can be put straight again', () => {
    fc.assert(
      fc.property(fields, fc.double({ min: 0, max: 0.999, noNaN: true }), (before, chance) => {
        const mixed = queueFieldsOf(shuffled(walkOf(before), () => chance));
        expect([...mixed.order].sort()).toEqual([...before.order].sort());
        expect(mixed).toMatchObject({ index: 0, queuedTrackId: before.queuedTrackId, queue: before.queue });
        expect(mixed.order[0]).toBe(before.order[before.index]);
        expect(queueFieldsOf(straightened(walkOf(mixed), before.order))).toEqual(before);
      }),
    );
  });

  test('put straight again it holds what it held: nothing taken out comes back, nothing added is lost', () => {
    fc.assert(
      fc.property(fields, fc.array(trackId, { maxLength: 3 }), fc.nat(), (before, added, place) => {
        const mixed = extended(
          shuffled(walkOf(before), () => 0),
          added,
        );
        const present = removed(mixed, place % (mixed.entries.length + 1));
        const straight = queueFieldsOf(straightened(present, before.order));
        expect([...straight.order].sort()).toEqual([...queueFieldsOf(present).order].sort());
        expect(straight.order[straight.index]).toBe(before.order[before.index]);
      }),
    );
  });

  test('is left as it is when its track is not in the whole order', () => {
    const walk = walkOf({ order: ['a'], index: 0, queuedTrackId: null, queue: [] });
    expect(straightened(walk, ['b', 'c'])).toBe(walk);
  });
});

describe('what is still to come', () => {
  const walk = walkOf({ order: ['a', 'b', 'c', 'd'], index: 0, queuedTrackId: null, queue: ['x', 'y'] });
  const idsOf = ({ entries }: Walk) => entries.map(({ trackId }) => trackId).join('');

  test('is put elsewhere, and is said to the service as it stands here', () => {
    fc.assert(
      fc.property(fields, fc.nat(), fc.nat(), (before, one, other) => {
        const present = walkOf(before);
        const next = moved(present, one % (present.entries.length + 1), other % (present.entries.length + 1));
        expect([...next.entries].map(({ trackId }) => trackId).sort()).toEqual(
          [...present.entries].map(({ trackId }) => trackId).sort(),
        );
        const coming = ({ entries, at }: Walk) => entries.slice(at).map(({ trackId }) => trackId);
        expect(coming(walkOf(queueFieldsOf(next)))).toEqual(coming(next));
      }),
    );
  });

  test('takes on what its new place says: among the queued it is queued, after them it is not', () => {
    expect(idsOf(walk)).toBe('axybcd');
    expect(queueFieldsOf(moved(walk, 5, 1))).toMatchObject({
      order: ['a', 'b', 'c'],
      queue: ['d', 'x', 'y'],
    });
    expect(queueFieldsOf(moved(walk, 1, 4))).toMatchObject({
      order: ['a', 'b', 'c', 'x', 'd'],
      queue: ['y'],
    });
    // At the border it stays what it was.
    expect(queueFieldsOf(moved(walk, 4, 3))).toMatchObject({
      order: ['a', 'c', 'b', 'd'],
      queue: ['x', 'y'],
    });
    expect(queueFieldsOf(moved(walk, 1, 2))).toMatchObject({
      order: ['a', 'b', 'c', 'd'],
      queue: ['y', 'x'],
    });
  });

  test('does not touch what plays or was heard', () => {
    for (const [from, to] of [
      [0, 3],
      [3, 0],
      [3, 9],
      [9, 3],
    ] as const)
      expect(moved(walk, from, to)).toBe(walk);
    expect(removed(walk, 0)).toBe(walk);
    expect(removed(walk, 9)).toBe(walk);
  });

  test('can be taken out, but for the last one that is walked through', () => {
    expect(idsOf(removed(walk, 3))).toBe('axycd');
    const last = walkOf({ order: ['a'], index: 0, queuedTrackId: null, queue: ['x'] });
    expect(idsOf(removed(last, 1))).toBe('a');
    const waiting: Walk = { entries: [...last.entries].reverse(), at: 0 };
    expect(removed(waiting, 1)).toBe(waiting);
  });
});
