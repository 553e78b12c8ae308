import type { CurrentTrack } from '@attune/contract';

/** What was last observed of a listener's player. */
export interface ObservedTrack {
  /** Milliseconds since the epoch. */
  askedAt: number;
  track: CurrentTrack | null;
  /** The service said that nothing plays though a track should have, and has not been asked again yet. */
  unconfirmed: boolean;
  /** An advertisement plays, and soon a track again. */
  isAdvertisement?: boolean | undefined;
}

export interface CurrentTrackSchedule {
  /** How old an answer may be while a track plays, in milliseconds. */
  playingMaxAgeMs: number;
  /** How old it may be while nothing moves. */
  idleMaxAgeMs: number;
  /** Even a listener's own action is not looked up more often than this; 0: as often as there is one. */
  throttleMs: number;
}

/** Slack after a track's end, so that the service has moved on when it is asked. */
const afterEndMs = 1_000;
/** An unconfirmed silence is settled by the next poll of the browser. */
const confirmAfterMs = 5_000;
/** As long as an advertisement is. */
const advertisementMs = 15_000;

/** When a track observed playing ends, or is too old to be believed. */
function playsUntil({ askedAt, track }: ObservedTrack, { playingMaxAgeMs }: CurrentTrackSchedule): number {
  if (track === null || !track.isPlaying) return askedAt;
  const { progressMs, durationMs } = track;
  if (progressMs === undefined || durationMs === undefined) return askedAt + playingMaxAgeMs;
  return askedAt + Math.max(0, durationMs - progressMs);
}

/** Whether a track should be playing now; the service answers "nothing" by mistake now and then. */
export function isSilenceUnexpected(
  last: ObservedTrack,
  now: number,
  schedule: CurrentTrackSchedule,
): boolean {
  return now < playsUntil(last, schedule);
}

/**
 * When the streaming service is worth asking again: at the natural end of the track or after the greatest age,
 * whichever comes first; later while paused or idle.
 * @returns milliseconds since the epoch.
 */
export function nextAskAt(observed: ObservedTrack, schedule: CurrentTrackSchedule): number {
  const { askedAt, track, unconfirmed, isAdvertisement } = observed;
  const { playingMaxAgeMs, idleMaxAgeMs } = schedule;
  if (unconfirmed) return askedAt + Math.min(confirmAfterMs, idleMaxAgeMs);
  if (isAdvertisement === true) return askedAt + Math.min(advertisementMs, idleMaxAgeMs);
  if (track === null || !track.isPlaying) return askedAt + idleMaxAgeMs;
  return Math.min(askedAt + playingMaxAgeMs, playsUntil(observed, schedule) + afterEndMs);
}
