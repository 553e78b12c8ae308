import type { SignInOrigin } from './sign-in-origin.ts';
import type { TokenStore } from './token-store.ts';

/** `expired`: it turned out to be over. `signed-out`: the listener ended it. Either may have happened in another tab. */
export type EndReason = 'expired' | 'signed-out';

/** The two states there are: signed in (an access token is stored) and signed out. */
export interface Session {
  isSignedIn(): boolean;
  /** Why the last sign-in of this page ended; `null` when none did. */
  endReason(): EndReason | null;
  /** The header that tells the backend whose call this is; empty when signed out. */
  authorization(): Readonly<Record<string, string>>;
  /** Hears of every change of the stored tokens, in this tab or another, and of a confirmation. */
  subscribe(listener: () => void): () => void;
  /** The listener presses Sign In: the tokens that come back soon are expected. */
  begin(): void;
  accept(tokens: { accessToken: string; refreshToken: string }): void;
  /** Nobody knows whether the account is the listener's: its tokens came without a sign-in begun here. */
  isUnconfirmed(): boolean;
  /** The listener says that it is. */
  confirm(): void;
  /** Header sign-out: all three values go. */
  signOut(): void;
  /** Dashboard logout: the timestamp stays. */
  logOut(): void;
  /** The sign-in turned out to be over, with nothing left to cure it. */
  expire(): void;
  /** Told once per end, after the values are gone. */
  onEnd(listener: (reason: EndReason) => void): () => void;
}

export function createSession(store: TokenStore, origin: SignInOrigin, now: () => number): Session {
  const endListeners = new Set<(reason: EndReason) => void>();
  let wasSignedIn = store.read() !== null;
  let last: EndReason | null = null;

  store.subscribe(() => {
    const isSignedIn = store.read() !== null;
    const hasEnded = wasSignedIn && !isSignedIn;
    wasSignedIn = isSignedIn;
    if (isSignedIn) last = null;
    if (!hasEnded) return;
    origin.settle();
    last = store.haveExpired() ? 'expired' : 'signed-out';
    for (const listener of endListeners) listener(last);
  });
  return {
    isSignedIn: () => store.read() !== null,
    endReason: () => last,
    authorization() {
      const tokens = store.read();
      return tokens === null ? {} : { Authorization: `Bearer ${tokens.accessToken}` };
    },
    subscribe: store.subscribe,
    begin: origin.begin,
    accept(tokens) {
      // The same tokens once more (React takes them twice in development) are no new arrival.
      if (store.read()?.accessToken !== tokens.accessToken) origin.arrive();
      store.save(tokens, now());
    },
    isUnconfirmed: () => store.read() !== null && origin.isUnconfirmed(),
    confirm() {
      origin.settle();
      store.announce();
    },
    signOut: store.removeAll,
    logOut: store.removeTokens,
    expire: store.expire,
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
