import type { Track } from '../../track.ts';

/** What can be asked to be played as a whole, in the service's words. A mix has no page there: it is a row of tracks. */
export const playableKinds = ['playlist', 'album', 'artist', 'track'] as const;
export type PlayableKind = (typeof playableKinds)[number];

/** What a queue was taken from. A single track and loose ones have none. */
export interface PlayedContext {
  kind: Exclude<PlayableKind, 'track'>;
  id: string;
}

/** What a player tells its service about the listener's queue and itself. */
export interface SessionReport {
  context: PlayedContext | null;
  /** Track ids in playing order. */
  order: string[];
  /** Where `order` stands; stays put while a queued track plays. */
  index: number;
  /** A track from the queue that plays in place of `order[index]`. */
  queuedTrackId: string | null;
  queue: string[];
  positionMs: number;
  isPlaying: boolean;
  /** The order has been played to its end. */
  ended: boolean;
  shuffle: boolean;
  repeat: 'off' | 'context' | 'track';
  volumePercent: number;
  /** Chosen by the player; `null` says that it stops being the one that sounds, as when its page is left. */
  playerId: string | null;
  /** The revision it knew, for what happened by itself; `null` for what the listener asked for. */
  basedOn: number | null;
  /**
   * The player whose page is being left. Its last word counts as long as that player is the one that sounds, whatever it had
   * told just before: the answer to that may not have reached the page any more.
   */
  leaving?: string | undefined;
}

/** How the listener's player stands at this moment, whoever set it. */
export type SessionState = Omit<SessionReport, 'basedOn' | 'leaving'> & {
  revision: number;
  /** What `order` was before it was shuffled, where that is known. */
  straightOrder: string[] | null;
};
export interface SessionAnswer {
  /** `null` before anything was ever played. */
  session: SessionState | null;
  /** The player that asks had not been heard of for a while and was taken for gone; it should say what it does. */
  wasGone?: boolean;
}

export interface QueueAnswer {
  /** Name and page of what the tracks are from; `null` for a single track and for loose ones. */
  context: (PlayedContext & { name: string; url: string }) | null;
  tracks: readonly Track[];
}
