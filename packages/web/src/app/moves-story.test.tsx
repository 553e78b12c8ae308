import { apiPaths } from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, playlist, spotify } from '../testing/samples.ts';

const lowTide = { ...playlist, id: '37i9dQZF1DX4sWSpwq3LiO' };
const atSpotify = { ...installation, streaming: spotify };

/** The sidebar. The drawer beside it has the same links, behind its button. */
const menu = () => within(screen.getAllByRole('navigation', { name: 'Menu' })[0] as HTMLElement);
const home = () => screen.getByRole('link', { name: 'Attune' });

function spotifyNetwork() {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json(atSpotify));
  network.on(apiPaths.mood, () => json({ ...calmAnswer, playlists: [lowTide] }));
  return network;
}

describe('going from screen to screen', () => {
  test('a link without a screen shows the not-found words beside the menu and what is playing', async () => {
    const logged = expectConsole(/^error: No screen at this path: \/nowhere$/);
    renderApp({ path: '/dashboard' });
    await screen.findByRole('textbox');
    act(() => window.history.pushState(null, '', '/nowhere'));
    expect(await screen.findByText('Oops! Page not found')).toBeDefined();
    expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(menu().queryByRole('link', { current: 'page' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Current track' }).textContent).toContain('Halflight');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(logged).toHaveLength(1);
    // Reading goes on at the screen, not at the link that was pressed.
    expect(document.activeElement?.textContent).toContain('Oops! Page not found');
    expect(document.activeElement?.querySelector('nav[aria-label="Menu"]')).toBeNull();
  });

  test('a new screen begins at its top, and going back keeps the place the browser remembers', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = renderApp({ isSignedIn: false });
    await user.click(await screen.findByRole('link', { name: 'Privacy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    home().focus();
    window.history.back();
    await user.click(await screen.findByRole('link', { name: 'Terms' }));
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  test('a link to where the listener is makes no second entry in the history', async () => {
    const { user } = renderApp({ path: '/dashboard' });
    await screen.findByRole('textbox');
    const entries = window.history.length;
    await user.click(menu().getByRole('link', { name: 'Chat Assistant' }));
    expect(window.history.length).toBe(entries);
    await user.click(home());
    expect(window.history.length).toBe(entries + 1);
  });

  test('signed out, the not-found words stand alone', async () => {
    expectConsole(/^error: No screen at this path/);
    renderApp({ path: '/nowhere', isSignedIn: false });
    expect(await screen.findByText('Oops! Page not found')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Current track' })).toBeNull();
  });

  test.each([
    [
      'to a screen of the menu',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.click(menu().getByRole('link', { name: 'Radio' }));
        await screen.findByRole('heading', { level: 1, name: 'Radio' });
        await user.click(menu().getByRole('link', { name: 'Chat Assistant' }));
      },
    ],
    [
      'to the landing page',
      async (user: ReturnType<typeof renderApp>['user']) => {
        await user.click(home());
        await screen.findByRole('heading', { name: 'Your Mood, Your Music' });
        await user.click(screen.getByRole('link', { name: 'Start listening' }));
      },
    ],
  ])('a message under way survives a move %s, and is sent once', async (_where, thereAndBack) => {
    const network = goodNetwork();
    const answer = later();
    network.on(apiPaths.mood, () => answer.reply);
    const { user } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect(screen.getByTestId('typing-indicator')).toBeDefined();
    await thereAndBack(user);
    expect(await screen.findByTestId('typing-indicator')).toBeDefined();
    answer.answer(json(calmAnswer));
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
    expect(network.seenAt(apiPaths.mood)).toHaveLength(1);
  });

  test('what plays stays on every screen, and a sign-out ends it', async () => {
    const { user } = renderApp({ path: '/dashboard', network: spotifyNetwork() });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Play Low Tide' }));
    await user.click(await screen.findByRole('button', { name: 'Play with Spotify' }));
    const frame = document.querySelector('iframe');
    expect(frame).not.toBeNull();

    await user.click(menu().getByRole('link', { name: 'Radio' }));
    await screen.findByRole('heading', { level: 1, name: 'Radio' });
    expect(document.querySelector('iframe')).toBe(frame);
    await user.click(home());
    await user.click(await screen.findByRole('link', { name: 'Terms' }));
    await waitFor(() => expect(window.location.pathname).toBe('/terms'));
    expect(document.querySelector('iframe')).toBe(frame);

    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('what the music service is is asked for again, so that one failure takes neither player nor credit away', async () => {
  const network = spotifyNetwork();
  network.on(apiPaths.installation, () => problem('not_ready'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = renderApp({ path: '/dashboard', network });
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  expect(screen.queryByRole('button', { name: 'Play Low Tide' })).toBeNull();
  network.on(apiPaths.installation, () => json(atSpotify));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole('button', { name: 'Play Low Tide' })).toBeDefined();
  expect(screen.getAllByText('Playlists, songs and covers from Spotify')).toHaveLength(2);
});
