import type { ReactNode } from 'react';

/** A track with the mix it is played along with, or the mix as a whole. */
export interface MixPlayable {
  kind: 'track' | 'mix';
  id: string;
  name: string;
  queue: readonly string[];
}

/** How a mix is played where the listener is. */
export interface MixPlayback {
  /** Plays the track, and with it the rest of the mix where the player can. */
  trackButton: (item: MixPlayable) => ReactNode;
  /** `null` where the player takes no lists of tracks. */
  whole: {
    button: (item: MixPlayable, words: string) => ReactNode;
    enqueue: (item: MixPlayable, where: 'next' | 'last') => void;
  } | null;
}
