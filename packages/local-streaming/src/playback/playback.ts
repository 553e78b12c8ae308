import { unshuffle } from '@attune/player/unshuffle';
import type { Playback, PlayContext, PlayedTrack } from '../state/state.ts';

/** How long a track lasts in ms; `undefined` for one the catalogue no longer has. */
export type DurationOf = (trackId: string) => number | undefined;

/** A playback moved forward in time, and the tracks that went by on the way, the newest first. */
export interface Advanced {
  playback: Playback;
  finished: readonly PlayedTrack[];
}

export interface StartRequest {
  context: PlayContext | null;
  trackIds: readonly string[];
  /** Where in `trackIds` to start. */
  startIndex: number;
  positionMs: number;
}

/** A playlist on repeat for longer than this many tracks tells nothing new about what was played. */
const historyLength = 50;

/** The track that plays or is paused; `null` once the context has ended. */
export function currentTrackId(playback: Playback): string | null {
  if (playback.ended) return null;
  return playback.queuedTrackId ?? playback.order[playback.index] ?? null;
}

/** Starts something new. Queue, volume, shuffle, repeat and who sounds live on from `previous`, as on a real player. */
export function start(
  previous: Playback | null,
  request: StartRequest,
  nowMs: number,
  shuffled: Shuffle,
): Playback {
  const shuffle = previous?.shuffle ?? false;
  const order = shuffle ? shuffled(request.trackIds, request.startIndex) : request.trackIds;
  return {
    context: request.context,
    order,
    straightOrder: shuffle ? request.trackIds : null,
    index: shuffle ? 0 : request.startIndex,
    queuedTrackId: null,
    queue: previous?.queue ?? [],
    positionMs: request.positionMs,
    asOfMs: nowMs,
    isPlaying: true,
    ended: false,
    shuffle,
    repeat: previous?.repeat ?? 'off',
    volumePercent: previous?.volumePercent ?? 100,
    revision: previous?.revision ?? 0,
    playerId: previous?.playerId ?? null,
    playerSeenMs: previous?.playerSeenMs ?? 0,
  };
}

/** Puts the tracks in an order left to chance, beginning with the one at `firstIndex`. */
export type Shuffle = (trackIds: readonly string[], firstIndex: number) => readonly string[];

/** @param randomInt a whole number from 0 up to but not including its argument */
export function createShuffle(randomInt: (below: number) => number): Shuffle {
  return (trackIds, firstIndex) => {
    const rest = trackIds.filter((_, index) => index !== firstIndex);
    for (let last = rest.length - 1; last > 0; last -= 1) {
      const other = randomInt(last + 1);
      const kept = rest[last];
      const moved = rest[other];
      if (kept !== undefined && moved !== undefined) {
        rest[last] = moved;
        rest[other] = kept;
      }
    }
    const first = trackIds[firstIndex];
    return first === undefined ? rest : [first, ...rest];
  };
}

/** A player asks every two seconds how it stands; one that has not for so long is gone, as when its browser was killed. */
const goneAfterMs = 15_000;
/** Signs of life are noted no closer than this, as each is a write; one of a time to come is of a clock that was set back since. */
const signEveryMs = 5000;

/** Notes that the player `playerId` is alive, where it is the one that sounds and that is not known already. */
export function seen(playback: Playback, playerId: string, nowMs: number): Playback {
  const isDue = playback.playerId === playerId && Math.abs(nowMs - playback.playerSeenMs) >= signEveryMs;
  return isDue ? { ...playback, playerSeenMs: nowMs } : playback;
}

/** Nothing sounds any more where the player is gone: the playback rests where that player was seen last. */
export function withoutGonePlayer(playback: Playback, nowMs: number): Playback {
  const { playerId, playerSeenMs, isPlaying } = playback;
  if (playerId === null || nowMs - playerSeenMs < goneAfterMs) return playback;
  const rest = isPlaying ? pause(playback, Math.max(playerSeenMs, playback.asOfMs)) : playback;
  return { ...rest, playerId: null };
}

/** Moves the playback to `nowMs`: a track that has ended makes way for the next one, the last one for silence. */
export function advance(playback: Playback, nowMs: number, durationOf: DurationOf): Advanced {
  if (!playback.isPlaying || playback.ended) return { playback, finished: [] };
  const finished: PlayedTrack[] = [];
  let moved = withoutUnknownTracks(playback, nowMs, durationOf);
  let mayRepeatForLong = true;
  for (;;) {
    const round = mayRepeatForLong && repeatedRound(moved);
    if (round) {
      moved = skipWholeRounds(moved, round, nowMs, durationOf);
      mayRepeatForLong = false;
    }
    const trackId = currentTrackId(moved);
    if (trackId === null) break;
    const leftMs = (durationOf(trackId) ?? 0) - moved.positionMs;
    const endsAtMs = moved.asOfMs + Math.max(0, leftMs);
    if (endsAtMs > nowMs) break;
    finished.push({ trackId, playedAtMs: endsAtMs, context: moved.context });
    moved = afterTrackEnd(moved, endsAtMs);
  }
  return { playback: moved, finished: finished.slice(-historyLength).reverse() };
}

/** The position within the current track at `nowMs`, in ms. Expects a playback that `advance` has brought to `nowMs`. */
export function positionAt(playback: Playback, nowMs: number): number {
  return playback.isPlaying
    ? playback.positionMs + Math.max(0, nowMs - playback.asOfMs)
    : playback.positionMs;
}

function afterTrackEnd(playback: Playback, atMs: number): Playback {
  if (playback.repeat === 'track') return { ...playback, positionMs: 0, asOfMs: atMs };
  return goOn(playback, atMs);
}

