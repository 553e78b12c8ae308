import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openInside } from './open-inside.ts';
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

async function pictureIn(root: string, folder: string): Promise<string | null> {
  const found = new Map((await readdir(join(root, folder))).map((name) => [name.toLowerCase(), name]));
  const name = inOrder.find((one) => found.has(one));
  return name === undefined ? null : join(folder, found.get(name) ?? name);
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
    const path = one === '.' ? null : await pictureIn(root, one);
    if (path === null) continue;
    const { handle } = await openInside(root, path);
    const { size, mtimeMs } = await handle.stat();
    await handle.close();
    return { name: `${size} ${mtimeMs} ${path}`, read: () => readPicture(root, path) };
  }
  return null;
}
