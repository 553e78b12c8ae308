import { expect, test } from 'vitest';
import { judgePattern } from './judge-pattern.ts';

test.each([
  ['a choice whose branches overlap, repeated', ' he (?:has |had |has been |been )*hit ', /exponential/],
  ['a repeat within a repeat', '^(?:[a-z]+)+$', /exponential/],
  ['an end that every run may reach', '_+$', /polynomial/],
  ['the same behind a look ahead', '(?=x)?(a|a)*$', /exponential/],
])('%s is told', (_, source, words) => {
  expect(judgePattern(source, '')).toMatch(words);
});

test.each([
  ['^[A-Za-z0-9]{22}$', ''],
  ['[\\p{L}\\p{M}]+', 'gu'],
])('/%s/%s is let pass', (source, flags) => {
  expect(judgePattern(source, flags)).toBeNull();
});
