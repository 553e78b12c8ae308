import {
  apiPaths,
  type MixRequest,
  type OwnPlaylist,
  type OwnPlaylistAnswer,
  type PlaylistEntry,
} from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { regretMs } from '../features/playlists/removal.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, mixOf, playlist, spotify, trackSummary } from '../testing/samples.ts';

const id = 'PLAYLIST00000000000000';
const own = (changes: Partial<OwnPlaylist> = {}): OwnPlaylist => ({
  ...playlist,
  id,
  name: 'Rain',
  isOwn: true,
  madeByAttune: false,
  tracks: 3,
  ...changes,
});
const entry = (name: string): PlaylistEntry => ({
  addedAt: null,
  track: {
    ...trackSummary,
    id: `SONG${name.padStart(18, '0')}`,
    name,
    album: null,
    durationMs: 60_000,
    explicit: null,
  },
});
const entries = ['First', 'Second', 'Third'].map(entry);
const whole = (changes: Partial<OwnPlaylistAnswer> = {}): OwnPlaylistAnswer => ({
  playlist: own(),
  contents: { entries, total: 3, nextOffset: null },
  ...changes,
});
const onePath = apiPaths.ownPlaylist.replace(':id', id);
const tracksPath = apiPaths.ownPlaylistTracks.replace(':id', id);

function networkWith(playlists: OwnPlaylist[] = [own()], one = whole()) {
  const network = goodNetwork();
  network.on(apiPaths.ownPlaylists, ({ method }) =>
    json(
      method === 'POST' ? own({ name: 'Snow' }) : { playlists, total: playlists.length, nextOffset: null },
    ),
  );
  network.on(onePath, ({ method }) => (method === 'GET' ? json(one) : nothing()));
  network.on(tracksPath, () => nothing());
  network.on(apiPaths.likedAmong, () => json({ liked: [] }));
  return network;
}
const trackNames = () =>
  within(screen.getByRole('list', { name: /songs?$/ }))
    .getAllByRole('listitem')
    .map((item) => ['First', 'Second', 'Third'].find((name) => item.textContent?.includes(name)));
const choose = async (user: ReturnType<typeof renderApp>['user'], name: string, choice: string) => {
  const menu = screen.getByRole('button', { name: `More for ${name}` });
  // jsdom has no popovers, so that what is in one is there all the time, and hidden.
  const choices = within(menu.parentElement as HTMLElement);
  await user.click(choices.getByRole('button', { name: choice, hidden: true }));
};

afterEach(() => {
  vi.useRealTimers();
});

