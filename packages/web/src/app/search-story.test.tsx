import { apiPaths, type SearchAnswer } from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json, later, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, playlist, spotify, trackSummary } from '../testing/samples.ts';

const nothing: SearchAnswer = { songs: [], artists: [], albums: [], playlists: [] };
const found: SearchAnswer = {
  songs: [{ ...trackSummary, album: 'Low Water', durationMs: 185_999, explicit: true }],
  artists: [{ id: 'ARTIST000000000000000A', name: 'Orsolya Kerek', image: '/a.png', url: '#' }],
  albums: [
    {
      id: 'ALBUM0000000000000000A',
      name: 'Low Water',
      description: 'Orsolya Kerek',
      image: '/b.png',
      url: 'https://music.test/album/low-water',
      year: 2019,
    },
  ],
  playlists: [playlist],
};

function networkFinding(answer: SearchAnswer = found) {
  const network = goodNetwork();
  network.on(apiPaths.search, () => json(answer));
  return network;
}

const field = () => screen.findByRole('searchbox', { name: /^Search for songs/ });
const queriesSeen = (network: ReturnType<typeof goodNetwork>) =>
  network.seenAt(apiPaths.search).map(({ query }) => query.q);

describe('searching', () => {
  test('a deep link finds all four kinds, each with its page, and names the tab', async () => {
    const network = networkFinding();
    renderApp({ path: '/search?q=low', network });
    expect(await screen.findByRole('heading', { level: 2, name: 'Songs' })).toBeDefined();
    for (const name of ['Artists', 'Albums', 'Playlists'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
    expect(document.title).toBe('Search Music · Attune');
    expect(((await field()) as HTMLInputElement).value).toBe('low');
    expect(screen.getByText('Low Water · 3:05 · Explicit')).toBeDefined();
    const album = screen.getByRole('link', { name: /Low Water.*2019/ });
    expect(album.getAttribute('href')).toBe('https://music.test/album/low-water');
    // An artist without a page leads nowhere.
    expect(screen.queryByRole('link', { name: /^Orsolya Kerek/ })).toBeNull();
    expect(screen.getByText('4 results for “low”')).toBeDefined();
    expect(queriesSeen(network)).toEqual(['low']);
  });

  test('a pause of 250 ms in typing searches, and what was asked before is given up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const network = networkFinding();
    const slow = later();
    network.on(apiPaths.search, ({ query }) => (query.q === 'lo' ? slow.reply : json(found)));
    renderApp({ path: '/search', network });
    const input = await field();
    await user.type(input, 'lo');
    expect(queriesSeen(network)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(260));
    expect(queriesSeen(network)).toEqual(['lo']);
    await user.type(input, 'w tide');
    await act(() => vi.advanceTimersByTimeAsync(260));
    await screen.findByRole('heading', { name: 'Songs' });
    expect(queriesSeen(network)).toEqual(['lo', 'low tide']);
    expect(window.location.search).toBe('?q=low+tide');
    await act(async () => slow.answer(json(nothing)));
    expect(screen.getByRole('heading', { name: 'Songs' })).toBeDefined();
  });

  test('where each call is counted, only Enter searches', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const network = networkFinding();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    renderApp({ path: '/search', network });
    await screen.findByText('Press Enter to search.');
    await user.type(await field(), 'low tide');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(queriesSeen(network)).toEqual([]);
    await user.type(await field(), '{Enter}');
    await screen.findByRole('heading', { name: 'Songs' });
    expect(queriesSeen(network)).toEqual(['low tide']);
    expect(screen.getAllByText(/Open in Spotify/).length).toBeGreaterThan(0);
  });

  test('what is called so stands apart from what fits the words otherwise', async () => {
    const ofSong = { album: 'Low Water', durationMs: 185_999, explicit: null };
    const network = networkFinding({
      ...nothing,
      songs: [
        { ...trackSummary, ...ofSong, id: 's1', name: 'Seven Kinds of Ráin' },
        { ...trackSummary, ...ofSong, id: 's2', name: 'Puncture, Slow' },
      ],
    });
    renderApp({ path: '/search?q=rain', network });
    const more = await screen.findByRole('heading', { name: 'More for “rain”' });
    const sectionOf = (heading: HTMLElement) => heading.closest('section')?.textContent;
    expect(sectionOf(more)).toContain('Puncture, Slow');
    expect(sectionOf(screen.getByRole('heading', { name: 'Songs' }))).toContain('Seven Kinds');
  });

  test('a mood or a genre is a search that one goes back from', async () => {
    const network = networkFinding();
    const { user } = renderApp({ path: '/search', network });
    await user.click(await screen.findByRole('button', { name: 'Calm' }));
    await screen.findByRole('heading', { name: 'Songs' });
    expect(queriesSeen(network)).toEqual(['calm']);
    await user.clear(await field());
    expect(await screen.findByRole('button', { name: 'Bossa nova' })).toBeDefined();
  });

  test('what is found for a tile is read from the beginning of the screen, by keyboard as well', async () => {
    const { user } = renderApp({ path: '/search', network: networkFinding() });
    const scroll = vi.spyOn(window, 'scrollTo');
    (await screen.findByRole('button', { name: 'Classical guitar' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Artists' });
    expect(document.activeElement).toBe(document.querySelector('[data-screen]'));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    await user.clear(await field());
    await screen.findByRole('button', { name: 'Classical guitar' });
    expect(document.activeElement).toBe(await field());
  });

  test('nothing found is said in words', async () => {
    renderApp({ path: '/search?q=xyzzy', network: networkFinding(nothing) });
    expect(await screen.findByText('Nothing was found for “xyzzy”.')).toBeDefined();
  });

  test('a failure is told with a way to try again', async () => {
    const network = networkFinding();
    network.on(apiPaths.search, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/search?q=low', network });
    expect(await findAnnounced('The search did not work.')).toBeDefined();
    network.on(apiPaths.search, () => json(found));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Songs' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('signed out, a deep link leads to the sign-in', async () => {
    renderApp({ path: '/search?q=low', isSignedIn: false });
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('button', { name: /continue with/i })).toBeDefined();
  });
});

describe('what was searched for lately', () => {
  test('is offered again in this browser, and forgotten one by one or at once', async () => {
    const network = networkFinding();
    const localStorage = createMemoryStorage();
    localStorage.setItem('attune_recent_searches', JSON.stringify(['Rain', 7, 'snow', '']));
    const { user } = renderApp({ path: '/search', network, localStorage });
    await user.type(await field(), 'RAIN{Enter}');
    await screen.findByRole('heading', { name: 'Songs' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    const list = within(await screen.findByRole('region', { name: 'Searched lately' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['RAIN', 'snow']);
    await user.click(list.getByRole('button', { name: 'Forget the search for snow' }));
    expect(localStorage.getItem('attune_recent_searches')).toBe('["RAIN"]');
    // Who goes by keys does not begin anew at the top of the page.
    expect(document.activeElement).toBe(list.getByRole('button', { name: 'Forget the search for RAIN' }));
    await user.click(list.getByRole('button', { name: 'Forget all' }));
    expect(localStorage.getItem('attune_recent_searches')).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('[data-screen]'));
    expect(screen.queryByRole('heading', { name: 'Searched lately' })).toBeNull();
  });

  test('goes with the sign-out', async () => {
    const localStorage = createMemoryStorage();
    localStorage.setItem('attune_recent_searches', '["rain"]');
    const { services } = renderApp({ path: '/search', network: networkFinding(), localStorage });
    await screen.findByText('rain');
    act(() => services.session.signOut());
    expect(localStorage.getItem('attune_recent_searches')).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
