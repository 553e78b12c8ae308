import { forgetConversations, forgetStoredConversations } from '../features/chat/storage-keys.ts';
import type { TabChannel } from '../features/player/other-tab.ts';
import { recentSearchesKey } from '../features/search/recent-searches-key.ts';
import { createSession, type Session } from '../features/sign-in/session.ts';
import { createSignInOrigin } from '../features/sign-in/sign-in-origin.ts';
import { createTokenStore, type TokenStore } from '../features/sign-in/token-store.ts';
import { roomyStorage } from '../lib/browser-storage.ts';
import { createStore, type ReadonlyStore, type Store } from '../lib/store.ts';
import type { Listener } from './listener/listener.ts';

/** How the backend is reached, and how tabs take turns. */
export interface Network {
  fetch: typeof fetch;
  /** `undefined` where the browser has no locks (insecure origins). */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Whether there is a network at all. */
  connection: ReadonlyStore<boolean>;
}

/** What the page lives in; the tests bring their own. */
export interface Surroundings {
  localStorage: Storage;
  sessionStorage: Storage;
  /** Hears of storage changes made in other tabs. */
  otherTabs: EventTarget;
  now: () => number;
  /** A name nobody else has. */
  newId: () => string;
  network: Network;
  /** Opens a channel that all tabs of this browser share by its name. */
  openChannel: (name: string) => TabChannel;
}

/** What the first screen needs. Whatever calls the backend joins later, in `connect.ts` and `listener.ts`. */
export interface Services extends Omit<Surroundings, 'otherTabs'> {
  store: TokenStore;
  session: Session;
  /** What the signed-in listener has going on; `null` until they have been on a screen of theirs. */
  listener: Store<Listener | null>;
  /** The song that sounds in this window, as the tab is called meanwhile; `null` while none does. */
  soundingTitle: Store<string | null>;
}

export function createServices({ otherTabs, ...surroundings }: Surroundings): Services {
  const { sessionStorage, localStorage, now, newId } = surroundings;
  const storage = roomyStorage(localStorage);
  const store = createTokenStore(storage, otherTabs, newId);
  const origin = createSignInOrigin(sessionStorage, storage, now);
  const session = createSession(store, origin, now);
  forgetWhatWasSaid(store, session, surroundings);
  return {
    ...surroundings,
    store,
    session,
    listener: createStore<Listener | null>(null),
    soundingTitle: createStore<string | null>(null),
  };
}

/**
 * What listeners wrote and searched for is forgotten when they choose to leave, also while this tab was not loaded, so that
 * an expired sign-in costs nobody a sentence.
 */
function forgetWhatWasSaid(
  store: TokenStore,
  session: Session,
  { sessionStorage, localStorage }: Pick<Surroundings, 'sessionStorage' | 'localStorage'>,
): void {
  const forget = () => {
    forgetConversations(sessionStorage);
    forgetStoredConversations(localStorage);
    localStorage.removeItem(recentSearchesKey);
  };
  if (!session.isSignedIn() && !store.haveExpired()) forget();
  session.onEnd((reason) => {
    if (reason === 'signed-out') forget();
    // Another account's searches are nobody's business.
    else if (reason === 'replaced') localStorage.removeItem(recentSearchesKey);
  });
}
