import {
  type AlbumAnswer,
  type ArtistAnswer,
  apiPaths,
  type ListedTrack,
  type TrackAnswer,
} from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, spotify, trackSummary } from '../testing/samples.ts';

const artist = { id: 'ARTIST000000000000000A', name: 'Orsolya Kerek' };
const album = { id: 'ALBUM0000000000000000A', name: 'Low Water' };
const listed: ListedTrack = { ...trackSummary, album: album.name, durationMs: 185_000, explicit: true };
const second: ListedTrack = { ...listed, id: 'TRACK0000000000000000Z', name: 'Second Wind' };
const record = {
  ...album,
  description: artist.name,
  image: '/b.png',
  url: 'https://music.test/album/low-water',
  year: 2019,
};
const trackAnswer: TrackAnswer = { track: listed, artists: [artist], album };
const albumAnswer: AlbumAnswer = {
  album: record,
  artists: [artist],
  tracks: [listed, second].map((track) => ({ ...track, isPlayable: true })),
  total: 2,
};
const artistAnswer: ArtistAnswer = {
  artist: { ...artist, image: '/a.png', url: 'https://music.test/artist/kerek' },
  albums: [record],
  songs: [listed],
};
const at = (path: string, id: string) => path.replace(':id', id);
const paths = {
  track: at(apiPaths.track, listed.id),
  album: at(apiPaths.album, album.id),
  artist: at(apiPaths.artist, artist.id),
};

function network() {
  const answering = goodNetwork();
  answering.on(paths.track, () => json(trackAnswer));
  answering.on(paths.album, () => json(albumAnswer));
  answering.on(paths.artist, () => json(artistAnswer));
  return answering;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a song, an album and an artist', () => {
  test('are opened by their address, name the tab, and lead from one to the other', async () => {
    const { user } = renderApp({ path: `/tracks/${listed.id}`, network: network() });
    await heading(listed.name);
    expect(document.title).toBe(`${listed.name} · Attune`);
    expect(screen.getByText('3:05 · Explicit')).toBeDefined();
    await user.click(screen.getByRole('link', { name: album.name }));
    await heading(album.name);
    expect(document.title).toBe(`${album.name} · Attune`);
    expect(screen.getByText('2019 · 2 songs')).toBeDefined();
    const songs = within(screen.getByRole('list', { name: 'Songs' }));
    expect(songs.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: artist.name }));
    await heading(artist.name);
    expect(document.title).toBe(`${artist.name} · Attune`);
    expect(screen.getByRole('heading', { level: 2, name: 'Albums' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Low Water.*2019/ }).getAttribute('target')).toBe('_blank');
    window.history.back();
    await heading(album.name);
  });

  test.each([
    [`/tracks/${listed.id}`, 'Radio from this track', `?track=Undertow&artist=Orsolya+Kerek`, 'Undertow'],
    [`/albums/${album.id}`, 'Radio from this artist', '?artist=Orsolya+Kerek', 'Orsolya Kerek'],
    [`/artists/${artist.id}`, 'Radio from this artist', '?artist=Orsolya+Kerek', 'Orsolya Kerek'],
  ])('%s leads to a station', async (path, words, search, name) => {
    const { user } = renderApp({ path, network: network() });
    await user.click(await screen.findByRole('link', { name: words }));
    expect(await screen.findByRole('heading', { name: `Station: ${name}` })).toBeDefined();
    expect(window.location.search).toBe(search);
  });

  test('say that they load', async () => {
    const slow = later();
    const loading = network();
    loading.on(paths.album, () => slow.reply);
    renderApp({ path: `/albums/${album.id}`, network: loading });
    expect((await screen.findByText('Loading...')).getAttribute('role')).toBe('status');
    await heading('Album');
    slow.answer(json(albumAnswer));
    await heading(album.name);
  });

  test('that are not there are told as such, with a way on', async () => {
    const empty = network();
    empty.on(paths.artist, () => problem('not_found'));
    renderApp({ path: `/artists/${artist.id}`, network: empty });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('nothing here under this address');
    expect(within(alert).getByRole('link', { name: 'Search for music' }).getAttribute('href')).toBe(
      '/search',
    );
  });

  test('that could not be loaded can be tried again', async () => {
    const failing = network();
    failing.on(paths.track, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: `/tracks/${listed.id}`, network: failing });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded');
    failing.on(paths.track, () => json(trackAnswer));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await heading(listed.name);
  });

  test('say what is missing: an album without songs, and a long one of which there is the beginning', async () => {
    const odd = network();
    odd.on(paths.album, () => json({ ...albumAnswer, tracks: [], total: 0 }));
    const { unmount } = renderApp({ path: `/albums/${album.id}`, network: odd });
    expect(await screen.findByText('No songs are known here.')).toBeDefined();
    unmount();
    odd.on(paths.album, () => json({ ...albumAnswer, total: 60 }));
    renderApp({ path: `/albums/${album.id}`, network: odd });
    expect(await screen.findByText('2019 · The first 2 of 60 songs')).toBeDefined();
  });

  test('of an album say which song is not to be had here, and offer nothing of it', async () => {
    const partly = network();
    const elsewhere = { ...listed, id: 'TRACK0000000000000000Y', name: 'Far Shore', isPlayable: false };
    partly.on(paths.album, () =>
      json({ ...albumAnswer, tracks: [...albumAnswer.tracks, elsewhere], total: 3 }),
    );
    renderApp({ path: `/albums/${album.id}`, network: partly });
    const songs = within(await screen.findByRole('list', { name: 'Songs' })).getAllByRole('listitem');
    expect(songs.map((song) => song.textContent?.includes('Not available here'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(songs.map((song) => within(song).queryAllByRole('button').length > 0)).toEqual([
      true,
      true,
      false,
    ]);
    expect(songs[2]?.textContent).toContain('Far Shore');
  });

  test('name the service whose they are, with a link in a new tab, where it wants that', async () => {
    const metered = network();
    metered.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    renderApp({ path: `/artists/${artist.id}`, network: metered });
    const link = await screen.findByRole('link', { name: 'Open in Spotify (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://music.test/artist/kerek');
  });

  test('are for signed-in listeners', async () => {
    renderApp({ path: `/tracks/${listed.id}`, isSignedIn: false });
    expect(await screen.findByRole('button', { name: /continue with/i })).toBeDefined();
    expect(window.location.pathname).toBe('/');
  });
});
