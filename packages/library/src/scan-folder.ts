import type { FoundFile } from './folder/read-song.ts';
import type { Song } from './folder/song.ts';
import type { WalkOutcome } from './folder/walk-folder.ts';
import type { ScanOutcome, ScanParts } from './library-source.ts';

interface FolderScanParts extends ScanParts {
  walk: (onFile: (file: FoundFile) => Promise<void>, signal: AbortSignal) => Promise<WalkOutcome>;
  /** @returns `null` for a file that holds nothing to play */
  read: (file: FoundFile) => Promise<Song | null>;
}

/** So many songs are kept at once: what a kill takes away is read again at the next start. */
const batchSize = 50;

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`);

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
  take,
  onLook,
  onExpect,
}: FolderScanParts) {
  const passedOver = new Map<string, string>();
  const stateOf = ({ sizeBytes, modifiedMs }: FoundFile) => `${sizeBytes} ${modifiedMs}`;

  return async (signal: AbortSignal): Promise<ScanOutcome> => {
    const before = knownCount();
    const seen = new Set<string>();
    const left = new Set(passedOver.keys());
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
      const isSame = song !== undefined && stateOf(song) === stateOf(file);
      if (!isSame && passedOver.get(file.path) !== stateOf(file)) {
        const fresh = await read(file).catch(() => null);
        if (fresh === null) {
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
    const isToldWhole = (path: string) => !outcome.unreadable.some((folder) => isBelow(path, folder));
    const gone =
      isAbsent || outcome.isCutOff
        ? []
        : [...knownPaths()].filter((path) => !seen.has(path) && isToldWhole(path));
    for (let at = 0; at < gone.length; at += batchSize) take([], gone.slice(at, at + batchSize));
    return { ...outcome, passedOver: passedOver.size, isAbsent };
  };
}
