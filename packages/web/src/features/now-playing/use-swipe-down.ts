import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

/** So far a finger has to go for it to count. */
const farPx = 96;

/**
 * Calls back when a finger pulls the element down from the top of the page, and lets the element follow the finger. A swipe
 * that begins on a control, or anywhere but at the top, scrolls as ever.
 */
export function useSwipeDown(element: RefObject<HTMLElement | null>, onSwipe: () => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const pulled = element.current;
    if (pulled === null) return;
    let from: { x: number; y: number } | null = null;
    let downPx = 0;
    const rest = () => {
      from = null;
      downPx = 0;
      pulled.style.transform = '';
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const isControl = target instanceof Element && target.closest('button, a, input, ol') !== null;
      if (touches.length !== 1 || finger === undefined || isControl || window.scrollY > 0) return rest();
      from = { x: finger.clientX, y: finger.clientY };
    };
    const follow = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (from === null || finger === undefined) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (down <= Math.abs(across)) {
        if (downPx === 0) from = null;
        return;
      }
      // Else the page would be pulled, and loaded anew.
      if (event.cancelable) event.preventDefault();
      downPx = down;
      if (!prefersReducedMotion()) pulled.style.transform = `translateY(${down}px)`;
    };
    const end = () => {
      const isFar = downPx >= farPx;
      rest();
      if (isFar) latest.current();
    };
    pulled.addEventListener('touchstart', begin, { passive: true });
    pulled.addEventListener('touchmove', follow, { passive: false });
    pulled.addEventListener('touchend', end);
    pulled.addEventListener('touchcancel', rest);
    return () => {
      pulled.removeEventListener('touchstart', begin);
      pulled.removeEventListener('touchmove', follow);
      pulled.removeEventListener('touchend', end);
      pulled.removeEventListener('touchcancel', rest);
    };
  }, [element]);
}
