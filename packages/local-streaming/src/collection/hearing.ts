import { currentTrackId, positionAt } from '../playback/playback.ts';
import type { Playback } from '../state/state.ts';

/** What counts as played was heard to its half, or for so long. */
const playedAfterMs = 240_000;
/** A track that begins again begins this close to its start. */
const startMs = 3_000;

/** Tells what a listener hears: a track that begins to sound, and one of which so much was heard that it counts. */
export interface HearingTeller {
  playing(listenerId: string, trackId: string): void;
  played(listenerId: string, trackId: string, startedAtMs: number): void;
}

interface HeardTrack {
  trackId: string;
  startedAtMs: number;
  heardMs: number;
  seenAtMs: number;
  sounded: boolean;
  isTold: boolean;
  counts: boolean;
}

/**
 * Follows players and adds up how long a track really sounded; seeking adds nothing. What plays without a player is heard by
 * nobody.
 */
export type Hearing = (listenerId: string, playback: Playback) => void;

export function createHearing(
  tell: HearingTeller,
  durationOf: (trackId: string) => number | undefined,
  clock: () => number,
): Hearing {
  const heard = new Map<string, HeardTrack>();
  const enoughOf = (trackId: string) => Math.min(playedAfterMs, (durationOf(trackId) ?? 0) / 2);

  function add(listenerId: string, track: HeardTrack, untilMs: number): void {
    if (track.sounded) track.heardMs += Math.max(0, untilMs - track.seenAtMs);
    if (track.counts || track.heardMs < enoughOf(track.trackId) || track.heardMs === 0) return;
    track.counts = true;
    tell.played(listenerId, track.trackId, track.startedAtMs);
  }

  return (listenerId, playback) => {
    const nowMs = clock();
    const trackId = currentTrackId(playback);
    const sounds = playback.isPlaying && playback.playerId !== null;
    const before = heard.get(listenerId);
    const isSame = before !== undefined && before.trackId === trackId;
    const beginsAgain =
      isSame && before.counts && playback.asOfMs >= before.seenAtMs && playback.positionMs < startMs;
    // Since when another one plays, or none, is known; what plays on was heard until now.
    if (before)
      add(listenerId, before, isSame && !beginsAgain && sounds ? nowMs : Math.min(nowMs, playback.asOfMs));
    if (trackId === null) {
      heard.delete(listenerId);
      return;
    }
    const positionMs = positionAt(playback, nowMs);
    const track: HeardTrack =
      isSame && !beginsAgain
        ? before
        : {
            trackId,
            startedAtMs: before ? playback.asOfMs : nowMs - positionMs,
            heardMs: 0,
            seenAtMs: nowMs,
            sounded: false,
            isTold: false,
            // Met in its middle, as after a restart: it was counted where it is past its half.
            counts: before === undefined && positionMs >= enoughOf(trackId),
          };
    const beganMs = track === before || before === undefined ? nowMs : Math.min(nowMs, playback.asOfMs);
    Object.assign(track, { seenAtMs: beganMs, sounded: sounds });
    heard.set(listenerId, track);
    if (!sounds || track.isTold) return;
    track.isTold = true;
    tell.playing(listenerId, trackId);
  };
}
