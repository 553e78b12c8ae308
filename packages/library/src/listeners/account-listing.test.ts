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
