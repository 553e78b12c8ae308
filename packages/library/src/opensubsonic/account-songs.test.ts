import { expect, test } from 'vitest';
import { idFor } from '../catalogue/ids.ts';
import type { AccountSong } from '../library-source.ts';
import { createAccountSongs } from './account-songs.ts';
import { pathOfChild } from './child.ts';
import type { Answer } from './server-calls.ts';

const url = 'http://music.example';
const credential = JSON.stringify({ url, who: { u: 'ann' }, user: 'ann', seesAll: false });

/** What is read of one song that a server tells of so. */
async function readOf(fields: Record<string, unknown>): Promise<AccountSong | undefined> {
  const song = { id: 'tr-1', albumId: 'al-1', ...fields };
  const answers = [{ song: [song] }, {}];
  const read: AccountSong[] = [];
  const songs = createAccountSongs({
    url,
    calls: {
      ask: async () => ({ status: 'ok', searchResult3: answers.shift() }) as Answer,
    } as unknown as Parameters<typeof createAccountSongs>[0]['calls'],
    listedFolders: async () => null,
  });
  await songs.list(credential, (page) => void read.push(...page), new AbortController().signal);
  return read[0];
}

const jan2 = Date.UTC(2026, 0, 2, 3, 4, 5);

test.each<[string, Record<string, unknown>, AccountSong['plays']]>([
  ['says nothing of plays', {}, null],
  ['sends them empty', { playCount: '', played: '' }, null],
  ['sends them as null', { playCount: null, played: null }, null],
  ['sends what is none', { playCount: {}, played: 7 }, null],
  ['counts none', { playCount: 0 }, { isPlayed: false, lastMs: null }],
  [
    'counts none, in the year 1',
    { playCount: 0, played: '0001-01-01T00:00:00Z' },
    { isPlayed: false, lastMs: null },
  ],
  ['counts some, and says not when', { playCount: 4 }, { isPlayed: true, lastMs: null }],
  ['counts in text', { playCount: '4' }, { isPlayed: true, lastMs: null }],
  [
    'counts and says when',
    { playCount: 1, played: '2026-01-02T03:04:05Z' },
    { isPlayed: true, lastMs: jan2 },
  ],
  ['says when alone', { played: '2026-01-02T04:04:05+01:00' }, { isPlayed: true, lastMs: jan2 }],
])('a server that %s', async (_, fields, plays) => {
  const path = pathOfChild({ id: 'tr-1', albumId: 'al-1' });
  expect(await readOf(fields)).toEqual({ trackId: idFor('track', path), plays });
});
