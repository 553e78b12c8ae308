import type { Album, Artist, Catalogue, Playlist } from '@attune/local-streaming/music';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import { estimateFromTags } from '../estimate/estimate-sound.ts';
import { remembering } from '../estimate/remembering.ts';
import type { Song } from '../folder/song.ts';
import type { IndexChange, KnownSong, WordKind, WordsOf } from '../index/song-index.ts';
import {
  albumId,
  albumKey,
  artistId,
  artistNames,
  folderOf,
  lastPart,
  unknownAlbum,
  unknownArtist,
  variousArtists,
} from './album-names.ts';
import { createFolderAlbums, type FolderSong, type Moved } from './folder-albums.ts';
import { folded, idFor } from './ids.ts';
import { LibraryTrack } from './library-track.ts';
import { createSlimming } from './slim-song.ts';
import type { StoredSongs } from './stored-songs.ts';
import { TrackMap } from './track-map.ts';
import { createWordsOf } from './words-of.ts';

export interface LiveCatalogue {
  /** The same maps for as long as it lives: they grow and shrink with the library. */
  catalogue: Catalogue;
  trackOf(trackId: string): LibraryTrack | undefined;
  /** Genres and year as tagged. */
  tagsOf(trackId: string): Pick<Song, 'genres' | 'year'> | undefined;
  /** All that is known of a track's song; read from the index. */
  songOf(trackId: string): Song | undefined;
  songAt(path: string): Song | undefined;
  paths(): Iterable<string>;
  /** Takes in songs that the index knows already. */
  load(known: readonly KnownSong[]): void;
  /** By what a thing is found; `null` for one that is not there. */
  wordsOf(kind: WordKind, id: string): WordsOf | null;
  /** What gives a track that was not loaded yet, by its id; `null` once all are. */
  fetchMissing(find: ((trackId: string) => KnownSong | null) | null): void;
  /** @returns what came, changed and went, in words to find it by */
  change(put: readonly Song[], removePaths: readonly string[]): IndexChange['words'];
  /** Lets go of all of it. */
  clear(): void;
  /** Takes in what analysis found out about a track. @returns what it is found by from now on */
  applyAnalysis(trackId: string): WordsOf[];
  /** Puts other playlists in place of those there were. */
  setPlaylists(playlists: readonly Playlist[]): void;
}

const asOneText = (texts: readonly string[]) => texts.join('\n');

/** An album that is being changed: the tracks it holds by now. */
type Touch = (albumId: string) => Set<string>;

type Words = Record<WordKind, { put: WordsOf[]; remove: string[] }>;

/**
 * Artists, albums and tracks as the songs of a library make them, changed in place when songs come and go.
 * @param featuresOf what analysis found out about a track
 * @param songs what was read of each song
 */
