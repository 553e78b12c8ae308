import { expect, test } from 'vitest';
import type { AccountSong } from '../library-source.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import { createAccountListing } from './account-listing.ts';

const songs = (...ids: string[]): AccountSong[] => ids.map((trackId) => ({ trackId, plays: null }));
const listener = {
  id: 'ann',
  credential: async () => 'credential',
  history: { latestMs: () => null, lastPlayedMs: () => new Map<string, number>() },
};

test('what was seen before a first listing broke off stays until all of it is listed', async () => {
  let nowMs = 0;
  let pages: (AccountSong[] | 'broken off')[] = [];
  const seen: string[] = [];
  const listing = createAccountListing({
    accountSongs: {
      access: async () => ({ seesAll: false, folders: '1', isAnswered: true }),
      async list(_credential, onPage) {
        for (const page of pages) {
          seen.push(['a', 'b', 'c'].filter((id) => listing.sees(id)).join(' '));
          if (page === 'broken off') throw new LibraryServerError('unavailable');
          onPage(page);
        }
        return { isWhole: true };
      },
    },
    songsVersion: () => 1,
    now: () => nowMs,
  });
  const refresh = () => listing.refresh(listener, new AbortController().signal, () => {});
  pages = [songs('a', 'b'), 'broken off'];
  await refresh();
  nowMs += 61_000;
  pages = [songs('b'), songs('c')];
  await refresh();
  expect(seen).toEqual(['', 'a b', 'a b', 'a b']);
  expect(['a', 'b', 'c'].filter((id) => listing.sees(id))).toEqual(['b', 'c']);
});

test('what an account sees is asked for anew where the clock was set back since', async () => {
  let nowMs = 86_400_000;
  const asked: string[] = [];
  let folders = '1';
  const listing = createAccountListing({
    accountSongs: {
      access: async () => {
        asked.push('access');
        return { seesAll: false, folders, isAnswered: true };
      },
      async list(_credential, onPage) {
        asked.push('list');
        onPage(songs(folders === '1' ? 'a' : 'b'));
        return { isWhole: true };
      },
    },
    songsVersion: () => 1,
    now: () => nowMs,
  });
  const refresh = () => listing.refresh(listener, new AbortController().signal, () => {});
  await refresh();
  await refresh();
  expect(asked).toEqual(['access', 'list']);
  folders = '2';
  nowMs = 0;
  await refresh();
  expect(['a', 'b'].filter((id) => listing.sees(id))).toEqual(['b']);
});
