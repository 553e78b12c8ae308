import type { Playlist } from '@attune/contract';
import { describe, expect, test, vi } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { FoundPlaylists, StreamingService } from '../streaming/streaming-service.ts';
import { findOtherPlaylists, findPlaylists } from './find-playlists.ts';
import { NoPlaylistsFoundError } from './message-error.ts';

const playlist = (id: string): Playlist => ({
  id,
  name: id,
  description: null,
  image: 'i',
  url: '#',
  owner: 'o',
  tracks: 1,
});
const page = (count: number, nextOffset: number | null = null, from = 0): FoundPlaylists => ({
  playlists: Array.from({ length: count }, (_, n) => playlist(`p${from + n}`)),
  nextOffset,
});
const search = { query: 'calm piano', broader: 'calm' };
const call = { accessToken: 'token' };

function service(...answers: (FoundPlaylists | Error)[]) {
  const searchPlaylists = vi.fn<StreamingService['searchPlaylists']>();
  for (const answer of answers) {
    if (answer instanceof Error) searchPlaylists.mockRejectedValueOnce(answer);
    else searchPlaylists.mockResolvedValueOnce(answer);
  }
  return { searchPlaylists, searches: () => searchPlaylists.mock.calls.map(([asked]) => asked) };
}

test('five usable playlists are enough', async () => {
  const streaming = service(page(5, 10));
  expect(await findPlaylists(search, streaming, call)).toHaveLength(5);
  expect(streaming.searches()).toEqual([{ query: 'calm piano' }]);
});

