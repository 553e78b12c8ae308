import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../build-catalogue.ts';
import { moods } from '../facets.ts';
import { soundsOfTrack } from '../score/compose.ts';
import { createMusicSearch } from './music-search.ts';

const catalogue = createCatalogue();
const search = createMusicSearch(catalogue);
const all = { types: ['album', 'artist', 'playlist', 'track'] as const, limit: 10, offset: 0 };
const tracksFor = (query: string, limit = 10) =>
  search({ query, types: ['track'], limit, offset: 0 }).track ?? { items: [], total: 0 };
const playlistsFor = (query: string, limit = 10) =>
  search({ query, types: ['playlist'], limit, offset: 0 }).playlist ?? { items: [], total: 0 };
const titles = (query: string) => tracksFor(query).items.map(({ name }) => name);

describe('searching by mood', () => {
  it.each(moods)('brings ten playlists and ten songs for %s, all of that mood', (mood) => {
    const { items, total } = playlistsFor(mood);
    expect(items).toHaveLength(10);
    expect(total).toBeGreaterThanOrEqual(12);
    for (const playlist of items) expect(playlist.mood).toBe(mood);
    for (const track of tracksFor(mood).items) expect(track.attributes.mood).toBe(mood);
  });

  it.each([
    ['joyful', 'happy'],
    ['melancholy', 'sad'],
    ['pump me up', 'energetic'],
    ['relaxing', 'calm'],
    ['deep work', 'focus'],
    ['relaxng', 'calm'],
    ['Energtic', 'energetic'],
  ])('understands %s as %s', (words, mood) => {
    expect(new Set(playlistsFor(words).items.map((playlist) => playlist.mood))).toEqual(new Set([mood]));
  });

  it('lets a slip of the finger never change the mood', () => {
    for (const slip of ['clam', 'hapy', 'focuss', 'calmm', 'melancoly']) {
      expect(new Set(tracksFor(slip).items.map(({ attributes }) => attributes.mood)).size).toBe(1);
    }
  });
});

describe('searching by name', () => {
  it('finds a title before anything that only sounds like it', () => {
    expect(titles('plum jam')[0]).toBe('Plum Jam');
    expect(titles('lobby 3 am')[0]).toBe('Lobby, 3 a.m.');
    expect(playlistsFor('rain on the skylight').items[0]?.name).toBe('Rain on the Skylight');
  });

  it('finds by one word what has it in its title first, and then what it means', () => {
    const rain = tracksFor('rain', 300).items;
    const isCalledSo = ({ name }: { name: string }) => /\brain\b/i.test(name);
    const called = [...catalogue.tracks.values()].filter(isCalledSo);
    expect(called.length).toBeGreaterThan(1);
    expect(new Set(rain.slice(0, called.length))).toEqual(new Set(called));
    expect(rain.length).toBeGreaterThan(200);
    for (const word of ['night', 'piano', 'summer']) {
      expect(titles(word)[0]).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
      expect(search({ ...all, query: word }).playlist?.items).toHaveLength(10);
    }
  });

  it('forgives typing errors, plurals, accents and unfinished words', () => {
    expect(titles('marjin notes')[0]).toBe('Margin Notes');
    expect(titles('margin note')[0]).toBe('Margin Notes');
    expect(titles('cafe sem relogio')[0]).toBe('Café sem relógio');
    expect(search({ ...all, query: 'thunderq' }).artist?.items[0]?.name).toBe('Philippa Thunderquist');
  });

  it('finds albums, artists and everything by an artist', () => {
    expect(search({ ...all, query: 'field guide' }).album?.items[0]?.name).toBe('Field Guide');
    const tracks = tracksFor('Merrin Tallow', 50);
    expect(tracks.total).toBe(8);
  });
});

