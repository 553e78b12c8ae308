import type { KeyedTexts } from '../../lib/browser-storage.ts';

/** The three values of the specification, under the names it gives them. */
export const tokenKeys = {
  access: 'spotify_access_token',
  refresh: 'spotify_refresh_token',
  timestamp: 'spotify_token_timestamp',
} as const;

/** Tells the other tabs, which only see the values go, that nobody chose to leave. It stays until the next sign-in. */
const expiredKey = 'attune_sign_in_expired';

/** Names the sign-in that the tokens came with, so that every tab notices when another one takes its place. */
const signInKey = 'attune_sign_in';
/** Tokens from before sign-ins had names. */
const unnamedSignIn = 'unnamed';

export interface StoredTokens {
  accessToken: string;
  refreshToken: string | null;
  /** When the access token was stored, in milliseconds since the epoch; `null` when unknown. */
  storedAtMs: number | null;
}

/** Where the tokens live. Subscribers hear of changes made here and in other tabs. */
export interface TokenStore {
  read(): StoredTokens | null;
  /** Names the sign-in the tokens belong to: a refresh keeps the name, a new sign-in has a new one. `null`: signed out. */
  signIn(): string | null;
  /** Takes in the tokens of a new sign-in. */
  save(tokens: { accessToken: string; refreshToken: string }, nowMs: number): void;
  /** Takes in the outcome of a refresh. The old refresh token stays where no new one came. */
  renew(tokens: { accessToken: string; refreshToken?: string | undefined }, nowMs: number): void;
  removeAll(): void;
  /** As `removeAll`, for a sign-in that turned out to be over. */
  expire(): void;
  /** Whether the tokens that are gone have expired, in this tab or another. */
  haveExpired(): boolean;
  /** The dashboard's logout, which leaves the timestamp where it is. */
  removeTokens(): void;
  subscribe(listener: () => void): () => void;
  /** Tells the subscribers of this tab that something about the tokens is different now. */
  announce(): void;
}

export function createTokenStore(
  storage: KeyedTexts,
  otherTabs: EventTarget,
  newId: () => string,
): TokenStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  otherTabs.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === signInKey || Object.values<string>(tokenKeys).includes(key)) notify();
  });
  const store = (accessToken: string, refreshToken: string | undefined, nowMs: number) => {
    storage.removeItem(expiredKey);
    storage.setItem(tokenKeys.access, accessToken);
    if (refreshToken !== undefined) storage.setItem(tokenKeys.refresh, refreshToken);
    storage.setItem(tokenKeys.timestamp, String(nowMs));
  };
  const remove = (...keys: string[]) => {
    for (const key of keys) storage.removeItem(key);
    notify();
  };
  const removeAll = () => remove(tokenKeys.access, tokenKeys.refresh, tokenKeys.timestamp, signInKey);
  return {
    read() {
      const accessToken = storage.getItem(tokenKeys.access);
      if (!accessToken) return null;
      const stamp = storage.getItem(tokenKeys.timestamp);
      const storedAtMs = stamp ? Number(stamp) : Number.NaN;
      return {
        accessToken,
        refreshToken: storage.getItem(tokenKeys.refresh) || null,
        storedAtMs: Number.isFinite(storedAtMs) ? storedAtMs : null,
      };
    },
    signIn: () => (storage.getItem(tokenKeys.access) ? (storage.getItem(signInKey) ?? unnamedSignIn) : null),
    save({ accessToken, refreshToken }, nowMs) {
      store(accessToken, refreshToken, nowMs);
      // Last: another tab that sees the name sees the tokens as well.
      storage.setItem(signInKey, newId());
      notify();
    },
    renew({ accessToken, refreshToken }, nowMs) {
      store(accessToken, refreshToken, nowMs);
      notify();
    },
    removeAll,
    expire() {
      storage.setItem(expiredKey, 'true');
      removeAll();
    },
    haveExpired: () => storage.getItem(expiredKey) !== null,
    removeTokens: () => remove(tokenKeys.access, tokenKeys.refresh, signInKey),
    announce: notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The tokens as one sign-in sees them: they are gone for it as soon as another takes its place. */
export function tokensOf(store: TokenStore, signIn: string | null): Pick<TokenStore, 'read' | 'renew'> {
  const isCurrent = () => signIn !== null && store.signIn() === signIn;
  return {
    read: () => (isCurrent() ? store.read() : null),
    renew(tokens, nowMs) {
      if (isCurrent()) store.renew(tokens, nowMs);
    },
  };
}
