import { apiPaths, type LikedTrack, type MixRequest } from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, nothing } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, mixOf, spotify, trackSummary } from '../testing/samples.ts';

const liked = (number: number): LikedTrack => ({
  ...trackSummary,
  id: `SONG${String(number).padStart(18, '0')}`,
  name: `Song ${number}`,
  description: `Artist ${'ABC'.charAt(number % 3)}`,
  album: null,
  durationMs: 60_000,
  explicit: null,
  addedAt: null,
});

function networkLiking(count: number, total = count) {
  const network = goodNetwork();
  const tracks = Array.from({ length: count }, (_, at) => liked(at));
  network.on(apiPaths.liked, () => json({ tracks, total, nextOffset: null }));
  network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
  network.on(apiPaths.playOnDevice, () => nothing());
  return network;
}

describe('a whole list of songs', () => {
  test('is played in the order and with the filter the listener sees', async () => {
    const network = networkLiking(30);
    const { user } = renderApp({ path: '/liked', network });
    await screen.findByRole('button', { name: 'Play all: Liked Songs' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
    await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), 'artist b');
    await user.click(await screen.findByRole('button', { name: 'Play all: Liked Songs' }));
    expect(await screen.findByText('Liked Songs plays on your device.')).toBeDefined();
    const [call] = network.seenAt(apiPaths.playOnDevice);
    const expected = [1, 4, 7, 10, 13, 16, 19, 22, 25, 28].map((number) => liked(number).id);
    expect(call?.body).toEqual({ trackIds: expected });
  });

  test.each([
    [120, 120, 'Play the first 100'],
    [50, 300, 'Play the first 50'],
  ])('of %i of %i songs says how many are played', async (count, total, words) => {
    const network = networkLiking(count, total);
    const { user } = renderApp({ path: '/liked', network });
    await user.click(await screen.findByRole('button', { name: `${words}: Liked Songs` }));
    await screen.findByText('Liked Songs plays on your device.');
    const bodies = network.seenAt(apiPaths.playOnDevice).map(({ body }) => body as { trackIds: string[] });
    expect(bodies.map(({ trackIds }) => trackIds.length)).toEqual([Math.min(count, 100)]);
  });

  test('becomes a mix around some of its songs, under the button that asked for it', async () => {
    const network = networkLiking(30);
    const { user } = renderApp({ path: '/liked', network });
    const button = await screen.findByRole('button', { name: 'Make a mix from these' });
    expect(network.seenAt(apiPaths.mixes)).toEqual([]);
    await user.click(button);
    const mix = within(screen.getByRole('region', { name: 'Make a mix from these' }));
    expect(await mix.findByRole('list', { name: `Mix: ${mixOf().title}` })).toBeDefined();
    const requests = network.seenAt(apiPaths.mixes).map(({ body }) => body as MixRequest);
    const likes = ['Artist A', 'Artist B', 'Artist C'].map((name) => ({ kind: 'artist', name }));
    expect(requests.map(({ brief, keep }) => [brief.like, keep?.length])).toEqual([[likes, 8]]);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Make a mix from these' })).toBeNull();
    // It is kept: opened once more it is not made anew.
    await user.click(button);
    await screen.findByRole('list', { name: `Mix: ${mixOf().title}` });
    expect(network.seenAt(apiPaths.mixes)).toHaveLength(1);
  });

  test('another filter over songs of the same artists makes another mix', async () => {
    const network = networkLiking(30);
    const { user } = renderApp({ path: '/liked', network });
    const field = await screen.findByRole('searchbox', { name: /^Filter/ });
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Make a mix from these' }));
    for (const words of ['song 10', 'song 13', 'song 10']) {
      await user.clear(field);
      await user.type(field, words);
      await press();
      await screen.findByRole('list', { name: `Mix: ${mixOf().title}` });
      await press();
    }
    const requests = network.seenAt(apiPaths.mixes).map(({ body }) => body as MixRequest);
    expect(requests.map(({ keep }) => keep)).toEqual(
      [10, 13].map((number) => [{ id: liked(number).id, position: 1 }]),
    );
  });
});
