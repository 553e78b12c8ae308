import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';

const mix: ShownMix = {
  tracks: [
    { id: '1', name: 'Emergency Stop', artist: 'Mama Tunde' },
    { id: '2', name: 'Flood Plain', artist: 'Bassline Dept.' },
    { id: '3', name: 'Mule Don’t Read', artist: 'Hattie' },
    { id: '4', name: 'Collect Call Boogie', artist: 'Catfish Telegraph Co.' },
    { id: '5', name: 'Fog Signal', artist: 'The Wendell Trio' },
  ],
};
const brief = newBrief('happy', null);
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);
const removed = (text: string) =>
  read(text).edits.flatMap(({ op, positions }) => (op === 'drop' ? positions : []));

describe('a song that is liked', () => {
  test.each([
    'flood plain is a weird title for a victory walk but i love it. off to work now, thx',
    "haha Emergency Stop nearly killed my uncle, brilliant, don't you dare change a thing",
    'the fog one is not bad at all',
    'my mother would have hated number 2. I adore it',
    "wouldn't swap the first one for anything",
    'that fog thing is too good, I forgot the rice',
    "I didn't think I'd like the second one but I don't hate it",
  ])('stays: %s', (text) => {
    expect(removed(text)).toEqual([]);
  });

  test.each([
    ['number 3 is lovely but take it out, my brother hates it', [3]],
    ['not keen on the second, love the third', [2]],
    ['the first is not great', [1]],
    ["I loved number 4 years ago, can't stand it now", [4]],
  ])('goes all the same where that is said: %s', (text, positions) => {
    expect(removed(text)).toEqual(positions);
  });

  test("what it did to somebody moves nothing: 'the third one cracks me up'", () => {
    expect(read('the third one cracks me up').keepsMusic).toBe(true);
    expect(read('the second one lifts me right up').keepsMusic).toBe(true);
  });

  test('laughing at one is told, and begins no other music', () => {
    expect(read("we can't stop laughing at the fog one")).toMatchObject({ keepsMusic: true, brief });
  });
});

test('whoever plays is named by one of their names: not a fan of this Tunde chap', () => {
  const { brief: after } = read('not a fan of this Tunde chap, ditch him');
  expect(after?.avoided.map(({ value }) => value)).toEqual(['Mama Tunde']);
});

describe('a song goes', () => {
  test.each([
    ['The mule has to go, and the catfish.', [3, 4]],
    ['Fog song OUT.', [5]],
    ['get rid of the harbour signal one', [5]],
    ['number 2 is close. the fourth, that I don’t need', [4]],
    ['too cheesy with the fog one. more grown up, like a trumpet in another room', [5]],
    ['a bit churchy, that fog one', [5]],
  ])('named by a word: %s', (text, positions) => {
    expect(removed(text)).toEqual(positions);
  });

  test.each([
    'does number 5 have singing or not?',
    'nr 5 has a spanish title so is there singing in it or not',
    'the second one is what my dad would play. he is gone now',
    'can the last one be without voices',
  ])('does not where it is only asked or told of: %s', (text) => {
    expect(removed(text)).toEqual([]);
  });
});
