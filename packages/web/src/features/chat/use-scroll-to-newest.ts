import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/** Closer to the end than this counts as reading the newest message. */
const nearEndPx = 48;
const answerWithMix = '[data-begins-newest]';

interface ScrollToNewest {
  listRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** The newest message is out of sight, because the listener has scrolled up. */
  isBehind: boolean;
  jumpToNewest: () => void;
}

/**
 * Keeps the newest message in view without pulling away a reader who has scrolled up. Only a move upwards counts
 * as scrolling up, so our own smooth scrolling, which passes through the middle of the list, does not.
 * @param newest changes whenever something was appended.
 * @param isOwn the listener appended it: then the list follows in any case.
 * @param isRestored the list begins with what was said before: its first sight is the end, without a journey through it.
 */
export function useScrollToNewest(newest: string, isOwn: boolean, isRestored: boolean): ScrollToNewest {
  const listRef = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  /** Where the last journey to the newest ends; it may still be under way. */
  const destination = useRef(0);
  const follows = useRef(true);
  const isFirstSight = useRef(isRestored);
  const [isBehind, setIsBehind] = useState(false);

  const jumpToNewest = useCallback(() => {
    const list = listRef.current;
    if (list === null) return;
    const isStill = prefersReducedMotion() || isFirstSight.current;
    isFirstSight.current = false;
    follows.current = true;
    destination.current = topOfNewest(list);
    list.scrollTo?.({ top: destination.current, behavior: isStill ? 'instant' : 'smooth' });
    setIsBehind(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` is the occasion, not an ingredient
  useEffect(() => {
    if (isOwn || follows.current) jumpToNewest();
    else setIsBehind(true);
  }, [newest, isOwn, jumpToNewest]);

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    let height = list.clientHeight;
    const observer = new ResizeObserver(() => {
      // A list that becomes lower keeps in sight what is read: its end, or the beginning of a mix.
      const lost = height - list.clientHeight;
      height = list.clientHeight;
      if (lost <= 0 || !follows.current) return;
      const missing = topOfNewest(list) - list.scrollTop;
      const isAtEnd = list.querySelector(answerWithMix) === null;
      // A list on its way there would be held up where it is.
      if (missing - (isAtEnd ? lost : 0) > 2) jumpToNewest();
      else if (isAtEnd) list.scrollTop += lost;
    });
    observer.observe(list);
    // What came before all of its answer was there has been followed to a place that is the newest's no more.
    let newestTop = topOfNewest(list);
    const grown = new MutationObserver(() => {
      const before = newestTop;
      newestTop = topOfNewest(list);
      const wasFollowed = Math.max(list.scrollTop, destination.current) >= before - 1;
      // A list that fitted whole had nowhere to go, unless it is on its way there already.
      const isUnderWay = before <= 0 && newestTop - destination.current <= 2;
      if (newestTop <= before || !follows.current || !wasFollowed || isUnderWay) return;
      if (newestTop - list.scrollTop > 2) jumpToNewest();
    });
    grown.observe(list, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      grown.disconnect();
    };
  }, [jumpToNewest]);

  const onScroll = useCallback(() => {
    const list = listRef.current;
    if (list === null) return;
    const distance = topOfNewest(list) - list.scrollTop;
    if (distance <= nearEndPx) {
      follows.current = true;
      setIsBehind(false);
    } else if (list.scrollTop < lastTop.current) {
      follows.current = false;
      setIsBehind(true);
    }
    lastTop.current = list.scrollTop;
  }, []);

  return { listRef, onScroll, isBehind, jumpToNewest };
}

/**
 * Where the list stands while the newest is read: at its end, unless an answer with a mix would then begin above its edge. The words
 * come first: they may be what somebody needed most, and below them as much of the mix shows as there is room for.
 */
function topOfNewest(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const start = list.querySelector<HTMLElement>(answerWithMix);
  if (start === null) return end;
  // As much is left above it as the list leaves above all. What is still moving into its place counts as there.
  const edgePx = Number.parseFloat(getComputedStyle(list).paddingTop) || 0;
  return Math.min(end, start.offsetTop - edgePx);
}
