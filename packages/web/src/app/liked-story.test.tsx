import { apiPaths, type LikedAnswer, type LikedTrack, type SearchAnswer } from '@attune/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, mixOf, spotify, track, trackSummary } from '../testing/samples.ts';

const liked = (number: number, name = `Song ${number}`): LikedTrack => ({
  ...trackSummary,
  id: `SONG${String(number).padStart(18, '0')}`,
  name,
  description: `Artist ${number % 7}`,
  album: null,
  durationMs: 60_000 + number * 1000,
  explicit: null,
  addedAt: null,
});
const page = (tracks: LikedTrack[], more: Partial<LikedAnswer> = {}): LikedAnswer => ({
  tracks,
  total: tracks.length,
  nextOffset: null,
  ...more,
});
const pathOf = (id: string) => apiPaths.likedTrack.replace(':id', id);

function networkLiking(answer: LikedAnswer) {
  const network = goodNetwork();
  network.on(apiPaths.liked, () => json(answer));
  return network;
}
const heartOf = (name: string) => screen.findByRole('button', { name: `Like ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('the liked songs', () => {
  test('are listed with their number, the tab is named, and each can be sorted and filtered', async () => {
    const tracks = [liked(1, 'Zephyr'), liked(2, 'Anthem'), liked(3, 'Mirage')];
    const { user } = renderApp({ path: '/liked', network: networkLiking(page(tracks)) });
    expect(await screen.findByText('Zephyr')).toBeDefined();
    expect(document.title).toBe('Liked Songs · Attune');
    const names = () => screen.getByRole('list', { name: /songs?$/ }).querySelectorAll('li [title]');
    const shown = () => tracks.map(({ name }) => name).filter((name) => screen.queryByText(name) !== null);
    expect(names().length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
    const first = () => screen.getByRole('list', { name: '3 songs' }).querySelector('li')?.textContent;
    expect(first()).toContain('Anthem');
    await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), 'mir');
    expect(shown()).toEqual(['Mirage']);
    await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), 'x');
    expect(screen.getByText('No song here matches.')).toBeDefined();
  });

  test('come page by page; filtering looks at what is there and says so', async () => {
    const network = goodNetwork();
    const pages: Record<string, LikedAnswer> = {
      '0': page(
        Array.from({ length: 50 }, (_, at) => liked(at)),
        { total: 51, nextOffset: 50 },
      ),
      '50': page([liked(50, 'The last one')], { total: 51 }),
    };
    const second = later();
    network.on(apiPaths.liked, ({ query }) =>
      query.offset === '50' ? second.reply : json(pages[query.offset ?? '0']),
    );
    const { user } = renderApp({ path: '/liked', network });
    const filter = await screen.findByRole('searchbox', { name: /^Filter/ });
    // The next page is asked for once what draws a long list is there.
    await waitFor(() => expect(network.seenAt(apiPaths.liked)).toHaveLength(2));
    await user.type(filter, 'last one');
    expect(await screen.findByText('Among the newest 50 of 51 songs.')).toBeDefined();
    await act(async () => second.answer(json(pages['50'])));
    expect(await screen.findByText('The last one')).toBeDefined();
    expect(screen.queryByText(/^Among the newest/)).toBeNull();
    expect(network.seenAt(apiPaths.liked).map(({ query }) => query.offset)).toEqual(['0', '50']);
  });

  test('a heart is taken away at once, and given back where the service does not agree', async () => {
    const network = networkLiking(page([liked(1)]));
    const refusal = later();
    network.on(pathOf(liked(1).id), () => refusal.reply);
    const { user } = renderApp({ path: '/liked', network });
    const heart = await heartOf('Song 1');
    expect(isPressed(heart)).toBe(true);
    await user.click(heart);
    expect(isPressed(heart)).toBe(false);
    await act(async () => refusal.answer(problem('streaming_unavailable')));
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(screen.getByText(/^The heart was taken back/)).toBeDefined();
    network.on(pathOf(liked(1).id), () => nothing());
    await user.click(heart);
    expect(screen.queryByText(/^The heart was taken back/)).toBeNull();
    await waitFor(() => expect(network.seenAt(pathOf(liked(1).id))).toHaveLength(2));
    expect(network.seenAt(pathOf(liked(1).id)).map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
    // It stays in sight, and can be given back.
    expect(isPressed(heart)).toBe(false);
    await user.click(heart);
    await waitFor(() => expect(network.seenAt(pathOf(liked(1).id)).at(-1)?.method).toBe('PUT'));
  });

  test('say that they load', async () => {
    const network = goodNetwork();
    const slow = later();
    network.on(apiPaths.liked, () => slow.reply);
    renderApp({ path: '/liked', network });
    expect((await screen.findByText('Loading your liked songs...')).getAttribute('role')).toBe('status');
    await act(async () => slow.answer(json(page([liked(1)]))));
    expect(await screen.findByText('Song 1')).toBeDefined();
    expect(screen.queryByText('Loading your liked songs...')).toBeNull();
  });

  test('none yet is said, with a way on', async () => {
    renderApp({ path: '/liked', network: networkLiking(page([])) });
    expect(await screen.findByText('You like no songs yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search for music' }).getAttribute('href')).toBe('/search');
  });

  test('without the permission they are asked for in words, and one comes back to them', async () => {
    const network = goodNetwork();
    network.on(apiPaths.liked, () => problem('permission_missing'));
    const sessionStorage = createMemoryStorage();
    sessionStorage.setItem('attune_return_to', '/liked');
    renderApp({
      path: '/callback?access_token=a&refresh_token=b',
      network,
      sessionStorage,
      isSignedIn: false,
    });
    expect(await screen.findByText(/needs your permission to show the songs you like/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask me for permission' })).toBeDefined();
    expect(window.location.pathname).toBe('/liked');
    expect(sessionStorage.getItem('attune_return_to')).toBeNull();
  });

  test('a failure is told with a way to try again', async () => {
    const network = goodNetwork();
    network.on(apiPaths.liked, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/liked', network });
    expect(await findAnnounced('could not be loaded')).toBeDefined();
    network.on(apiPaths.liked, () => json(page([liked(1)])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Song 1')).toBeDefined();
  });
});

test('what a search finds bears its hearts, of one call', async () => {
  const found: SearchAnswer = {
    songs: [liked(1), liked(2)].map(({ addedAt: _addedAt, ...one }) => one),
    artists: [],
    albums: [],
    playlists: [],
  };
  const network = goodNetwork();
  network.on(apiPaths.currentTrack, () => nothing());
  network.on(apiPaths.search, () => json(found));
  network.on(apiPaths.likedAmong, () => json({ liked: [liked(2).id] }));
  renderApp({ path: '/search?q=song', network });
  const [one, other] = [await heartOf('Song 1'), await heartOf('Song 2')];
  await waitFor(() => expect([isPressed(one), isPressed(other)]).toEqual([false, true]));
  expect(network.seenAt(apiPaths.likedAmong).map(({ query }) => query.ids)).toEqual([
    `${liked(1).id},${liked(2).id}`,
  ]);
});

describe('one heart, from everywhere', () => {
  const playing = track.id ?? '';
  const hearts = () => {
    const network = goodNetwork();
    network.on(apiPaths.likedAmong, () => json({ liked: [playing] }));
    return network;
  };
  const mixed = mixOf().tracks[0]?.name ?? '';
  const mixedPath = pathOf(mixOf().tracks[0]?.id ?? '');

  test('stands beside what plays, on a screen of anything, and is taken back where the service does not agree', async () => {
    const network = hearts();
    const refusal = later();
    network.on(pathOf(playing), () => refusal.reply);
    const { user } = renderApp({ path: '/settings', network });
    await screen.findByRole('region', { name: 'Leaving' });
    const heart = await heartOf('Halflight');
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    await user.click(heart);
    expect(isPressed(heart)).toBe(false);
    await act(async () => refusal.answer(problem('streaming_unavailable')));
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(screen.getByText(/^The heart was taken back/)).toBeDefined();
  });

  test('where each call counts, whether what plays is liked is asked once somebody comes near the heart', async () => {
    const network = hearts();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    const { user } = renderApp({ path: '/settings', network });
    await screen.findByText(/remove Attune from the apps/);
    const heart = await heartOf('Halflight');
    expect(network.seenAt(apiPaths.likedAmong)).toHaveLength(0);
    await user.hover(heart);
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(network.seenAt(apiPaths.likedAmong)).toHaveLength(1);
  });

  test('is among what can be done with a track of a mix; the permission is asked for in words, and once', async () => {
    const network = hearts();
    network.on(mixedPath, () => problem('permission_missing'));
    const { user } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await user.click(await screen.findByRole('button', { name: `More about ${mixed}` }));
    const heart = await heartOf(mixed);
    expect(heart.textContent).toBe('Like');
    await user.click(heart);
    expect(await screen.findByText(/needs your permission to show the songs you like/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Allow it' })).toHaveLength(1);
    expect(isPressed(heart)).toBe(false);
    network.on(mixedPath, () => nothing());
    await user.click(heart);
    await waitFor(() => expect(network.seenAt(mixedPath)).toHaveLength(2));
    expect(isPressed(heart)).toBe(true);
  });

  test('stands in the songs beside the conversation, of one call', async () => {
    const network = hearts();
    const songs = [1, 2, 3].map((number) => ({
      ...trackSummary,
      id: liked(number).id,
      name: `Song ${number}`,
    }));
    network.on(apiPaths.recommendations, () => json({ songs }));
    const { user } = renderApp({ path: '/dashboard', network });
    await heartOf('Halflight');
    await user.type(screen.getByRole('textbox'), 'rainy day{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(isPressed(await heartOf('Song 3'))).toBe(false);
    const asked = network.seenAt(apiPaths.likedAmong).map(({ query }) => query.ids);
    expect(asked).toEqual([playing, songs.map(({ id }) => id).join(',')]);
  });
});
