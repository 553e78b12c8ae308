import { IndexError } from './index-error.ts';
import { type IndexFile, type IndexStorage, openIndexFile } from './index-file.ts';
import { createSongIndex, type SongIndex } from './song-index.ts';

/** The index in its file, which may turn out to be damaged while it is read, and is then made anew. */
export interface RecoveringIndex {
  /** As it is now: another one once it was made anew. */
  index(): SongIndex;
  /** What it says, or nothing where it cannot be read. */
  orNothing<Result>(read: (index: SongIndex) => Result, nothing: Result): Result;
  /** Takes down an error that tells of damage. */
  noteDamage(error: unknown): void;
  isDamaged(): boolean;
  /** Puts an empty one in its place. */
  beginAnew(): void;
  /** Whether it outlives this process. */
  storage(): IndexStorage;
}

function openIndex(directory: string, sourceName: string): { file: IndexFile; index: SongIndex } {
  const file = openIndexFile(directory, sourceName);
  try {
    return { file, index: createSongIndex(file.database) };
  } catch {
    // Damaged where the first look at it does not reach.
    file.discard();
    const fresh = openIndexFile(directory, sourceName);
    return { file: fresh, index: createSongIndex(fresh.database) };
  }
}

/** @throws {IndexUnsupportedError} */
export function openRecoveringIndex(directory: string, sourceName: string): RecoveringIndex {
  let { file, index } = openIndex(directory, sourceName);
  let isDamaged = false;
  const noteDamage = (error: unknown): void => {
    if (error instanceof IndexError && error.isDamaged) isDamaged = true;
  };
  return {
    index: () => index,
    orNothing(read, nothing) {
      try {
        return read(index);
      } catch (error) {
        if (!(error instanceof IndexError)) throw error;
        noteDamage(error);
        return nothing;
      }
    },
    noteDamage,
    isDamaged: () => isDamaged,
    beginAnew() {
      file.discard();
      ({ file, index } = openIndex(directory, sourceName));
      isDamaged = false;
    },
    storage: () => file.storage,
  };
}
