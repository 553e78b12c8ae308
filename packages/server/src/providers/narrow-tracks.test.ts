import type { Brief } from '@attune/contract';
import type { Music, Track } from '@attune/local-streaming/music';
import { expect, test } from 'vitest';
import { sampleBrief } from '../testing/sample-brief.ts';
import { mostWhole, narrowTracks } from './narrow-tracks.ts';

const genres = ['ambient', 'metal', 'jazz', 'techno'];
const energies = [0.1, 0.95, 0.4, 0.85];

/** Twenty thousand tracks of four genres and seven decades. */
function library(): { music: Pick<Music, 'catalogue' | 'search'>; asked: string[] } {
  const asked: string[] = [];
  const tracks = new Map<string, Track>();
  for (let at = 0; at < 20_000; at += 1) {
    const id = `id-${at}`;
    tracks.set(id, {
      id,
      name: `Track ${at}`,
      artistIds: [],
      albumId: 'album',
      trackNumber: 1,
      durationMs: 200_000,
      isrc: '',
      attributes: {
        genre: genres[at % 4],
        energy: energies[at % 4],
        era: 1960 + (at % 7) * 10,
      } as Track['attributes'],
    });
  }
  const track = tracks.get('id-1');
  return {
    asked,
    music: {
      catalogue: { artists: new Map(), albums: new Map(), playlists: new Map(), tracks },
      search: ({ query }) => {
        asked.push(query);
        return { track: { items: track === undefined ? [] : [track], total: 1 } };
      },
    },
  };
}

const factsOf = ({ attributes: { genre, energy } }: Track) => ({ genres: [genre], valence: 0.5, energy });
const calm: Brief = {
  ...sampleBrief(),
  target: { valence: 0.5, energy: 0.1 },
  path: 'match',
  wanted: [],
  avoided: [],
  like: [],
};
const share = (tracks: readonly Track[], isSo: (track: Track) => boolean) =>
  tracks.filter(isSo).length / tracks.length;
const choose = (brief: Brief, ids: string[] = []) => narrowTracks(library().music, factsOf, { brief, ids });

test('a large library is narrowed to what is near the request, and some of everything', () => {
  const tracks = choose(calm);
  expect(tracks.length).toBeLessThan(mostWhole);
  expect(new Set(tracks).size).toBe(tracks.length);
  expect(share(tracks, ({ attributes }) => attributes.genre === 'ambient')).toBeGreaterThan(0.5);
  for (const genre of ['jazz', 'techno', 'metal', 'ambient'])
    for (let era = 1960; era <= 2020; era += 10)
      expect(tracks.some(({ attributes }) => attributes.genre === genre && attributes.era === era)).toBe(
        true,
      );
});

test('what is measured of a track counts where the rest is unknown', () => {
  const measured = ({ attributes: { energy } }: Track) => ({ genres: [], energy });
  const tracks = narrowTracks(library().music, measured, { brief: calm, ids: [] });
  expect(share(tracks, ({ attributes }) => attributes.energy === 0.1)).toBeGreaterThan(0.5);
});

test('what is asked for by its kind is there, however far it is from the feeling; what is unwanted comes last', () => {
  const named = { kind: 'genre', value: 'metal', matched: 'metal' } as const;
  const metal = ({ attributes }: Track) => attributes.genre === 'metal';
  expect(choose({ ...calm, wanted: [named] }).filter(metal).length).toBeGreaterThanOrEqual(4_000);
  const era = { kind: 'era', value: '1980s', matched: '80s' } as const;
  const both = choose({ ...calm, wanted: [named, era] });
  expect(both.filter((track) => metal(track) && track.attributes.era === 1980).length).toBeGreaterThan(700);
  const loud = { ...calm, target: { valence: 0.5, energy: 0.95 }, avoided: [named] };
  expect(share(choose(loud), metal)).toBeLessThan(0.1);
});

test('who is liked is looked for by name, and what must be there is', () => {
  const { music, asked } = library();
  const like: Brief['like'] = [
    { kind: 'artist', name: 'Low "Tide' },
    { kind: 'track', name: 'Nightboat', artist: 'Ember Row' },
  ];
  const tracks = narrowTracks(music, factsOf, {
    brief: { ...calm, like },
    ids: ['id-5', 'id-19999', 'gone'],
  });
  expect(asked).toEqual(['artist:"Low  Tide"', 'track:"Nightboat" artist:"Ember Row"']);
  const ids = new Set(tracks.map(({ id }) => id));
  expect(['id-1', 'id-5', 'id-19999'].every((id) => ids.has(id))).toBe(true);
});

test('songs of whoever is asked for alone are looked for by name', () => {
  const { music, asked } = library();
  const wanted: Brief['wanted'] = [{ kind: 'artist', value: 'Nina "N" Lee', matched: 'only Nina' }];
  const ids = narrowTracks(music, factsOf, { brief: { ...calm, wanted }, ids: [] }).map(({ id }) => id);
  expect(asked).toEqual(['artist:"Nina  N  Lee"']);
  expect(ids).toContain('id-1');
});
