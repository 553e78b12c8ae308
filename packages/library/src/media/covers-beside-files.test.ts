import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { onePixelPng } from '../testing/wav-file.ts';

let place: LibraryFolder;
let library: Library;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

const jpeg = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#705' } })
    .jpeg()
    .toBuffer();
const song = (album: string, picture?: Buffer) => ({
  title: album,
  artist: 'Low Tide',
  album,
  seconds: 1,
  ...(picture !== undefined && { picture }),
});
async function widthOf(album: string): Promise<number | null> {
  const found = [...library.music.catalogue.albums.values()].find(({ name }) => name === album);
  const cover = await library.music.recordings?.picture(found?.id ?? '', 300);
  return cover == null ? null : (await sharp(cover.bytes).metadata()).width;
}

test.each(['cover.jpg', 'Folder.jpg', 'FRONT.JPG', 'AlbumArt.jpeg'])(
  'a picture that lies beside the files of an album is its cover: %s',
  async (name) => {
    await place.write('Still Water/1.wav', song('Still Water'));
    await place.write(`Still Water/${name}`, await jpeg(200));
    library = await place.open();
    expect(await widthOf('Still Water')).toBe(200);
  },
);

test('the one in a file comes before it, and it comes where that one cannot be shown', async () => {
  await place.write('In/1.wav', song('In', onePixelPng));
  await place.write('In/cover.jpg', await jpeg(200));
  await place.write('Cut/1.wav', song('Cut', (await jpeg(900)).subarray(0, 300)));
  await place.write('Cut/cover.jpg', await jpeg(200));
  library = await place.open();
  expect(await widthOf('In')).toBe(1);
  expect(await widthOf('Cut')).toBe(200);
});

test('a part of an album in a folder of its own has the one above it', async () => {
  await place.write('Long Way/CD 2/1.wav', song('Long Way'));
  await place.write('Long Way/cover.jpg', await jpeg(200));
  await place.write('Artist/cover.jpg', await jpeg(210));
  await place.write('Artist/Album/1.wav', song('Album'));
  library = await place.open();
  expect(await widthOf('Long Way')).toBe(200);
  expect(await widthOf('Album')).toBeNull();
});

test('another picture in its place is shown', async () => {
  await place.write('Still Water/1.wav', song('Still Water'));
  await place.write('Still Water/cover.jpg', await jpeg(200));
  library = await place.open();
  expect(await widthOf('Still Water')).toBe(200);
  await place.write('Still Water/cover.jpg', await jpeg(120));
  expect(await widthOf('Still Water')).toBe(120);
});

test('what is no picture, is too large, leads out of the folder or lies beside all of the music is none', async () => {
  await place.write('Script/1.wav', song('Script'));
  await place.write('Script/cover.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await place.write('Large/1.wav', song('Large'));
  await place.write('Large/cover.jpg', Buffer.concat([await jpeg(50), Buffer.alloc(6 * 1024 * 1024)]));
  await place.write('Linked/1.wav', song('Linked'));
  await place.write('../secret.jpg', await jpeg(200));
  await symlink(join(place.base, 'secret.jpg'), join(place.folder, 'Linked', 'cover.jpg'));
  await place.write('loose.wav', song('Loose'));
  await place.write('cover.jpg', await jpeg(200));
  library = await place.open();
  for (const album of ['Script', 'Large', 'Linked', 'Loose']) expect(await widthOf(album), album).toBeNull();
});

test('where one cannot be shown, the next of them is', async () => {
  for (const album of ['Large', 'Script', 'Linked', 'Folder']) {
    await place.write(`${album}/1.wav`, song(album));
    await place.write(`${album}/folder.jpg`, await jpeg(200));
  }
  await place.write('Large/cover.jpg', Buffer.concat([await jpeg(50), Buffer.alloc(6 * 1024 * 1024)]));
  await place.write('Script/cover.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await place.write('../secret.jpg', await jpeg(210));
  await symlink(join(place.base, 'secret.jpg'), join(place.folder, 'Linked', 'cover.jpg'));
  await place.write('Folder/cover.jpg/back.jpg', await jpeg(220));
  library = await place.open();
  for (const album of ['Large', 'Script', 'Linked', 'Folder']) expect(await widthOf(album), album).toBe(200);
});

test('a part of an album has the one above it where its own cannot be shown', async () => {
  await place.write('Long Way/CD 2/1.wav', song('Long Way'));
  await place.write('Long Way/CD 2/cover.jpg', Buffer.from('no picture'));
  await place.write('Long Way/cover.jpg', await jpeg(200));
  library = await place.open();
  expect(await widthOf('Long Way')).toBe(200);
});
