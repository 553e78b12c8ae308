import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { libraryFacts } from '../estimate/library-facts.ts';
import { createLiveCatalogue } from './live-catalogue.ts';

const songs = [...inventedSongs(300)].map((song, at) => ({ ...song, bpm: at % 3 === 0 ? 128 : null }));
const features = { tempoBpm: 97, energy: 0.83 };
const analysed = new Set<string>();
const live = createLiveCatalogue((id) => (analysed.has(id) ? features : undefined));
live.change(songs, []);
const ids = [...live.catalogue.tracks.keys()];

test('tracks that are tagged alike share what is estimated, and facts hold what is known alone', () => {
  const tracks = ids.flatMap((id) => live.trackOf(id) ?? []);
  expect(new Set(tracks.map(({ tags }) => tags)).size).toBeLessThan(tracks.length / 4);
  const [told, untold] = [tracks.find(({ bpm }) => bpm !== null), tracks.find(({ bpm }) => bpm === null)];
  if (told === undefined || untold === undefined) throw new Error('there are both');
  expect(libraryFacts(told)).toMatchObject({ tempo: 128, valence: told.attributes.valence });
  expect(Object.keys(libraryFacts(untold))).not.toContain('tempo');
  expect(libraryFacts(untold)).toBe(libraryFacts(untold));
});

test('after an analysis a track says what was measured, and stays where it is on its album', () => {
  const id = ids.find((one) => live.trackOf(one)?.bpm === null) ?? '';
  const before = live.trackOf(id);
  analysed.add(id);
  expect(live.applyAnalysis(id)).toMatchObject([{ id, name: before?.name }]);
  const after = live.trackOf(id);
  expect(after?.attributes).toMatchObject({ tempoBpm: 97, energy: 0.83 });
  expect(after && libraryFacts(after)).toMatchObject({
    tempo: 97,
    energy: 0.83,
    measured: ['energy', 'tempo'],
  });
  expect({ ...after, features: undefined }).toEqual({ ...before, features: undefined });
});

test('tracks of an album stand by disc and number, those without a number last and by their paths', () => {
  const [song] = songs;
  if (song === undefined) throw new Error('songs are invented');
  const at = (path: string, disc: number | null, trackNumber: number | null) => ({
    ...song,
    path,
    disc,
    trackNumber,
  });
  const one = createLiveCatalogue();
  one.change([at('z', null, null), at('y', 2, 1), at('x', 1, 9999), at('w', 1, 2), at('a', null, null)], []);
  const [album] = one.catalogue.albums.values();
  expect(album?.trackIds.map((id) => one.trackOf(id)?.path)).toEqual(['w', 'x', 'a', 'z', 'y']);
});

test('a track of which neither tags nor its sound tell anything is found by no mood', () => {
  const [song] = songs;
  if (song === undefined) throw new Error('songs are invented');
  const untagged = { ...song, title: 'Track 7', genres: [], moods: [], year: null, bpm: null };
  const measured = { tempoBpm: 128, energy: 0.9 };
  let known: typeof measured | undefined;
  const one = createLiveCatalogue(() => known);
  const [words] = one.change([untagged], []).track.put;
  expect(words?.tags.trim()).toBe('');
  known = measured;
  expect(one.applyAnalysis(words?.id ?? '')[0]?.tags.trim()).toBe('energetic');
  expect(one.change([{ ...untagged, genres: ['Techno'] }], []).track.put[0]?.tags).toContain('energetic');
});
