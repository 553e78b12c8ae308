import type { Brief, Mix, MixRequest, MixTrack } from '@attune/contract';
import {
  aimedAt,
  asOfStation,
  nextOfStation,
  openStation,
  type Station,
  type StationEvent,
  type Steered,
  steer,
  withCame,
  withDiscovery,
  withEnergy,
} from '@attune/mix/station';
import { SignedOutError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';

/** What a station begins with. */
export interface RadioSeed {
  /** Names it in the address. */
  key: string;
  name: string;
  brief: Brief;
  /** It is like some music whatever the feeling, which is known once that music is found. */
  aimsAtLiked?: true;
}

export interface RadioState extends RadioSeed {
  station: Station;
  /** All that was made of it, in its order, less what was put aside for something else. */
  tracks: readonly MixTrack[];
  /** The place of what is heard of it, or was last; -1 before anything is. */
  at: number;
  isMaking: boolean;
  failure: Failure | null;
  /** What is to come is of before the last change; what is made next takes its place. */
  isChanged: boolean;
  /** Nothing more was found. */
  isOver: boolean;
  /** What was changed last, in words. */
  said: string | null;
}

/** The listener's station, whichever screen they look at; `null` while there is none. */
export interface Radio extends ReadonlyStore<RadioState | null> {
  /** Begins a station, unless it is on. */
  open(seed: RadioSeed): void;
  /** Something else plays now, or nothing does; or it rests, or goes on. @param isPlaying default: it sounds */
  hear(trackId: string | null, isPlaying?: boolean): void;
  like(track: MixTrack): void;
  notThis(track: MixTrack): void;
  /** @param energy 0 to 1 */
  setEnergy(energy: number): void;
  setDiscovery(discovery: Brief['discovery']): void;
  retry(): void;
  close(): void;
}

/** What a reload finds again of a station. */
export type StoredStation = Pick<
  RadioState,
  'key' | 'name' | 'brief' | 'station' | 'tracks' | 'at' | 'isChanged'
>;

/** The station of one listener, stored as long as the tab. */
export interface StationStorage {
  read(): StoredStation | null;
  write(station: StoredStation): void;
}

export interface RadioParts {
  make: (request: MixRequest, signal: AbortSignal) => Promise<Mix>;
  /** Has these follow the track that plays, where the player takes lists of tracks. */
  goOnWith: (after: string, ids: readonly string[]) => void;
  now: () => number;
  storage: StationStorage;
}

/** With fewer than this still to come, more are made. */
const fewAhead = 3;

export function createRadio({ make, goOnWith, now, storage }: RadioParts): Radio {
  const store = createStore<RadioState | null>(null);
  let underWay: AbortController | null = null;
  let startedAtMs = 0;
  /** What plays, of the station or not, and since when. */
  let playing: { id: string | null; sinceMs: number } = { id: null, sinceMs: 0 };
  /** Since when it rests; `null` while it sounds. */
  let restingSinceMs: number | null = null;
  /** Judged in another way already: leaving it is no skip. */
  let judged: string | null = null;
  /** What was put aside for something else, which a player may have still: until it is heard to go on with what came instead. */
  let aside: readonly MixTrack[] = [];

  /** Keeps what a reload is to find, whenever something of it changes. */
  let published: RadioState | null = null;
  store.subscribe(() => {
    const state = store.get();
    if (state === null) return;
    if (
      state.station !== published?.station ||
      state.tracks !== published.tracks ||
      state.at !== published.at ||
      state.isChanged !== published.isChanged
    )
      storage.write(state);
    published = state;
  });

  const change = (changes: Partial<RadioState>) => {
    const state = store.get();
    if (state !== null) store.set({ ...state, ...changes });
  };
  const coming = ({ tracks, at }: RadioState) => tracks.slice(at + 1);

  /** @param hasChanged in place of what was to come, else after it, unless that was still to be replaced */
  function ask(hasChanged: boolean): void {
    const state = store.get();
    if (state === null) return;
    underWay?.abort();
    const mine = new AbortController();
    underWay = mine;
    const isAnew = hasChanged || state.isChanged;
    change({ isMaking: true, failure: null, isChanged: isAnew });
    const ahead = isAnew ? [] : coming(state).map(({ id }) => id);
    make(nextOfStation(state.station, ahead), mine.signal).then(
      (mix) => {
        if (underWay === mine) take(mix, isAnew);
      },
      (error: unknown) => {
        if (underWay !== mine) return;
        underWay = null;
        if (!(error instanceof SignedOutError)) log.error('The radio found no more music.', error);
        change({ isMaking: false, failure: failureOf(error, now()) });
      },
    );
  }

  function take({ tracks: made, aimedAt: point }: Mix, isAnew: boolean): void {
    underWay = null;
    const state = store.get();
    if (state === null) return;
    // Where nothing was found, what was to come is better than silence.
    const published = isAnew && made.length > 0 ? state.tracks.slice(0, state.at + 1) : state.tracks;
    const known = new Set(published.map(({ id }) => id));
    const tracks = [...published, ...made.filter(({ id }) => !known.has(id)).map(asOfStation)];
    aside = [...aside, ...state.tracks.slice(published.length)];
    const station = point === undefined ? state.station : aimedAt(state.station, point);
    change({ station, tracks, isMaking: false, isChanged: false, isOver: made.length === 0 });
    if (made.length === 0) return;
    // One of them may have played from before it was made, out of a queue of its own, which is left as it is.
    if (arrive() !== null) keepAhead();
    else goOn();
  }

  /** Has what is to come follow what is on air. */
  function goOn(): void {
    const state = store.get();
    const onAir = state?.tracks[state.at];
    if (state === null || onAir === undefined) return;
    goOnWith(
      onAir.id,
      coming(state).map(({ id }) => id),
    );
  }

  /** Goes to what plays. @returns where that is; `null` where it is of no station, or the station is there already */
  function arrive(): Pick<RadioState, 'at' | 'station'> | null {
    const state = store.get();
    if (state === null) return null;
    const tracks = withHeardAside(state);
    const at = tracks.findIndex(({ id }) => id === playing.id);
    if (at === -1 || at === state.at) return null;
    startedAtMs = playing.sinceMs;
    const station = withCame(state.station, tracks.slice(Math.max(0, state.at), at + 1));
    change({ tracks, at, station });
    // A player that goes on with what was put aside may not know yet what came in its place.
    if (tracks === state.tracks) aside = [];
    else goOn();
    return { at, station };
  }

  /** What was put aside and plays all the same has its place before what is to come. */
  function withHeardAside({ tracks, at }: RadioState): readonly MixTrack[] {
    const heard = aside.find(({ id }) => id === playing.id);
    if (heard === undefined || tracks.some(({ id }) => id === heard.id)) return tracks;
    return [...tracks.slice(0, at + 1), heard, ...tracks.slice(at + 1)];
  }

  function keepAhead(): void {
    const state = store.get();
    if (state !== null && !state.isMaking && coming(state).length < fewAhead) ask(false);
  }

  /** Takes on what was changed; what was to come is made anew for it. */
  function follow({ station, said }: Steered): void {
    const state = store.get();
    if (state === null || station === state.station) return;
    change({ station, said: said ?? state.said });
    ask(true);
  }

  function judge(event: StationEvent): void {
    const state = store.get();
    if (state === null) return;
    judged = event.track.id;
    follow(steer(state.station, event));
  }

  const found = storage.read();
  if (found !== null) {
    store.set({ ...found, isMaking: false, failure: null, isOver: false, said: null });
    // How long it was heard before nobody knows: leaving it is no skip.
    judged = found.tracks[found.at]?.id ?? null;
    // It may have been left while more was made.
    if (found.isChanged) ask(true);
    else keepAhead();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(seed) {
      if (store.get()?.key === seed.key) return;
      judged = null;
      aside = [];
      const station = openStation(seed.brief, seed.aimsAtLiked);
      const beginning = { tracks: [], at: -1, isMaking: true, failure: null, isOver: false, said: null };
      store.set({ ...seed, station, isChanged: true, ...beginning });
      ask(true);
    },
    hear(trackId, isPlaying = true) {
      if (restingSinceMs !== null && (isPlaying || trackId !== playing.id)) {
        // While it rested nothing of it was heard.
        const restedMs = now() - restingSinceMs;
        startedAtMs += restedMs;
        playing = { ...playing, sinceMs: playing.sinceMs + restedMs };
        restingSinceMs = null;
      }
      if (!isPlaying) restingSinceMs ??= now();
      if (trackId !== playing.id) playing = { id: trackId, sinceMs: now() };
      const before = store.get();
      const left = before?.tracks[before.at];
      const share = left === undefined ? 1 : (now() - startedAtMs) / left.durationMs;
      const arrived = arrive();
      if (before === null || arrived === null) return;
      if (left !== undefined && arrived.at > before.at && left.id !== judged) {
        const skipped = steer(arrived.station, { kind: 'skipped', track: left, share });
        if (skipped.station !== arrived.station) return follow(skipped);
      }
      keepAhead();
    },
    like: (track) => judge({ kind: 'liked', track }),
    notThis: (track) => judge({ kind: 'not-this', track }),
    setEnergy(energy) {
      const state = store.get();
      if (state !== null) follow(withEnergy(state.station, energy));
    },
    setDiscovery(discovery) {
      const state = store.get();
      if (state !== null) follow(withDiscovery(state.station, discovery));
    },
    retry: () => ask(false),
    close() {
      underWay?.abort();
      underWay = null;
      store.set(null);
    },
  };
}
