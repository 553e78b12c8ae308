import { expect, test } from 'vitest';
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
