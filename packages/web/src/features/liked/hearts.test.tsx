import { apiPaths } from '@attune/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiProvider } from '../../lib/api-context.tsx';
import { createFakeNetwork, json, later, nothing, problem } from '../../testing/fake-network.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestQueryClient } from '../../testing/test-query-client.ts';
import { useHeart, useHearts } from './api/hearts.ts';

const songs = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `S${from + at}`);

function hearts() {
  const network = createFakeNetwork({
    [apiPaths.likedAmong]: ({ query }) =>
      json({ liked: query.ids?.split(',').filter((id) => id.endsWith('7')) }),
  });
  const api = createTestApi(network);
  const queryClient = createTestQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const show = (ids: readonly string[]) =>
    renderHook((shown) => useHearts(shown), { wrapper, initialProps: ids });
  const heartOf = (id: string) => queryClient.getQueryData(api.keys.isLiked(id));
  const asked = () => network.seenAt(apiPaths.likedAmong).map(({ query }) => query.ids?.split(',') ?? []);
  const settle = async () => {
    await act(async () => {});
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  };
  const showOne = (id: string) => renderHook((shown) => useHeart(shown), { wrapper, initialProps: id });
  return { network, show, showOne, heartOf, asked, settle };
}

test('a list that grows page by page asks for what came, and for nothing twice', async () => {
  const { show, asked, heartOf, settle } = hearts();
  const { rerender } = show(songs(0, 50));
  await settle();
  for (let page = 2; page <= 20; page += 1) {
    rerender(songs(0, page * 50));
    await settle();
  }
  expect(asked()).toHaveLength(40);
  expect(asked().flat()).toEqual(songs(0, 1000));
  expect([heartOf('S7'), heartOf('S998'), heartOf('S997')]).toEqual([true, false, true]);
});

test('a row that is moved, taken out or put back asks nobody', async () => {
  const { show, asked, settle } = hearts();
  const all = songs(0, 100);
  const { rerender } = show(all);
  await settle();
  const [first = '', ...others] = all;
  for (const shown of [[...others, first], others, all, [...all, first]]) {
    rerender(shown);
    await settle();
  }
  expect(asked()).toHaveLength(3);
});

test('what is on its way for one list is not asked for by another', async () => {
  const { network, show, asked, settle } = hearts();
  const answer = later();
  network.on(apiPaths.likedAmong, () => answer.reply);
  show(songs(0, 10));
  show(songs(5, 10));
  await waitFor(() => expect(asked()).toEqual([songs(0, 10)]));
  show(songs(0, 11));
  await waitFor(() => expect(asked()).toEqual([songs(0, 10), ['S10']]));
  await act(async () => answer.answer(json({ liked: [] })));
  await settle();
  show(songs(0, 10));
  await settle();
  expect(asked()).toHaveLength(2);
});

test('many that each want to know of one song are answered by one call', async () => {
  const { show, asked, settle } = hearts();
  for (const id of songs(0, 20)) show([id]);
  await settle();
  expect(asked()).toEqual([songs(0, 20)]);
});

test('what failed is asked for where it is shown next, not by a list that grows', async () => {
  const { network, show, asked, settle } = hearts();
  network.on(apiPaths.likedAmong, () => problem('streaming_unavailable'));
  const { rerender, unmount } = show(songs(0, 10));
  await settle();
  rerender(songs(0, 12));
  await settle();
  expect(asked()).toEqual([songs(0, 10), songs(10, 12)]);
  unmount();
  show(songs(0, 12));
  await settle();
  expect(asked().at(-1)).toEqual(songs(0, 12));
});

test('who may not know is not asked again', async () => {
  const { network, show, asked, settle } = hearts();
  network.on(apiPaths.likedAmong, () => json({ liked: null }));
  show(songs(0, 10));
  await settle();
  show(songs(10, 20));
  await settle();
  expect(asked()).toHaveLength(1);
});

test.each([
  ['was refused', false],
  ['was taken', true],
])(
  'a heart given and then taken back in vain stands as the service has it, where giving it %s',
  async (_how, isTaken) => {
    const { network, showOne, heartOf, settle } = hearts();
    const answers = [later(), later()] as const;
    let calls = 0;
    network.on(apiPaths.likedTrack.replace(':id', 'S1'), () => answers[calls++ % 2]?.reply ?? nothing());
    const { result } = showOne('S1');
    act(() => result.current.change(true));
    act(() => result.current.change(false));
    await act(async () => answers[0].answer(isTaken ? nothing() : problem('streaming_unavailable')));
    await waitFor(() => expect(calls).toBe(2));
    expect(heartOf('S1')).toBe(false);
    await act(async () => answers[1].answer(problem('streaming_unavailable')));
    await settle();
    expect(heartOf('S1')).toBe(isTaken);
  },
);

test('what was pressed for a song is sent for that song, though another one has taken its place meanwhile', async () => {
  const { network, showOne, heartOf, settle } = hearts();
  const sent: string[] = [];
  const answers = [later(), later()];
  for (const id of ['A', 'B'])
    network.on(apiPaths.likedTrack.replace(':id', id), ({ method }) => {
      sent.push(`${method} ${id}`);
      return answers[sent.length - 1]?.reply ?? nothing();
    });
  const { result, rerender } = showOne('A');
  await act(async () => result.current.change(true));
  await act(async () => result.current.change(false));
  rerender('B');
  answers[0]?.answer(nothing());
  await waitFor(() => expect(sent).toEqual(['PUT A', 'DELETE A']));
  answers[1]?.answer(problem('streaming_unavailable'));
  await settle();
  expect([heartOf('A'), heartOf('B')]).toEqual([true, undefined]);
});
