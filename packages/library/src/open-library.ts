import { access, constants, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Music, Track } from '@attune/local-streaming/music';
import { createCoverPainter, createPlaylistSearch, recommend } from '@attune/repertoire/for-other-music';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import { readGenres } from './estimate/genre-priors.ts';
import { type LibraryFacts, libraryFacts } from './estimate/library-facts.ts';
import { readSong } from './folder/read-song.ts';
import type { Song } from './folder/song.ts';
import { walkFolder } from './folder/walk-folder.ts';
import { type IndexKept, openIndexFile } from './index/index-file.ts';
import { createSongIndex } from './index/song-index.ts';
import { createFolderRecordings } from './media/folder-recordings.ts';
import { createScan, type ScanOutcome } from './scan-folder.ts';
import { createLibrarySearch } from './search/library-search.ts';
import { makeShelves, sourceOf } from './shelves/make-shelves.ts';

/** How far the library is known. */
export interface LibraryProgress {
  /** `absent`: the folder cannot be read, or holds nothing any more where there was music. */
  state: 'looking' | 'settled' | 'absent';
  songs: number;
  /** Files looked at in this round. */
  looked: number;
}

/** What the operator is told of a look through the folder. */
export type LibraryNews = { kind: 'absent' } | ({ kind: 'looked'; songs: number } & ScanOutcome);

export interface LibraryOptions {
  /** The folder with the music; only read. */
  folder: string;
  /** Where the index is kept. */
  indexDirectory: string;
  onNews: (news: LibraryNews) => void;
  /** Calls back again and again, for looking whether the folder has changed. @returns how to end that */
  every: (milliseconds: number, callback: () => void) => () => void;
}

export interface Library {
  music: Music;
  factsOf(track: Track): LibraryFacts;
  progress(): LibraryProgress;
  /** Whether the index outlives this process. */
  kept: IndexKept;
  /** Looks through the folder; a look under way is waited for instead. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** The folder that was named cannot be read. */
export class LibraryFolderError extends Error {
  override name = 'LibraryFolderError';
}

const lookAgainMs = 10 * 60_000;
/** While songs come in, playlists are made anew when there are so many times as many. */
const shelvesAnewAt = 1.5;

async function readableFolder(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) throw new LibraryFolderError('no folder');
    await access(root, constants.R_OK | constants.X_OK);
    return root;
  } catch (cause) {
    throw new LibraryFolderError('The folder of the library cannot be read.', { cause });
  }
}

/**
 * Opens a folder of music as a source for the built-in service: what was known of it is there at once, what has changed is
 * looked for in the background.
 * @throws {LibraryFolderError}
 * @throws {IndexUnsupportedError}
 */
export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const root = await readableFolder(options.folder);
  const { database, kept } = openIndexFile(options.indexDirectory, root);
  const index = createSongIndex(database);
  const live = createLiveCatalogue();
  const { catalogue, songOf } = live;
  let revision = 0;
  let shelvedAt = 0;
  let findPlaylists = createPlaylistSearch([]);
  let progress: LibraryProgress = { state: 'looking', songs: 0, looked: 0 };

  function shelve(): void {
    const sources = [...catalogue.tracks.values()].flatMap((track) => {
      const song = songOf(track.id);
      return song === undefined ? [] : [sourceOf(track, song, readGenres(song.genres).known)];
    });
    const byId = new Map(sources.map((source) => [source.track.id, source]));
    const playlists = makeShelves(sources);
    live.setPlaylists(playlists);
    findPlaylists = createPlaylistSearch(
      playlists.map((playlist) => ({
        playlist,
        tracks: playlist.trackIds.flatMap((id) => {
          const source = byId.get(id);
          if (source === undefined) return [];
          return [{ attributes: source.track.attributes, genres: source.genres, year: source.song.year }];
        }),
      })),
    );
    shelvedAt = catalogue.tracks.size;
    revision += 1;
  }

  function take(put: readonly Song[], removePaths: readonly string[]): void {
    const words = live.change(put, removePaths);
    index.apply({ put, remove: removePaths, words });
    progress = { ...progress, songs: catalogue.tracks.size };
    revision += 1;
    if (catalogue.tracks.size >= shelvedAt * shelvesAnewAt) shelve();
  }

  const songs = () => [...catalogue.tracks.keys()].flatMap((id) => songOf(id) ?? []);
  const scan = createScan({
    known: songs,
    walk: (onFile, signal) => walkFolder(root, onFile, signal),
    read: (file) => readSong(join(root, file.path), file),
    take,
    onLook: () => {
      progress = { ...progress, looked: progress.looked + 1 };
    },
  });

  live.change(index.all(), []);
  if (catalogue.tracks.size > 0) shelve();
  progress = { ...progress, songs: catalogue.tracks.size };

  const ending = new AbortController();
  let looking: Promise<void> | null = null;

  async function lookOnce(): Promise<void> {
    progress = { ...progress, state: 'looking', looked: 0 };
    const before = revision;
    try {
      const outcome = await scan(ending.signal);
      if (revision !== before) shelve();
      progress = { ...progress, state: outcome.isAbsent ? 'absent' : 'settled' };
      options.onNews(
        outcome.isAbsent ? { kind: 'absent' } : { kind: 'looked', songs: catalogue.tracks.size, ...outcome },
      );
    } catch {
      if (ending.signal.aborted) return;
      progress = { ...progress, state: 'absent' };
      options.onNews({ kind: 'absent' });
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  const stopLooking = options.every(lookAgainMs, () => void look());
  void look();

  return {
    music: {
      catalogue,
      revision: () => revision,
      search: createLibrarySearch({ catalogue, index, playlists: (query) => findPlaylists(query) }),
      recommend: (request) => recommend(catalogue, request),
      drawCover: createCoverPainter(catalogue),
      recordings: createFolderRecordings({ root, catalogue, songOf }),
    },
    factsOf(track) {
      const song = songOf(track.id);
      return song === undefined ? { genres: [] } : libraryFacts(song);
    },
    progress: () => progress,
    kept,
    look,
    async close() {
      stopLooking();
      ending.abort();
      await looking;
      index.close();
    },
  };
}
