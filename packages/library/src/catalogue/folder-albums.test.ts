import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import type { Song } from '../folder/song.ts';
import { idFor } from './ids.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';

const [invented] = inventedSongs(1);
if (invented === undefined) throw new Error('songs are invented');
const songAt = (path: string, given: Partial<Song> = {}): Song => ({
  ...invented,
  path,
  title: path,
  album: 'Game Music',
  albumArtist: null,
  artists: ['Kay'],
  disc: null,
  trackNumber: null,
  ...given,
});

/** Albums as their artist and the paths of their tracks; every track is on the one that it says. */
function albumsOf({ catalogue: { albums, artists, tracks }, trackOf }: LiveCatalogue): string[] {
  const all = [...albums.values()];
  for (const { id, trackIds } of all)
    for (const track of trackIds) expect(tracks.get(track)?.albumId).toBe(id);
  expect(all.flatMap(({ trackIds }) => trackIds).sort()).toEqual([...tracks.keys()].sort());
  return all
    .map(
      ({ artistId, trackIds }) =>
        `${artists.get(artistId)?.name}: ${trackIds.map((id) => trackOf(id)?.path).join(' ')}`,
    )
    .sort();
}
function albumsFor(...songs: Song[]): string[] {
  const live = createLiveCatalogue();
  live.change(songs, []);
  return albumsOf(live);
}

test('an album in folders side by side, or one in the other, is one where all of it has one artist', () => {
  expect(albumsFor(songAt('pack/win/1'), songAt('pack/lose/1'))).toEqual(['Kay: pack/lose/1 pack/win/1']);
  expect(albumsFor(songAt('pack/win/1'), songAt('pack/0'), songAt('pack/lose/1'))).toEqual([
    'Kay: pack/0 pack/lose/1 pack/win/1',
  ]);
});

test('albums of one name stay apart where the artists differ, are several, or unknown, or the folders are elsewhere', () => {
  const name = (folder: string, ...artists: string[]) =>
    artists.map((artist, at) =>
      songAt(`${folder}/${at}`, { album: 'Greatest Hits', artists: artist === '' ? [] : [artist] }),
    );
  expect(albumsFor(...name('a', 'Ann'), ...name('b', 'Bob'))).toHaveLength(2);
  expect(albumsFor(...name('a', 'Ann', 'Bob'), ...name('b', 'Ann', 'Bob'))).toHaveLength(2);
  expect(albumsFor(...name('a', 'Ann', 'Bob'), ...name('b', 'Ann'))).toHaveLength(2);
  expect(albumsFor(...name('a', ''), ...name('b', ''))).toHaveLength(2);
  expect(albumsFor(...name('flac/a', 'Ann'), ...name('mp3/a', 'Ann'))).toHaveLength(2);
  const remote = { songId: '1', coverId: null, isPlayable: true };
  expect(albumsFor(songAt('1/1', { remote }), songAt('2/1', { remote }))).toHaveLength(2);
});

test('what has one name in a great many folders is no album, as long as there are so many', () => {
  const live = createLiveCatalogue();
  const paths = Array.from({ length: 53 }, (_, at) => `shows/${at}/1`);
  live.change(
    paths.slice(0, 50).map((path) => songAt(path)),
    [],
  );
  expect(albumsOf(live)).toHaveLength(1);
  for (const path of paths.slice(50)) live.change([songAt(path)], []);
  expect(albumsOf(live)).toHaveLength(53);
  for (const path of paths.slice(0, 3)) live.change([], [path]);
  expect(albumsOf(live)).toHaveLength(1);
});

test('a song that comes, changes or goes parts an album and joins it, whatever the order', () => {
  const live = createLiveCatalogue();
  const one = ['Kay: pack/lose/1 pack/win/1'];
  live.change([songAt('pack/win/1')], []);
  const [only] = live.catalogue.albums.keys();
  const { album } = live.change([songAt('pack/lose/1')], []);
  expect(albumsOf(live)).toEqual(one);
  // It is called by the first folder, and what was found by the other name is found by it no more.
  expect(album.remove).toEqual([only]);
  expect(album.put).toMatchObject([{ id: [...live.catalogue.albums.keys()][0], name: 'Game Music' }]);
  live.change([songAt('pack/lose/2', { artists: ['Guest'] })], []);
  expect(albumsOf(live)).toEqual(['Kay: pack/win/1', 'Various artists: pack/lose/1 pack/lose/2']);
  live.change([songAt('pack/lose/2', { album: 'Another' })], []);
  expect(albumsOf(live)).toEqual([...one, 'Kay: pack/lose/2'].sort());
  live.change([], ['pack/lose/1']);
  expect(albumsOf(live)).toEqual(['Kay: pack/lose/2', 'Kay: pack/win/1']);
  live.change([songAt('pack/lose/1'), songAt('pack/lose/2')], []);
  expect(albumsOf(live)).toEqual(['Kay: pack/lose/1 pack/lose/2 pack/win/1']);
  live.change([], ['pack/lose/1', 'pack/win/1', 'pack/lose/2']);
  expect(live.catalogue.albums.size + live.catalogue.artists.size).toBe(0);
});

test('what is loaded in any order has the albums it had', () => {
  const songs = ['pack/win/1', 'pack/lose/1', 'mix/1', 'pack/0', 'mix/2', 'mix/a/1'].map((path) =>
    songAt(path, path === 'mix/2' ? { artists: ['Guest'] } : {}),
  );
  const first = createLiveCatalogue();
  first.change(songs, []);
  const known = songs.map((song) => ({ id: idFor('track', song.path), song }));
  for (const order of [known, [...known].reverse()]) {
    const again = createLiveCatalogue();
    for (const each of order) again.load([each]);
    expect(albumsOf(again)).toEqual(albumsOf(first));
    expect([...again.catalogue.albums.keys()].sort()).toEqual([...first.catalogue.albums.keys()].sort());
    again.clear();
    again.load(order);
    expect(albumsOf(again)).toEqual(albumsOf(first));
  }
});
