import type { Music, MusicAccounts, Track } from '@attune/local-streaming/music';
import { createCoverPainter, recommend } from '@attune/repertoire/for-other-music';
import type { AnalysisRound } from './analysis/analyse-library.ts';
import { type AnalysisProgress, createAnalysing } from './analysis/analysing.ts';
import { createKnownAnalyses } from './analysis/known-analyses.ts';
import { stateOf } from './analysis/sound-features.ts';
import { idFor } from './catalogue/ids.ts';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import { createStoredSongs } from './catalogue/stored-songs.ts';
import { type LibraryFacts, libraryFacts } from './estimate/library-facts.ts';
import { LibraryFolderError } from './folder/library-folder-error.ts';
import type { Song } from './folder/song.ts';
import type { IndexStorage } from './index/index-file.ts';
import { openRecoveringIndex } from './index/recovering-index.ts';
import type { KnownSong, WordKind } from './index/song-index.ts';
import { createProgress, type LibraryProgress } from './library-progress.ts';
import type { LibrarySource, ScanOutcome } from './library-source.ts';
import { createListenersMusic } from './listeners/listener-music.ts';
import type { MetServer } from './opensubsonic/server-calls.ts';
import { LibraryServerError } from './opensubsonic/server-error.ts';
import { createPace } from './pace.ts';
import type { FindsHits } from './search/find-ranked.ts';
import { createLibrarySearch } from './search/library-search.ts';
import { createOwnSearch } from './shelves/own-search.ts';
import { createShelving } from './shelves/shelving.ts';
import { createMediaWorker } from './worker/media-worker.ts';
import type { StartWorker } from './worker/worker-process.ts';

/** What the operator is told of a look through the music, or a round of listening to it. */
export type LibraryNews =
  | ({ kind: 'listened' } & AnalysisRound)
  | { kind: 'absent'; error: LibraryServerError | null }
  /** Something went wrong here, as with a disk that is full; it is tried again with the next look. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'met'; server: MetServer | null }
  | ({ kind: 'looked'; songs: number } & ScanOutcome);

export interface LibraryOptions {
  /** Where the music is; closed with the library. */
  source: LibrarySource;
  /** Where the index is kept. */
  indexDirectory: string;
  onNews: (news: LibraryNews) => void;
  /** Calls back again and again, for looking whether the folder has changed. @returns how to end that */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** What starts a process that listens to the music; `null` where nobody shall. */
  listen: StartWorker | null;
}

