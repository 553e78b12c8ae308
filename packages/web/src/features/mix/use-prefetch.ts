import { useEffect, useRef } from 'react';
import type { MixPlayable, MixPlayback } from './mix-playback.ts';

/** Rows and covers come first. */
const afterMs = 200;

/** Has the player make ready what a mix begins with, once it stands on the screen; `null` for one that is not waited for. */
export function usePrefetch({ whole }: MixPlayback, item: MixPlayable | null): void {
  const prefetch = whole?.prefetch;
  const newest = useRef(item);
  useEffect(() => {
    newest.current = item;
  });
  const id = item?.id;
  useEffect(() => {
    if (prefetch === undefined || id === undefined) return;
    const timer = setTimeout(() => newest.current && prefetch(newest.current), afterMs);
    return () => clearTimeout(timer);
  }, [prefetch, id]);
}
