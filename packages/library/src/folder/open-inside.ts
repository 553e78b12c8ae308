import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The file is not there any more, or not where it may be read from. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

/**
 * Opens a file of the folder for reading. The path comes from the index, never from a request; all the same a link that has
 * taken a file's or a folder's place since is not followed out of the folder.
 * @param root a folder, without a link in its path
 * @throws {FileGoneError}
 */
export async function openInside(root: string, path: string): Promise<{ handle: FileHandle; real: string }> {
  const wanted = join(root, path);
  let handle: FileHandle | undefined;
  try {
    const real = await realpath(wanted);
    if (!real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`))
      throw new FileGoneError('outside the folder');
    handle = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    if (!(await handle.stat()).isFile()) throw new FileGoneError('no file');
    return { handle, real };
  } catch (cause) {
    await handle?.close();
    throw cause instanceof FileGoneError ? cause : new FileGoneError('not readable', { cause });
  }
}
