import type { Listening } from './listening.ts';

/** How a listener listens, and where in the player's own parts it can be set and seen. */
export interface ListeningPlace {
  listening: Listening;
  /** Among the queue's controls. */
  options: HTMLElement;
  /** Beside what plays. */
  timeLeft: HTMLElement;
}
