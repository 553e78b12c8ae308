import type { Limits } from '../limits.ts';
import type { StateStore } from '../state/state.ts';
import type { Identity } from './listener-identity.ts';

/** Whom the service keeps things for: so many listeners as it is set up for. */
export interface Admission {
  /** Takes down who signs in, by the name they typed now. @returns false when there is no room */
  signIn(identity: Identity): boolean;
  /**
   * Lets somebody act who has signed in before. Whoever owned nothing may have made room for others since, and comes
   * back where there is room.
   */
  isAdmitted(identity: Identity): boolean;
  /** Why there is no room, and what helps. */
  readonly problem: string;
}

export function createAdmission(state: StateStore, { listeners }: Limits, clock: () => number): Admission {
  const admit = (identity: Identity) => state.admit(identity, listeners, clock());
  return {
    signIn: admit,
    isAdmitted: (identity) => state.listener(identity.id) !== undefined || admit(identity),
    problem:
      `This service already keeps the music of ${listeners} listeners, which is as many as it is set up for. ` +
      'Use a name that it knows, or ask whoever runs it to raise LOCAL_MAX_LISTENERS.',
  };
}
