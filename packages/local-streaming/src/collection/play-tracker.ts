import { currentTrackId, positionAt } from '../playback/playback.ts';
import type { Playback } from '../state/state.ts';

/** A track counts as played once half of it sounded, or so much of it. */
const playedAfterMs = 240_000;
/** A track that begins again begins this close to its start. */
const startMs = 3_000;

/** Is told of a listener's plays: a track that begins to sound, and one of which enough sounded to count. */
export interface PlayReporter {
  playing(listenerId: string, trackId: string): void;
  played(listenerId: string, trackId: string, startedAtMs: number): void;
}

interface TrackedPlay {
  trackId: string;
  startedAtMs: number;
  playedMs: number;
  seenAtMs: number;
  sounded: boolean;
  isReported: boolean;
  counts: boolean;
}

/**
 * Follows players and adds up how long a track really sounded; seeking adds nothing. What plays without a player is played for
 * nobody.
 */
export type PlayTracker = (listenerId: string, playback: Playback) => void;

export function createPlayTracker(
  report: PlayReporter,
  durationOf: (trackId: string) => number | undefined,
  clock: () => number,
): PlayTracker {
  const tracked = new Map<string, TrackedPlay>();
  const enoughOf = (trackId: string) => Math.min(playedAfterMs, (durationOf(trackId) ?? 0) / 2);

  function add(listenerId: string, track: TrackedPlay, untilMs: number): void {
    if (track.sounded) track.playedMs += Math.max(0, untilMs - track.seenAtMs);
    if (track.counts || track.playedMs < enoughOf(track.trackId) || track.playedMs === 0) return;
    track.counts = true;
    report.played(listenerId, track.trackId, track.startedAtMs);
  }

  return (listenerId, playback) => {
    const nowMs = clock();
    const trackId = currentTrackId(playback);
    const sounds = playback.isPlaying && playback.playerId !== null;
    const before = tracked.get(listenerId);
    const isSame = before !== undefined && before.trackId === trackId;
    const beginsAgain =
      isSame && before.counts && playback.asOfMs >= before.seenAtMs && playback.positionMs < startMs;
    // Since when another one plays, or none, is known; what plays on has sounded until now.
    if (before)
      add(listenerId, before, isSame && !beginsAgain && sounds ? nowMs : Math.min(nowMs, playback.asOfMs));
    if (trackId === null) {
      tracked.delete(listenerId);
      return;
    }
    const positionMs = positionAt(playback, nowMs);
    const track: TrackedPlay =
      isSame && !beginsAgain
        ? before
        : {
            trackId,
            startedAtMs: before ? playback.asOfMs : nowMs - positionMs,
            playedMs: 0,
            seenAtMs: nowMs,
            sounded: false,
            isReported: false,
            // Met in its middle, as after a restart: it was counted where it is past its half.
            counts: before === undefined && positionMs >= enoughOf(trackId),
          };
    const beganMs = track === before || before === undefined ? nowMs : Math.min(nowMs, playback.asOfMs);
    Object.assign(track, { seenAtMs: beganMs, sounded: sounds });
    tracked.set(listenerId, track);
    if (!sounds || track.isReported) return;
    track.isReported = true;
    report.playing(listenerId, trackId);
  };
}
