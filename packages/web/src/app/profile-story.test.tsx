import { apiPaths, type HistoryAnswer, type Permission } from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tokenKeys } from '../features/sign-in/token-store.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, playlist, spotify, trackSummary } from '../testing/samples.ts';

const atSpotify = { ...spotify, capabilities: { ...spotify.capabilities, history: 'recent' as const } };

function networkAllowing(granted: Permission[] | null, streaming = installation.streaming) {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, streaming }));
  network.on(apiPaths.permissions, () => json({ granted }));
  network.on(apiPaths.likedAmong, () => json({ liked: null }));
  network.on(apiPaths.ownPlaylists, () =>
    json({ playlists: [{ ...playlist, isOwn: true, madeByAttune: false }], total: 1, nextOffset: null }),
  );
  network.on(apiPaths.history, () => {
    const track = { ...trackSummary, album: null, durationMs: 60_000, explicit: null };
    return json({
      tracks: [
        { ...track, playedAt: '2026-05-01T10:00:00.000Z' },
        { ...track, playedAt: null },
      ],
    } satisfies HistoryAnswer);
  });
  return network;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile', () => {
  test('says who is signed in and where, names the tab, and shows the first playlists', async () => {
    renderApp({ path: '/profile', network: networkAllowing([]) });
    const account = await section('Your account');
    expect(await account.findByText('Mira Vale')).toBeDefined();
    expect(await account.findByText('Signed in at Attune Radio')).toBeDefined();
    // Its page there would be this screen.
    expect(account.queryByRole('link')).toBeNull();
    expect(document.title).toBe('Profile · Attune');
    expect(await (await section('Your playlists')).findByText('Low Tide')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All my playlists' }).getAttribute('href')).toBe('/playlists');
  });

  test('says in words what is allowed and what is not, of what the service has a use for', async () => {
    renderApp({ path: '/profile', network: networkAllowing(['liked-songs']) });
    const may = await section('What Attune may do');
    const rows = (await may.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows).toContain('Read and change which songs you likeAllowed');
    expect(rows).toContain('Save mixes as private playlistsNot allowedAsk me');
    expect(may.getAllByRole('button', { name: /^Ask me to allow/ })).toHaveLength(3);
    expect(screen.queryByText('Played lately')).toBeNull();
  });

  test('at a service that tells what was played lately, it is shown with its time', async () => {
    renderApp({ path: '/profile', network: networkAllowing(['history'], atSpotify) });
    const played = await section('Played lately');
    const rows = await played.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => /2026/.test(textContent ?? ''))).toEqual([true, false]);
    expect(screen.getByText(/remove Attune from the apps of your account/)).toBeDefined();
  });

  test('at a service elsewhere the way to one’s page there is shown', async () => {
    renderApp({ path: '/profile', network: networkAllowing([], atSpotify) });
    const account = await section('Your account');
    const link = await account.findByRole('link', { name: /^Open your page at Spotify/ });
    expect(link.getAttribute('href')).toBe('https://music.test/mira');
  });

  test('what may not be read is asked for in words', async () => {
    const network = networkAllowing([], atSpotify);
    network.on(apiPaths.history, () => problem('permission_missing'));
    network.on(apiPaths.ownPlaylists, () => problem('permission_missing'));
    renderApp({ path: '/profile', network });
    expect(await screen.findByText(/needs your permission to show what you played lately/)).toBeDefined();
    expect(await screen.findByText(/needs your permission to show your playlists/)).toBeDefined();
  });

  test('waits for each part, says what failed, and tries again', async () => {
    expectConsole(/The profile did not load/);
    const network = networkAllowing(null);
    const account = later();
    network.on(apiPaths.profile, () => account.reply);
    network.on(apiPaths.permissions, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/profile', network });
    expect(await screen.findByText('Asking who you are...')).toBeDefined();
    expect(await findAnnounced('What you allowed could not be loaded.')).toBeDefined();
    const allowed = await section('What Attune may do');
    network.on(apiPaths.permissions, () => json({ granted: null }));
    await user.click(allowed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^It is not known here what you allowed/)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /^Ask me to allow/ })).toHaveLength(0);
    // No sign says that something is allowed or not.
    for (const one of allowed.getAllByRole('listitem')) expect(one.querySelector('svg')).toBeNull();
    account.answer(problem('streaming_unavailable'));
    expect(
      await (await section('Your account')).findByText(/^Your account could not be loaded/),
    ).toBeDefined();
    expect(await findAnnounced('Your account could not be loaded.')).toBeDefined();
  });

  test('a permission is taken back where the service can, with what goes with it, by the tokens of this browser', async () => {
    const here = {
      ...installation.streaming,
      capabilities: { ...installation.streaming.capabilities, revokes: 'here' as const },
    };
    const network = networkAllowing(['save-mixes', 'own-playlists', 'liked-songs'], here);
    network.on(apiPaths.revokedPermissions, () =>
      json({ access_token: 'access-2', refresh_token: 'refresh-2', granted: ['liked-songs'] }),
    );
    const localStorage = createMemoryStorage();
    const { user } = renderApp({ path: '/profile', network, localStorage });
    const may = await section('What Attune may do');
    const button = await may.findByRole('button', { name: 'Take back: Save mixes as private playlists' });
    network.on(apiPaths.ownPlaylists, () => problem('permission_missing'));
    await user.click(button);
    expect(
      await may.findByText(
        'No longer allowed: Save mixes as private playlists; Read and change your playlists.',
      ),
    ).toBeDefined();
    const [call] = network.seenAt(apiPaths.revokedPermissions);
    expect(call?.body).toEqual({ permission: 'save-mixes', refreshToken: 'refresh-1' });
    expect([localStorage.getItem(tokenKeys.access), localStorage.getItem(tokenKeys.refresh)]).toEqual([
      'access-2',
      'refresh-2',
    ]);
    // Whoever pressed it stays where they are, and can ask for it again.
    expect(document.activeElement).toBe(
      may.getByRole('button', { name: 'Ask me to allow: Save mixes as private playlists' }),
    );
    // What was read by it is not shown any more.
    expect(await screen.findByText(/needs your permission to show your playlists/)).toBeDefined();
  });

  test('what could not be taken back stays allowed, and elsewhere no button promises it', async () => {
    expectConsole(/The permission was not taken back/);
    const here = {
      ...installation.streaming,
      capabilities: { ...installation.streaming.capabilities, revokes: 'here' as const },
    };
    const network = networkAllowing(['liked-songs'], here);
    network.on(apiPaths.revokedPermissions, () => problem('streaming_unavailable'));
    const { user, unmount } = renderApp({ path: '/profile', network });
    const may = await section('What Attune may do');
    await user.click(await may.findByRole('button', { name: /^Take back/ }));
    expect((await may.findByRole('alert')).textContent).toContain('could not be taken back');
    expect(may.getByRole('button', { name: /^Take back/ })).toBeDefined();
    unmount();
    renderApp({ path: '/profile', network: networkAllowing(['liked-songs'], atSpotify) });
    expect(await screen.findByText('Allowed')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  test('whoever declines what a screen asked for comes back to it', async () => {
    const sessionStorage = createMemoryStorage();
    sessionStorage.setItem('attune_return_to', '/profile');
    renderApp({
      path: '/dashboard?sign_in_error=access_denied',
      network: networkAllowing([]),
      sessionStorage,
    });
    await section('What Attune may do');
    expect(window.location.pathname + window.location.search).toBe('/profile');
    expect(sessionStorage.getItem('attune_return_to')).toBeNull();
  });

  test('signing out leads home', async () => {
    const network = networkAllowing([]);
    network.on(apiPaths.logout, () => nothing());
    const { user } = renderApp({ path: '/profile', network });
    const may = await section('What Attune may do');
    await user.click(may.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(window.location.pathname).toBe('/');
  });
});
