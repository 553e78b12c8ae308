import type { Song } from '../src/folder/song.ts';
import type { LibrarySource } from '../src/library-source.ts';

const genres = [
  'Rock', 'Pop', 'Ambient;Drone', 'Techno', 'House', 'Folk', 'Jazz', 'Classical', 'Hip-Hop', 'Metal', 'Soul', 'Disco',
  'Bossa Nova', 'Country', 'Blues', 'Indie Rock', 'Trip Hop', 'Reggae', 'Soundtrack', 'Punk',
]; // biome-ignore format: a list
const words = (
  'night river golden silent motion house light summer winter paper stone glass heart water fire little long ' +
  'broken blue red black white city road home train letter window mirror garden ocean sky dream sleep dance ' +
  'remember forget always never somewhere tomorrow yesterday morning evening slow fast rain snow wind thunder'
).split(' ');

/** The same numbers at every run (mulberry32). */
function createDraw(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Songs of a household that has collected for decades: twelve to an album, eight albums to an artist. */
export function* inventedSongs(count: number): Generator<Song> {
  const draw = createDraw(7);
  const word = () => words[draw(words.length)] ?? '';
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  let artist = '';
  let album = '';
  let genre = '';
  let year = 0;
  for (let at = 0; at < count; at += 1) {
    if (at % 96 === 0) {
      artist = `The ${phrase(2)} ${at / 96}`;
      genre = genres[draw(genres.length)] ?? '';
    }
    if (at % 12 === 0) {
      album = phrase(2);
      year = 1955 + draw(70);
    }
    yield {
      path: `${artist}/${year} ${album}/${String((at % 12) + 1).padStart(2, '0')} ${phrase(1)}-${at}.flac`,
      sizeBytes: 20_000_000 + at,
      modifiedMs: 1_700_000_000_000 + at,
      title: phrase(1 + draw(4)),
      artists: draw(8) === 0 ? [artist, `${phrase(2)} ${draw(500)}`] : [artist],
      albumArtist: artist,
      album,
      year,
      disc: 1,
      trackNumber: (at % 12) + 1,
      durationMs: 120_000 + draw(240_000),
      genres: genre.split(';'),
      moods: draw(10) === 0 ? ['Mellow'] : [],
      bpm: draw(4) === 0 ? 60 + draw(120) : null,
      isrc: draw(2) === 0 ? `GBABC${String(at).padStart(7, '0')}` : null,
      gainDb: -8 + draw(80) / 10,
      hasPicture: true,
    };
  }
}

const batch = 50;

/** A place without sound that lists so many songs, for an index as a first look through a folder leaves it. */
export function inventedSource(count: number, indexName = 'invented'): LibrarySource {
  return {
    indexName,
    createScan:
      ({ knownCount, take }) =>
      async () => {
        let songs: Song[] = [];
        if (knownCount() === 0) {
          for (const song of inventedSongs(count)) {
            songs.push(song);
            if (songs.length < batch) continue;
            take(songs, []);
            songs = [];
            await new Promise((resolve) => setImmediate(resolve));
          }
          take(songs, []);
        }
        return {
          passedOver: 0,
          linksPassedOver: 0,
          unreadable: [],
          isCutOff: false,
          isAbsent: false,
        };
      },
    accounts: null,
    createCollection: () => null,
    createRecordings: () => ({
      describe: () => null,
      openSound: async () => ({ status: 404, headers: {}, body: null }),
      picture: async () => null,
    }),
    openSound: async () => Promise.reject(new Error('there is no sound')),
    close: async () => undefined,
  };
}
