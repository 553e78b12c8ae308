import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder, writeHousehold } from '../testing/library-folder.ts';

let place: LibraryFolder;
let library: Library;
beforeAll(async () => {
  place = await createLibraryFolder();
  await writeHousehold(place, 13);
  library = await place.open();
});
afterAll(() => place.dispose());

const names = (query: string, type: 'track' | 'album' | 'artist' | 'playlist', limit = 50) => {
  const hits = library.music.search({ query, types: [type], limit, offset: 0 })[type];
  return (hits?.items ?? []).map(({ name }) => name);
};

describe('tracks, albums and artists', () => {
  test.each([
    ['voltline', 'artist', ['Voltline']],
    ['cafe unicode', 'artist', ['Café Ünïcode']],
    ['日本の夜', 'album', ['日本の夜']],
    ['still wat', 'album', ['Still Water']],
    ['artist:"Ember Row" 12', 'track', ['Afterglow 12']],
    ['genre:"death metal" iron 3', 'track', ['Iron Year 3']],
    ['drifters nobody knows', 'artist', []],
  ] as const)('%s finds %s', (query, type, expected) => {
    expect(names(query, type)).toEqual(expected);
  });

  test('a decade, a genre and a mood tag find tracks too', () => {
    expect(new Set(names('1960s', 'track'))).toEqual(new Set(names('bossa nova', 'track')));
    expect(names('bossa nova', 'track')).toHaveLength(13);
    expect(names('party', 'track').every((name) => name.startsWith('Verano'))).toBe(true);
    expect(names('year:1990-1999', 'track')).toHaveLength(26);
  });

  test('pages tell how many there are in all', () => {
    const page = library.music.search({ query: 'parade', types: ['track'], limit: 5, offset: 10 }).track;
    expect([page?.items.length, page?.total]).toEqual([3, 13]);
  });
});

describe('playlists found in a library of about a hundred songs', () => {
  const moods = ['happy', 'sad', 'energetic', 'calm', 'focus'] as const;

  test.each(moods)('LIST-01 a search made from the mood %s finds some', (mood) => {
    expect(names(`${mood} music`, 'playlist').length).toBeGreaterThanOrEqual(2);
    const first = library.music.search({ query: mood, types: ['playlist'], limit: 1, offset: 0 }).playlist
      ?.items[0];
    expect(first?.mood).toBe(mood);
    expect(first?.trackIds.length).toBeGreaterThanOrEqual(8);
  });

  test('hold whom the mood suits', () => {
    const artistsOf = (name: string) => {
      const { playlists, tracks, artists } = library.music.catalogue;
      const found = [...playlists.values()].find((playlist) => playlist.name === name);
      return new Set(
        found?.trackIds.flatMap((id) => tracks.get(id)?.artistIds ?? []).map((id) => artists.get(id)?.name),
      );
    };
    expect(artistsOf('Energetic: your own music')).toContain('Voltline');
    expect(artistsOf('Energetic: your own music')).not.toContain('Low Tide');
    expect(artistsOf('Calm: your own music')).toContain('Low Tide');
    expect(artistsOf('Calm: your own music')).not.toContain('Marrow');
    expect(artistsOf('Sad: your own music')).toContain('Ember Row');
    expect(artistsOf('Happy: your own music')).toContain('The Halfway Lights');
    expect(artistsOf('Focus: your own music')).not.toContain('Sol y Sombra');
  });

  test('are also of a genre and of a decade, and say by what they were chosen', () => {
    expect(names('energetic techno', 'playlist').slice(0, 2)).toContain('Energetic techno');
    // A broader genre of which nothing else is there would only say the same once more.
    expect(names('electronic', 'playlist')).not.toContain('Electronic');
    expect(names('calm 1960s', 'playlist').length).toBeGreaterThan(0);
    const { playlists, tracks } = library.music.catalogue;
    for (const { description, trackIds, name } of playlists.values()) {
      expect(description, name).toMatch(/^\d+ tracks from your library.*\. Chosen by .+\.$/);
      expect(new Set(trackIds).size, name).toBe(trackIds.length);
      expect(
        trackIds.every((id) => tracks.has(id)),
        name,
      ).toBe(true);
    }
  });

  test('are there for every mood in the most one-sided of libraries', async () => {
    const metal = await createLibraryFolder();
    for (let number = 0; number < 100; number += 1) {
      const title = `Blast ${number}`;
      await metal.write(`${number}.wav`, {
        title,
        artist: `Band ${number % 20}`,
        genre: 'Black Metal',
        seconds: 0.02,
      });
    }
    const { music } = await metal.open();
    for (const mood of moods) {
      const { playlist } = music.search({ query: mood, types: ['playlist'], limit: 10, offset: 0 });
      expect(playlist?.total, mood).toBeGreaterThan(0);
    }
    await metal.dispose();
  });
});