test('fewer, and one more page is read where there is one, without repeating what was found', async () => {
  const streaming = service(page(4, 10), page(10, 20, 2));
  const found = await findPlaylists(search, streaming, call);
  expect(found.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
  expect(streaming.searches()).toEqual([{ query: 'calm piano' }, { query: 'calm piano', offset: 10 }]);
});

test('fewer on the last page, and the search is broadened', async () => {
  const streaming = service(page(0), page(3));
  expect(await findPlaylists(search, streaming, call)).toHaveLength(3);
  expect(streaming.searches()).toEqual([{ query: 'calm piano' }, { query: 'calm' }]);
});

test('where what is refused shuts out every list, fewer words are searched for before giving up', async () => {
  const refusing = {
    query: 'happy feel good NOT "guitar" NOT "drums"',
    broader: 'happy celebration NOT "guitar" NOT "drums"',
  };
  const streaming = service(page(0), page(0), page(0), page(6));
  expect(await findPlaylists(refusing, streaming, call)).toHaveLength(6);
  expect(streaming.searches().map(({ query }) => query)).toEqual([
    refusing.query,
    refusing.broader,
    'happy celebration',
    'happy',
  ]);
  const others = service(page(0), page(0), page(4));
  expect(await findOtherPlaylists(refusing, others, call, [])).toHaveLength(4);
});

test('one list is enough to search no further', async () => {
  const streaming = service(page(0), page(1));
  const refusing = { query: 'happy feel good NOT "guitar"', broader: 'happy NOT "guitar"' };
  expect(await findPlaylists(refusing, streaming, call)).toHaveLength(1);
  expect(streaming.searches()).toHaveLength(2);
});

test('a playlist that a page holds twice is shown once, where and as it came first', async () => {
  const once = { ...playlist('p1'), name: 'first', tracks: 30 };
  const again = { ...playlist('p1'), name: 'second', tracks: 7 };
  const found = (playlists: Playlist[]): FoundPlaylists => ({ playlists, nextOffset: null });
  const onOnePage = service(found([once, playlist('p2'), again, ...page(4, null, 3).playlists]));
  const [first, ...others] = await findPlaylists(search, onOnePage, call);
  expect(first).toEqual(once);
  expect(others.map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6']);
  const onTwoPages = service({ playlists: [once], nextOffset: 10 }, found([again, playlist('p2')]));
  expect(await findPlaylists(search, onTwoPages, call)).toEqual([once, playlist('p2')]);
});

test('where more are shown than a page holds, as many pages are read as may fill them', async () => {
  const streaming = service(page(10, 10), page(8, 20, 10), page(10, 30, 18));
  expect(await findPlaylists(search, streaming, call, 20)).toHaveLength(18);
  expect(streaming.searches()).toEqual([{ query: 'calm piano' }, { query: 'calm piano', offset: 10 }]);
});

test('of those pages a half is enough as well, and below it one more is read', async () => {
  const streaming = service(page(4, 10), page(5, 20, 4), page(10, 30, 9));
  expect(await findPlaylists(search, streaming, call, 20)).toHaveLength(19);
  expect(streaming.searches()).toHaveLength(3);
});

test('a search that cannot be broadened is not repeated', async () => {
  const streaming = service(page(2));
  expect(await findPlaylists({ query: 'calm', broader: 'calm' }, streaming, call)).toHaveLength(2);
  expect(streaming.searches()).toHaveLength(1);
});

test('a second search that fails leaves what the first one found', async () => {
  expect(
    await findPlaylists(search, service(page(1), new StreamingError('rate-limited')), call),
  ).toHaveLength(1);
});

test('nothing at all is an error of its own, and a failure stays that failure', async () => {
  await expect(findPlaylists(search, service(page(0), page(0)), call)).rejects.toThrow(NoPlaylistsFoundError);
  await expect(
    findPlaylists(search, service(page(0), new StreamingError('unavailable')), call),
  ).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(findPlaylists(search, service(new StreamingError('timeout')), call)).rejects.toMatchObject({
    kind: 'timeout',
  });
});

describe('other playlists than those on the screen', () => {
  const screen = (count: number, from = 0) =>
    page(count, null, from).playlists.map(({ name, description }) => ({ name, description }));
  const others = async (streaming: ReturnType<typeof service>, shown = screen(10)) =>
    (await findOtherPlaylists(search, streaming, call, shown)).map(({ id }) => id);
  const ids = (count: number, from: number) => page(count, null, from).playlists.map(({ id }) => id);

  test('are those of the next page, in one search', async () => {
    const streaming = service(page(10, 20, 10));
    expect(await others(streaming)).toEqual(ids(10, 10));
    expect(streaming.searches()).toEqual([{ query: 'calm piano', offset: 10 }]);
  });

  test('and of the page behind, where that one stands there already', async () => {
    const streaming = service(page(10, 20, 10), page(10, 30, 20));
    expect(await others(streaming, screen(10, 10))).toEqual(ids(10, 20));
    expect(streaming.searches().at(-1)).toEqual({ query: 'calm piano', offset: 20 });
  });

  test('are as many as are shown, where that is more than a page holds', async () => {
    const streaming = service(page(10, 30, 20), page(10, 40, 30), page(10, 50, 40));
    const found = await findOtherPlaylists(search, streaming, call, screen(20), 20);
    expect(found.map(({ id }) => id)).toEqual(ids(20, 20));
    expect(streaming.searches().map(({ offset }) => offset)).toEqual([20, 30]);
  });

  test('after the last page begin anew', async () => {
    const streaming = service(page(3, null, 10), page(10, 10));
    expect(await others(streaming, screen(3, 10))).toEqual(ids(10, 0));
    expect(streaming.searches().at(-1)).toEqual({ query: 'calm piano' });
  });

  test('are searched for more broadly where there is one page', async () => {
    const streaming = service(page(0), page(10, null, 3));
    expect(await others(streaming, screen(5))).toEqual(ids(8, 5));
    expect(streaming.searches().at(-1)).toEqual({ query: 'calm' });
  });

  test('are filled up with those of before where too few are left', async () => {
    expect(await others(service(page(2, null, 10), page(10, 10)))).toEqual(['p10', 'p11', ...ids(8, 0)]);
  });

  test('a second search that fails leaves what the first one found, and a first one fails as it did', async () => {
    expect(await others(service(page(1, 20, 10), new StreamingError('rate-limited')))).toEqual(['p10']);
    await expect(others(service(new StreamingError('timeout')))).rejects.toMatchObject({ kind: 'timeout' });
    await expect(others(service(page(0), page(0)))).rejects.toThrow(NoPlaylistsFoundError);
  });
});
