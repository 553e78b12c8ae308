import { expect, test } from 'vitest';
import { inventedSongs } from '../scripts/invented-songs.ts';
import { FileUnreadableError, type FoundFile } from './folder/read-song.ts';
import type { Song } from './folder/song.ts';
import { createScan } from './scan-folder.ts';

const [song = expect.fail()] = inventedSongs(1);
const { signal } = new AbortController();

/** A folder of these files, of which the songs are known already. */
function createFolder(files: readonly FoundFile[], known: readonly Song[]) {
  const songs = new Map(known.map((one) => [one.path, one]));
  const unreadable: string[] = [];
  const reads: string[] = [];
  let failure: Error | null = null;
  const scan = createScan({
    isReadOfOld: () => false,
    songAt: (path) => songs.get(path),
    knownPaths: () => songs.keys(),
    knownCount: () => songs.size,
    take(put, removed) {
      for (const one of put) songs.set(one.path, one);
      for (const path of removed) songs.delete(path);
    },
    onLook: () => undefined,
    onExpect: () => undefined,
    onMet: () => undefined,
    async walk(onFile) {
      for (const file of files) await onFile(file);
      return { linksPassedOver: 0, unreadable, isCutOff: false };
    },
    async read(file) {
      reads.push(file.path);
      if (failure && file.path === song.path) throw failure;
      return { ...song, ...file };
    },
  });
  return {
    songs,
    unreadable,
    reads,
    look: () => scan(signal),
    failWith(error: Error | null) {
      failure = error;
    },
  };
}

const fileOf = ({ path, sizeBytes, modifiedMs }: Song): FoundFile => ({ path, sizeBytes, modifiedMs });
const another: FoundFile = { path: 'another.flac', sizeBytes: 1, modifiedMs: 1 };
const unread = new FileUnreadableError('The file cannot be read.');

test('a song whose file cannot be read at the moment stays, and is read when it can be', async () => {
  const edited = { ...fileOf(song), modifiedMs: song.modifiedMs + 1 };
  const folder = createFolder([edited, another], [song]);
  folder.failWith(unread);
  expect(await folder.look()).toMatchObject({ passedOver: 0, unreadable: [song.path], isAbsent: false });
  expect(folder.songs.get(song.path)).toBe(song);
  folder.failWith(null);
  expect(await folder.look()).toMatchObject({ passedOver: 0, unreadable: [] });
  expect(folder.songs.get(song.path)).toEqual({ ...song, ...edited });
});

test('a file that is new and cannot be read at the moment is found when it can be', async () => {
  const folder = createFolder([fileOf(song), another], []);
  folder.failWith(unread);
  await folder.look();
  expect([...folder.songs.keys()]).toEqual([another.path]);
  folder.failWith(null);
  await folder.look();
  expect([...folder.songs.keys()].sort()).toEqual([another.path, song.path].sort());
});

test('a file that was read and holds no music is passed over, and not read again as long as it is as it was', async () => {
  const folder = createFolder([{ ...fileOf(song), sizeBytes: 7 }, another], [song]);
  folder.failWith(new Error('no header of any kind'));
  expect(await folder.look()).toMatchObject({ passedOver: 1, unreadable: [] });
  expect([...folder.songs.keys()]).toEqual([another.path]);
  await folder.look();
  expect(folder.reads.filter((path) => path === song.path)).toHaveLength(1);
});

test('what lies in a folder that cannot be read stays, and so does a file that cannot be looked at', async () => {
  const inFolder = { ...song, path: 'attic/tapes/4.flac' };
  const asFile = { ...song, path: 'cellar/5.flac' };
  const gone = { ...song, path: 'attic/tapes 4.flac' };
  const folder = createFolder([another], [inFolder, asFile, gone]);
  folder.unreadable.push('attic/tapes', asFile.path);
  await folder.look();
  expect([...folder.songs.keys()].sort()).toEqual([another.path, inFolder.path, asFile.path]);
});
