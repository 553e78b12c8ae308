import { briefSchema } from '@attune/contract';
import { expect, test } from 'vitest';
import { calmBrief } from '../../testing/samples.ts';
import { queryOf, readWish, type SeedWish, seedOf } from './seeds.ts';

const wishes: SeedWish[] = [
  { kind: 'mood', mood: 'calm' },
  { kind: 'track', name: 'Half & half', artist: 'The Slow Trains' },
  { kind: 'track', name: 'Undertow', artist: null },
  { kind: 'artist', name: 'Orsolya Kerek' },
  { kind: 'conversation' },
];

test.each(wishes)('an address leads back to what it was made for: $kind', (wish) => {
  expect(readWish(new URLSearchParams(queryOf(wish)))).toEqual(wish);
  const seed = seedOf(wish, calmBrief, (mood) => mood);
  expect(briefSchema.safeParse(seed?.brief).success).toBe(true);
  expect(seed?.key).toBe(queryOf(wish));
});

test.each(['', 'mood=grumpy', 'track=%20', 'from=elsewhere'])('“%s” asks for nothing', (query) => {
  expect(readWish(new URLSearchParams(query))).toBeNull();
});

test('a name of any length stays within a brief, and no conversation gives no station', () => {
  const wish = readWish(new URLSearchParams({ artist: 'x'.repeat(500) }));
  if (wish === null) throw new Error('An artist was named.');
  expect(briefSchema.safeParse(seedOf(wish, null, String)?.brief).success).toBe(true);
  expect(seedOf({ kind: 'conversation' }, null, String)).toBeNull();
});
