import { openLibrary } from '../src/open-library.ts';
import { inventedSource } from './invented-songs.ts';

/** Fills an index as a first look through so many songs does. */
export async function writeIndex(directory: string, count: number): Promise<{ seconds: number }> {
  const begun = performance.now();
  const library = openLibrary({
    source: inventedSource(count),
    indexDirectory: directory,
    onNews: () => {},
    every: () => () => {},
    now: Date.now,
    listen: null,
  });
  await library.look();
  await library.close();
  return { seconds: (performance.now() - begun) / 1000 };
}
