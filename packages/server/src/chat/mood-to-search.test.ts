import { readWishes, type Wish } from '@attune/mood';
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

test.each([
  ['some 90s hip hop', 'calm 90s hip-hop'],
  ['music from the sixties, mid tempo', 'calm 60s'],
  ['mid tempo songs', 'calm relaxing'],
  ['2000s pop, nothing too fast', 'calm 2000s pop NOT "fast"'],
  ['I hate rap but love hip hop', 'calm hip-hop'],
  ['no jazz but some smooth jazz', 'calm smooth jazz'],
])('%j is searched for in words that curators write', (message, query) => {
  expect(moodToSearch({ mood: 'calm', ...readWishes(message) }).query).toBe(query);
});

test('a long list is cut, and nothing is named twice', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map(wish);
  const others = ['v', 'v', 'w', 'x', 'y'].map(wish);
  expect(moodToSearch({ mood: 'happy', wanted: many, avoided: others }).query).toBe(
    'happy a b c d NOT "v" NOT "w" NOT "x"',
  );
});
