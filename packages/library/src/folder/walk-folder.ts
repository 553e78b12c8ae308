import type { Stats } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScanOutcome } from '../library-source.ts';
import { audioTypeOf } from './audio-types.ts';
import { LibraryFolderError } from './library-folder-error.ts';
import type { FoundFile } from './read-song.ts';

/** Folders within folders that are looked into. */
const deepest = 32;
/** Bytes of a path that operating systems take. */
const longestPath = 1024;
/** Stands in a name for bytes that are no UTF-8, as old systems wrote them; by such a name nothing is found. */
const misread = '\ufffd';
/** More files than this are no household's. */
export const mostFiles = 200_000;

export type WalkOutcome = Pick<ScanOutcome, 'linksPassedOver' | 'unreadable' | 'isCutOff'>;

/**
 * Tells of every file of music below a folder, each folder's names in order.
 * @param root a folder, without a link in its path
 * @param lookAt how a file stands, by its path on this machine
 * @throws {LibraryFolderError} when the folder itself cannot be read; and whatever `onFile` does
 */
export async function walkFolder(
  root: string,
  onFile: (file: FoundFile) => Promise<void>,
  signal: AbortSignal,
  lookAt: (path: string) => Promise<Stats> = stat,
): Promise<WalkOutcome> {
  const outcome = { linksPassedOver: 0, unreadable: [] as string[], isCutOff: false };
  let files = 0;

  async function namesIn(folder: string): Promise<{ folders: string[]; files: string[] }> {
    const names = { folders: [] as string[], files: [] as string[] };
    for await (const entry of await opendir(join(root, folder))) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isSymbolicLink()) outcome.linksPassedOver += 1;
      else if (entry.isDirectory()) names.folders.push(entry.name);
      else if (entry.isFile() && audioTypeOf(entry.name) !== null) names.files.push(entry.name);
    }
    return { folders: names.folders.sort(), files: names.files.sort() };
  }

  async function walk(folder: string, depth: number): Promise<void> {
    const names = await namesIn(folder).catch((cause: unknown) => {
      if (folder === '') throw new LibraryFolderError('The folder of the library cannot be read.', { cause });
      outcome.unreadable.push(folder);
      return { folders: [], files: [] };
    });
    const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
    for (const name of names.files) {
      signal.throwIfAborted();
      const path = pathOf(name);
      if (Buffer.byteLength(path) > longestPath) {
        outcome.unreadable.push(path);
        continue;
      }
      if (files === mostFiles) {
        outcome.isCutOff = true;
        return;
      }
      files += 1;
      const found = await lookAt(join(root, path)).catch((error: NodeJS.ErrnoException) => {
        const isGone = error.code === 'ENOENT' && !path.includes(misread);
        if (!isGone) outcome.unreadable.push(path);
        return null;
      });
      if (found?.isFile())
        await onFile({ path, sizeBytes: found.size, modifiedMs: Math.trunc(found.mtimeMs) });
    }
    if (depth === deepest) {
      outcome.unreadable.push(...names.folders.map(pathOf));
      return;
    }
    for (const name of names.folders) {
      if (outcome.isCutOff) return;
      await walk(pathOf(name), depth + 1);
    }
  }

  await walk('', 0);
  return outcome;
}