/** The next track, or the end. */
function goOn(playback: Playback, atMs: number): Playback {
  return (
    stepForward(playback, atMs) ?? {
      ...playback,
      queuedTrackId: null,
      positionMs: 0,
      asOfMs: atMs,
      isPlaying: false,
      ended: true,
    }
  );
}

/** The next track: from the queue first, else along the context. `null` at its end. */
export function stepForward(playback: Playback, nowMs: number): Playback | null {
  const atStart = { positionMs: 0, asOfMs: nowMs, isPlaying: true };
  const [queued, ...queue] = playback.queue;
  if (queued !== undefined) return { ...playback, ...atStart, queuedTrackId: queued, queue };
  const following = playback.index + 1;
  if (following < playback.order.length)
    return { ...playback, ...atStart, queuedTrackId: null, index: following };
  if (playback.repeat === 'context' && playback.order.length > 0)
    return { ...playback, ...atStart, queuedTrackId: null, index: 0 };
  return null;
}

/** The track before this one in the context. `null` at its beginning. */
export function stepBack(playback: Playback, nowMs: number): Playback | null {
  const atStart = { positionMs: 0, asOfMs: nowMs, isPlaying: true, queuedTrackId: null };
  if (playback.queuedTrackId !== null) return { ...playback, ...atStart };
  if (playback.index > 0) return { ...playback, ...atStart, index: playback.index - 1 };
  if (playback.repeat === 'context') return { ...playback, ...atStart, index: playback.order.length - 1 };
  return null;
}

export function pause(playback: Playback, nowMs: number): Playback {
  return { ...playback, positionMs: positionAt(playback, nowMs), asOfMs: nowMs, isPlaying: false };
}

/** Goes on where it was paused; what has ended starts again from its first track. */
export function resume(playback: Playback, nowMs: number): Playback {
  if (playback.ended)
    return { ...playback, index: 0, positionMs: 0, asOfMs: nowMs, isPlaying: true, ended: false };
  return { ...playback, asOfMs: nowMs, isPlaying: true };
}

export function seek(playback: Playback, positionMs: number, nowMs: number): Playback {
  return { ...playback, positionMs, asOfMs: nowMs };
}

/**
 * Turns shuffle on or off around the track that plays.
 * @param contextOrder the context's own order as it is today; `null` for loose tracks and for what is gone
 */
export function setShuffle(
  playback: Playback,
  on: boolean,
  contextOrder: readonly string[] | null,
  shuffled: Shuffle,
): Playback {
  if (on === playback.shuffle) return playback;
  const here = playback.order[playback.index] ?? '';
  // A playlist may have been changed since, so that it no longer holds what plays.
  const straight =
    [contextOrder, on ? null : playback.straightOrder].find((order) => order?.includes(here)) ??
    playback.order;
  const at = straight === playback.order ? playback.index : straight.indexOf(here);
  if (on)
    return { ...playback, shuffle: true, order: shuffled(straight, at), straightOrder: straight, index: 0 };
  const order = straight === playback.order ? straight : unshuffle(playback.order, straight);
  const index = straight === playback.order ? at : order.indexOf(here);
  return { ...playback, shuffle: false, order, straightOrder: null, index };
}

/** The straight order of what a player reports, which says itself only in which order it plays. */
export function straightOrderOf(
  reported: Pick<Playback, 'order' | 'shuffle'>,
  before: Playback | null,
): Playback['straightOrder'] {
  if (!reported.shuffle || !before) return null;
  const known = before.shuffle ? before.straightOrder : before.order;
  const sorted = (order: readonly string[]) => [...order].sort().join(' ');
  return known && sorted(known) === sorted(reported.order) ? known : null;
}

/** A remembered playback may name tracks that a newer catalogue no longer has. Where one of them plays, the next one begins. */
function withoutUnknownTracks(playback: Playback, nowMs: number, durationOf: DurationOf): Playback {
  const known = (trackId: string | null | undefined) => (durationOf(trackId ?? '') ?? 0) > 0;
  const current = currentTrackId(playback);
  if (playback.order.every(known) && playback.queue.every(known) && known(current)) return playback;
  const order = playback.order.filter(known);
  const index = playback.order.slice(0, playback.index).filter(known).length;
  const left = {
    ...playback,
    order,
    straightOrder: playback.straightOrder?.filter(known) ?? null,
    index,
    queue: playback.queue.filter(known),
  };
  if (known(current)) return left;
  // Where the context's own track is gone, the one that follows stands in its place already.
  if (index < order.length && !known(playback.order[playback.index]))
    return { ...left, queuedTrackId: null, positionMs: 0, asOfMs: nowMs };
  return goOn({ ...left, index: Math.max(0, Math.min(index, order.length - 1)) }, nowMs);
}

/**
 * The tracks that come round again and again from here on; `null` where none do, or not before the queue has been
 * played. Repeating one track never gets to the queue, so there it is the round whether queued or not.
 */
function repeatedRound(playback: Playback): readonly string[] | null {
  const trackId = currentTrackId(playback);
  if (playback.repeat === 'off' || trackId === null) return null;
  if (playback.repeat === 'track') return [trackId];
  return playback.queue.length === 0 && playback.queuedTrackId === null ? playback.order : null;
}

/** What repeats and nobody looked at for months would otherwise be walked track by track. */
function skipWholeRounds(
  playback: Playback,
  round: readonly string[],
  nowMs: number,
  durationOf: DurationOf,
): Playback {
  const roundMs = round.reduce((total, trackId) => total + (durationOf(trackId) ?? 0), 0);
  if (roundMs <= 0) return playback;
  // One round is left to be walked, so that the history shows it.
  const rounds = Math.floor((nowMs - playback.asOfMs) / roundMs) - 1;
  return rounds > 0 ? { ...playback, asOfMs: playback.asOfMs + rounds * roundMs } : playback;
}
