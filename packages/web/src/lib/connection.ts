import type { ReadonlyStore } from './store.ts';

/** Whether the browser has a network; what it calls one may still reach nobody. */
export function createConnection(page: EventTarget, isOnline: () => boolean): ReadonlyStore<boolean> {
  return {
    get: isOnline,
    subscribe(listener) {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}
