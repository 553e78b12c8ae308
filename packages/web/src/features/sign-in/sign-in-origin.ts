import { type KeyedTexts, tryToStore } from '../../lib/browser-storage.ts';

/** Where a sign-in began, so that one that was begun elsewhere is noticed. */
export interface SignInOrigin {
  /** The listener pressed Sign In in this tab. */
  begin(): void;
  /** Tokens came. Unless a sign-in begun in this tab in the last ten minutes brought them, someone has to ask. */
  arrive(): void;
  /** What was begun in this tab is over, and nobody new came with it. */
  forget(): void;
  /** Whether the listener has yet to say that the account is theirs. */
  isUnconfirmed(): boolean;
  /** The listener says so, or the sign-in is over. */
  settle(): void;
}

/** As long as the backend's own cookie for a sign-in under way lives. */
const waitsMs = 10 * 60 * 1000;

const begunKey = 'attune_sign_in_begun';
const unconfirmedKey = 'attune_sign_in_unconfirmed';

/**
 * @param tab remembers the beginning: a sign-in comes back to the tab it began in.
 * @param browser remembers the open question, which belongs to the tokens and so to every tab.
 */
export function createSignInOrigin(tab: Storage, browser: KeyedTexts, now: () => number): SignInOrigin {
  return {
    begin: () => void tryToStore(tab, begunKey, String(now())),
    arrive() {
      const begunAtMs = Number(tab.getItem(begunKey) ?? Number.NaN);
      tab.removeItem(begunKey);
      const passedMs = now() - begunAtMs;
      if (passedMs >= 0 && passedMs <= waitsMs) browser.removeItem(unconfirmedKey);
      else browser.setItem(unconfirmedKey, 'true');
    },
    forget: () => tab.removeItem(begunKey),
    isUnconfirmed: () => browser.getItem(unconfirmedKey) !== null,
    settle: () => browser.removeItem(unconfirmedKey),
  };
}
