import type { View } from '@attune/player/conductor';
import { expect, test } from 'vitest';
import { rowsToCome } from './queue-rows.ts';

const track = (id: string) => ({ id, name: id }) as View['queue'][number];

test('those still to come keep their place in the queue, and one that is queued twice is two', () => {
  const queue = ['a', 'b', 'c', 'b'].map(track);
  expect(rowsToCome({ queue, at: 0 }).map(({ id, place }) => [id, place])).toEqual([
    ['b 1', 1],
    ['c 1', 2],
    ['b 2', 3],
  ]);
  expect(rowsToCome({ queue, at: 3 })).toEqual([]);
});
