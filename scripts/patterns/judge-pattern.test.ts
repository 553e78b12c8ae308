import { expect, test } from 'vitest';
import { judgePattern } from './judge-pattern.ts';

test.each([
  ['a choice whose branches overlap, repeated', '^(?:a |a b |b )*c$', /exponential/],
  ['a repeat within a repeat', '^(?:[a-z]+)+$', /exponential/],
  ['an end that every run may reach', '_+$', /polynomial/],
  ['a back reference', '(\\p{L})\\1{2,}', /not proven/],
])('%s is told', { timeout: 60_000 }, (_, source, words) => {
  expect(judgePattern(source, '')).toMatch(words);
});

test.each([
  ['^[A-Za-z0-9]{22}$', ''],
  ['[\\p{L}\\p{M}]+', 'gu'],
  ['^[\\w-]{8,128}$', ''],
])('/%s/%s is let pass', (source, flags) => {
  expect(judgePattern(source, flags)).toBeNull();
});
