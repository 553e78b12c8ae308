import { expect, test, vi } from 'vitest';
import { limitsElsewhere } from '../limits.ts';
import type { Collection, ListedServerPlaylist } from '../music/index.ts';
import { createMemoryState } from '../state/memory-state.ts';
import { isSilence } from './as-listener.ts';
import { createRemotePlaylists } from './playlist-store.ts';
import { createRefreshing } from './refreshing.ts';

const most = limitsElsewhere({ listeners: 0, playlists: 0, tracks: 0 }).playlists;
const details = { name: 'Evening', description: '', public: false };

/** Playlists of a music server, and of whoever signs in there, with a clock that stands still unless moved. */
function setUp(there: ListedServerPlaylist[]) {
  const clock = { nowMs: 0 };
  const notCalled = async () => expect.fail('not called here');
  const collection: Collection = {
    starred: notCalled,
    star: notCalled,
    tellPlaying: notCalled,
    tellPlayed: notCalled,
    playlist: notCalled,
    changePlaylist: notCalled,
    removePlaylist: notCalled,
    playlists: async () => [...there],
    async createPlaylist() {
      const made = { ...details, serverId: 'pl-new', songCount: 0 };
      there.push(made);
      return { ...made, trackIds: [] };
    },
  };
  const state = createMemoryState();
  const store = createRemotePlaylists({
    catalogue: { playlists: new Map() },
    collection,
    asListener: (_listenerId, ask) => ask('credential'),
    refreshing: createRefreshing(() => clock.nowMs, isSilence),
    state,
    clock: () => clock.nowMs,
  });
  return { clock, state, store };
}

test('where there are as many as are kept, none is made at the server, and once one is removed there one is', async () => {
  const there: ListedServerPlaylist[] = Array.from({ length: most }, (_, at) => ({
    ...details,
    serverId: `pl-${at}`,
    songCount: 0,
  }));
  const { clock, state, store } = setUp(there);
  await store.refreshList('ann');
  await expect(store.create('ann', details)).rejects.toMatchObject({ status: 403 });
  expect(there).toHaveLength(most);
  there.shift();
  clock.nowMs += 10_000;
  expect(await store.create('ann', details)).toMatchObject({ remote: { id: 'pl-new' } });
  expect(state.playlistsOf('ann')).toHaveLength(most);
});

test('of a list that is looked at again, what is as it was is not read with all its songs', async () => {
  const there = ['a', 'b', 'c'].map((serverId) => ({ ...details, serverId, songCount: 9 }));
  const { clock, state, store } = setUp(there);
  await store.refreshList('ann');
  const names = () => state.playlistsOf('ann').map(({ name, trackCount }) => `${name} ${trackCount}`);
  const read = vi.spyOn(state, 'changePlaylist');
  clock.nowMs += 10_000;
  await store.refreshList('ann');
  expect([read.mock.calls.length, names()]).toEqual([0, ['Evening 9', 'Evening 9', 'Evening 9']]);
  there.splice(
    1,
    2,
    { ...details, serverId: 'b', name: 'Night', songCount: 9 },
    { ...details, serverId: 'c', songCount: 8 },
  );
  clock.nowMs += 10_000;
  await store.refreshList('ann');
  expect([read.mock.calls.length, names()]).toEqual([2, ['Evening 8', 'Night 9', 'Evening 9']]);
});

test('a long list that is seen for the first time, or is gone, is written down at once', async () => {
  const there = Array.from({ length: 300 }, (_, at) => ({ ...details, serverId: `pl-${at}`, songCount: 9 }));
  const { clock, state, store } = setUp(there);
  const written: number[] = [];
  const together = state.together.bind(state);
  const add = vi.spyOn(state, 'addPlaylist');
  const remove = vi.spyOn(state, 'removePlaylist');
  state.together = (work) => {
    add.mockClear();
    remove.mockClear();
    together(work);
    written.push(add.mock.calls.length + remove.mock.calls.length);
  };
  await store.refreshList('ann');
  clock.nowMs += 10_000;
  await store.refreshList('ann');
  there.splice(0);
  clock.nowMs += 10_000;
  await store.refreshList('ann');
  expect([written, state.playlistsOf('ann')]).toEqual([[300, 300], []]);
});
