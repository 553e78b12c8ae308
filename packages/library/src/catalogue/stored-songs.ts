import { LRUCache } from 'lru-cache';
import type { Song } from '../folder/song.ts';

/** Songs by the ids of their tracks. */
export interface StoredSongs {
  get(trackId: string): Song | undefined;
  set(trackId: string, song: Song): void;
  delete(trackId: string): void;
}

export interface CachedSongs extends StoredSongs {
  /** What was set stands in the index by now, or never will. */
  flush(): void;
}

/** So many songs that were read last are not read again: those of some lists and albums. */
const mostCached = 500;

/**
 * The songs of an index, read when they are asked for: of a hundred thousand few are asked for at a time.
 * @param read reads one from the index
 */
export function createStoredSongs(read: (trackId: string) => Song | undefined): CachedSongs {
  const cached = new LRUCache<string, Song>({ max: mostCached });
  /** Not in the index yet. */
  const fresh = new Map<string, Song>();
  return {
    get(trackId) {
      const known = fresh.get(trackId) ?? cached.get(trackId);
      if (known !== undefined) return known;
      const song = read(trackId);
      if (song !== undefined) cached.set(trackId, song);
      return song;
    },
    set(trackId, song) {
      cached.delete(trackId);
      fresh.set(trackId, song);
    },
    delete(trackId) {
      cached.delete(trackId);
      fresh.delete(trackId);
    },
    flush: () => fresh.clear(),
  };
}
