import { expect, test } from 'vitest';
import type { RecommenderPlace } from '../providers/provider.ts';
import { chooseRecommender } from './choose-recommender.ts';

const here: RecommenderPlace = { name: 'Built-in recommender', runs: 'here', url: () => 'http://127.0.0.1' };
const elsewhere: RecommenderPlace = {
  name: 'ReccoBeats',
  runs: 'elsewhere',
  url: () => 'https://api.reccobeats.com',
};
const named = (url: string) => ({ kind: 'named', url }) as const;

test('a server of the operator’s own is asked in the place of the service’s choice', () => {
  for (const ofProvider of [here, elsewhere])
    expect(chooseRecommender(named('http://127.0.0.1:9'), ofProvider)?.url()).toBe('http://127.0.0.1:9');
});

test('the public one, which knows songs of Spotify alone, is told of no other, though it is named', () => {
  const wanted = named('https://api.reccobeats.com');
  expect(chooseRecommender(wanted, here)).toBe(here);
  expect(chooseRecommender(wanted, elsewhere)).toMatchObject({ name: 'ReccoBeats', runs: 'elsewhere' });
});

test('where recommendations are off nobody is asked', () => {
  expect(chooseRecommender({ kind: 'off' }, here)).toBeNull();
});
