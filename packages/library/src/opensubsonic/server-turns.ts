import pLimit, { type LimitFunction } from 'p-limit';
import type { Credentials } from './credentials.ts';

/** So many calls at a time are made for one listener, and for everybody together. */
const mostOfListener = 2;
const mostOfServer = 8;

/** Runs work when its turn has come. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface ServerTurns {
  /** Work in the name of a listener, who has a few at a time. */
  ofListener(who: Credentials): Turn;
  /** Work that no listener's other calls shall hold up. */
  ofServer: Turn;
}

/** Servers at home do little at a time: who asks for much waits here, and nobody for somebody else's many. */
export function createServerTurns(): ServerTurns {
  const ofServer = pLimit(mostOfServer);
  const listeners = new Map<string, LimitFunction>();
  return {
    ofListener(who) {
      const key = who.u ?? who.apiKey ?? '';
      return async (work) => {
        const own = listeners.get(key) ?? pLimit(mostOfListener);
        listeners.set(key, own);
        try {
          return await own(() => ofServer(work));
        } finally {
          // The queue of a listener whose calls have all ended is dropped; the next call makes another.
          if (own.activeCount + own.pendingCount === 0) listeners.delete(key);
        }
      };
    },
    ofServer,
  };
}
