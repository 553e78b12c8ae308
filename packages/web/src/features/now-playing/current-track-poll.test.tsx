import { apiPaths } from '@attune/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider } from '../../lib/api-context.tsx';
import { expectConsole } from '../../testing/console-guard.ts';
import { createFakeNetwork, json, nothing, problem } from '../../testing/fake-network.ts';
import { track } from '../../testing/samples.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestQueryClient } from '../../testing/test-query-client.ts';
import { type CurrentTrackPoll, useCurrentTrack } from './api/get-current-track.ts';

function poll(how: CurrentTrackPoll = {}) {
  const network = createFakeNetwork({ [apiPaths.currentTrack]: () => json(track) });
  const api = createTestApi(network);
  const queryClient = createTestQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const hook = renderHook(() => useCurrentTrack(how).data, { wrapper });
  return { network, ...hook, asked: () => network.seenAt(apiPaths.currentTrack).length };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the current track is asked for at once, then every ten seconds, until the screen closes', async () => {
  vi.useFakeTimers();
  const { asked, unmount } = poll();
  await pass(0);
  expect(asked()).toBe(1);
  await pass(9_999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(20_000);
  expect(asked()).toBe(4);
  unmount();
  await pass(60_000);
  expect(asked()).toBe(4);
});

test('after a page that was left with its player open, the first answer is one of now', async () => {
  vi.useFakeTimers();
  const { network } = poll({ isFirstFresh: true });
  await pass(0);
  await pass(10_000);
  expect(network.seenAt(apiPaths.currentTrack).map(({ query }) => query)).toEqual([{ fresh: 'true' }, {}]);
});

test('a hidden tab pauses, and asks at once when it is seen again, for an answer of now', async () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const { asked, network } = poll();
  await pass(0);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(60_000);
  expect(asked()).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(0);
  await pass(10_000);
  expect(network.seenAt(apiPaths.currentTrack).map(({ query }) => query)).toEqual([
    {},
    { fresh: 'true' },
    {},
  ]);
});

test('a rate limit or a missing permission is a warning, and what is shown stays', async () => {
  const rateLimits = expectConsole(/^warn: Rate limit/);
  const refusals = expectConsole(/^warn: .*premium account/);
  vi.useFakeTimers();
  const { network, result } = poll();
  await vi.waitFor(() => expect(result.current?.name).toBe('Halflight'));
  network.on(apiPaths.currentTrack, () => problem('streaming_rate_limited'));
  await pass(10_000);
  await vi.waitFor(() => expect(rateLimits).toHaveLength(1));
  expect(result.current?.name).toBe('Halflight');
  network.on(apiPaths.currentTrack, () => problem('playback_forbidden'));
  await pass(10_000);
  await vi.waitFor(() => expect(refusals).toHaveLength(1));
  expect(result.current?.name).toBe('Halflight');
  network.on(apiPaths.currentTrack, () => nothing());
  await pass(10_000);
  await vi.waitFor(() => expect(result.current).toBeNull());
});
