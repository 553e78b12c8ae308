import { findPlaylist } from '../listed-playlist.ts';
import type { Catalogue } from '../music/index.ts';
import type { Playback, PlayContext, PlayerRecord, StateStore } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';
import {
  advance,
  currentTrackId,
  type Shuffle,
  type StartRequest,
  seen,
  start,
  stepBack,
  stepForward,
  straightOrderOf,
  withoutGonePlayer,
} from './playback.ts';

const recentlyPlayedLength = 50;
/** A player that had to wait for its music is so far behind the clock at most. */
const mostBehindMs = 10_000;

export interface PlayerParts {
  catalogue: Pick<Catalogue, 'tracks'>;
  state: StateStore;
  clock: () => number;
  shuffle: Shuffle;
  /** Follows what each listener hears. */
  playTracker?: (listenerId: string, playback: Playback) => void;
}

/** What a change of the player came to: the new state, or that there was nothing to change. */
export type PlayerChange = (playback: Playback, nowMs: number) => Playback | null;

/** What a player says it does. `basedOn` is the revision it knew when that happened by itself; `null`: it was asked to. */
export type PlayerReport = Omit<Playback, 'asOfMs' | 'revision' | 'straightOrder' | 'playerSeenMs'> & {
  basedOn: number | null;
  /** The player whose last word this is; it counts while that player is the one that sounds. */
  leaving?: string | undefined;
};

/** The players of all listeners, brought up to the present whenever one is looked at. */
export function createPlayers({ catalogue, state, clock, shuffle, playTracker }: PlayerParts) {
  const durationOf = (trackId: string) => catalogue.tracks.get(trackId)?.durationMs;

  const upToDate = (record: PlayerRecord, nowMs: number): PlayerRecord => {
    if (!record.playback) return record;
    const present = withoutGonePlayer(record.playback, nowMs);
    const { playback, finished } = advance(present, nowMs, durationOf);
    if (playback === record.playback) return record;
    return {
      ...record,
      playback,
      recentlyPlayed: [...finished, ...record.recentlyPlayed].slice(0, recentlyPlayedLength),
    };
  };

  const followed = (listenerId: string, record: PlayerRecord): PlayerRecord => {
    if (record.playback) playTracker?.(listenerId, record.playback);
    return record;
  };
  const changePlayer: StateStore['changePlayer'] = (listenerId, change) =>
    followed(listenerId, state.changePlayer(listenerId, change));

  return {
    /**
     * The listener's player as it stands now. Written down only when something has happened since the last look.
     * @param playerId the player that looks, and is alive
     */
    look(listenerId: string, playerId?: string): PlayerRecord | undefined {
      const lookedAt = (record: PlayerRecord): PlayerRecord => {
        const present = upToDate(record, clock());
        if (!present.playback || playerId === undefined) return present;
        const playback = seen(present.playback, playerId, clock());
        return playback === present.playback ? present : { ...present, playback };
      };
      const record = state.player(listenerId);
      if (!record) return undefined;
      const present = lookedAt(record);
      if (present === record) return followed(listenerId, record);
      try {
        return changePlayer(listenerId, lookedAt);
      } catch (error) {
        // What plays can be told even while nothing can be written down.
        if (error instanceof StateError) return followed(listenerId, present);
        throw error;
      }
    },

    play(listenerId: string, request: StartRequest): void {
      changePlayer(listenerId, (stale) => {
        const record = remember(upToDate(stale, clock()), clock());
        return { ...record, playback: revised(start(record.playback, request, clock(), shuffle)) };
      });
    },

    /** @returns false when there is no player yet, or `change` found nothing to do and returned `null`. */
    change(listenerId: string, change: PlayerChange): boolean {
      let changed = false;
      changePlayer(listenerId, (stale) => {
        const record = upToDate(stale, clock());
        const playback = record.playback && change(record.playback, clock());
        changed = playback !== null;
        if (!playback) return record;
        const moved = currentTrackId(playback) !== (record.playback && currentTrackId(record.playback));
        return { ...(moved ? remember(record, clock()) : record), playback: revised(playback) };
      });
      return changed;
    },

    skip(listenerId: string, direction: 'next' | 'previous'): boolean {
      return this.change(listenerId, direction === 'next' ? stepForward : stepBack);
    },

    /**
     * Takes down what a player says it does. What happened by itself counts only where nobody has changed anything
     * since; what the listener asked for always does.
     * @returns the revision that came of it, or `null` when the report was not taken
     */
    report(listenerId: string, { basedOn, leaving, ...said }: PlayerReport): number | null {
      let taken: number | null = null;
      changePlayer(listenerId, (stale) => {
        const nowMs = clock();
        const record = upToDate(stale, nowMs);
        const revision = record.playback?.revision ?? 0;
        taken = null;
        const isLastWord = leaving !== undefined && record.playback?.playerId === leaving;
        if (basedOn !== null && basedOn !== revision && !isLastWord) return record;
        const straightOrder = straightOrderOf(said, record.playback);
        const playback = revised({ ...said, straightOrder, asOfMs: nowMs, playerSeenMs: nowMs, revision });
        taken = playback.revision;
        if (isStillInLast(record, playback, durationOf))
          return { ...record, recentlyPlayed: record.recentlyPlayed.slice(1), playback };
        const moved = currentTrackId(playback) !== (record.playback && currentTrackId(record.playback));
        return { ...(moved ? remember(record, nowMs) : record), playback };
      });
      return taken;
    },

    /**
     * Track ids of a playlist, an album or an artist in their own order; `null` for an unknown one.
     * @param catalogue as the listener may hear it
     */
    tracksOf(context: PlayContext, catalogue: Catalogue): readonly string[] | null {
      if (context.kind === 'album') return catalogue.albums.get(context.id)?.trackIds ?? null;
      if (context.kind === 'playlist') {
        const playlist = findPlaylist(catalogue, state, context.id);
        return playlist ? playlist.items.map(({ trackId }) => trackId) : null;
      }
      if (!catalogue.artists.has(context.id)) return null;
      return [...catalogue.tracks.values()]
        .filter(({ artistIds }) => artistIds.includes(context.id))
        .map(({ id }) => id);
    },
  };
}
export type Players = ReturnType<typeof createPlayers>;

function revised(playback: Playback): Playback {
  return { ...playback, revision: playback.revision + 1 };
}

/** Whether what ended last by the clock alone is still heard where it is played, a little later. */
function isStillInLast(
  { recentlyPlayed: [last] }: PlayerRecord,
  said: Playback,
  durationOf: (trackId: string) => number | undefined,
): boolean {
  const trackId = currentTrackId(said);
  if (!last || trackId !== last.trackId) return false;
  const behindMs = said.asOfMs + (durationOf(trackId) ?? 0) - said.positionMs - last.playedAtMs;
  return said.positionMs > 0 && behindMs >= 0 && behindMs < mostBehindMs;
}

/** Puts the track that is about to be left into the history. */
function remember(record: PlayerRecord, nowMs: number): PlayerRecord {
  const { playback } = record;
  const trackId = playback && currentTrackId(playback);
  if (!playback || !trackId) return record;
  const played = { trackId, playedAtMs: nowMs, context: playback.context };
  return { ...record, recentlyPlayed: [played, ...record.recentlyPlayed].slice(0, recentlyPlayedLength) };
}
