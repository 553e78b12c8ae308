import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';

let place: LibraryFolder;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

/** Written by ffmpeg; each lasts for less than a second. */
const made = (name: string) => readFile(new URL(`../testing/aac/${name}`, import.meta.url));

test('AAC is found in each of its files, and a film is counted as passed over', async () => {
  for (const name of ['song.aac', 'song.mp4', 'film.mp4']) await place.write(name, await made(name));
  const library = await place.open();
  expect([...library.music.catalogue.tracks.values()].map(({ name }) => name)).toEqual(['song', 'song']);
  expect(place.news.at(-1)).toMatchObject({ songs: 2, passedOver: 1, passedOverFiles: ['film.mp4'] });
  const types = await Promise.all(
    [...library.music.catalogue.tracks.keys()].map(async (id) => {
      const request = { range: undefined, ifRange: undefined, isHead: true };
      return (await library.music.recordings?.openSound(id, request))?.headers['content-type'];
    }),
  );
  expect(types.sort()).toEqual(['audio/aac', 'audio/mp4']);
});
