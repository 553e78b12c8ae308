import { apiPaths, type HistoryAnswer, type Permission } from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, playlist, song, spotify } from '../testing/samples.ts';

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
    const track = { ...song, album: null, durationMs: 60_000, explicit: null };
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
    expect(account.getByRole('link', { name: /^Open your page/ }).getAttribute('href')).toBe(
      'https://music.test/mira',
    );
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
    const alert = await (await section('What Attune may do')).findByRole('alert');
    expect(alert.textContent).toContain('What you allowed could not be loaded.');
    network.on(apiPaths.permissions, () => json({ granted: null }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^It is not known here what you allowed/)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /^Ask me to allow/ })).toHaveLength(0);
    account.answer(problem('streaming_unavailable'));
    expect((await (await section('Your account')).findByRole('alert')).textContent).toContain(
      'Your account could not be loaded.',
    );
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
