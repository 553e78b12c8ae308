import type { MixRequest } from '@attune/contract';
import type { ReactNode } from 'react';

/**
 * A track with the mix it is played along with, the mix as a whole, or the playlist it was saved as. It is the part of the
 * player's `Playable` that a mix needs: features do not import each other, and a route hands one the other.
 */
export interface MixPlayable {
  kind: 'track' | 'mix' | 'playlist';
  id: string;
  name: string;
  queue?: readonly string[];
  /** What it was made with, so that similar music can follow it. */
  madeWith?: MixRequest;
}

/** What a player makes of a list of tracks. */
export interface WholePlayback {
  button: (item: MixPlayable, words: string) => ReactNode;
  /** Plays the mix from a track on; `null` where the button beside the track does that. */
  playFrom: ((item: MixPlayable) => void) | null;
  /** Whether a track can come right after the one that plays, before all that was queued. */
  playsNext: boolean;
  /** Resolves to whether it is in the queue and nothing else says so. */
  enqueue: (item: MixPlayable, where: 'next' | 'last') => Promise<boolean>;
  /** It has come and will probably be played: what takes time is done beforehand. Absent where there is nothing to do. */
  prefetch?: (item: MixPlayable) => void;
  /** What became of it; `null` where the player shows that itself. */
  note: ReactNode;
}

/** How a mix is played where the listener is. */
export interface MixPlayback {
  /** Plays the track, and with it the rest of the mix where the player can; or the playlist. */
  itemButton: (item: MixPlayable) => ReactNode;
  /** Likes the track. */
  heart: (item: MixPlayable) => ReactNode;
  /** `null` where the player takes no lists of tracks. */
  whole: WholePlayback | null;
}
