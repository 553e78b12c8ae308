import { createSession, type Session } from '../features/sign-in/session.ts';
import { createSignInOrigin } from '../features/sign-in/sign-in-origin.ts';
import { createTokenStore, type TokenStore } from '../features/sign-in/token-store.ts';

/** How the backend is reached, and how tabs take turns. */
export interface Network {
  fetch: typeof fetch;
  /** `undefined` where the browser has no locks (insecure origins). */
  locks: Pick<LockManager, 'request'> | undefined;
}

/** What the page lives in; the tests bring their own. */
export interface Surroundings {
  localStorage: Storage;
  sessionStorage: Storage;
  /** Hears of storage changes made in other tabs. */
  otherTabs: EventTarget;
  now: () => number;
  network: Network;
}

/** What the first screen needs. Whatever calls the backend joins later, in `connect.ts`. */
export interface Services extends Omit<Surroundings, 'otherTabs'> {
  store: TokenStore;
  session: Session;
}

export function createServices({ otherTabs, ...surroundings }: Surroundings): Services {
  const store = createTokenStore(surroundings.localStorage, otherTabs);
  const { sessionStorage, localStorage, now } = surroundings;
  const origin = createSignInOrigin(sessionStorage, localStorage, now);
  return { ...surroundings, store, session: createSession(store, origin, now) };
}
