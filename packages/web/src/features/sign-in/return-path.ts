import { tryToStore } from '../../lib/browser-storage.ts';

const key = 'attune_return_to';

/** The screen to come back to when a sign-in that was begun on it is over. */
export function rememberReturn(tab: Storage): void {
  const { pathname, search } = window.location;
  tryToStore(tab, key, `${pathname}${search}`);
}

/** @returns where the sign-in was begun, once; `null` where it was not on a screen of its own. */
export function takeReturn(tab: Storage): string | null {
  const path = tab.getItem(key);
  tab.removeItem(key);
  if (path === null || !path.startsWith('/')) return null;
  // Written by this page alone; what leads elsewhere was not. Browsers read "\\" as "/", and "/./" as nothing.
  const { origin } = window.location;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? path : null;
}
