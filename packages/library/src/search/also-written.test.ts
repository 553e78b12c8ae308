import { describe, expect, test } from 'vitest';
import { alsoWritten, isTellingAtOnce, joined } from './also-written.ts';

describe('what a name is looked for by besides its words', () => {
  test.each([
    ['Ødegaard', 'odegaard'],
    ['Łona i Webber', 'lona i webber'],
    ['Trentemøller', 'trentemoller'],
    ['Straße', 'strasse'],
    ['AC/DC', 'acdc'],
    ['R.E.M.', 'rem'],
    ['Don’t Stop', 'dont'],
    ['Mø & Jay-Z', 'mo jay z jayz'],
    ['Ke$ha', 'kesha'],
    ['P!nk', 'pink'],
    ['$uicideboy$', 'suicideboys'],
    ['Wham!', ''],
    ['Björk', ''],
    ['日本の夜', '本の夜 の夜 夜'],
    ['夜に駆ける', 'に駆ける 駆ける ける る'],
    ['שָׁלוֹם', 'שלום'],
    ['Plain Words', ''],
  ])('of %s', (name, expected) => {
    expect(alsoWritten(name)).toBe(expected);
  });

  test('a text that goes on and on costs no more than its beginning', () => {
    expect(alsoWritten('夜'.repeat(5_000)).length).toBeLessThan(1_000);
    expect(alsoWritten('ø '.repeat(5_000)).length).toBeLessThan(200);
  });
});

test('what is in one piece has nothing to join', () => {
  expect([joined('rem'), joined('wham!'), joined('!!!'), joined('a.b')]).toEqual([null, null, null, 'ab']);
});

test('in some scripts one letter says enough to be completed', () => {
  expect(['夜', '사랑', 'ab', 'दि'].map(isTellingAtOnce)).toEqual([true, true, false, false]);
});
