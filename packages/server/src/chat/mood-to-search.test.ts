import type { Wish } from '@attune/mood';
import { expect, test } from 'vitest';
import { moodToSearch } from './mood-to-search.ts';

const wish = (value: string): Wish => ({ kind: 'genre', value, matched: value });

test('a mood alone is searched for by its name and a word curators use', () => {
  expect(moodToSearch({ mood: 'focus' })).toEqual({ query: 'focus study', broader: 'focus' });
});

test('what is wanted takes that word’s place, and what is avoided is kept away also from the broader search', () => {
  expect(
    moodToSearch({ mood: 'calm', wanted: [wish('jazz'), wish('piano')], avoided: [wish('saxophone')] }),
  ).toEqual({
    query: 'calm jazz piano NOT "saxophone"',
    broader: 'calm NOT "saxophone"',
  });
});

test('a long list is cut, and nothing is named twice', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map(wish);
  expect(moodToSearch({ mood: 'happy', wanted: many, avoided: many }).query).toBe(
    'happy a b c d NOT "a" NOT "b" NOT "c"',
  );
});
