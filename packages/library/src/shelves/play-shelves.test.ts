import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createPace } from '../pace.ts';
import { makeShelves } from './make-shelves.ts';
import { type LastPlayed, longUnplayedDays, makePlayShelves } from './play-shelves.ts';
import { sourceOf } from './shelf-source.ts';

const nowMs = Date.UTC(2026, 10, 25, 12);
const daysAgo = (days: number) => nowMs - days * 86_400_000;

const live = createLiveCatalogue(() => undefined);
live.change([...inventedSongs(600)], []);
const sources = [...live.catalogue.tracks.values()].map((track) => {
  const song = live.songOf(track.id);
  if (song === undefined) throw new Error('the catalogue knows its songs');
  return sourceOf(track, song, null);
});
const placeOf = new Map(sources.map(({ track }, at) => [track.id, at]));

const shelvesOf = (lastOf: (place: number) => LastPlayed, listenerId = 'ann') =>
  makePlayShelves(
    sources,
    { listenerId, lastPlayed: (id) => lastOf(placeOf.get(id) ?? 0), countedBy: 'your music server' },
    nowMs,
    createPace(),
  );
/** A third was never played, a third lately, a third long ago. */
const inThirds = (place: number) =>
  place % 3 === 0 ? 'never' : daysAgo(place % 3 === 1 ? longUnplayedDays - 1 : longUnplayedDays);

test('for each mood what was not played yet, and what was not played for long, named so', async () => {
  const shelves = await shelvesOf(inThirds);
  expect(shelves.map(({ name }) => name).sort()).toEqual(
    ['Calm', 'Energetic', 'Focus', 'Happy', 'Sad'].flatMap((mood) => [
      `${mood}: not played for ${longUnplayedDays} days`,
      `${mood}: not played yet`,
    ]),
  );
  for (const { name, trackIds, description } of shelves) {
    const wanted = name.endsWith('yet') ? 0 : 2;
    expect(trackIds.map((id) => (placeOf.get(id) ?? -1) % 3)).toEqual(trackIds.map(() => wanted));
    expect(description).toMatch(
      wanted === 0
        ? /^\d+ tracks from your library.* Chosen by genre, mood tags and tempo, among what your music server counts no play of\.$/
        : /among what was last played \d+ days ago or longer, as your music server counts\.$/,
    );
    if (wanted === 2) expect(description).toContain(` ${longUnplayedDays} days ago`);
  }
});

test('they hold what suits the mood, as the shelf of that mood does', async () => {
  const calm = (await makeShelves(sources, createPace())).find(({ name }) => name.startsWith('Calm:'));
  const shelves = (await shelvesOf(inThirds)).filter(({ mood }) => mood === 'calm');
  const energyOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (live.catalogue.tracks.get(id)?.attributes.energy ?? 1), 0) / ids.length;
  expect(shelves).toHaveLength(2);
  for (const { trackIds } of shelves)
    expect(Math.abs(energyOf(trackIds) - energyOf(calm?.trackIds ?? []))).toBeLessThan(0.1);
});

test.each<[string, LastPlayed]>([
  ['no play is known', 'never'],
  ['all of it was played, nobody says when', 'unknown'],
  ['all of it was played lately', daysAgo(longUnplayedDays - 1)],
])('where %s nothing is claimed', async (_, last) => {
  expect(await shelvesOf(() => last)).toEqual([]);
});

test('of a track that was played nobody says when neither is claimed', async () => {
  const shelves = await shelvesOf((place) => (place % 2 === 0 ? 'unknown' : 'never'));
  expect(shelves.map(({ name }) => name.split(': ')[1])).toEqual(shelves.map(() => 'not played yet'));
  expect(shelves.flatMap(({ trackIds }) => trackIds).every((id) => (placeOf.get(id) ?? 0) % 2 === 1)).toBe(
    true,
  );
});

test('two listeners’ shelves of one name have two ids, and neither is the one of everybody', async () => {
  const idsOf = async (listenerId: string) => (await shelvesOf(inThirds, listenerId)).map(({ id }) => id);
  const [ann, bob] = [await idsOf('ann'), await idsOf('bob')];
  const all = (await makeShelves(sources, createPace())).map(({ id }) => id);
  expect(new Set([...ann, ...bob, ...all]).size).toBe(ann.length + bob.length + all.length);
  expect(await idsOf('ann')).toEqual(ann);
});
