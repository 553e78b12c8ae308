import type { Mix, MixRequest, SavedMixAnswer, SavedMixRequest, ShownMix } from '@attune/contract';
import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';
import { type MixEntry, roomIn } from './mix-entry.ts';
import type { MixStorage } from './mix-storage.ts';
import { shownMixOf, withWhatPlays } from './shown-mix.ts';
import {
  anotherMix,
  firstMix,
  type MixOrigin,
  type MixVersion,
  moreLikeTrack,
  type NextMix,
  refilled,
  withAdded,
  withoutTracks,
  withTrackAt,
} from './versions.ts';

/** A place in the conversation where a mix stands. */
export interface MixOf extends MixOrigin {
  id: string;
  /** The place whose mix this one goes on from. */
  from: string | null;
}

/** The mixes of one sign-in's conversation, by the place where they stand. */
export interface Mixes extends ReadonlyStore<ReadonlyMap<string, MixEntry>> {
  /** Asks for the mix of a place, unless it is there or on its way. */
  open(place: MixOf): void;
  retry(id: string): void;
  /** There is a network again: what found none is asked for once more. */
  retryUnreached(): void;
  another(id: string): void;
  remove(id: string, trackId: string): void;
  moreLike(id: string, trackId: string): void;
  /** Puts a track from elsewhere at the end; nothing happens where `roomIn` sees no room. */
  add(id: string, trackId: string): void;
  /** Puts a track at another place, counted from 0. */
  move(id: string, trackId: string, to: number): void;
  /** Keeps a track through every change, or keeps it no more. */
  togglePin(id: string, trackId: string): void;
  undo(id: string): void;
  /** Makes a private playlist of it, or brings the one made before up to date. */
  save(id: string): void;
  /** The playlists that mixes were saved as. */
  savedAs(): string[];
  /** These playlists are not there any more: what was saved as one of them can be saved anew. */
  unsave(playlistIds: readonly string[]): void;
  /** The listener leaves to allow saving: what they wanted to save is saved when they come back. */
  saveOnReturn(id: string): void;
  /** The page is here again. */
  returned(): void;
  /** What stands on the screen, for a message that speaks of it; `null` where nothing does. */
  shown(id: string, playingId?: string | null): ShownMix | null;
  /** The conversation has been cleared. */
  forget(): void;
  /** The sign-in has ended: what is under way is given up, and what comes of it all the same is stored nowhere. */
  close(): void;
}

export interface MixesParts {
  storage: MixStorage;
  make: (request: MixRequest, signal: AbortSignal) => Promise<Mix>;
  /** Not ended with the page's leaving: what is begun is brought to its end. */
  save: (request: SavedMixRequest) => Promise<SavedMixAnswer>;
  now: () => number;
}

/** So many versions of one mix can be gone back to. */
const mostVersions = 10;

