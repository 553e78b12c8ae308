import type { Change } from '@attune/contract';
import { expect, test } from 'vitest';
import { claimedChanges } from './claimed-changes.ts';
import { describeConstraints } from './describe-changes.ts';

const mood = (words: string): Change =>
  ({ op: 'set', field: 'mood', from: null, to: 'happy', words }) as Change;
const wanted = (kind: string, value: string, words: string): Change =>
  ({ op: 'add', field: 'wanted', kind, value, words }) as Change;

test.each([
  ['something upbeat', 'upbeat music'],
  ['upbeat', 'upbeat music'],
  ['stuff with energy', 'music with energy'],
  ['stuff everyone can dance to', 'music everyone can dance to'],
  ['want to dance', 'music to dance to'],
  ['awake', 'music to stay awake to'],
  ['pump me up', 'music to pump you up'],
  ['something that makes me smile', 'music that makes you smile'],
  ['songs to cry to', 'songs to cry to'],
  ['sad music', 'sad music'],
  ['something chill', 'chill music'],
])('the mood wished for as %j is told as %j', (words, told) => {
  expect(describeConstraints([mood(words)])).toEqual([told]);
});

test.each([
  [[wanted('era', '1980s', '80s')], ['80s music']],
  [[wanted('era', '1970s', '70s'), wanted('genre', 'rock', 'rock')], ['70s rock']],
  [[wanted('scene', 'romance', 'love songs'), wanted('era', '1980s', '80s')], ['love songs from the 80s']],
  [[mood('chill'), wanted('era', '1990s', '90s')], ['chill music from the 90s']],
  [
    [mood('chill'), wanted('era', '1990s', '90s'), wanted('genre', 'hip-hop', 'hip hop')],
    ['chill music', '90s hip-hop'],
  ],
  [
    [wanted('era', '1980s', '80s'), wanted('era', '1990s', '90s')],
    ['80s', '90s'],
  ],
] as const)('a decade is said with what is wanted of it', (changes, told) => {
  expect(describeConstraints(changes)).toEqual(told);
});

const beside = {
  text: "I'm on a late shift packing boxes. Something with energy please",
  intent: 'request',
  situation: null,
  isSetting: false,
  isOthersPurpose: false,
  isTakenBack: false,
} as const;

test('what somebody does is not called by another name beside what is wished for', () => {
  const named = claimedChanges(
    [mood('Something with energy'), wanted('activity', 'cleaning', 'packing boxes')],
    beside,
  );
  expect(describeConstraints(named)).toEqual(['music with energy']);
  expect(claimedChanges([wanted('activity', 'workout', 'gym')], beside)).toHaveLength(1);
});
