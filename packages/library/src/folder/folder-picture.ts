import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileGoneError, openInside } from './open-inside.ts';
import { type Picture, pictureMaxBytes, pictureType } from './picture.ts';

/** What programs and people call the picture that lies beside the files of an album; the first is taken before the others. */
const names = ['cover', 'folder', 'front', 'albumart'];
const endings = ['jpg', 'jpeg', 'png', 'webp'];
const inOrder = names.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
/** A part of an album in a folder of its own; its picture lies above it. */
const partOfAlbum = /^(?:cd|disc|disk) ?\d{1,2}$/i;

export interface FolderPicture {
  /** Changes with the file. */
  name: string;
  read(): Promise<Picture | null>;
}

/** What may be one, in the order in which they are taken. */
async function picturesIn(root: string, folder: string): Promise<string[]> {
  const found = new Map((await readdir(join(root, folder))).map((name) => [name.toLowerCase(), name]));
  return inOrder.flatMap((name) => {
    const written = found.get(name);
    return written === undefined ? [] : [join(folder, written)];
  });
}

/** So many bytes tell what kind of picture it is. */
const tellingBytes = 16;

/** `null` for what cannot be shown: another stands in for it. */
async function look(root: string, path: string): Promise<FolderPicture | null> {
  try {
    const { handle } = await openInside(root, path);
    try {
      const { size, mtimeMs } = await handle.stat();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0);
      if (size > pictureMaxBytes || pictureType(buffer.subarray(0, bytesRead)) === null) return null;
      return { name: `${size} ${mtimeMs} ${path}`, read: () => readPicture(root, path) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof FileGoneError) return null;
    throw error;
  }
}

async function readPicture(root: string, path: string): Promise<Picture | null> {
  const { handle } = await openInside(root, path);
  try {
    if ((await handle.stat()).size > pictureMaxBytes) return null;
    const bytes = await handle.readFile();
    const contentType = pictureType(bytes);
    return contentType === null ? null : { bytes, contentType };
  } finally {
    await handle.close();
  }
}

/**
 * The picture of an album that lies beside its files. Of songs that lie in the library's own folder none is: what lies there is of
 * them all.
 * @param songPath where one of its songs lies below the folder
 */
export async function findFolderPicture(root: string, songPath: string): Promise<FolderPicture | null> {
  const folder = dirname(songPath);
  const above = dirname(folder);
  const folders = partOfAlbum.test(folder.slice(folder.lastIndexOf('/') + 1)) ? [folder, above] : [folder];
  for (const one of folders) {
    for (const path of one === '.' ? [] : await picturesIn(root, one)) {
      const picture = await look(root, path);
      if (picture !== null) return picture;
    }
  }
  return null;
}
