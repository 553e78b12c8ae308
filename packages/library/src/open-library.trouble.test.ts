import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventedSource } from '../scripts/invented-songs.ts';
import type { Library, LibraryNews } from './open-library.ts';
import { createLibraryFolder, type LibraryFolder } from './testing/library-folder.ts';
import { openUnwatched } from './testing/open-unwatched.ts';

let place: LibraryFolder;
let library: Library | undefined;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(async () => {
  await library?.close();
  await place.dispose();
});

const song = { title: 'Nightboat', artist: 'Low Tide', album: 'Still Water' };

/** Does something to the index beside the library that has it open, before that reads on. */
function atIndex(statement: string): void {
  const [name = ''] = readdirSync(place.indexDirectory).filter((one) => one.endsWith('.db'));
  const database = new Database(join(place.indexDirectory, name));
  try {
    database.exec(statement);
  } finally {
    database.close();
  }
}

test('an index that cannot be read for another reason than damage is kept, and read with the next look', async () => {
  const count = 1_000;
  const news: LibraryNews[] = [];
  const open = () =>
    openUnwatched({
      source: inventedSource(count),
      indexDirectory: place.indexDirectory,
      onNews: (one) => news.push(one),
    });
  const first = open();
  await first.look();
  atIndex('CREATE TABLE ours (kept INTEGER)');
  await first.close();

  library = open();
  expect(library.progress().state).toBe('opening');
  atIndex('ALTER TABLE songs RENAME TO away');
  await library.look();
  expect(news.at(-1)).toMatchObject({ kind: 'failed', error: { name: 'IndexError' } });
  expect(library.progress()).toMatchObject({ state: 'absent', trouble: 'failed' });
  atIndex('ALTER TABLE away RENAME TO songs');
  await library.look();
  expect(library.progress()).toMatchObject({ state: 'settled', songs: count, trouble: null });
  atIndex('DROP TABLE ours');
});

test('words that an index lacks and that cannot be written keep no song from being there', async () => {
  await place.write('1.wav', song);
  await (await place.open()).close();
  atIndex(`
    DELETE FROM word_places WHERE name LIKE 'track %';
    CREATE TRIGGER full BEFORE INSERT ON word_places BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END;
  `);
  library = await place.open();
  expect(library.progress()).toMatchObject({ state: 'settled', songs: 1, trouble: null });
});

test('what goes wrong here is not said to be a folder that is not there', async () => {
  await place.write('1.wav', song);
  library = await place.open();
  atIndex('ALTER TABLE songs RENAME TO away');
  await place.write('2.wav', { ...song, title: 'Ferry' });
  await library.look();
  expect(place.news.at(-1)).toMatchObject({ kind: 'failed', error: { name: 'IndexError' } });
  expect(library.progress()).toMatchObject({ state: 'absent', trouble: 'failed' });
  atIndex('ALTER TABLE away RENAME TO songs');
});

test('a damaged index that cannot be thrown away, as on a disk that takes nothing more, is made anew in memory', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  try {
    const count = 1_000;
    const open = () =>
      openUnwatched({
        source: inventedSource(count),
        indexDirectory: place.indexDirectory,
      });
    const first = open();
    await first.look();
    await first.close();
    library = open();
    const [name = ''] = readdirSync(place.indexDirectory).filter((one) => one.endsWith('.db'));
    const file = join(place.indexDirectory, name);
    writeFileSync(file, readFileSync(file).fill(0x5a, 3 * 4096));
    // What stands in its place is no file, and does not go as one.
    mkdirSync(join(`${file}-journal`, 'within'), { recursive: true });
    await library.look().catch(() => undefined);
    await library.look().catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
    expect(library.progress()).toMatchObject({ state: 'settled', songs: count });
  } finally {
    process.off('unhandledRejection', note);
  }
});
