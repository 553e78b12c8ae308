import type { Music, Track } from '@attune/local-streaming/music';
import { createCoverPainter, createPlaylistSearch, recommend } from '@attune/repertoire/for-other-music';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import { readGenres } from './estimate/genre-priors.ts';
import { type LibraryFacts, libraryFacts } from './estimate/library-facts.ts';
import type { Song } from './folder/song.ts';
import { type IndexKept, openIndexFile } from './index/index-file.ts';
import { createSongIndex } from './index/song-index.ts';
import type { LibrarySource, ScanOutcome } from './library-source.ts';
import { LibraryServerError } from './opensubsonic/server-error.ts';
import { createLibrarySearch } from './search/library-search.ts';
import { makeShelves, sourceOf } from './shelves/make-shelves.ts';

/** How far the library is known. */
export interface LibraryProgress {
  /** `absent`: the music cannot be looked at, or there is nothing any more where there was. */
  state: 'looking' | 'settled' | 'absent';
  songs: number;
  /** Files or songs looked at in this round. */
  looked: number;
}

/** What the operator is told of a look through the music. */
export type LibraryNews =
  | { kind: 'absent'; error: LibraryServerError | null }
  | ({ kind: 'looked'; songs: number } & ScanOutcome);

export interface LibraryOptions {
  /** Where the music is; closed with the library. */
  source: LibrarySource;
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

const minuteMs = 60_000;
/** So often what is there is looked through; what is not, every minute. */
const minutesBetweenLooks = 10;
/** While songs come in, playlists are made anew when there are so many times as many. */
const shelvesAnewAt = 1.5;

/**
 * Opens one's own music for the built-in service: what was known of it is there at once, what has changed is looked for in the
 * background.
 * @throws {IndexUnsupportedError}
 */
export function openLibrary(options: LibraryOptions): Library {
  const { source } = options;
  const { database, kept } = openIndexFile(options.indexDirectory, source.indexName);
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
  const scan = source.createScan({
    known: songs,
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
        outcome.isAbsent
          ? { kind: 'absent', error: null }
          : { kind: 'looked', songs: catalogue.tracks.size, ...outcome },
      );
    } catch (error) {
      if (ending.signal.aborted) return;
      progress = { ...progress, state: 'absent' };
      options.onNews({ kind: 'absent', error: error instanceof LibraryServerError ? error : null });
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  let minutes = 0;
  const stopLooking = options.every(minuteMs, () => {
    minutes += 1;
    if (progress.state === 'absent' || progress.songs === 0 || minutes % minutesBetweenLooks === 0)
      void look();
  });
  void look();

  return {
    music: {
      catalogue,
      revision: () => revision,
      search: createLibrarySearch({ catalogue, index, playlists: (query) => findPlaylists(query) }),
      recommend: (request) => recommend(catalogue, request),
      drawCover: createCoverPainter(catalogue),
      recordings: source.createRecordings({ catalogue, songOf }),
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
      await source.close();
      index.close();
    },
  };
}
