import { apiPaths } from '@attune/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closedView, type PanelPlayer } from '../features/player/panel-player.ts';
import { json } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { trackSummary } from '../testing/samples.ts';

test('a song is said to be in the queue once it is, and not where that failed', async () => {
  const network = goodNetwork();
  const song = { ...trackSummary, name: 'Undertow', album: null, durationMs: 60_000, explicit: null };
  network.on(apiPaths.search, () => json({ songs: [song], artists: [], albums: [], playlists: [] }));
  network.on(apiPaths.likedAmong, () => json({ liked: [] }));
  const { user, services } = renderApp({ path: '/search?q=undertow', network });
  const add = await screen.findByRole('button', { name: 'Add Undertow to…' });
  let answer = (_isDone: boolean) => {};
  const player: PanelPlayer = {
    view: () => closedView,
    subscribe: () => () => {},
    toggle: () => {},
    resume: null,
    enqueue: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    prefetch: () => {},
    command: null,
    fadeOut: async () => {},
    dismissTrouble: () => {},
    close: async () => {},
  };
  act(() => services.listener.get()?.player.set(player));
  await user.click(add);
  const places = within(await screen.findByRole('region', { name: 'What plays' }));
  await user.click(places.getByRole('button', { name: 'Add to the queue' }));
  expect(places.getByRole('status').textContent).toBe('');
  await act(async () => answer(true));
  expect(places.getByRole('status').textContent).toBe('“Undertow” comes at the end of the queue.');
  await user.click(places.getByRole('button', { name: 'Play next' }));
  await act(async () => answer(false));
  expect(places.getByRole('status').textContent).toBe(
    '“Undertow” could not be queued just now. Please try again.',
  );
});