describe('searching by sound', () => {
  it('combines mood, genre, decade and instrument', () => {
    for (const track of tracksFor('sad country pedal steel').items) {
      expect(track.attributes).toMatchObject({ mood: 'sad', genre: 'country' });
      expect(track.attributes.instruments).toContain('pedal steel');
    }
    for (const { attributes } of tracksFor('happy 60s').items) {
      expect(attributes).toMatchObject({ mood: 'happy', era: 1960 });
    }
  });

  it('never brings what NOT rules out, not even inside a playlist', () => {
    const { items } = playlistsFor('calm NOT vocals', 50);
    expect(items.length).toBeGreaterThan(3);
    for (const { trackIds } of items) {
      for (const id of trackIds) expect(catalogue.tracks.get(id)?.attributes.vocals).toBe('none');
    }
    for (const { attributes } of tracksFor('energetic NOT "hard rock"', 200).items) {
      expect(attributes.genre).not.toBe('hard rock');
    }
  });

  it('never brings what is heard without being named, where it is refused', () => {
    const drummed = (ids: readonly string[]) =>
      ids
        .flatMap((id) => catalogue.tracks.get(id) ?? [])
        .filter((track) => soundsOfTrack(track).kit !== null);
    const { items } = playlistsFor('calm NOT "drums"', 50);
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const { name, trackIds } of items) expect(drummed(trackIds), name).toEqual([]);
    const songs = tracksFor('calm NOT "drums"', 50).items;
    expect(songs).toHaveLength(50);
    expect(drummed(songs.map(({ id }) => id))).toEqual([]);
  });

  it('never brings a kind of the instrument that is refused', () => {
    const kinds = { strings: ['violin', 'cello', 'fiddle'], brass: ['trumpet', 'trombone', 'horns'] };
    for (const [refused, names] of Object.entries(kinds)) {
      const { items } = tracksFor(`happy NOT "${refused}"`, 50);
      expect(items).toHaveLength(50);
      for (const { attributes } of items)
        expect(names.filter((name) => attributes.instruments.includes(name))).toEqual([]);
    }
  });

  it('honours the filters that Spotify documents', () => {
    const rock = tracksFor('genre:"hard rock" year:1970-1979', 50);
    const wanted = [...catalogue.tracks.values()].filter(
      ({ attributes }) => attributes.genre === 'hard rock' && attributes.era === 1970,
    );
    expect(rock.total).toBe(wanted.length);
    for (const track of rock.items) expect(track.attributes).toMatchObject({ genre: 'hard rock', era: 1970 });
    const [plumJam] = tracksFor('plum jam').items;
    expect(tracksFor(`isrc:${plumJam?.isrc}`).items).toEqual([plumJam]);
    expect(tracksFor('artist:"Merrin Tallow" track:mending').items.map(({ name }) => name)).toEqual([
      'Mending',
    ]);
    expect(tracksFor('upc:123').total).toBe(0);
    expect(tracksFor('genre:polka').total).toBe(0);
  });

  it('widens the search by OR', () => {
    const instruments = tracksFor('kalimba OR pedal steel', 50).items.map(
      ({ attributes }) => attributes.instruments,
    );
    expect(instruments.some((list) => list.includes('kalimba'))).toBe(true);
  });

  it('takes the name of a genre or an instrument for no slip of something else', () => {
    const barbecues = playlistsFor('happy barbecue').items;
    expect(playlistsFor('happy baroque').items).not.toEqual(barbecues);
    expect(playlistsFor('happy rage').items).not.toEqual(playlistsFor('happy party').items);
    for (const name of ['tabla', 'gong', 'lute']) expect(titles(name), name).toEqual([]);
  });

  it.each([
    ['energetic dubstep', ['drum and bass']],
    ['happy trap', ['hip-hop']],
    ['happy dixieland', ['jazz']],
    ['calm baroque', ['orchestral', 'classical guitar', 'piano solo']],
    ['energetic punk', ['hard rock', 'indie rock']],
    ['focus melodic techno', ['techno']],
  ])('brings the nearest there is for a genre it has nothing of: %s', (query, nearest) => {
    const { items } = playlistsFor(query);
    expect(items.length).toBeGreaterThan(0);
    for (const { name, trackIds } of items) {
      const near = trackIds.filter((id) =>
        nearest.includes(catalogue.tracks.get(id)?.attributes.genre ?? ''),
      );
      expect(near.length * 2, name).toBeGreaterThanOrEqual(trackIds.length);
    }
  });

  it('refuses of what stands in for a genre nothing', () => {
    const ofGenre = (query: string, genre: string) =>
      tracksFor(query, 400).items.filter(({ attributes }) => attributes.genre === genre).length;
    expect(ofGenre('energetic NOT "trap"', 'hip-hop')).toBe(ofGenre('energetic', 'hip-hop'));
    expect(tracksFor('genre:trap').total).toBe(0);
  });

  it('reads what an instrument is called as a whole', () => {
    expect(playlistsFor('calm singing bowls').items).toEqual(playlistsFor('calm').items);
    expect(playlistsFor('viola').items[0]?.name).toBe('All the Strings I Have');
    expect(tracksFor('sad guitarist').items).toEqual(tracksFor('sad guitar').items);
    for (const { attributes } of tracksFor('happy french horn').items)
      expect(attributes.instruments.some((name) => /horns|trumpet|trombone/.test(name))).toBe(true);
  });

  it('makes up the number with near misses of the right mood when almost nothing fits', () => {
    const { items } = tracksFor('sad funk');
    expect(items[0]?.attributes).toMatchObject({ mood: 'sad', genre: 'funk' });
    for (const { attributes } of items) expect(attributes.mood).toBe('sad');
  });

  it('finds what is called by a refusal, by its name and by its name and artist', () => {
    for (const query of ['The Piano Tuner Has No Piano', 'the piano tuner has no piano ilse haverkamp'])
      expect(titles(query)[0]).toBe('The Piano Tuner Has No Piano');
    for (const { attributes } of tracksFor('calm no piano', 50).items)
      expect(attributes.instruments).not.toContain('piano');
  });

  it('finds nothing for what is no word at all', () => {
    expect(tracksFor('xqzwv jkqqx').total).toBe(0);
  });
});

describe('pages of results', () => {
  it('cuts the same list at limit and offset and counts the whole', () => {
    const whole = tracksFor('calm', 60);
    const second = search({ query: 'calm', types: ['track'], limit: 10, offset: 10 }).track;
    expect(second?.items).toEqual(whole.items.slice(10, 20));
    expect(second?.total).toBe(whole.total);
    expect(search({ query: 'calm', types: ['track'], limit: 10, offset: 900 }).track?.items).toEqual([]);
  });

  it('answers only the types asked for', () => {
    expect(Object.keys(search({ query: 'calm', types: ['artist'], limit: 1, offset: 0 }))).toEqual([
      'artist',
    ]);
  });

  it('never throws and always answers the same, whatever is typed', () => {
    const fragments = fc.constantFrom(
      'NOT',
      'OR',
      '"',
      'year:',
      'genre:"',
      'calm',
      '-',
      '(',
      '\\',
      '𝄞',
      'no',
      ':',
      '*',
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fragments, { maxLength: 12 }).map((a) => a.join(' ')),
    );
    fc.assert(
      fc.property(query, (text) => {
        const request = { ...all, query: text };
        expect(search(request)).toEqual(search(request));
      }),
      { numRuns: 60 },
    );
    expect(() => search({ ...all, query: 'calm "piano '.repeat(5000) })).not.toThrow();
  }, 30_000);
});
