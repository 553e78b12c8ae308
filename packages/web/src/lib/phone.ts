import { useSyncExternalStore } from 'react';

/** Narrow, or low as a phone on its side; the variant `phone` of the styles means the same. */
const query = '(width < 40rem), (height < 30rem) and (width < 64rem)';

/** Whether the window is a phone's, also after it has been turned. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

const isPhone = (): boolean => window.matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
