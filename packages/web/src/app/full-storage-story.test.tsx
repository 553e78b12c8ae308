import { apiPaths } from '@attune/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tokenKeys } from '../features/sign-in/token-store.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { trackSummary } from '../testing/samples.ts';

/** A browser that stores nothing more, but the sign-in that was there before. */
function renderFull(path: string, network = goodNetwork(), isSignedIn = true) {
  const [localStorage, sessionStorage] = [createMemoryStorage(), createMemoryStorage()];
  const fill = () => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
  };
  if (!isSignedIn) fill();
  const rendered = renderApp({ path, network, isSignedIn, localStorage, sessionStorage });
  fill();
  return rendered;
}

function watchLeaving() {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  return assign;
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.motion;
});

describe('a browser whose storage is full', () => {
  test('lets the sidebar close, and begins a sign-in', async () => {
    const { user, unmount } = renderFull('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeDefined();
    unmount();
    const assign = watchLeaving();
    const { user: visitor } = renderFull('/', goodNetwork(), false);
    await visitor.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(assign).toHaveBeenCalledWith(apiPaths.login);
  });

  test('signs in for as long as the page is there', async () => {
    const path = '/callback?access_token=a-1&refresh_token=r-1';
    const { services, user } = renderFull(path, goodNetwork(), false);
    await user.click(await screen.findByRole('button', { name: 'That is me, go on' }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeDefined();
    act(() => services.session.signOut());
    expect(services.session.isSignedIn()).toBe(false);
  });

  test('does not go on with the tokens it has stored before', () => {
    const { services } = renderFull('/dashboard');
    services.session.goOnWith({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(services.store.read()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(services.localStorage.getItem(tokenKeys.refresh)).toBeNull();
  });

  test('searches by Enter, and asks for a permission', async () => {
    const network = goodNetwork();
    network.on(apiPaths.search, () =>
      json({
        songs: [{ ...trackSummary, album: null, durationMs: 60_000, explicit: null }],
        artists: [],
        albums: [],
        playlists: [],
      }),
    );
    network.on(apiPaths.ownPlaylists, () => problem('permission_missing'));
    const { user } = renderFull('/search', network);
    await user.type(await screen.findByRole('searchbox'), 'under{Enter}');
    expect(await screen.findByRole('heading', { name: 'Songs' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'My Playlists' }));
    const ask = await screen.findByRole('button', { name: 'Ask me for permission' });
    const assign = watchLeaving();
    await user.click(ask);
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('ask=own-playlists'));
  });

  test('sets for this page what is set in Settings', async () => {
    const { user } = renderFull('/settings');
    await user.click(await screen.findByRole('radio', { name: 'Keep everything still' }));
    expect(document.documentElement.dataset.motion).toBe('reduced');
  });
});
