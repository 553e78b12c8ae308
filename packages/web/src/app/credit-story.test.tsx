import { apiPaths } from '@attune/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, spotify, track, trackSummary } from '../testing/samples.ts';

const words = 'Playlists, songs and covers from Spotify';

async function openAtSpotify() {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
  network.on(apiPaths.currentTrack, () => json({ ...track, url: 'https://music.test/track' }));
  network.on(apiPaths.recommendations, () => json({ songs: [trackSummary] }));
  const app = renderApp({ path: '/dashboard', network });
  await app.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  return app;
}

describe('what Spotify supplies', () => {
  test('is credited beside the current track, the playlists and the songs', async () => {
    const { user } = await openAtSpotify();
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText(words)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    await screen.findByRole('link', { name: /Undertow/ });
    expect(within(panel).getByText(words)).toBeDefined();
  });

  test('is opened by links that say where they lead', async () => {
    const { user } = await openAtSpotify();
    await screen.findAllByText(words);
    expect(await screen.findByRole('link', { name: /Low Tide.*Open in Spotify/ })).toBeDefined();
    expect(screen.getByTitle('Halflight · Open in Spotify').closest('a')).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await screen.findByRole('link', { name: /Undertow.*Open in Spotify/ })).toBeDefined();
  });
});

test('what the built-in service supplies needs no credit', async () => {
  const { user, network } = renderApp({ path: '/dashboard' });
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  const link = await screen.findByRole('link', { name: /Low Tide/ });
  expect(network.seenAt(apiPaths.installation)).toHaveLength(1);
  expect(document.querySelector('[data-credit]')).toBeNull();
  expect(link.textContent).not.toContain('Open in');
});
