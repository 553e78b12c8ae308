import { apiPaths, type Installation } from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, playlist, spotify, trackSummary } from '../testing/samples.ts';

const lowTide = { ...playlist, id: '37i9dQZF1DX4sWSpwq3LiO' };
const highNoon = { ...playlist, id: '37i9dQZF1DXcBWIGoYBM5M', name: 'High Noon' };

async function openPanel(streaming: Installation['streaming'], playlists = [lowTide, highNoon]) {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, streaming }));
  network.on(apiPaths.mood, () => json({ ...calmAnswer, playlists }));
  network.on(apiPaths.recommendations, () => json({ songs: [trackSummary] }));
  const app = renderApp({ path: '/dashboard', network });
  await app.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  return app;
}

const bar = () => screen.getByRole('complementary', { name: 'Player' });
const frame = () => document.querySelector('iframe');

describe('at Spotify', () => {
  test('a play button stands beside the link and not in it, for playlists and songs', async () => {
    const { user } = await openPanel(spotify);
    const button = await screen.findByRole('button', { name: 'Play Low Tide' });
    const link = screen.getByRole('link', { name: /Low Tide/ });
    expect(link.contains(button)).toBe(false);
    expect(link.getAttribute('target')).toBe('_blank');
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await screen.findByRole('button', { name: 'Play Undertow' })).toBeDefined();
  });

  test('nothing of Spotify’s is loaded before the listener has read what that means and agreed', async () => {
    const { user } = await openPanel(spotify);
    await user.click(await screen.findByRole('button', { name: 'Play Low Tide' }));
    expect(await screen.findByText(/Spotify then learns your network address/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play with Spotify' }));
    expect(frame()).toBeNull();
    expect(document.documentElement.innerHTML).not.toContain('https://open.spotify.com');

    await user.click(screen.getByRole('button', { name: 'Play with Spotify' }));
    expect(frame()?.src).toBe(`https://open.spotify.com/embed/playlist/${lowTide.id}`);
    expect(frame()?.title).toBe('Spotify player: Low Tide');
    expect(frame()?.getAttribute('allow')).toContain('encrypted-media');
  });

  test('who has agreed hears the next one at once, and is asked again after closing', async () => {
    const { user } = await openPanel(spotify);
    await user.click(await screen.findByRole('button', { name: 'Play Low Tide' }));
    await user.click(screen.getByRole('button', { name: 'Play with Spotify' }));
    await user.click(screen.getByRole('button', { name: 'Play High Noon' }));
    expect(frame()?.src).toContain(highNoon.id);

    await user.click(within(bar()).getByRole('button', { name: 'Close player' }));
    expect(frame()).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Player' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play High Noon' }));
    await user.click(screen.getByRole('button', { name: 'Play High Noon' }));
    expect(frame()).toBeNull();
  });

  test('what has no id of the service gets no button', async () => {
    await openPanel(spotify, [{ ...playlist, id: '../../me' }, lowTide]);
    const panel = within(screen.getByRole('complementary'));
    expect(await panel.findAllByRole('button', { name: /^Play / })).toHaveLength(1);
  });
});

test('without Web Audio the built-in service’s music cannot be heard here, and no button promises it', async () => {
  const { network } = await openPanel(installation.streaming);
  expect(network.seenAt(apiPaths.installation)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Play / })).toBeNull();
});
