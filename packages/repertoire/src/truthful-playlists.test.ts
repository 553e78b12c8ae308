import { vocabulary } from '@attune/vocabulary';
import { describe, expect, it, test } from 'vitest';
import { createCatalogue } from './build-catalogue.ts';
import { artistLanguages, artistVoices } from './data/singers.ts';
import { artistStyles, genreStyles } from './data/styles.ts';
import { trackFacts } from './track-facts.ts';

const { artists, playlists, tracks } = createCatalogue();

/** Words that name no kind of music where they stand: a language, a home, a seat on a porch, a room, loud songs that are slow. */
const meantOtherwise: ReadonlySet<string> = new Set([
  'latin in Stone Floor, Cold Candle',
  'house in Bleach and Glory',
  'swing in Brown Carpet, Good Speakers',
  'dancehall in Chalk Footprints, Both Feet',
  'ballad in Ballads From the Loading Dock',
]);

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()} `;

/** The genres that a playlist says of itself. */
function genresSaid(name: string, description: string): string[] {
  const said = wordsOf(`${name}. ${description}`);
  return vocabulary.genre
    .filter(({ value, terms }) =>
      [value, ...terms]
        .map((term) => wordsOf(term).trim())
        .some((term) => said.includes(` ${term} `) || said.includes(` ${term}s `)),
    )
    .map(({ value }) => value)
    .filter((value) => !meantOtherwise.has(`${value} in ${name}`));
}

describe('what a playlist says of itself', () => {
  it('is so: each genre that its name or description speaks of is there among its tracks', () => {
    const untrue = [...playlists.values()].flatMap(({ name, description, trackIds }) => {
      const held = trackIds.flatMap((id) => {
        const track = tracks.get(id);
        return track === undefined ? [] : [...trackFacts(track).genres, ...track.attributes.instruments];
      });
      return genresSaid(name, description)
        .filter((genre) => !held.includes(genre))
        .map((genre) => `${name}: no ${genre}`);
    });
    expect(untrue).toEqual([]);
  });

  it('is read at all', () => {
    expect(genresSaid('Minibus', 'Afrobeat and highlife, and two big bands.')).toEqual(
      expect.arrayContaining(['afrobeat', 'highlife', 'big band']),
    );
  });
});

test('styles are of artists that are there, and known to the vocabulary', () => {
  const names = new Set([...artists.values()].map(({ name }) => name));
  const genres = new Set(vocabulary.genre.map(({ value }) => value));
  const told = [artistStyles, artistVoices, artistLanguages].flatMap((each) => Object.keys(each));
  expect(told.filter((name) => !names.has(name))).toEqual([]);
  expect(
    [...Object.values(artistStyles), ...Object.values(genreStyles)]
      .flat()
      .filter((style) => !genres.has(style)),
  ).toEqual([]);
});

test('who asks for a kind of music that a playlist names finds songs of it', () => {
  const count = (genre: string) =>
    [...tracks.values()].filter((track) => trackFacts(track).genres.includes(genre)).length;
  for (const genre of [
    'highlife',
    'swing',
    'big band',
    'heavy metal',
    'gospel',
    'bebop',
    'ska',
    'dub',
    'dance music',
    'edm',
    'breakbeat',
  ])
    expect(count(genre), genre).toBeGreaterThanOrEqual(4);
});

test('who asks for a woman who sings, or a man, or songs in a language finds some in many kinds of music', () => {
  const told = [...tracks.values()].map((track) => trackFacts(track));
  const genresOf = (is: (facts: ReturnType<typeof trackFacts>) => boolean) =>
    new Set(told.flatMap((facts) => (is(facts) ? facts.genres.slice(0, 1) : []))).size;
  expect(genresOf(({ vocals }) => vocals.includes('female vocals'))).toBeGreaterThanOrEqual(12);
  expect(genresOf(({ vocals }) => vocals.includes('male vocals'))).toBeGreaterThanOrEqual(10);
  expect(genresOf(({ languages }) => languages.includes('english'))).toBeGreaterThanOrEqual(12);
  expect(genresOf(({ languages }) => languages.includes('portuguese'))).toBeGreaterThanOrEqual(1);
  for (const { vocals, languages } of told) if (vocals.length === 0) expect(languages).toEqual([]);
});