describe('who is asked for as an artist', () => {
  let other: LibraryFolder;
  let found: (query: string, type: 'track' | 'album' | 'artist') => string[];
  beforeAll(async () => {
    other = await createLibraryFolder();
    for (let number = 1; number <= 12; number += 1)
      await other.write(`titles/${number}.wav`, {
        title: `Love ${number}`,
        artist: 'Low Tide',
        album: 'Love',
      });
    await other.write('theirs/1.wav', {
      title: 'Alone Again Or Something Longer',
      artist: 'Love',
      album: 'Changes',
    });
    for (let number = 1; number <= 12; number += 1)
      await other.write(`diagrams/${number}.wav`, {
        title: `${number}`,
        artist: 'Love of Diagrams',
        album: 'Mosaic',
      });
    await other.write('courtney/1.wav', { title: 'Mono', artist: 'Courtney Love', album: 'Sweetheart' });
    await other.write('others/1.wav', { title: 'Undercover', artist: 'Lovelace', album: 'Hills' });
    const { music } = await other.open();
    found = (query, type) =>
      (music.search({ query, types: [type], limit: 10, offset: 0 })[type]?.items ?? []).map(
        ({ name }) => name,
      );
  });
  afterAll(() => other.dispose());

  test('has their own songs and albums found first, and not what is only called so', () => {
    expect(found('artist:"Love"', 'track')[0]).toBe('Alone Again Or Something Longer');
    expect(found('artist:"Love"', 'track').some((name) => name.startsWith('Love'))).toBe(false);
    expect(found('artist:"Love"', 'album')).toEqual(['Changes', 'Mosaic', 'Sweetheart']);
    expect(found('artist:"Love"', 'artist')).toEqual(['Love', 'Courtney Love', 'Love of Diagrams']);
    expect(found('artist:love', 'artist')).toContain('Lovelace');
  });
});

describe('names are found however they are typed', () => {
  const songs = [
    ['日本の夜', 'Low Tide'],
    ['Fjord', 'Søren Ødegaard'],
    ['Fjell', 'Ødegaard'],
    ['Rocker', 'AC/DC'],
    ['Drive', 'R.E.M.'],
    ['Don’t Stop', 'Low Tide'],
    ['दिल से', 'Low Tide'],
    ['दाल', 'Low Tide'],
    ['사랑해요', 'Low Tide'],
    ['ความรักของเธอ', 'Low Tide'],
    ['Heart ❤️ Break 1️⃣', 'Low Tide'],
  ] as const;
  let other: LibraryFolder;
  let found: (query: string, type: 'track' | 'artist') => string[];
  beforeAll(async () => {
    other = await createLibraryFolder();
    for (const [at, [title, artist]] of songs.entries())
      await other.write(`${at}.wav`, { title, artist, album: 'Songs', seconds: 0.05 });
    const { music } = await other.open();
    found = (query, type) =>
      (music.search({ query, types: [type], limit: 50, offset: 0 })[type]?.items ?? []).map(
        ({ name }) => name,
      );
  });
  afterAll(() => other.dispose());

  test.each([
    // Scripts without spaces: a word begins anywhere.
    ['夜', 'track', ['日本の夜']],
    ['本の', 'track', ['日本の夜']],
    ['รัก', 'track', ['ความรักของเธอ']],
    ['사랑', 'track', ['사랑해요']],
    // A vowel is a part of its letter.
    ['दिल', 'track', ['दिल से']],
    ['दाल', 'track', ['दाल']],
    // Letters that a keyboard may lack.
    ['odegaard', 'artist', ['Ødegaard', 'Søren Ødegaard']],
    ['ØDEGAARD', 'artist', ['Ødegaard', 'Søren Ødegaard']],
    ['artist:"soren odegaard"', 'track', ['Fjord']],
    // Signs within a name.
    ['acdc', 'artist', ['AC/DC']],
    ['ac/dc', 'artist', ['AC/DC']],
    ['rem', 'artist', ['R.E.M.']],
    ['r.e.m', 'artist', ['R.E.M.']],
    ['dont stop', 'track', ['Don’t Stop']],
    ['track:"heart break 1"', 'track', ['Heart ❤️ Break 1️⃣']],
    ['track:"Heart ❤️ Break"', 'track', ['Heart ❤️ Break 1️⃣']],
  ] as const)('%s finds the %s %s', (query, type, expected) => {
    expect(found(query, type)).toEqual(expected);
  });
});