describe('my playlists', () => {
  test('are listed with whose they are, and which Attune made', async () => {
    const list = [
      own(),
      own({ id: 'b', name: 'A mix', madeByAttune: true }),
      own({ id: 'c', name: 'Theirs', isOwn: false, owner: 'Curator' }),
    ];
    renderApp({ path: '/playlists', network: networkWith(list) });
    const rows = within(await screen.findByRole('list', { name: '3 playlists' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rain3 songs',
      'A mixMade by Attune · 3 songs',
      'TheirsBy Curator · 3 songs',
    ]);
    // Written from right to left it would stand on both sides of the number otherwise.
    expect(screen.getByText('Curator').tagName).toBe('BDI');
    expect(document.title).toBe('My Playlists · Attune');
  });

  test('a new one is named, made, and opened', async () => {
    const network = networkWith([]);
    const { user } = renderApp({ path: '/playlists', network });
    expect(await screen.findByText('You have no playlists yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'New playlist' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Snow {Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/playlists/${id}`));
    const made = network.seenAt(apiPaths.ownPlaylists).find(({ method }) => method === 'POST');
    expect(made?.body).toEqual({ name: 'Snow' });
  });

  test('without the permission it is asked for in words; a failure can be tried again', async () => {
    const network = networkWith();
    network.on(apiPaths.ownPlaylists, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/playlists', network });
    expect(await findAnnounced('could not be loaded')).toBeDefined();
    network.on(apiPaths.ownPlaylists, () => problem('permission_missing'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/needs your permission to show your playlists/)).toBeDefined();
  });
});

describe('one playlist', () => {
  test('is reordered at once, and read anew where the service did not agree', async () => {
    const network = networkWith();
    const answer = later();
    network.on(tracksPath, () => answer.reply);
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await screen.findByText('Third');
    expect(document.title).toBe('Rain · Attune');
    await choose(user, 'Third', 'Move to the top');
    await waitFor(() => expect(trackNames()).toEqual(['Third', 'First', 'Second']));
    expect(network.seenAt(tracksPath).map(({ body }) => body)).toEqual([{ from: 2, to: 0 }]);
    await act(async () => answer.answer(problem('streaming_unavailable')));
    await waitFor(() => expect(trackNames()).toEqual(['First', 'Second', 'Third']));
    expect(screen.getByText(/^The playlist could not be changed\. The music service/)).toBeDefined();
  });

  test('a change that is refused takes those along that were made of what it had left', async () => {
    const network = networkWith();
    const answer = later();
    network.on(tracksPath, () => answer.reply);
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await screen.findByText('Third');
    await choose(user, 'Third', 'Move to the top');
    await choose(user, 'Third', 'Move down');
    await waitFor(() => expect(trackNames()).toEqual(['First', 'Third', 'Second']));
    network.on(tracksPath, () => nothing());
    await act(async () => answer.answer(problem('streaming_unavailable')));
    await waitFor(() => expect(trackNames()).toEqual(['First', 'Second', 'Third']));
    expect(await screen.findByText('The playlist could not be changed.')).toBeDefined();
    // The first of the list would go down in place of the third.
    expect(network.seenAt(tracksPath).map(({ body }) => body)).toEqual([{ from: 2, to: 0 }]);
    await choose(user, 'Third', 'Move to the top');
    await waitFor(() => expect(network.seenAt(tracksPath)).toHaveLength(2));
  });

  test('a song that is taken out can be had back where it stood', async () => {
    const network = networkWith();
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await screen.findByText('Second');
    await choose(user, 'Second', 'Remove from the playlist');
    await waitFor(() => expect(trackNames()).toEqual(['First', 'Third']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(trackNames()).toEqual(['First', 'Second', 'Third']));
    await waitFor(() => expect(network.seenAt(tracksPath)).toHaveLength(2));
    const [taken, back] = network.seenAt(tracksPath);
    expect([taken?.method, taken?.query.ids]).toEqual(['DELETE', entries[1]?.track?.id]);
    expect([back?.method, back?.body]).toEqual(['POST', { trackIds: [entries[1]?.track?.id], position: 1 }]);
  });

  test('a song that goes elsewhere, out or back takes the focus along, or leaves it to the next', async () => {
    const { user } = renderApp({ path: `/playlists/${id}`, network: networkWith() });
    await screen.findByText('Third');
    const isAt = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    await choose(user, 'First', 'Move down');
    await waitFor(() => expect(trackNames()).toEqual(['Second', 'First', 'Third']));
    await isAt('More for First');
    await choose(user, 'First', 'Move down');
    await isAt('More for First');
    // One that goes to the top leaves whoever moves it where they are.
    await choose(user, 'First', 'Move to the top');
    await isAt('More for Third');
    await choose(user, 'First', 'Move down');
    await choose(user, 'First', 'Move down');
    await isAt('More for First');
    await choose(user, 'Third', 'Remove from the playlist');
    await isAt('More for First');
    await choose(user, 'First', 'Remove from the playlist');
    await isAt('More for Second');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await isAt('More for First');
  });

  test('is renamed, and deleted with a way back', async () => {
    const network = networkWith();
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Hail{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hail' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Hail” is deleted.')).toBeDefined();
    expect(window.location.pathname).toBe('/playlists');
    expect(await screen.findByText('You have no playlists yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Rain')).toBeDefined();
    expect(document.activeElement).toBe(document.querySelector('[data-screen]'));
    expect(network.seenAt(onePath).map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  test('can be had back for as long as that is offered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const network = networkWith();
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('“Rain” is deleted.');
    await act(() => vi.advanceTimersByTimeAsync(10 * regretMs));
    expect(network.seenAt(onePath).map(({ method }) => method)).toEqual(['GET']);
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await act(() => vi.advanceTimersByTimeAsync(regretMs));
    expect(network.seenAt(onePath).map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  });

  test('is deleted when the page is left, whichever screen that is of', async () => {
    const network = networkWith();
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('“Rain” is deleted.');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(network.seenAt(onePath).map(({ method }) => method)).toEqual(['GET']);
    window.dispatchEvent(new Event('pagehide'));
    // Before the time in which it can be had back is over.
    await waitFor(() => expect(network.seenAt(onePath).at(-1)?.method).toBe('DELETE'), { timeout: 1000 });
  });

  test('is deleted before its owner is signed out, though it could still be had back', async () => {
    const network = networkWith();
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('“Rain” is deleted.');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    const [signOut] = await screen.findAllByRole('button', { name: 'Sign out' });
    await user.click(signOut as HTMLElement);
    await waitFor(() => expect(network.seenAt(apiPaths.logout)).toHaveLength(1));
    const [, deletion] = network.seenAt(onePath);
    expect([deletion?.method, deletion?.authorization]).toEqual([
      'DELETE',
      network.seenAt(apiPaths.logout)[0]?.authorization,
    ]);
  });

  test('is deleted when its owner is signed out in another tab, though it could still be had back', async () => {
    const network = networkWith();
    const [localStorage, otherTabs] = [createMemoryStorage(), new EventTarget()];
    const { user } = renderApp({ path: `/playlists/${id}`, network, localStorage, otherTabs });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('“Rain” is deleted.');
    localStorage.clear();
    act(() => void otherTabs.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    const deletion = network.seenAt(onePath).at(-1);
    expect([deletion?.method, deletion?.authorization]).toEqual(['DELETE', 'Bearer access-1']);
  });

  test('that is empty offers nothing to play', async () => {
    const empty = whole({
      playlist: own({ tracks: 0 }),
      contents: { entries: [], total: 0, nextOffset: null },
    });
    const list = [own({ tracks: 0 }), own({ id: 'C'.repeat(22), name: 'Snow' })];
    const network = networkWith(list, empty);
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    const { user } = renderApp({ path: '/playlists', network });
    // By then there is a player.
    await screen.findByRole('button', { name: 'Play Snow' });
    expect(screen.queryByRole('button', { name: 'Play Rain' })).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Rain/ }));
    expect(await screen.findByText('Nothing is in this playlist yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  test('of another’s no contents are shown, nothing can be changed, and the service’s player plays it', async () => {
    const foreign = whole({
      playlist: own({ isOwn: false, owner: 'Curator', url: 'https://music.test/playlist/x' }),
      contents: null,
    });
    const network = networkWith([], foreign);
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    const { user } = renderApp({ path: `/playlists/${id}`, network });
    expect(await screen.findByText(/Only the music service shows/)).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Open in Spotify (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://music.test/playlist/x');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    // It is heard by the service's own player, once the listener agreed to that.
    await user.click(await screen.findByRole('button', { name: /^Play.*Rain$/ }));
    await user.click(await screen.findByRole('button', { name: 'Play with Spotify' }));
    expect(document.querySelector('iframe')?.src).toBe(`https://open.spotify.com/embed/playlist/${id}`);
  });

  test('the menu shows where one is, on the list and within it', async () => {
    renderApp({ path: `/playlists/${id}`, network: networkWith() });
    await screen.findByRole('heading', { level: 1, name: 'Rain' });
    const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
    expect([current('My Playlists'), current('Liked Songs')]).toEqual(['true', null]);
  });

  test('one that is gone is told as such', async () => {
    const network = networkWith();
    network.on(onePath, () => problem('playlist_not_found'));
    renderApp({ path: `/playlists/${id}`, network });
    expect((await screen.findByRole('alert')).textContent).toContain('not there');
  });
});

/** The search, with the choices for the first song it found. */
async function openChoices(network: ReturnType<typeof networkWith>) {
  const found = entries.flatMap(({ track }) => track ?? []);
  network.on(apiPaths.search, () => json({ songs: found, artists: [], albums: [], playlists: [] }));
  const { user } = renderApp({ path: '/search?q=x', network });
  await user.click(await screen.findByRole('button', { name: 'Add First to…' }));
  return { user, found, dialog: within(await screen.findByRole('dialog', { name: 'Add to…' })) };
}

test('a song that was found is put into a playlist', async () => {
  const network = networkWith([own(), own({ id: 'c', name: 'Theirs', isOwn: false })]);
  const { user, found, dialog } = await openChoices(network);
  expect(dialog.queryByText('Theirs')).toBeNull();
  await user.click(await dialog.findByRole('button', { name: /^Rain/ }));
  expect(await dialog.findByText('“First” is in “Rain” now.')).toBeDefined();
  expect(network.seenAt(tracksPath).map(({ body }) => body)).toEqual([{ trackIds: [found[0]?.id] }]);
});

test('a song that was found is put into a playlist that is made for it', async () => {
  const made = own({ id: 'SNOW000000000000000000', name: 'Snow', tracks: 0 });
  const playlists: OwnPlaylist[] = [];
  const network = networkWith(playlists);
  network.on(apiPaths.ownPlaylists, ({ method }) => {
    if (method === 'POST' && playlists.length === 0) playlists.push(made);
    return json(method === 'POST' ? made : { playlists, total: playlists.length, nextOffset: null });
  });
  const madePath = apiPaths.ownPlaylistTracks.replace(':id', made.id);
  network.on(madePath, () => problem('streaming_unavailable'));
  const { user, found, dialog } = await openChoices(network);
  expect(await dialog.findByText('You have no playlists yet.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'New playlist' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('Snow{Enter}');
  // It is there, though the song is not in it yet.
  expect(await dialog.findByText(/^The playlist could not be changed\. The music service/)).toBeDefined();
  expect(dialog.queryByRole('textbox')).toBeNull();
  network.on(madePath, () => problem('invalid_request'));
  await user.click(await dialog.findByRole('button', { name: /^Snow/ }));
  expect(
    await dialog.findByText(/could not be changed\. It may have no room for more songs\.$/),
  ).toBeDefined();
  network.on(madePath, () => nothing());
  await user.click(await dialog.findByRole('button', { name: /^Snow/ }));
  expect(await dialog.findByText('“First” is in “Snow” now.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'New playlist' }));
  await user.keyboard('Sleet{Enter}');
  await waitFor(() => expect(network.seenAt(madePath)).toHaveLength(4));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New playlist'));
  expect(network.seenAt(madePath).at(-1)?.body).toEqual({ trackIds: [found[0]?.id] });
});

test('a song that was found is queued on the listener’s device, where the service takes commands', async () => {
  const network = networkWith();
  network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
  network.on(apiPaths.queueOnDevice, () => nothing());
  const { user, found, dialog } = await openChoices(network);
  await user.click(await dialog.findByRole('button', { name: 'Add to the queue of your device' }));
  expect(await dialog.findByText('First is in the queue of your device.')).toBeDefined();
  expect(network.seenAt(apiPaths.queueOnDevice).map(({ body }) => body)).toEqual([{ trackId: found[0]?.id }]);
});

test('a song that was found is put into the mix of the conversation', async () => {
  const network = networkWith();
  const found = entries.flatMap(({ track }) => track ?? []);
  const [mixTrack] = mixOf().tracks;
  network.on(apiPaths.search, () => json({ songs: found, artists: [], albums: [], playlists: [] }));
  network.on(apiPaths.mixes, ({ body }) => {
    const { keep = [] } = body as MixRequest;
    const added = keep.some((one) => typeof one !== 'string' && one.id === found[0]?.id);
    const tracks = mixOf().tracks;
    return json({ ...mixOf(), tracks: added ? [...tracks, { ...mixTrack, id: found[0]?.id }] : tracks });
  });
  const { user } = renderApp({ path: '/dashboard', network });
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'I feel calm');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('list', { name: 'Mix: Calm, all the way' });
  await user.click(screen.getByRole('link', { name: 'Search Music' }));
  await user.type(await screen.findByRole('searchbox'), 'x{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add First to…' }));
  const mix = within(await screen.findByRole('region', { name: 'Your mix' }));
  await user.click(mix.getByRole('button', { name: 'Calm, all the way' }));
  expect(await mix.findByText('“First” is in “Calm, all the way” now.')).toBeDefined();
  expect(mix.getByRole('button', { name: 'Calm, all the way' }).getAttribute('aria-disabled')).toBe('true');
});
