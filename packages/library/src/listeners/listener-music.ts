import { setTimeout as wait } from 'node:timers/promises';
import {
  type Catalogue,
  CredentialRefusedError,
  type Music,
  type MusicListener,
  type Playlist,
} from '@attune/local-streaming/music';
import { createPlaylistSearch, type PlaylistSearch, recommend } from '@attune/repertoire/for-other-music';
import { LRUCache } from 'lru-cache';
import { hasPassed } from '../has-passed.ts';
import type { AccountSongs } from '../library-source.ts';
import { createPace } from '../pace.ts';
import type { FindsHits } from '../search/find-ranked.ts';
import { createLibrarySearch } from '../search/library-search.ts';
import { makeShelves } from '../shelves/make-shelves.ts';
import { makePlayShelves } from '../shelves/play-shelves.ts';
import { describeShelves, type Shelving } from '../shelves/shelving.ts';
import { type AccountListing, createAccountListing } from './account-listing.ts';
import { MapView } from './map-view.ts';
import { seenCatalogue, seenHits } from './seen-catalogue.ts';

export interface ListenerMusicParts {
  /** As everybody hears it who hears all. */
  music: Music;
  /** Goes up with every song that came, changed or went. */
  songsVersion: () => number;
  index: FindsHits;
  shelving: Pick<Shelving, 'find' | 'version' | 'described' | 'sources'>;
  /** What each account sees at the music's server; `null` where everybody hears everything. */
  accountSongs: AccountSongs | null;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface ListenersMusic {
  /** @throws {CredentialRefusedError} */
  of(listener: MusicListener): Promise<Music>;
  close(): void;
}

/** A listener does not wait longer for playlists that are made for them alone. */
const patienceMs = 500;
/** Nor longer than this beyond it, where it is not known yet what they see. */
const furtherPatienceMs = 1_500;
/** Of so many listeners it is remembered what they see and what was made for them. */
const mostListeners = 100;
/** Whether something is to be made anew is looked at no more often. */
const lookEveryMs = 1_000;
const dayMs = 86_400_000;
/** Making shelves takes at most about a thirtieth of the time. */
const restFactor = 30;

/** Of what is found for a mood ten are shown: what was not played is among them, from these places on at most. */
const playShelfPlaces = [4, 7] as const;

/** What there is of one listener. */
interface Prepared {
  music: Music;
  /** Whether it is known what they see. */
  isKnown(): boolean;
  /** Brings it up to date, as far as that is due. @throws {CredentialRefusedError} */
  refresh(listener: MusicListener): Promise<void>;
}

/**
 * The music of each listener: one index for all, of which their account sees all or a part, and playlists of what they played and
 * did not play.
 */
export function createListenersMusic(parts: ListenerMusicParts): ListenersMusic {
  const { music, songsVersion, index, shelving, accountSongs, now } = parts;
  const ending = new AbortController();

  function prepare(listenerId: string): Prepared {
    const listing = accountSongs && createAccountListing({ accountSongs, songsVersion, now });
    const seesAll = () => listing?.seesAll() ?? true;
    let own: ReadonlyMap<string, Playlist> = new Map();
    let findOwn: PlaylistSearch | null = null;
    /** Ids of those of their own that are by what they played. */
    let ofPlays: ReadonlySet<string> = new Set();
    let made = { key: '', listing: -1, atMs: Number.NEGATIVE_INFINITY, tookMs: 0 };
    let making: Promise<void> | null = null;

    const shared = music.catalogue;
    const seen = seenCatalogue(
      shared,
      {
        has: (id) => listing?.sees(id) ?? true,
        version: () => (music.revision?.() ?? 0) + (listing?.version() ?? 0),
      },
      new MapView<Playlist>(
        (id) => ownNow(id),
        () => eachOwn(),
      ),
    );
    const withOwn = new MapView<Playlist>(
      (id) => ownNow(id) ?? shared.playlists.get(id),
      function* () {
        yield* shared.playlists;
        yield* eachOwn();
      },
    );
    const catalogue: Catalogue = {
      get tracks() {
        return seesAll() ? shared.tracks : seen.tracks;
      },
      get albums() {
        return seesAll() ? shared.albums : seen.albums;
      },
      get artists() {
        return seesAll() ? shared.artists : seen.artists;
      },
      get playlists() {
        return seesAll() ? withOwn : seen.playlists;
      },
    };
    /** What has gone since it was made, or is not seen any more, is on none of them. */
    function ownNow(id: string): Playlist | undefined {
      const playlist = own.get(id);
      if (playlist === undefined || playlist.trackIds.every((trackId) => catalogue.tracks.has(trackId)))
        return playlist;
      return { ...playlist, trackIds: playlist.trackIds.filter((trackId) => catalogue.tracks.has(trackId)) };
    }
    function* eachOwn(): Generator<[string, Playlist]> {
      for (const id of own.keys()) {
        const playlist = ownNow(id);
        if (playlist !== undefined) yield [id, playlist];
      }
    }
    /** Shelves may have been made anew since they were described. */
    const findPlaylists: PlaylistSearch = (query) => {
      if (findOwn === null) return seesAll() ? shelving.find(query) : [];
      const found = findOwn(query).flatMap(({ id }) => catalogue.playlists.get(id) ?? []);
      return withPlacesAtMost(found, ({ id }) => ofPlays.has(id), playShelfPlaces);
    };
    const search = createLibrarySearch({ catalogue: shared, index, playlists: findPlaylists });
    const searchSeen = createLibrarySearch({
      catalogue: seen,
      index: seenHits(index, seen),
      playlists: findPlaylists,
    });
    const { recordings } = music;

    /** What its shelves are made of: they are made anew once that is something else. */
    const keyOf = ({ history }: MusicListener) =>
      [history.latestMs(), seesAll(), shelving.version(), Math.floor(now() / dayMs)].join(' ');

    async function makeOwn(listener: MusicListener): Promise<void> {
      const [key, listed] = [keyOf(listener), listing?.version() ?? 0];
      const isRested = hasPassed(made.atMs, made.tookMs * restFactor, now());
      if (listed === made.listing && (key === made.key || !isRested)) return;
      const startedMs = now();
      const pace = createPace();
      const isPart = !seesAll();
      const playedHere = listener.history.lastPlayedMs();
      // Where their server counts no plays, what they played with other applications is not known.
      const countsPlays = listing === null ? playedHere.size > 0 : listing.countsPlays();
      const sources =
        isPart || countsPlays ? await shelving.sources(pace, (id) => catalogue.tracks.has(id)) : [];
      const shelves = isPart ? await makeShelves(sources, pace, listenerId) : [];
      const byPlays = countsPlays
        ? await makePlayShelves(
            sources,
            {
              listenerId,
              lastPlayed: (id) => lastOf(playedHere.get(id), listing?.lastPlayed(id) ?? 'never'),
              countedBy: listing === null ? 'Attune' : 'your music server',
            },
            now(),
            pace,
          )
        : [];
      shelves.push(...byPlays);
      await pace();
      const described = [...(isPart ? [] : shelving.described()), ...describeShelves(shelves, sources)];
      findOwn = shelves.length === 0 ? null : createPlaylistSearch(described);
      own = new Map(shelves.map((playlist) => [playlist.id, playlist]));
      ofPlays = new Set(byPlays.map(({ id }) => id));
      made = { key, listing: listed, atMs: now(), tookMs: now() - startedMs };
    }

    /** Waits for what is under way, which does not know what has changed since. Only a refresh asks, twice at most. */
    async function make(listener: MusicListener): Promise<void> {
      await making;
      making = makeOwn(listener).finally(() => {
        making = null;
      });
      await making;
    }

    return {
      music: {
        ...music,
        catalogue,
        // Of who sees all nothing changes but with the library itself.
        revision: () => (music.revision?.() ?? 0) + (seesAll() ? 0 : (listing?.version() ?? 0)),
        search: (request) => (seesAll() ? search : searchSeen)(request),
        recommend: (request) => recommend(catalogue, request),
        ...(recordings && {
          recordings: {
            ...recordings,
            // Songs are asked for as the listener, covers are not.
            picture: async (albumId, sizePx) =>
              catalogue.albums.has(albumId) ? recordings.picture(albumId, sizePx) : null,
          },
        }),
      },
      isKnown: () => seesAll() || (listing?.isListed() ?? true),
      async refresh(listener) {
        // What fails then fails again below.
        const makeFirst = () => void make(listener).catch(() => undefined);
        await listing?.refresh(listener, ending.signal, makeFirst);
        await make(listener);
      },
    };
  }

  const known = new LRUCache<string, ReturnType<typeof follow>>({ max: mostListeners });

  function follow(listenerId: string) {
    const prepared = prepare(listenerId);
    let flight: Promise<void> | null = null;
    let isReady = false;
    let askedWith: string | null = null;
    let lookedMs = Number.NEGATIVE_INFINITY;
    const begin = (listener: MusicListener) => {
      lookedMs = now();
      const credential = async () => {
        askedWith = await listener.credential();
        return askedWith;
      };
      flight = prepared
        .refresh({ ...listener, credential })
        .catch((error: unknown) => {
          const isRefused = error instanceof CredentialRefusedError;
          // Whoever comes next may have signed in again, so that the server is asked anew.
          if (isRefused) known.delete(listenerId);
          if (isRefused || !ending.signal.aborted) throw error;
        })
        .finally(() => {
          [flight, isReady] = [null, true];
        });
      // What goes wrong is for who waits; who comes later finds what was known before.
      flight.catch(() => undefined);
      return flight;
    };
    return async (listener: MusicListener): Promise<Music> => {
      if (flight === null && hasPassed(lookedMs, lookEveryMs, now())) void begin(listener);
      try {
        if (flight !== null && !isReady)
          await Promise.race([flight, wait(patienceMs, undefined, { ref: false })]);
        if (flight !== null && !isReady && !prepared.isKnown())
          await Promise.race([flight, wait(furtherPatienceMs, undefined, { ref: false })]);
      } catch (error) {
        const isTheirs =
          !(error instanceof CredentialRefusedError) || (await listener.credential()) === askedWith;
        if (isTheirs) throw error;
        return of(listener);
      }
      return prepared.music;
    };
  }

  async function of(listener: MusicListener): Promise<Music> {
    const one = known.get(listener.id) ?? follow(listener.id);
    known.set(listener.id, one);
    return one(listener);
  }

  return { of, close: () => ending.abort() };
}

/** The same in the same order, but for the first ones that are wanted: they stand at these places where they stood behind them. */
function withPlacesAtMost<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  places: readonly number[],
): Item[] {
  const wanted = items.filter(isWanted).slice(0, places.length);
  const others = items.filter((item) => !wanted.includes(item));
  for (const [at, item] of wanted.entries())
    others.splice(Math.min(places[at] ?? 0, items.indexOf(item)), 0, item);
  return others;
}

/** The later of what was played here and what the server counted. */
function lastOf(here: number | undefined, there: ReturnType<AccountListing['lastPlayed']>) {
  if (here === undefined || there === 'never') return here ?? there;
  return there === 'unknown' ? here : Math.max(here, there);
}
