import { apiPaths, type OwnPlaylist } from '@attune/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, later } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { playlist } from '../testing/samples.ts';

const rain: OwnPlaylist = {
  ...playlist,
  id: 'PLAYLIST00000000000000',
  name: 'Rain',
  tracks: 0,
  isOwn: true,
  madeByAttune: false,
};
const list = () => json({ playlists: [rain], total: 1, nextOffset: null });

function network() {
  const answering = goodNetwork();
  answering.on(apiPaths.ownPlaylists, list);
  answering.on(apiPaths.ownPlaylist.replace(':id', rain.id), () =>
    json({ playlist: rain, contents: { entries: [], total: 0, nextOffset: null } }),
  );
  return answering;
}

test('the list says that it loads', async () => {
  const slow = later();
  const loading = network();
  loading.on(apiPaths.ownPlaylists, () => slow.reply);
  renderApp({ path: '/playlists', network: loading });
  expect(await screen.findByText('Loading...', { selector: '[aria-busy] [role=status]' })).toBeDefined();
  await act(async () => slow.answer(list()));
  expect(await screen.findByText('Rain')).toBeDefined();
  expect(screen.queryByText('Loading...', { selector: '[aria-busy] [role=status]' })).toBeNull();
});

test('back leads from a playlist to the list, and forward to it again, with nothing asked twice', async () => {
  const { user, network: asked } = renderApp({ path: '/playlists', network: network() });
  await user.click(await screen.findByRole('link', { name: /^Rain/ }));
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  await heading('Rain');
  expect([window.location.pathname, document.title]).toEqual([`/playlists/${rain.id}`, 'Rain · Attune']);
  act(() => window.history.back());
  await heading('My Playlists');
  expect([window.location.pathname, document.title]).toEqual(['/playlists', 'My Playlists · Attune']);
  act(() => window.history.forward());
  await heading('Rain');
  expect(window.location.pathname).toBe(`/playlists/${rain.id}`);
  expect(asked.seenAt(apiPaths.ownPlaylists)).toHaveLength(1);
});
