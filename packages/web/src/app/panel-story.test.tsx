import { apiPaths, recommendationsAnswerSchema } from '@attune/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { type FakeNetwork, json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, playlist, track, trackSummary } from '../testing/samples.ts';

const songs = (...list: (typeof trackSummary)[]) => json(recommendationsAnswerSchema.parse({ songs: list }));

async function withPanel(network: FakeNetwork = goodNetwork()) {
  const app = renderApp({ path: '/dashboard', network });
  await app.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  return app;
}

const panelOf = () => within(screen.getByRole('complementary', { name: 'Recommendations' }));

describe('the recommendations panel', () => {
  test('loads the songs for the current track each time the song view opens', async () => {
    const network = goodNetwork();
    const first = later();
    network.on(apiPaths.recommendations, () => first.reply);
    const { user } = await withPanel(network);

    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(screen.getByRole('heading', { name: 'Recommended Songs' })).toBeDefined();
    expect(screen.getByText('Based on your current track')).toBeDefined();
    expect(screen.getByText('Loading song recommendations...')).toBeDefined();
    first.answer(songs(trackSummary));
    expect((await screen.findByRole('link', { name: /Undertow/ })).textContent).toContain('Orsolya Kerek');
    expect(network.seenAt(apiPaths.recommendations)[0]?.query).toEqual({ seed: track.id });

    network.on(apiPaths.recommendations, () => songs());
    await user.click(screen.getByRole('button', { name: 'Playlists' }));
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await screen.findByText('No song recommendations available')).toBeDefined();
    expect(network.seenAt(apiPaths.recommendations)).toHaveLength(2);
  });

  test('empties the list when the songs fail, says why, and tries again on request', async () => {
    const network = goodNetwork();
    network.on(apiPaths.recommendations, () => problem('recommendations_unavailable'));
    const { user } = await withPanel(network);
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await screen.findByText('No song recommendations available')).toBeDefined();
    expect(panelOf().getByText(/Song recommendations are out of reach/)).toBeDefined();
    expect(await findAnnounced(/Song recommendations are out of reach/)).toBeDefined();

    network.on(apiPaths.recommendations, () => songs(trackSummary));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Undertow/ })).toBeDefined();
  });

  test('does not say that there are none when nobody could be asked', async () => {
    const network = goodNetwork();
    network.on(apiPaths.recommendations, () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = await withPanel(network);
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await panelOf().findByText(/Attune cannot be reached/)).toBeDefined();
    expect(screen.queryByText('No song recommendations available')).toBeNull();
  });

  test('offers songs for a track that began later, and leaves the list alone until they are wanted', async () => {
    const network = goodNetwork();
    network.on(apiPaths.recommendations, () => songs(trackSummary));
    const { user } = await withPanel(network);
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await screen.findByRole('link', { name: /Undertow/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Update for the new track' })).toBeNull();

    const next = { ...track, id: 'TRACK0000000000000000B', name: 'Meridian' };
    network.on(apiPaths.currentTrack, () => json(next));
    network.on(apiPaths.recommendations, () => songs({ ...trackSummary, name: 'Overflow' }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const update = await screen.findByRole('button', { name: 'Update for the new track' });
    expect(screen.getByRole('link', { name: /Undertow/ })).toBeDefined();
    expect(network.seenAt(apiPaths.recommendations)).toHaveLength(1);

    await user.click(update);
    expect(await screen.findByRole('link', { name: /Overflow/ })).toBeDefined();
    expect(network.seenAt(apiPaths.recommendations).at(-1)?.query).toEqual({ seed: next.id });
    expect(screen.queryByRole('link', { name: /Undertow/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Update for the new track' })).toBeNull();
  });

  test('asks for nothing while nothing plays, and says what to do', async () => {
    const network = goodNetwork();
    network.on(apiPaths.currentTrack, () => nothing());
    const { user } = await withPanel(network);
    expect(screen.getByText('Not playing')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(screen.getByText('No song recommendations available')).toBeDefined();
    expect(screen.getByText('Start a track. Songs that go with it appear here.')).toBeDefined();
    expect(network.seenAt(apiPaths.recommendations)).toHaveLength(0);
  });

  test.each([
    ['playback_forbidden', /may not be read.*premium account/],
    ['permission_missing', /Sign in again, and agree/],
    ['streaming_unavailable', /The music service is out of reach/],
  ] as const)('says why there is no current track to go by when that is %s', async (code, words) => {
    expectConsole(/current track/);
    const network = goodNetwork();
    network.on(apiPaths.currentTrack, () => problem(code));
    const { user } = await withPanel(network);
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    expect(await panelOf().findByText(words)).toBeDefined();
    expect(screen.queryByText('No song recommendations available')).toBeNull();
    expect(screen.queryByText(/Start a track/)).toBeNull();
  });

  test('leads to the landing page when the songs are refused as unauthorised', async () => {
    const network = goodNetwork();
    network.on(apiPaths.recommendations, () => problem('token_rejected'));
    network.on(apiPaths.refreshToken, () => problem('refresh_rejected'));
    const { user } = await withPanel(network);
    await user.click(await screen.findByRole('button', { name: 'Songs' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  test('shows the owner where a playlist has no description, and takes none for a link without a page', async () => {
    const network = goodNetwork();
    network.on(apiPaths.mood, () =>
      json({
        ...calmAnswer,
        playlists: [{ ...playlist, description: null, url: '#', tracks: 1 }],
      }),
    );
    await withPanel(network);
    expect(await screen.findByText('Attune Radio')).toBeDefined();
    expect(screen.getByText('1 track')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Low Tide/ })).toBeNull();
  });
});
