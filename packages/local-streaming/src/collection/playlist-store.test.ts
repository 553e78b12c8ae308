import { expect, test } from 'vitest';
import { limitsElsewhere } from '../limits.ts';
import type { Collection, ListedServerPlaylist } from '../music/index.ts';
import { createMemoryState } from '../state/memory-state.ts';
import { isSilence } from './as-listener.ts';
import { createRemotePlaylists } from './playlist-store.ts';
import { createRefreshing } from './refreshing.ts';

const most = limitsElsewhere({ listeners: 0, playlists: 0, tracks: 0 }).playlists;
const details = { name: 'Evening', description: '', public: false };

test('where there are as many as are kept, none is made at the server, and once one is removed there one is', async () => {
  const there: ListedServerPlaylist[] = Array.from({ length: most }, (_, at) => ({
    ...details,
    serverId: `pl-${at}`,
    songCount: 0,
  }));
  let nowMs = 0;
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
  const clock = () => nowMs;
  const store = createRemotePlaylists({
    catalogue: { playlists: new Map() },
    collection,
    asListener: (_listenerId, ask) => ask('credential'),
    refreshing: createRefreshing(clock, isSilence),
    state,
    clock,
  });
  await store.refreshList('ann');
  await expect(store.create('ann', details)).rejects.toMatchObject({ status: 403 });
  expect(there).toHaveLength(most);
  there.shift();
  nowMs += 10_000;
  expect(await store.create('ann', details)).toMatchObject({ remote: { id: 'pl-new' } });
  expect(state.playlistsOf('ann')).toHaveLength(most);
});
