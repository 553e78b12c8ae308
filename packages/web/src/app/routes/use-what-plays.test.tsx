import { apiPaths } from '@attune/contract';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refreshCurrentTrack } from '../../features/now-playing/api/get-current-track.ts';
import { createViewStore } from '../../features/player/panel-player.ts';
import { ApiProvider } from '../../lib/api-context.tsx';
import { expectConsole } from '../../testing/console-guard.ts';
import { createFakeNetwork, json, later, nothing, problem } from '../../testing/fake-network.ts';
import { track } from '../../testing/samples.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestQueryClient } from '../../testing/test-query-client.ts';
import { useWhatPlays } from './use-what-plays.ts';

const own = { ...track, id: 'B'.repeat(22), name: 'Undertow' };

function setUp(answer: () => Response = () => json(track)) {
  const network = createFakeNetwork({ [apiPaths.currentTrack]: answer });
  const api = createTestApi(network);
  const queryClient = createTestQueryClient();
  const store = createViewStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const player = {
    ...store,
    toggle: () => {},
    resume: null,
    enqueue: null,
    prefetch: () => {},
    command: null,
    fadeOut: async () => {},
    dismissTrouble: () => {},
    close: async () => {},
  };
  const { result } = renderHook(() => useWhatPlays(player), { wrapper });
  return {
    network,
    queryClient,
    api,
    result,
    show: (shown: typeof own | null) => act(() => store.change({ track: shown })),
  };
}
const pollPassed = () => act(() => vi.advanceTimersByTimeAsync(10_100));
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

test('what the player of this page plays is known at once, whatever the service was heard to say', async () => {
  vi.useFakeTimers();
  const { result, show } = setUp(() => nothing());
  await settled();
  expect(result.current.track).toBeNull();
  show(own);
  expect(result.current).toEqual({ track: own, isPending: false, failure: null });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(result.current.track).toEqual(own);
});

test('while the player of this page tells what plays, nobody is asked; afterwards the poll goes on', async () => {
  vi.useFakeTimers();
  const { network, show } = setUp();
  await settled();
  show(own);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(network.seenAt(apiPaths.currentTrack)).toHaveLength(1);
  show(null);
  await pollPassed();
  expect(network.seenAt(apiPaths.currentTrack)).toHaveLength(2);
});

test('before the first answer, and when there is none, it is known as well', async () => {
  expectConsole(/current track/);
  vi.useFakeTimers();
  const { result, show } = setUp(() => problem('streaming_unavailable'));
  expect(result.current).toMatchObject({ track: undefined, isPending: true });
  show(own);
  expect(result.current).toMatchObject({ track: own, isPending: false });
  await settled();
  expect(result.current).toEqual({ track: own, isPending: false, failure: null });
  show(null);
  await pollPassed();
  expect(result.current.failure?.code).toBe('streaming_unavailable');
});

test('without a network nobody could be asked, and nobody says that nothing plays', async () => {
  vi.useFakeTimers();
  onlineManager.setOnline(false);
  const { network, result } = setUp();
  await settled();
  expect(network.seenAt(apiPaths.currentTrack)).toEqual([]);
  expect(result.current).toMatchObject({ track: undefined, failure: { code: 'network' } });
  onlineManager.setOnline(true);
  await settled();
  expect(result.current).toMatchObject({ track: { name: track.name }, failure: null });
});

test('closed, what it said last stands until the next answer', async () => {
  vi.useFakeTimers();
  const { result, show } = setUp();
  await settled();
  show(own);
  show({ ...own, isPlaying: false });
  show(null);
  expect(result.current.track).toEqual({ ...own, isPlaying: false });
  await pollPassed();
  expect(result.current.track?.name).toBe(track.name);
});

test('asked anew, an answer that was on its way does not count any more', async () => {
  vi.useFakeTimers();
  const { network, queryClient, api, result } = setUp();
  await settled();
  const old = later();
  network.on(apiPaths.currentTrack, () => old.reply);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  network.on(apiPaths.currentTrack, () => json(own));
  await act(() => refreshCurrentTrack(queryClient, api));
  await settled();
  expect(network.seenAt(apiPaths.currentTrack).map(({ query }) => query)).toEqual([
    {},
    {},
    { fresh: 'true' },
  ]);
  expect(result.current.track?.name).toBe('Undertow');
  old.answer(json(track));
  await settled();
  expect(result.current.track?.name).toBe('Undertow');
});
