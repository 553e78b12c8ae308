import type { PlayerStatus } from '../player-session.ts';
import type { Track } from '../track.ts';
import type { QueueAnswer, SessionReport } from './service/messages.ts';

/** The status of this page's player; `elsewhere`: another player of the same listener plays, or playback goes on and no page sounds. */
export type Status = PlayerStatus | 'elsewhere';
export type Repeat = SessionReport['repeat'];
export type Source = NonNullable<QueueAnswer['context']>;

/** All a bar shows but the running position. */
export interface View {
  status: Status;
  /** `elsewhere` alone: whether somebody hears it there. */
  isPlayingElsewhere: boolean;
  track: Track | null;
  durationMs: number;
  queue: readonly Track[];
  /** Place of the current track in `queue`. */
  at: number;
  source: Source | null;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  shuffle: boolean;
  repeat: Repeat;
  /** The service did not take what plays here, and will not: it is known in this window alone. */
  isUnreported: boolean;
  /** Name of a track that could not be played and was passed over for the one that plays. */
  passedOver?: string | undefined;
}
