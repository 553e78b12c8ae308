import { access, constants, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibrarySource } from '../library-source.ts';
import { createFolderRecordings } from '../media/folder-recordings.ts';
import { createSizedCovers } from '../media/sized-covers.ts';
import { createScan } from '../scan-folder.ts';
import { createMediaWorker } from '../worker/media-worker.ts';
import type { StartWorker } from '../worker/worker-process.ts';
import { LibraryFolderError } from './library-folder-error.ts';
import { openFileSound } from './open-file-sound.ts';
import { isReadOfOld, readSong } from './read-song.ts';
import { walkFolder } from './walk-folder.ts';

async function readableFolder(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) throw new LibraryFolderError('no folder');
    await access(root, constants.R_OK | constants.X_OK);
    return root;
  } catch (cause) {
    throw new LibraryFolderError('The folder of the library cannot be read.', { cause });
  }
}

/** Longer than this no cover takes that anybody would wait for. */
const resizeWithinMs = 10_000;

/**
 * A folder of files, which are only read.
 * @param startWorker what starts the process that makes covers smaller
 * @throws {LibraryFolderError}
 */
export async function openFolderSource(folder: string, startWorker: StartWorker): Promise<LibrarySource> {
  const root = await readableFolder(folder);
  const coverWorker = createMediaWorker(startWorker, resizeWithinMs);
  const sizedCovers = createSizedCovers(coverWorker);
  return {
    indexName: root,
    createScan: (parts) =>
      createScan({
        ...parts,
        walk: (onFile, signal) => walkFolder(root, onFile, signal),
        read: (file) => readSong(join(root, file.path), file),
        isReadOfOld,
      }),
    accounts: null,
    createRecordings: (parts) => createFolderRecordings({ ...parts, root, sizedCovers }),
    createCollection: () => null,
    openSound: (song) => openFileSound(root, song.path),
    close: async () => coverWorker.close(),
  };
}
