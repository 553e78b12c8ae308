import { entryOf, formWords } from '@attune/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { constraint, plainBrief } from '../testing/briefs.ts';
import { hasTrait } from './has-trait.ts';

const track = (id: number, name: string, genres: string[]): Candidate => ({
  id: `t${id}`,
  name,
  artists: [`Artist ${id}`],
  image: 'i',
  url: '#',
  durationMs: 200_000,
  facts: { valence: 0.55, energy: 0.25, genres },
  factsFrom: 'catalogue',
});
const waltz = constraint('genre', 'waltz');

describe('a piece that its title calls by its form', () => {
  test.each([
    ['waltz', 'Valse triste', 'classical'],
    ['waltz', 'The Ferryman’s Waltz', 'folk'],
    ['polka', 'Beer Barrel Polka', 'folk'],
    ['ragtime', 'Maple Leaf Rag', 'jazz'],
    ['lullaby', 'Wiegenlied, op. 49', 'classical'],
  ])('is a %s: %s', (form, name, genre) => {
    expect(hasTrait(track(1, name, [genre]), constraint('genre', form))).toBe(true);
  });

  test.each([
    ['waltz', 'Waltzing Matilda', 'folk'],
    ['ragtime', 'Rags and Bones', 'folk'],
    ['house', 'House on the Hill', 'folk'],
  ])('is called no %s by another word: %s', (form, name, genre) => {
    expect(hasTrait(track(1, name, [genre]), constraint('genre', form))).toBe(false);
  });

  test('is in the mix that wants it, which says so, and stays out of the one that does not', () => {
    const songs = [track(1, 'Valse triste', ['classical']), track(2, 'Rain', ['classical'])];
    const wanted = makeMix({ ...plainBrief, wanted: [waltz] }, songs, { variant: 0, now: 0, played: [] });
    expect(wanted.tracks[0]).toMatchObject({ name: 'Valse triste' });
    expect(wanted.tracks[0]?.reasons.map(({ text }) => text)).toContain('waltz, by its title');
    expect(wanted.tracks[0]?.checks).toContainEqual({
      of: 'wanted:genre:waltz',
      verdict: 'met',
      fact: 'title Valse triste',
    });
    const avoided = makeMix({ ...plainBrief, avoided: [waltz] }, songs, { variant: 0, now: 0, played: [] });
    expect(avoided.tracks.map(({ name }) => name)).toEqual(['Rain']);
  });

  test('is of a genre that the vocabulary knows', () => {
    expect([...formWords.keys()].filter((form) => entryOf('genre', form) === undefined)).toEqual([]);
  });
});
