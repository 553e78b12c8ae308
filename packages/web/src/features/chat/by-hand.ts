import type { Brief } from '@attune/contract';

/** What the listener can do to an answer without typing. */
export interface ByHand {
  correct: (brief: Brief) => void;
  undo: () => void;
  /** Sends a message at once. */
  say: (message: string) => void;
}
