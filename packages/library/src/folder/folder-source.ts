import { access, constants, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibrarySource } from '../library-source.ts';
import { createFolderRecordings } from '../media/folder-recordings.ts';
import { createScan } from '../scan-folder.ts';
import { openFileSound } from './open-file-sound.ts';
import { readSong } from './read-song.ts';
import { walkFolder } from './walk-folder.ts';

/** The folder that was named cannot be read. */
export class LibraryFolderError extends Error {
  override name = 'LibraryFolderError';
}

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

/**
 * A folder of files, which are only read.
 * @throws {LibraryFolderError}
 */
export async function openFolderSource(folder: string): Promise<LibrarySource> {
  const root = await readableFolder(folder);
  return {
    indexName: root,
    createScan: (parts) =>
      createScan({
        ...parts,
        walk: (onFile, signal) => walkFolder(root, onFile, signal),
        read: (file) => readSong(join(root, file.path), file),
      }),
    accounts: null,
    createRecordings: (parts) => createFolderRecordings({ ...parts, root }),
    createCollection: () => null,
    openSound: (song) => openFileSound(root, song.path),
    close: async () => undefined,
  };
}
