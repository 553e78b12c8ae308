import { expect, test } from 'vitest';
import * as z from 'zod';
import { fewOf, readable } from './list-of.ts';

test('of a long list others get their turn while it is read', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const entries = Array.from({ length: 100_000 }, (_, at) => (at % 2 === 0 ? { id: String(at) } : at));
  const found = await readable(z.looseObject({ id: z.string() }), entries);
  clearInterval(others);
  expect(found).toHaveLength(50_000);
  expect(turns).toBeGreaterThan(0);
});

test('of what is written without end the first few are looked at', () => {
  const names = fewOf(z.string(), 3);
  expect(names.parse(['a', 'b', 'c', 4])).toEqual(['a', 'b', 'c']);
  expect(names.parse('a')).toEqual(['a']);
  expect(names.parse(null)).toEqual([]);
});
