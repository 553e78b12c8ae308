import { describe, expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createPace } from '../pace.ts';
import { makeShelves } from './make-shelves.ts';
import { type ShelfSource, sourceOf } from './shelf-source.ts';

const live = createLiveCatalogue(() => undefined);
live.change([...inventedSongs(60)], []);

/** The same songs, of which the first so many were heard to have energies from nothing to all. */
function heardSources(heard: number): ShelfSource[] {
  return [...live.catalogue.tracks.values()].map((track, at) => {
    const song = live.songOf(track.id);
    if (song === undefined) throw new Error('the catalogue knows its songs');
    return sourceOf(track, song, at < heard ? at / (heard - 1) : null);
  });
}
const energyShelves = async (sources: readonly ShelfSource[]) =>
  (await makeShelves(sources, createPace())).filter(({ name }) => name.endsWith(' energy'));

test('what was heard stands on shelves by its energy, each with nothing else and said to be heard', async () => {
  const sources = heardSources(60);
  const shelves = await energyShelves(sources);
  expect(shelves.map(({ name }) => name)).toEqual([
    'Quiet: low energy',
    'Steady: middling energy',
    'Driving: high energy',
  ]);
  const energyOf = new Map(sources.map(({ track, heardEnergy }) => [track.id, heardEnergy ?? -1]));
  const ranges = shelves.map(({ trackIds }) => {
    const energies = trackIds.map((id) => energyOf.get(id) ?? -1);
    return [Math.min(...energies), Math.max(...energies)];
  });
  expect(ranges[0]?.[1]).toBeLessThanOrEqual(0.35);
  expect(ranges[1]?.[0]).toBeGreaterThanOrEqual(0.38);
  expect(ranges[1]?.[1]).toBeLessThanOrEqual(0.66);
  expect(ranges[2]?.[0]).toBeGreaterThanOrEqual(0.7);
  for (const { description } of shelves)
    expect(description).toContain('Chosen by energy, as heard in the sound.');
});

test('of what nobody listened to yet nothing is claimed', async () => {
  expect(await energyShelves(heardSources(0))).toEqual([]);
  const some = await energyShelves(heardSources(20));
  expect(some.flatMap(({ trackIds }) => trackIds).length).toBeLessThanOrEqual(20);
});

describe('what a playlist says it holds', () => {
  const calmOf = async (genres: readonly (string | null)[]) => {
    const small = createLiveCatalogue(() => undefined);
    small.change(
      [...inventedSongs(genres.length)].map((song, at) => ({
        ...song,
        genres: [genres[at] ?? []].flat(),
        artists: [`Artist ${at}`],
        moods: ['Calm'],
      })),
      [],
    );
    const sources = [...small.catalogue.tracks.values()].flatMap((track) => {
      const song = small.songOf(track.id);
      return song === undefined ? [] : [sourceOf(track, song, null)];
    });
    const shelves = await makeShelves(sources, createPace());
    return shelves.find(({ name }) => name === 'Calm: your own music')?.description;
  };
  const times = (count: number, genre: string | null) => Array.from({ length: count }, () => genre);

  test.each([
    ['two of eight are no most of it', [...times(2, 'Ambient'), ...times(6, null)], ', Ambient among them.'],
    ['half of it is', [...times(4, 'Ambient'), ...times(4, null)], ', mostly Ambient.'],
    ['most of it names one', [...times(6, 'Ambient'), ...times(2, 'Folk')], ', mostly Ambient.'],
    [
      'two that make up half together are named together',
      [...times(3, 'Ambient'), ...times(3, 'Folk'), ...times(2, null), 'Jazz', 'Pop'],
      ', mostly Ambient, Folk.',
    ],
    [
      'one of each says nothing',
      ['Ambient', 'Folk', 'Jazz', 'Drone', ...times(4, null)],
      'from your library.',
    ],
  ])('%s', async (_, genres, said) => {
    expect(await calmOf(genres)).toContain(said);
  });
});
