import { setTimeout as wait } from 'node:timers/promises';
import { openLibrary } from '../src/open-library.ts';
import { inventedSource } from './invented-songs.ts';

export interface OpenReport extends Record<string, number> {
  /** Until the library is there to be asked. */
  openMs: number;
  /** The longest the process did nothing else, from the opening until all is known. */
  longestBlockMs: number;
  /** Until every song is known. */
  wholeAfterMs: number;
  searchP50Ms: number;
  searchP95Ms: number;
  searchMaxMs: number;
  /** Of the processor alone, which tells more on a machine that does other things as well. */
  searchCpuP95Ms: number;
  residentMb: number;
  heapMb: number;
}

const queries = [
  'night', 'golden river', 'silent motion house', 'the little broken train', 'artist:winter', 'rock', 'ambient 1998',
  'sad songs for the evening', 'calm', 'happy summer', 'energetic techno', 'focus', 'year:1990-1999 genre:jazz', 'rain snow',
  '"blue red"', 'dance NOT slow', 'zzz unknown', 'a', 'the', 'music for a long road home', 'sky', 'paper', 'soul', '80s',
]; // biome-ignore format: a list

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Watches how long nothing else gets its turn. */
function watchBlocks() {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(beat);
  };
  setImmediate(beat);
  return () => {
    isOver = true;
    return longest;
  };
}

export async function measureOpen(directory: string, songs: number): Promise<OpenReport> {
  const endWatch = watchBlocks();
  await wait(20);
  const begun = performance.now();
  const library = openLibrary({
    source: inventedSource(songs),
    indexDirectory: directory,
    onNews: () => {},
    every: () => () => {},
    now: Date.now,
    listen: null,
  });
  const openMs = performance.now() - begun;
  await library.look();
  const wholeAfterMs = performance.now() - begun;
  await wait(20);
  const longestBlockMs = endWatch();

  const took: number[] = [];
  const worked: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const query of queries) {
      const before = process.cpuUsage();
      const from = performance.now();
      library.music.search({ query, types: ['track', 'album', 'artist', 'playlist'], limit: 10, offset: 0 });
      took.push(performance.now() - from);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1000);
    }
  }
  for (const list of [took, worked]) list.sort((one, other) => one - other);
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  await library.close();
  return {
    openMs,
    longestBlockMs,
    wholeAfterMs,
    searchP50Ms: quantile(took, 0.5),
    searchP95Ms: quantile(took, 0.95),
    searchMaxMs: took.at(-1) ?? 0,
    searchCpuP95Ms: quantile(worked, 0.95),
    residentMb: rss / 2 ** 20,
    heapMb: heapUsed / 2 ** 20,
  };
}
