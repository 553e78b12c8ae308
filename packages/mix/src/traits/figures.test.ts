import { expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { traitOf } from './trait-of.ts';

const at = (tempo?: number): Candidate =>
  ({ name: 'Mile', artists: [], facts: tempo === undefined ? {} : { tempo } }) as unknown as Candidate;

test.each([
  ['170 bpm', [163, 170, 177], [130, 162, 178]],
  ['140 to 150 bpm', [140, 150], [139, 151]],
  ['nothing above 76 bpm', [50, 76], [77]],
  ['fast ones', [121, 180], [100]],
])('a tempo that is named in figures is held to them: %s', (matched, those, others) => {
  const trait = traitOf({ kind: 'tempo', value: 'fast', matched }, null, []);
  expect(those.map((tempo) => trait(at(tempo)))).toEqual(those.map(() => 1));
  expect(others.map((tempo) => trait(at(tempo)))).toEqual(others.map(() => 0));
});

test('a tempo that is not known is not held to be any', () => {
  const trait = traitOf({ kind: 'tempo', value: 'fast', matched: '170 bpm' }, null, []);
  expect([0, 1]).not.toContain(trait(at()));
});
