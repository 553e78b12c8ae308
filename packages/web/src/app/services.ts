import { createSession, type Session } from '../features/sign-in/session.ts';
import { createTokenStore, type TokenStore } from '../features/sign-in/token-store.ts';

/** What the first screen needs. Whatever calls the backend joins later, in `connect.ts`. */
export interface Services {
  store: TokenStore;
  session: Session;
  localStorage: Storage;
  sessionStorage: Storage;
  now: () => number;
}

export interface Surroundings {
  localStorage: Storage;
  sessionStorage: Storage;
  /** Hears of storage changes made in other tabs. */
  otherTabs: EventTarget;
  now: () => number;
}

export function createServices({ localStorage, sessionStorage, otherTabs, now }: Surroundings): Services {
  const store = createTokenStore(localStorage, otherTabs);
  return { store, session: createSession(store, now), localStorage, sessionStorage, now };
}
