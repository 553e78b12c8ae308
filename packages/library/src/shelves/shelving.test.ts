import { describe, expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createShelving } from './shelving.ts';

/** More genres than anybody looks through, each about as often. */
const genres = [
  'Rock', 'Pop', 'Ambient', 'Techno', 'House', 'Folk', 'Jazz', 'Classical', 'Hip-Hop', 'Metal', 'Soul', 'Latin',
  'World Music', 'Country', 'Blues', 'Indie Rock', 'Electronic', 'Reggae', 'Soundtrack', 'Punk', 'Bluegrass', 'Trance',
  'Death Metal', 'Bossa Nova', 'Disco',
]; // biome-ignore format: a list
const songsOfEach = 30;

const live = createLiveCatalogue(() => undefined);
const songs = [...inventedSongs(genres.length * songsOfEach + 5)].map((song, at) => ({
  ...song,
  // Five songs are of a genre of which there is no choice.
  genres: [at < 5 ? 'Polka' : (genres[at % genres.length] ?? '')],
  artists: [`Artist ${at % 97}`],
  moods: [],
}));
live.change(songs, []);
const shelving = createShelving(
  live,
  () => undefined,
  () => {},
);
await shelving.make();
const genreOf = (trackId: string) => live.songOf(trackId)?.genres[0]?.toLowerCase();
const namesFor = (query: string) => shelving.find(query).map(({ name }) => name);

describe('playlists of a genre', () => {
  test.each(genres)('are there for %s, however many others there are', (genre) => {
    const own = shelving.find(`calm ${genre}`);
    expect(own.map(({ name }) => name)).toContain(`${genre.charAt(0)}${genre.slice(1).toLowerCase()}`);
  });

  test.each([
    ['calm jazz', 'jazz'],
    ['sad jazz', 'jazz'],
    ['energetic jazz', 'jazz'],
    ['happy soul relaxing', 'soul'],
    ['calm hip-hop', 'hip-hop'],
    ['focus hip hop study', 'hip-hop'],
    ['sad reggae', 'reggae'],
    ['calm death metal', 'death metal'],
    ['happy bluegrass', 'bluegrass'],
    ['energetic bossa nova 90s', 'bossa nova'],
  ])('come first, and alone where they are enough, to who asks for "%s"', (query, genre) => {
    const found = shelving.find(query);
    const ofIt = found.filter(
      ({ trackIds }) => trackIds.filter((id) => genreOf(id) === genre).length * 2 >= trackIds.length,
    );
    expect(ofIt.length).toBeGreaterThan(0);
    expect(found.slice(0, ofIt.length)).toEqual(ofIt);
    if (ofIt.length >= 3) expect(found).toEqual(ofIt);
    expect(found[0]?.name.toLowerCase()).toContain(genre);
  });

  test('are of the mood that was asked for first, then of the nearest', () => {
    expect(namesFor('sad jazz')).toEqual(['Sad jazz', 'Calm jazz', 'Jazz', 'Focus jazz']);
  });

  test('are left out by who does not want the genre', () => {
    expect(namesFor('sad NOT "jazz"').filter((name) => /jazz/i.test(name))).toEqual([]);
    expect(namesFor('sad jazz NOT "soul"').some((name) => /jazz/i.test(name))).toBe(true);
  });

  test('where there are too few songs for one, what suits the mood is brought', () => {
    expect(namesFor('happy polka').length).toBeGreaterThan(0);
    expect(namesFor('happy polka').every((name) => !/polka/i.test(name))).toBe(true);
  });

  test.each(['calm relaxing', 'sad comfort', 'happy feel good', 'focus study'])(
    'are no more in the way of who names none: "%s"',
    (query) => {
      const [mood = ''] = query.split(' ');
      const found = shelving.find(query);
      expect(found.length).toBeGreaterThanOrEqual(5);
      expect(found.every((playlist) => playlist.mood === mood)).toBe(true);
    },
  );
});