export function createLiveCatalogue(
  featuresOf: (trackId: string) => SoundFeatures | undefined = () => undefined,
  songs: StoredSongs = new Map<string, Song>(),
): LiveCatalogue {
  const artists = new Map<string, Artist>();
  const albums = new Map<string, Album>();
  const tracks = new TrackMap();
  const playlists = new Map<string, Playlist>();
  const folderAlbums = createFolderAlbums();
  const slim = createSlimming();
  const wordsOf = createWordsOf({ artists, albums });
  const artistsTogether = remembering(asOneText, (ids: readonly string[]) => ids);
  /** How many tracks and albums name an artist. */
  const mentions = new Map<string, number>();

  function mention(id: string, by: 1 | -1): void {
    const count = (mentions.get(id) ?? 0) + by;
    if (count > 0) mentions.set(id, count);
    else {
      mentions.delete(id);
      artists.delete(id);
    }
  }

  function putArtist(name: string, genres: readonly string[]): string {
    const id = artistId(name);
    const known = artists.get(id);
    const all = [...new Set([...(known?.genres ?? []), ...genres])].slice(0, 8);
    if (known === undefined || all.length > known.genres.length)
      artists.set(id, { id, name: known?.name ?? name, genres: all, about: '' });
    return id;
  }

  const inOrder = (one: LibraryTrack, other: LibraryTrack) =>
    one.place - other.place || (one.path < other.path ? -1 : 1);

  /** Makes an album of the tracks it holds now; one without tracks goes. */
  function settleAlbum(id: string, trackIds: readonly string[]): void {
    const before = albums.get(id);
    const held = trackIds.flatMap((trackId) => known(trackId) ?? []);
    const [first] = held;
    if (first === undefined) {
      albums.delete(id);
      if (before) mention(before.artistId, -1);
      return;
    }
    const [main, ...otherMains] = new Set(held.map(({ artistIds }) => artistIds[0]));
    const named = held.find(({ albumArtist }) => albumArtist !== null)?.albumArtist;
    const alone = otherMains.length > 0 ? variousArtists : artists.get(main ?? '')?.name;
    const artist = putArtist(named ?? alone ?? unknownArtist, []);
    const years = held.flatMap(({ year }) => year ?? []);
    albums.set(id, {
      id,
      name: first.album ?? (lastPart(folderOf(first.path)) || unknownAlbum),
      artistId: artist,
      releaseDate: years.length === 0 ? '' : String(Math.min(...years)),
      trackIds: held.sort(inOrder).map(({ id: trackId }) => trackId),
    });
    mention(artist, 1);
    if (before) mention(before.artistId, -1);
  }

  /** What of a track decides which album it is on; `null` where its tags do. */
  function folderSongOf(
    track: Pick<LibraryTrack, 'album' | 'albumArtist' | 'path' | 'artistIds'>,
  ): FolderSong | null {
    const { album, albumArtist, path, artistIds } = track;
    if (album === null || albumArtist !== null) return null;
    const [first = null] = artistIds;
    return {
      id: albumId(albumKey(track)),
      folder: folderOf(path),
      name: folded(album),
      artistId: first === artistId(unknownArtist) ? null : first,
    };
  }

  /** Takes along the tracks of folders that turned out to be a part of an album, or none. */
  function follow(moved: readonly Moved[], touch: Touch): void {
    for (const { part, from, to } of moved) {
      const held = touch(from);
      for (const id of held) {
        const track = known(id);
        if (track === undefined || folderSongOf(track)?.id !== part) continue;
        track.albumId = to;
        held.delete(id);
        touch(to).add(id);
      }
    }
  }

  function removeTrack(id: string, touch: Touch): void {
    const track = known(id);
    if (track === undefined) return;
    const ofFolder = folderSongOf(track);
    tracks.delete(id);
    songs.delete(id);
    for (const artist of track.artistIds) mention(artist, -1);
    touch(track.albumId).delete(id);
    if (ofFolder !== null) follow(folderAlbums.remove(ofFolder), touch);
  }

  function putTrack(id: string, given: Song, touch: Touch): void {
    const song = slim(given);
    const tags = estimateFromTags(song);
    const { genres, otherGenres } = tags;
    const artistIds = artistsTogether([
      ...new Set(artistNames(song).map((name) => putArtist(name, [...genres, ...otherGenres]))),
    ]);
    for (const artist of artistIds) mention(artist, 1);
    // A server says itself what an album is.
    const ofFolder =
      song.remote === undefined
        ? folderSongOf({ album: song.album, albumArtist: song.albumArtist, path: song.path, artistIds })
        : null;
    const placed = ofFolder && folderAlbums.add(ofFolder);
    const album = placed?.albumId ?? albumId(albumKey(song));
    tracks.set(id, new LibraryTrack({ id, song, artistIds, albumId: album, tags, features: featuresOf(id) }));
    touch(album).add(id);
    if (placed !== null) follow(placed.moved, touch);
  }

  /** Without reading in what is not there. */
  const known = (id: string) => tracks.loaded(id);

  const wordsOfNamed: Record<WordKind, (id: string) => WordsOf | null> = {
    track(id) {
      const track = known(id);
      return track === undefined ? null : wordsOf.track(track, songs.get(id));
    },
    album(id) {
      const album = albums.get(id);
      return album === undefined ? null : wordsOf.album(album);
    },
    artist(id) {
      const artist = artists.get(id);
      return artist === undefined ? null : wordsOf.artist(artist);
    },
  };

  /** Albums that are being changed, each with the tracks it holds by now; its own, until it is settled. */
  function createTouched() {
    const touched = new Map<string, Set<string>>();
    const touch: Touch = (id) => {
      const held = touched.get(id) ?? new Set(albums.get(id)?.trackIds);
      touched.set(id, held);
      return held;
    };
    return { touched, touch };
  }

  function load(some: readonly KnownSong[]): void {
    const { touched, touch } = createTouched();
    for (const { id, song } of some) if (known(id) === undefined) putTrack(id, song, touch);
    for (const [id, held] of touched) settleAlbum(id, [...held]);
  }

  return {
    catalogue: { artists, albums, tracks, playlists },
    trackOf: (trackId) => tracks.get(trackId),
    tagsOf(trackId) {
      const track = tracks.get(trackId);
      return track && { genres: track.tags.taggedGenres, year: track.year };
    },
    songOf: (trackId) => (tracks.has(trackId) ? songs.get(trackId) : undefined),
    *paths() {
      for (const { path } of tracks.values()) yield path;
    },
    songAt(path) {
      const id = idFor('track', path);
      return known(id) && songs.get(id);
    },
    setPlaylists(made) {
      playlists.clear();
      for (const playlist of made) {
        // What has gone since they were made is on none of them.
        const trackIds = playlist.trackIds.filter((id) => known(id) !== undefined);
        playlists.set(
          playlist.id,
          trackIds.length === playlist.trackIds.length ? playlist : { ...playlist, trackIds },
        );
      }
    },
    load,
    wordsOf: (kind, id) => wordsOfNamed[kind](id),
    fetchMissing(find) {
      tracks.fetchMissing(
        find &&
          ((id) => {
            const song = find(id);
            if (song !== null) load([song]);
          }),
      );
    },
    applyAnalysis(trackId) {
      const track = known(trackId);
      const song = track && songs.get(trackId);
      if (track === undefined || song === undefined) return [];
      const analysed = new LibraryTrack({ ...track, song: slim(song), features: featuresOf(trackId) });
      tracks.set(trackId, analysed);
      return [wordsOf.track(analysed, song)];
    },
    clear() {
      for (const things of [artists, albums, tracks, playlists, mentions, folderAlbums]) things.clear();
    },
    change(put, removePaths) {
      const words: Words = {
        track: { put: [], remove: [] },
        album: { put: [], remove: [] },
        artist: { put: [], remove: [] },
      };
      const note = (kind: 'album' | 'artist', id: string) => {
        const found = wordsOfNamed[kind](id);
        if (found === null) words[kind].remove.push(id);
        else words[kind].put.push(found);
      };
      const { touched, touch } = createTouched();
      const touchedArtists = new Set<string>();
      const leave = (id: string) => {
        for (const artist of known(id)?.artistIds ?? []) touchedArtists.add(artist);
        removeTrack(id, touch);
      };

      for (const path of removePaths) {
        const id = idFor('track', path);
        leave(id);
        words.track.remove.push(id);
      }
      const putIds = put.map((song) => {
        const id = idFor('track', song.path);
        leave(id);
        songs.set(id, song);
        putTrack(id, song, touch);
        for (const artist of known(id)?.artistIds ?? []) touchedArtists.add(artist);
        return id;
      });
      for (const [id, held] of touched) {
        const before = albums.get(id)?.artistId;
        settleAlbum(id, [...held]);
        for (const artist of [before, albums.get(id)?.artistId])
          if (artist !== undefined) touchedArtists.add(artist);
        note('album', id);
      }
      for (const id of touchedArtists) note('artist', id);
      for (const [at, id] of putIds.entries()) {
        const track = known(id);
        if (track !== undefined) words.track.put.push(wordsOf.track(track, put[at]));
      }
      return words;
    },
  };
}
