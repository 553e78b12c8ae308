import type { CurrentTrack } from '@attune/contract';

/** What was last heard of a listener's player. */
export interface HeardTrack {
  /** Milliseconds since the epoch. */
  askedAt: number;
  track: CurrentTrack | null;
  /** The service just said that nothing plays, once; `track` is what played before. */
  doubtful: boolean;
}

export interface CurrentTrackSchedule {
  /** How old an answer may be while a track plays, in milliseconds. */
  playingMaxAgeMs: number;
  /** How old it may be while nothing moves. */
  idleMaxAgeMs: number;
}

/** Slack after a track's end, so that the service has moved on when it is asked. */
const afterEndMs = 1_000;
/** A doubtful answer is settled by the next poll of the browser. */
const settleDoubtMs = 5_000;
/** Even a listener's own action is not looked up more often than this. */
export const freshestMs = 2_000;

/**
 * When the streaming service is worth asking again: at the natural end of the track or after the greatest age,
 * whichever comes first; later while paused or idle.
 * @returns milliseconds since the epoch.
 */
export function nextAskAt(heard: HeardTrack, schedule: CurrentTrackSchedule): number {
  const { askedAt, track, doubtful } = heard;
  if (doubtful) return askedAt + Math.min(settleDoubtMs, schedule.playingMaxAgeMs);
  if (track === null || !track.isPlaying) return askedAt + schedule.idleMaxAgeMs;
  const { progressMs, durationMs } = track;
  const agedAt = askedAt + schedule.playingMaxAgeMs;
  if (progressMs === undefined || durationMs === undefined) return agedAt;
  const endsAt = askedAt + Math.max(0, durationMs - progressMs) + afterEndMs;
  return Math.min(agedAt, endsAt);
}