export function createMixes({ storage, make, save: sendSave, now }: MixesParts): Mixes {
  const store = createStore<ReadonlyMap<string, MixEntry>>(storage.read());
  const underWay = new Map<string, AbortController>();
  let isClosed = false;

  function put(id: string, entry: MixEntry): void {
    if (isClosed) return;
    const entries = new Map(store.get());
    // What changed last is stored longest.
    entries.delete(id);
    store.set(entries.set(id, entry));
    storage.write(entries);
  }

  const newestOf = (id: string | null) =>
    id === null ? null : (store.get().get(id)?.versions.at(-1) ?? null);

  function ask(id: string, entry: MixEntry, next: NextMix, leaving: readonly string[] = []): void {
    if (isClosed) return;
    underWay.get(id)?.abort();
    const mine = new AbortController();
    underWay.set(id, mine);
    const { request, pinned } = next;
    put(id, { ...entry, pending: { request, pinned, failure: null, leaving } });
    const isMine = () => underWay.get(id) === mine;
    make(request, mine.signal).then(
      (mix) => {
        if (!isMine()) return;
        underWay.delete(id);
        const ids = new Set(mix.tracks.map((track) => track.id));
        // What was pinned meanwhile is kept as well.
        const latest = store.get().get(id) ?? entry;
        const kept = (latest.pending?.pinned ?? pinned).filter((one) => ids.has(one));
        const version = { request, mix, pinned: kept };
        put(id, { ...latest, versions: [...latest.versions, version].slice(-mostVersions), pending: null });
      },
      (error: unknown) => {
        if (!isMine()) return;
        underWay.delete(id);
        if (!(error instanceof SignedOutError)) log.error('No mix was made.', error);
        const latest = store.get().get(id) ?? entry;
        put(id, { ...latest, pending: { request, pinned, failure: failureOf(error, now()), leaving } });
      },
    );
  }

  /** Changes the mix of a place by what is asked next. What is being removed stays so. */
  function change(id: string, next: (version: MixVersion) => NextMix, removed: readonly string[] = []): void {
    const entry = store.get().get(id);
    const version = entry?.versions.at(-1);
    if (entry === undefined || version === undefined) return;
    const leaving = [...new Set([...(entry.pending?.leaving ?? []), ...removed])];
    ask(id, entry, next(withoutTracks(version, leaving)), leaving);
  }

  function retry(id: string): void {
    const entry = store.get().get(id);
    if (entry?.pending?.failure) ask(id, entry, entry.pending, entry.pending.leaving);
  }

  function abandonAll(): void {
    for (const one of underWay.values()) one.abort();
    underWay.clear();
  }

  function save(id: string): void {
    const entry = store.get().get(id);
    const mix = entry?.versions.at(-1)?.mix;
    if (entry === undefined || mix === undefined || mix.tracks.length === 0) return;
    if (entry.saving === 'under-way' || entry.pending?.failure === null) return;
    const trackIds = mix.tracks.map((track) => track.id);
    put(id, { ...entry, saving: 'under-way' });
    /** Unless the conversation is another one by now. */
    const settle = (changes: Pick<MixEntry, 'saving'> & Partial<MixEntry>) => {
      const latest = store.get().get(id);
      if (latest?.saving === 'under-way') put(id, { ...latest, ...changes });
    };
    const { saved } = entry;
    sendSave({ title: mix.title, trackIds, ...(saved !== null && { playlistId: saved.playlistId }) }).then(
      ({ playlist, verified }) => {
        const { id: playlistId, name, url } = playlist;
        settle({ saving: null, saved: { playlistId, name, url, trackIds, found: verified.found } });
      },
      (error: unknown) => {
        if (!(error instanceof SignedOutError)) log.error('The mix was not saved.', error);
        const failure = failureOf(error, now());
        // One that was deleted elsewhere is made anew.
        settle({ saving: failure, ...(failure.code === 'playlist_not_found' && { saved: null }) });
      },
    );
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open({ id, from, ...origin }) {
      const { brief } = origin;
      const entry = store.get().get(id);
      const isOurs = entry !== undefined && JSON.stringify(entry.brief) === JSON.stringify(brief);
      if (isOurs && (entry.versions.length > 0 || entry.pending !== null)) return;
      ask(
        id,
        { brief, versions: [], pending: null, saved: null, saving: null },
        firstMix(origin, newestOf(from)),
      );
    },
    retry,
    retryUnreached() {
      for (const [id, { pending }] of store.get()) if (pending?.failure?.code === 'network') retry(id);
    },
    another: (id) => change(id, anotherMix),
    remove: (id, trackId) => change(id, refilled, [trackId]),
    moreLike: (id, trackId) => change(id, (version) => moreLikeTrack(version, trackId)),
    add(id, trackId) {
      if (roomIn(store.get().get(id), trackId) === 'room')
        change(id, (version) => withAdded(version, trackId));
    },
    move(id, trackId, to) {
      const entry = store.get().get(id);
      const version = entry?.versions.at(-1);
      if (entry === undefined || version === undefined || entry.pending?.failure === null) return;
      const next = withTrackAt(version, trackId, to);
      if (next === version) return;
      // On its way from place to place it is one change.
      const before = version.moved === trackId ? entry.versions.slice(0, -1) : entry.versions;
      put(id, { ...entry, versions: [...before, next].slice(-mostVersions), pending: null });
    },
    togglePin(id, trackId) {
      const entry = store.get().get(id);
      const version = entry?.versions.at(-1);
      if (entry === undefined || version === undefined) return;
      const pinned = version.pinned.includes(trackId)
        ? version.pinned.filter((one) => one !== trackId)
        : [...version.pinned, trackId];
      const pending = entry.pending && { ...entry.pending, pinned };
      put(id, { ...entry, versions: [...entry.versions.slice(0, -1), { ...version, pinned }], pending });
    },
    undo(id) {
      const entry = store.get().get(id);
      if (entry === undefined) return;
      underWay.get(id)?.abort();
      underWay.delete(id);
      // A change that is awaited, or failed, is the newest there is.
      const versions = entry.pending === null ? entry.versions.slice(0, -1) : entry.versions;
      if (versions.length > 0) put(id, { ...entry, versions, pending: null });
    },
    save,
    savedAs: () => [...store.get().values()].flatMap(({ saved }) => saved?.playlistId ?? []),
    unsave(playlistIds) {
      const isGone = ({ saved }: MixEntry) => saved !== null && playlistIds.includes(saved.playlistId);
      if (isClosed || ![...store.get().values()].some(isGone)) return;
      // In their order: which was changed last stays so.
      const entries = [...store.get()].map(
        ([id, entry]) => [id, isGone(entry) ? { ...entry, saved: null } : entry] as const,
      );
      store.set(new Map(entries));
      storage.write(store.get());
    },
    saveOnReturn(id) {
      const entry = store.get().get(id);
      if (entry !== undefined) put(id, { ...entry, savesOnReturn: true });
    },
    returned() {
      for (const [id, { savesOnReturn, ...entry }] of [...store.get()]) {
        if (savesOnReturn === undefined) continue;
        put(id, entry);
        save(id);
      }
    },
    shown(id, playingId = null) {
      const version = newestOf(id);
      if (version === null) return null;
      const leaving = store.get().get(id)?.pending?.leaving ?? [];
      const tracks = version.mix.tracks.filter((track) => !leaving.includes(track.id));
      return withWhatPlays(shownMixOf(version.mix, tracks), playingId);
    },
    forget() {
      abandonAll();
      store.set(new Map());
      storage.write(store.get());
    },
    close() {
      isClosed = true;
      abandonAll();
    },
  };
}
