import { setImmediate as nextTurn } from 'node:timers/promises';
import { CredentialRefusedError } from '@attune/local-streaming/music';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventedSource } from '../../scripts/invented-songs.ts';
import type { Library } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { musicFor } from '../testing/sign-in.ts';

let place: LibraryFolder;
let library: Library;
let nowMs: number;
/** What the music server takes. */
let accepted: string;
let asked: (string | null)[];
/** What an answer of the server waits for. */
let answering: Promise<void>;

beforeEach(async () => {
  [nowMs, accepted, asked, answering] = [Date.UTC(2026, 10, 25, 12), 'old', [], Promise.resolve()];
  place = await createLibraryFolder();
  const answer = async (credential: string | null) => {
    const isTaken = credential === accepted;
    await answering;
    if (!isTaken) throw new CredentialRefusedError();
  };
  library = openUnwatched({
    source: {
      ...inventedSource(5),
      accountSongs: {
        async access(credential) {
          asked.push(credential);
          await answer(credential);
          return { seesAll: true, folders: null, isAnswered: true };
        },
        async list(credential) {
          await answer(credential);
          return { isWhole: true };
        },
      },
    },
    indexDirectory: place.indexDirectory,
    now: () => nowMs,
  });
  await library.look();
});
afterEach(async () => {
  await library.close();
  await place.dispose();
});

const songsOf = async (credential: string) =>
  (await musicFor(library, { id: 'ann', credential })).catalogue.tracks.size;

test('who signs in again hears their music, though the old password was found to be refused meanwhile', async () => {
  expect(await songsOf('old')).toBe(5);
  accepted = 'new';
  nowMs += 11 * 60_000;
  // What was known is given while the server is asked.
  expect(await songsOf('old')).toBe(5);
  await nextTurn();
  expect(asked).toEqual(['old', 'old']);
  expect(await songsOf('new')).toBe(5);
});

test('who signs in again while the old password is asked about hears their music', async () => {
  accepted = 'new';
  let answerNow = () => {};
  answering = new Promise((resolve) => {
    answerNow = resolve;
  });
  const [before, after] = [songsOf('old'), songsOf('new')];
  const refused = expect(before).rejects.toBeInstanceOf(CredentialRefusedError);
  await nextTurn();
  answerNow();
  await refused;
  expect(await after).toBe(5);
  expect(asked).toEqual(['old', 'new']);
});

test('whoever asks again with what was refused is refused again', async () => {
  expect(await songsOf('old')).toBe(5);
  accepted = 'new';
  nowMs += 11 * 60_000;
  await songsOf('old');
  await nextTurn();
  await expect(songsOf('old')).rejects.toBeInstanceOf(CredentialRefusedError);
});
