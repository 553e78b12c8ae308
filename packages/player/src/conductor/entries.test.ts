import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queueFieldsOf, shuffled, straightened, walkOf } from './entries.ts';

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

  test('is left as it is when its track is not in the whole order', () => {
    const walk = walkOf({ order: ['a'], index: 0, queuedTrackId: null, queue: [] });
    expect(straightened(walk, ['b', 'c'])).toBe(walk);
  });
});