export interface Library {
  music: Music;
  factsOf(track: Track): LibraryFacts;
  progress(): LibraryProgress;
  /** Whose accounts listeners sign in with; `null` where any name will do. */
  accounts: MusicAccounts | null;
  /** How far its sound is known; `null` where nobody listens. */
  analysis(): AnalysisProgress | null;
  /** Resolves when all that can be listened to was. */
  analysed(): Promise<void>;
  /** Whether the index outlives this process. */
  storage: IndexStorage;
  /** Looks through the folder; a look under way is waited for instead. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
/** So often what is there is looked through, as the README says; what is not, every minute. */
const minutesBetweenLooks = 10;
/** Longer than this no track takes, though all else comes before it: what does was made to. */
const listenWithinMs = 120_000;
/** So many tracks that were gone are remembered. */
const mostDropped = 5_000;
/** So many songs are read from the index in one step. */
const songsAtOnce = 100;

/**
 * Opens one's own music for the built-in service: what was known of it is there at once, what has changed is looked for in the
 * background.
 * @throws {IndexUnsupportedError}
 */
export function openLibrary(options: LibraryOptions): Library {
  const { source } = options;
  const stored = openRecoveringIndex(options.indexDirectory, source.indexName);
  const { orNothing, noteDamage } = stored;
  const known = createKnownAnalyses();
  const songs = createStoredSongs((id) => orNothing((index) => index.song(id), null)?.song);
  const live = createLiveCatalogue(known.featuresOf, songs);
  const { catalogue, songOf } = live;
  let revision = 0;
  const progress = createProgress({
    songs: () => catalogue.tracks.size,
    now: options.now,
    elapsed: () => performance.now(),
  });
  let songsVersion = 0;
  const changed = () => {
    revision += 1;
  };
  const shelving = createShelving(live, known.featuresOf, changed);

  /** What was analysed of a file that is another one now, or gone, holds no more. */
  function forgetChanged(put: readonly Song[], removePaths: readonly string[]): void {
    for (const song of put) {
      const before = live.songAt(song.path);
      if (before !== undefined && stateOf(before) !== stateOf(song)) known.forget(idFor('track', song.path));
    }
    for (const path of removePaths) known.forget(idFor('track', path));
  }

  function take(put: readonly Song[], removePaths: readonly string[]): void {
    forgetChanged(put, removePaths);
    try {
      const words = live.change(put, removePaths);
      stored.index().apply({ put, remove: removePaths, words });
    } finally {
      songs.flush();
    }
    if (removePaths.length > 0) live.setPlaylists([...catalogue.playlists.values()]);
    songsVersion += 1;
    changed();
    shelving.makeWhenGrown();
  }

  const scan = source.createScan({
    songAt: live.songAt,
    knownPaths: live.paths,
    knownCount: () => catalogue.tracks.size,
    take,
    onLook: () => progress.lookedAt(1),
    onExpect: progress.expect,
    onMet: (server) => options.onNews({ kind: 'met', server }),
  });

  const analysing =
    options.listen &&
    createAnalysing({
      known,
      songCount: () => catalogue.tracks.size,
      idsAfter: (id, most) => stored.index().idsAfter(id, most),
      songOf,
      openSound: source.openSound,
      worker: createMediaWorker(options.listen, listenWithinMs),
      keep(trackId, song, record) {
        // A look through the music may have found another file in its place meanwhile.
        const now = songOf(trackId);
        if (now === undefined || stateOf(now) !== stateOf(song)) return;
        known.load(trackId, song, record);
        stored.index().putAnalysis(trackId, record, live.applyAnalysis(trackId));
      },
      onAnalysed: () => {
        changed();
        void shelving.make();
      },
      onDone: shelving.make,
      onRound: (round) => options.onNews({ kind: 'listened', ...round }),
      now: () => performance.now(),
    });

  const collection = source.createCollection({ catalogue, songOf });
  const ending = new AbortController();
  let looking: Promise<void> | null = null;
  /** Whether what the index knows was read in. */
  let isOpen = false;

  /** Reads in what the index knows, a little at a time; what is asked for meanwhile is read at once. */
  async function load(): Promise<void> {
    const pace = createPace();
    progress.begin('opening', stored.index().size());
    const withAnalysis = (some: KnownSong): KnownSong => {
      if (some.analysis) known.load(some.id, some.song, some.analysis);
      return some;
    };
    live.fetchMissing((id) => {
      const some = orNothing((index) => index.song(id), null);
      return some && withAnalysis(some);
    });
    for (let from: string | null = ''; from !== null && !ending.signal.aborted; ) {
      const { known: some, last } = stored.index().after(from, songsAtOnce);
      live.load(some.map(withAnalysis));
      from = last;
      progress.lookedAt(some.length);
      await pace();
    }
    try {
      await mendWords(pace);
    } catch (error) {
      // On a disk that takes nothing more, the songs are there all the same, found by fewer words until another start.
      noteDamage(error);
      if (stored.isDamaged()) throw error;
    }
  }

  /** What an index of before finds by other words, or not at all: names were compared and written otherwise then. */
  async function mendWords(pace: () => Promise<void>): Promise<void> {
    const { tracks, albums, artists } = catalogue;
    for (const [kind, there] of Object.entries({ track: tracks, album: albums, artist: artists }) as [
      WordKind,
      ReadonlyMap<string, unknown>,
    ][]) {
      // Tracks are never called anew, so that it is enough to count them.
      if (kind === 'track' && stored.index().sizeInWords(kind) === there.size) continue;
      const found = new Set(stored.index().idsInWords(kind));
      const missing = [...there.keys()].filter((id) => !found.has(id));
      const gone = [...found].filter((id) => !there.has(id));
      for (let at = 0; at < Math.max(missing.length, gone.length); at += songsAtOnce) {
        if (ending.signal.aborted) return;
        const put = missing.slice(at, at + songsAtOnce).flatMap((id) => live.wordsOf(kind, id) ?? []);
        const none = { put: [], remove: [] };
        const words = {
          track: none,
          album: none,
          artist: none,
          [kind]: { put, remove: gone.slice(at, at + songsAtOnce) },
        };
        stored.index().apply({ put: [], remove: [], words });
        await pace();
      }
    }
  }

  /** An index that cannot be read is made anew from the music. */
  function beginAnew(): void {
    known.clear();
    live.clear();
    stored.beginAnew();
    isOpen = true;
    changed();
  }

  async function open(): Promise<void> {
    try {
      await load();
      isOpen = true;
    } catch (error) {
      noteDamage(error);
      if (!stored.isDamaged()) return fail(error);
      beginAnew();
    }
    live.fetchMissing(null);
    changed();
    if (catalogue.tracks.size > 0 && !ending.signal.aborted) await shelving.make();
    analysing?.start();
  }
  const opened = open();

  /** What is known stays; it is looked at again within a minute. */
  function fail(error: unknown): void {
    if (ending.signal.aborted) return;
    const serverError = error instanceof LibraryServerError ? error : null;
    const isAbsent = serverError !== null || error instanceof LibraryFolderError;
    progress.fail(serverError?.kind ?? (isAbsent ? 'absent' : 'failed'));
    options.onNews(isAbsent ? { kind: 'absent', error: serverError } : { kind: 'failed', error });
  }

  async function lookOnce(): Promise<void> {
    await opened;
    if (stored.isDamaged()) beginAnew();
    if (!isOpen) {
      known.clear();
      live.clear();
      await open();
      if (!isOpen) return;
    }
    progress.begin('looking', catalogue.tracks.size);
    const before = revision;
    try {
      const outcome = await scan(ending.signal);
      if (revision !== before) await shelving.make();
      if (outcome.isAbsent) progress.fail('absent');
      else {
        progress.settle();
        analysing?.start();
      }
      options.onNews(
        outcome.isAbsent
          ? { kind: 'absent', error: null }
          : { kind: 'looked', songs: catalogue.tracks.size, ...outcome },
      );
    } catch (error) {
      noteDamage(error);
      fail(error);
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** Tracks that were dropped: one that is listed again without being there starts no further look. */
  const dropped = new Set<string>();
  function drop(trackId: string): void {
    const song = songOf(trackId);
    if (song === undefined || ending.signal.aborted) return;
    try {
      take([], [song.path]);
    } catch (error) {
      // Nobody waits for it who could be told.
      noteDamage(error);
      fail(error);
      return;
    }
    if (dropped.has(trackId)) return;
    if (dropped.size > mostDropped) dropped.clear();
    dropped.add(trackId);
    // One under way may have read past it.
    void (looking ?? Promise.resolve()).then(look);
  }

  let minutes = 0;
  const stopLooking = options.every(minuteMs, () => {
    minutes += 1;
    const { state, songs } = progress.now();
    const isDue = minutes % minutesBetweenLooks === 0;
    // Of a damaged index no song can be played until it is made anew.
    if (isDue || stored.isDamaged() || state === 'absent' || songs === 0) void look();
  });
  void look();

  const hits: FindsHits = {
    count: (kind, match) => orNothing((index) => index.count(kind, match), 0),
    hits: (kind, match, most) => orNothing((index) => index.hits(kind, match, most), []),
  };
  const music: Music = {
    catalogue,
    revision: () => revision,
    search: createLibrarySearch({ catalogue, index: hits, playlists: shelving.find }),
    findOwn: createOwnSearch(live, () => revision),
    recommend: (request) => recommend(catalogue, request),
    drawCover: createCoverPainter(catalogue),
    recordings: source.createRecordings({ catalogue, songOf, onGone: drop }),
    ...(collection && { collection }),
  };
  const listeners = createListenersMusic({
    music,
    songsVersion: () => songsVersion,
    index: hits,
    shelving,
    accountSongs: source.accountSongs ?? null,
    now: options.now,
  });

  return {
    music: { ...music, forListener: listeners.of },
    factsOf(track) {
      const known = live.trackOf(track.id);
      return known === undefined ? { genres: [] } : libraryFacts(known);
    },
    progress: progress.now,
    accounts: source.accounts,
    analysis: () => analysing?.progress() ?? null,
    analysed: async () => void (await analysing?.settled()),
    storage: stored.storage(),
    look,
    async close() {
      stopLooking();
      ending.abort();
      listeners.close();
      await looking;
      await analysing?.close();
      await source.close();
      stored.index().close();
    },
  };
}
