import { serviceOfToken } from '@attune/contract';
import type { SignInOrigin } from './sign-in-origin.ts';
import type { TokenStore } from './token-store.ts';

/** `expired`: it turned out to be over. `signed-out`: the listener ended it. Either may have happened in another tab. */
export type EndReason = 'expired' | 'signed-out';

/** Why what is known of a listener is no longer to be shown. `replaced`: another sign-in took the place of theirs. */
export type ChangeReason = EndReason | 'replaced';

/** The two states there are: signed in (an access token is stored) and signed out. */
export interface Session {
  isSignedIn(): boolean;
  /** Names this sign-in; `null` when signed out. */
  signIn(): string | null;
  /** Why the last sign-in of this page ended; `null` when none did. */
  endReason(): EndReason | null;
  /** The header that tells the backend whose call this is; empty when signed out. */
  authorization(): Readonly<Record<string, string>>;
  /** At which of several services the listener is, as their tokens say; `null` where they name none. */
  at(): string | null;
  /** Hears of every change of the stored tokens, in this tab or another, and of a confirmation. */
  subscribe(listener: () => void): () => void;
  /** The listener presses Sign In: the tokens that come back soon are expected. */
  begin(): void;
  /** The tokens of a sign-in came. Another one that is under way ends with it. */
  accept(tokens: { accessToken: string; refreshToken: string }): void;
  /** Other tokens of the same account came, as when the listener allows more: their sign-in goes on in every tab. */
  goOnWith(tokens: { accessToken: string; refreshToken: string }): void;
  /** Nobody knows whether the account is the listener's: its tokens came without a sign-in begun here. */
  isUnconfirmed(): boolean;
  /** The listener says that the account of this sign-in is theirs. It says nothing about one that came since. */
  confirm(signIn: string): void;
  /** Header sign-out: all three values go. */
  signOut(): void;
  /** Dashboard logout: the timestamp stays. */
  logOut(): void;
  /** The sign-in turned out to be over, with nothing left to cure it. */
  expire(): void;
  /** Told once when a sign-in ends or another takes its place, in this tab or another, after the values have changed. */
  onEnd(listener: (reason: ChangeReason) => void): () => void;
  /** What has to be told while the tokens still hold, of the sign-in that is under way. */
  beforeLeaving?: () => Promise<void>;
}

export function createSession(store: TokenStore, origin: SignInOrigin, now: () => number): Session {
  const endListeners = new Set<(reason: ChangeReason) => void>();
  let signIn = store.signIn();
  let last: EndReason | null = null;

  store.subscribe(() => {
    const before = signIn;
    signIn = store.signIn();
    if (signIn !== null) last = null;
    if (before === null || before === signIn) return;
    if (signIn === null) {
      origin.settle();
      last = store.haveExpired() ? 'expired' : 'signed-out';
    }
    for (const listener of [...endListeners]) listener(last ?? 'replaced');
  });
  return {
    isSignedIn: () => store.read() !== null,
    signIn: store.signIn,
    endReason: () => last,
    authorization() {
      const tokens = store.read();
      return tokens === null ? {} : { Authorization: `Bearer ${tokens.accessToken}` };
    },
    at: () => serviceOfToken(store.read()?.accessToken ?? ''),
    subscribe: store.subscribe,
    begin: origin.begin,
    accept(tokens) {
      // The same tokens once more (React takes them twice in development) are no new arrival.
      if (store.read()?.accessToken === tokens.accessToken) {
        store.renew(tokens, now());
        return;
      }
      origin.arrive();
      store.save(tokens, now());
    },
    goOnWith(tokens) {
      origin.forget();
      store.renew(tokens, now());
    },
    isUnconfirmed: () => store.read() !== null && origin.isUnconfirmed(),
    confirm(confirmed) {
      if (store.signIn() === confirmed) origin.settle();
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
