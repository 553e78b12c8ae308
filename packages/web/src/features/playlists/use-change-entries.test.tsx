import type { PlaylistEntries } from '@attune/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiProvider } from '../../lib/api-context.tsx';
import { createFakeNetwork, json, nothing } from '../../testing/fake-network.ts';
import { playlist, trackSummary } from '../../testing/samples.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestQueryClient } from '../../testing/test-query-client.ts';
import { type EntriesChange, useChangeEntries } from './api/change-entries.ts';
import { type PlaylistParts, tracksPathOf } from './api/own-playlists.ts';

const pageSize = 50;
const songs = (count: number) => Array.from({ length: count }, (_, at) => `S${at}`);

/** A playlist of which the first page is shown, at a service that keeps it. */
function setUp(names: readonly string[]) {
  const kept = { names: [...names] };
  const pageAt = (offset: number): PlaylistEntries => {
    const end = offset + pageSize;
    const entries = kept.names.slice(offset, end).map((id) => ({
      addedAt: null,
      track: { ...trackSummary, id, album: null, durationMs: 1, explicit: null },
    }));
    return { entries, total: kept.names.length, nextOffset: end < kept.names.length ? end : null };
  };
  const path = tracksPathOf('p');
  const network = createFakeNetwork({
    [path]: ({ method, query, body }) => {
      if (method === 'GET') return json(pageAt(Number(query.offset)));
      if (method === 'DELETE') kept.names = kept.names.filter((name) => name !== query.ids);
      if (method === 'POST') {
        const { trackIds, position } = body as { trackIds: string[]; position: number };
        kept.names.splice(position, 0, ...trackIds);
      }
      if (method === 'PUT') {
        const { from, to } = body as { from: number; to: number };
        kept.names.splice(to, 0, ...kept.names.splice(from, 1));
      }
      return nothing();
    },
  });
  const api = createTestApi(network);
  const queryClient = createTestQueryClient();
  const queryKey = api.keys.ownPlaylist('p');
  const showFirst = () =>
    queryClient.setQueryData<PlaylistParts>(queryKey, {
      pages: [{ playlist: { ...playlist, isOwn: true, madeByAttune: false }, contents: pageAt(0) }],
      pageParams: [0],
    });
  showFirst();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeEntries('p'), { wrapper });
  return {
    kept,
    showFirst,
    change: async (...changes: EntriesChange[]) => {
      for (const one of changes) await act(async () => result.current.mutate(one));
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    },
    putBack: (id: string, ...positions: number[]): EntriesChange => ({
      kind: 'put-back',
      trackId: id,
      entry: pageAt(0).entries[0] ?? { addedAt: null, track: null },
      positions,
    }),
    reads: () => network.seenAt(path).filter(({ method }) => method === 'GET').length,
  };
}

const take = (trackId: string): EntriesChange => ({ kind: 'take', trackId });

test('the rest of a long playlist is read with the first song that is taken out, and not with the next', async () => {
  const { kept, change, putBack, reads } = setUp(songs(1000));
  await change(take('S3'));
  expect(reads()).toBe(19);
  await change(putBack('S3', 3));
  await change({ kind: 'move', from: 0, to: 9 });
  await change(take('S4'), take('S5'));
  await change(take('S6'));
  expect(reads()).toBe(19);
  expect(kept.names).toEqual(['S1', 'S2', 'S3', 'S7', 'S8', 'S9', 'S0', ...songs(1000).slice(10)]);
});

test('a song that stands in the rest as well is put back there, though the rest was read before', async () => {
  const names = [...songs(120), 'S5', ...songs(130).slice(120)];
  const { kept, change, putBack, reads } = setUp(names);
  await change(take('S3'), putBack('S3', 3), take('S5'));
  expect(kept.names).toEqual(names.filter((name) => name !== 'S5'));
  await change(putBack('S5', 5));
  expect(reads()).toBe(2);
  expect(kept.names).toEqual(names);
});

test('where the playlist holds others than were read, the rest is read anew', async () => {
  const { kept, change, putBack, showFirst, reads } = setUp(songs(120));
  await change(take('S3'));
  expect(reads()).toBe(2);
  // Another application has put one in; its page has told of it.
  kept.names.splice(100, 0, 'S7');
  showFirst();
  const before = [...kept.names];
  await change(take('S7'), putBack('S7', 6));
  expect(reads()).toBe(4);
  expect(kept.names).toEqual(before);
});
