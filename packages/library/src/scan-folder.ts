import { FileUnreadableError, type FoundFile } from './folder/read-song.ts';
import type { Song } from './folder/song.ts';
import type { WalkOutcome } from './folder/walk-folder.ts';
import type { ScanOutcome, ScanParts } from './library-source.ts';

interface FolderScanParts extends ScanParts {
  walk: (onFile: (file: FoundFile) => Promise<void>, signal: AbortSignal) => Promise<WalkOutcome>;
  /** @returns `null` for a file that holds nothing to play @throws {FileUnreadableError} and whatever a damaged file brings */
  read: (file: FoundFile) => Promise<Song | null>;
  /** Whether more would be read of its file today. */
  isReadOfOld: (song: Song) => boolean;
}

/** So many songs are kept at once: what a kill takes away is read again at the next start. */
const batchSize = 50;
/** So many files that were passed over are named. */
const mostNamed = 100;

/** Whether a path is one of these, or lies in one. */
function isWithin(path: string, places: ReadonlySet<string>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (places.has(path.slice(0, end))) return true;
  return false;
}

/**
 * Looks through a folder once. Files that are as they were are not read again, so that a scan that was cut short goes on where
 * it stopped.
 * @param passedOver files that were of no use before, by path, with how they stood then
 */
export function createScan({
  songAt,
  knownPaths,
  knownCount,
  walk,
  read,
  isReadOfOld,
  take,
  onLook,
  onExpect,
}: FolderScanParts) {
  const passedOver = new Map<string, string>();
  /** What could not be read may hold music all the same; what was read to no use holds none. */
  const readOnce = async (file: FoundFile): Promise<Song | 'no-music' | 'unreadable'> => {
    try {
      return (await read(file)) ?? 'no-music';
    } catch (error) {
      return error instanceof FileUnreadableError ? 'unreadable' : 'no-music';
    }
  };
  const stateOf = ({ sizeBytes, modifiedMs }: FoundFile) => `${sizeBytes} ${modifiedMs}`;

  return async (signal: AbortSignal): Promise<ScanOutcome> => {
    const before = knownCount();
    const seen = new Set<string>();
    const left = new Set(passedOver.keys());
    /** Read again with the next look. */
    const unread: string[] = [];
    let batch: Song[] = [];
    const flush = () => {
      if (batch.length > 0) take(batch, []);
      batch = [];
    };

    if (before === 0) {
      // Names alone are read in a moment; tags are not.
      let count = 0;
      const counting = async () => {
        count += 1;
      };
      await walk(counting, signal);
      onExpect(count);
    }
    const outcome = await walk(async (file) => {
      const song = songAt(file.path);
      // The text that is kept anyway, where there is one.
      seen.add(song?.path ?? file.path);
      left.delete(file.path);
      const isSame = song !== undefined && stateOf(song) === stateOf(file) && !isReadOfOld(song);
      if (!isSame && passedOver.get(file.path) !== stateOf(file)) {
        const fresh = await readOnce(file);
        if (fresh === 'unreadable') unread.push(file.path);
        else if (fresh === 'no-music') {
          passedOver.set(file.path, stateOf(file));
          if (song !== undefined) seen.delete(file.path);
        } else {
          passedOver.delete(file.path);
          batch.push(fresh);
        }
      }
      if (batch.length >= batchSize) flush();
      onLook();
    }, signal);
    flush();
    for (const path of left) passedOver.delete(path);

    const isAbsent = seen.size === 0 && before > 0 && passedOver.size === 0;
    const unreadable = new Set([...outcome.unreadable, ...unread]);
    const gone =
      isAbsent || outcome.isCutOff
        ? []
        : [...knownPaths()].filter((path) => !seen.has(path) && !isWithin(path, unreadable));
    for (let at = 0; at < gone.length; at += batchSize) take([], gone.slice(at, at + batchSize));
    const passedOverFiles = [...passedOver.keys()].slice(0, mostNamed);
    return {
      ...outcome,
      unreadable: [...unreadable],
      passedOver: passedOver.size,
      passedOverFiles,
      isAbsent,
    };
  };
}
