import { apiPaths, type ListedTrack, type OwnPlaylist } from '@attune/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, later, nothing } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { playlist, trackSummary } from '../testing/samples.ts';

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

test('a playlist that took long to make leads nobody back who has gone elsewhere meanwhile', async () => {
  const slow = later();
  const asked = network();
  asked.on(apiPaths.ownPlaylists, ({ method }) => (method === 'POST' ? slow.reply : list()));
  const { user } = renderApp({ path: '/playlists', network: asked });
  await user.click(await screen.findByRole('button', { name: 'New playlist' }));
  await user.keyboard('Snow{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await act(async () => slow.answer(json(rain)));
  expect(window.location.pathname).toBe('/settings');
});

test('what a saved mix has made of the playlists is seen on their screens', async () => {
  const asked = network();
  let one = rain;
  asked.on(apiPaths.ownPlaylists, () => json({ playlists: [one], total: 1, nextOffset: null }));
  asked.on(apiPaths.ownPlaylist.replace(':id', rain.id), () =>
    json({ playlist: one, contents: { entries: [], total: 0, nextOffset: null } }),
  );
  asked.on(apiPaths.savedMixes, () => {
    one = { ...rain, name: 'Calm, all the way', tracks: 20 };
    return json({ playlist: one, verified: { asked: 20, found: 20 } });
  });
  const { user } = renderApp({ path: '/playlists', network: asked });
  await user.click(await screen.findByRole('link', { name: /^Rain/ }));
  await screen.findByRole('heading', { level: 1, name: 'Rain' });
  await user.click(screen.getByRole('link', { name: 'Chat Assistant' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'I feel calm{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Saved' });
  await user.click(screen.getByRole('link', { name: 'My Playlists' }));
  await user.click(await screen.findByRole('link', { name: /^Calm, all the way/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Calm, all the way' })).toBeDefined();
});

test('a playlist is nowhere listed once it is deleted, though it could still be had back', async () => {
  const asked = network();
  const playlists = [rain, { ...rain, id: 'PLAYLIST00000000000001', name: 'Snow' }];
  const found: ListedTrack = { ...trackSummary, album: null, durationMs: 60_000, explicit: null };
  asked.on(apiPaths.ownPlaylists, () => json({ playlists, total: 2, nextOffset: null }));
  asked.on(apiPaths.permissions, () => json({ granted: null }));
  asked.on(apiPaths.likedAmong, () => json({ liked: [] }));
  asked.on(apiPaths.search, () => json({ songs: [found], artists: [], albums: [], playlists: [] }));
  const { user } = renderApp({ path: `/playlists/${rain.id}`, network: asked });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('“Rain” is deleted.');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByText('Snow')).toBeDefined();
  expect(screen.queryByText('Rain')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Search Music' }));
  await user.type(await screen.findByRole('searchbox'), 'x{Enter}');
  await user.click(await screen.findByRole('button', { name: `Add ${found.name} to…` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to…' }));
  expect(await dialog.findByRole('button', { name: /^Snow/ })).toBeDefined();
  expect(dialog.queryByRole('button', { name: /^Rain/ })).toBeNull();
});

test('a mix whose playlist was deleted can be saved again', async () => {
  const asked = network();
  let playlists = [rain];
  asked.on(apiPaths.ownPlaylists, () => json({ playlists, total: playlists.length, nextOffset: null }));
  asked.on(apiPaths.ownPlaylist.replace(':id', rain.id), ({ method }) => {
    if (method === 'DELETE') playlists = [];
    return method === 'DELETE'
      ? nothing()
      : json({ playlist: rain, contents: { entries: [], total: 0, nextOffset: null } });
  });
  asked.on(apiPaths.savedMixes, () => json({ playlist: rain, verified: { asked: 20, found: 20 } }));
  const { user } = renderApp({ path: '/dashboard', network: asked });
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'I feel calm{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Saved' });
  await user.click(screen.getByRole('link', { name: 'My Playlists' }));
  await user.click(await screen.findByRole('link', { name: /^Rain/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('“Rain” is deleted.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(screen.getByRole('link', { name: 'Chat Assistant' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Saved' });
  const saves = asked.seenAt(apiPaths.savedMixes).filter(({ method }) => method === 'POST');
  expect(saves).toHaveLength(2);
  expect(saves[1]?.body).not.toHaveProperty('playlistId');
});
