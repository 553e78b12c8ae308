import { stat, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { wavFile } from '../testing/wav-file.ts';
import { FileUnreadableError, readSong } from './read-song.ts';
import { walkFolder } from './walk-folder.ts';

let place: LibraryFolder;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

const { signal } = new AbortController();
const failing = (code: string) => Object.assign(new Error(code), { code });

test('a file that cannot be looked at is told as unreadable, and one that went meanwhile is not told of', async () => {
  for (const name of ['a.wav', 'b.wav', 'c.wav']) await place.write(`album/${name}`, {});
  const found: string[] = [];
  const outcome = await walkFolder(
    place.folder,
    async ({ path }) => void found.push(path),
    signal,
    async (path) => {
      if (path.endsWith('a.wav')) throw failing('EACCES');
      if (path.endsWith('b.wav')) throw failing('ENOENT');
      return stat(path);
    },
  );
  expect(found).toEqual(['album/c.wav']);
  expect(outcome.unreadable).toEqual(['album/a.wav']);
});

test('what lies too deep to be looked at is told with what cannot be read', async () => {
  const deep = Array(33).fill('d').join('/');
  const long = Array(5).fill('n'.repeat(250)).join('/');
  for (const path of [`${deep}/a.wav`, `${long}/b.wav`, 'c.wav']) await place.write(path, {});
  const found: string[] = [];
  const outcome = await walkFolder(place.folder, async ({ path }) => void found.push(path), signal);
  expect(found).toEqual(['c.wav']);
  expect(outcome.unreadable).toEqual([deep, `${long}/b.wav`]);
});

test('a file that the system does not let be read is told apart from one that holds no music', async () => {
  await place.write('noise.mp3', Buffer.alloc(3000, 'noise'));
  // A folder in a file's place is refused like a disk that fails: by the system, with a code.
  await place.write('folder.wav/1.wav', {});
  const read = (path: string) => readSong(`${place.folder}/${path}`, { path, sizeBytes: 1, modifiedMs: 1 });
  await expect(read('folder.wav')).rejects.toThrow(FileUnreadableError);
  await expect(read('nowhere.wav')).rejects.toThrow(FileUnreadableError);
  const damaged = await read('noise.mp3').catch((error: unknown) => error);
  expect(damaged).not.toBeInstanceOf(FileUnreadableError);
});

test.runIf(process.platform === 'linux')(
  'a file whose name is in an encoding of old, by which nothing can be opened, is told as unreadable',
  async () => {
    await place.write('whole.wav', {});
    await writeFile(Buffer.from(`${place.folder}/Bj\u00f6rk.wav`, 'latin1'), wavFile({}));
    const outcome = await walkFolder(place.folder, async () => {}, signal);
    expect(outcome.unreadable).toEqual(['Bj\ufffdrk.wav']);
  },
);
