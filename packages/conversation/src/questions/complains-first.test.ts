import { expect, test } from 'vitest';
import { sayToMix } from '../testing/say-to-mix.ts';

test('who finds fault first is given other music, and no reason', () => {
  const { intent, adds } = sayToMix('way too loud for bed!! why are there drums');
  expect(intent).toBe('refine');
  expect(adds).toContain('avoided drums');
});

test.each(['why are there drums', 'why is it so loud', 'why these?'])('%s', (text) => {
  expect(sayToMix(text).adds).toEqual([]);
});
