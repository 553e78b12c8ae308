import { type PointerEvent, type RefObject, useRef } from 'react';

/** How far something is pulled up. */
export type Height = 'closed' | 'half' | 'full';

const heights: readonly Height[] = ['closed', 'half', 'full'];
/** A finger that means to press moves as well, a little. */
const pressPx = 6;
/** Faster than this it is a flick: it goes one step on in its direction, however short it was. */
const flickPxPerMs = 0.5;

interface Pull {
  pointer: number;
  startY: number;
  startHeight: number;
  isMoving: boolean;
  lastY: number;
  lastAt: number;
  /** Upwards above zero. */
  pxPerMs: number;
}

/**
 * Lets a handle pull `panel` to a height by pointer, and says at which of them it is let go.
 * @param onPull the panel follows the pointer, or no longer does
 */
export function usePull(
  panel: RefObject<HTMLElement | null>,
  height: Height,
  onPull: (isPulled: boolean) => void,
  onLetGo: (height: Height) => void,
) {
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);

  const end = (event: PointerEvent) => {
    const ended = pull.current;
    if (ended?.pointer !== event.pointerId) return null;
    pull.current = null;
    if (!ended.isMoving) return null;
    const reached = panel.current?.offsetHeight ?? 0;
    panel.current?.style.removeProperty('height');
    onPull(false);
    return { ...ended, reached };
  };

  return {
    onPointerDown(event: PointerEvent) {
      wasPulled.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      // A quick pointer has left the handle before its first move is told.
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = {
        pointer: event.pointerId,
        startY: event.clientY,
        startHeight: height === 'closed' ? 0 : (panel.current?.offsetHeight ?? 0),
        isMoving: false,
        lastY: event.clientY,
        lastAt: event.timeStamp,
        pxPerMs: 0,
      };
    },
    onPointerMove(event: PointerEvent) {
      const current = pull.current;
      if (current?.pointer !== event.pointerId) return;
      const up = current.startY - event.clientY;
      if (!current.isMoving) {
        if (Math.abs(up) < pressPx) return;
        current.isMoving = true;
        wasPulled.current = true;
        onPull(true);
      }
      const elapsed = event.timeStamp - current.lastAt;
      if (elapsed > 0) current.pxPerMs = (current.lastY - event.clientY) / elapsed;
      current.lastY = event.clientY;
      current.lastAt = event.timeStamp;
      panel.current?.style.setProperty('height', `${Math.max(0, current.startHeight + up)}px`);
    },
    onPointerUp(event: PointerEvent) {
      const ended = end(event);
      if (ended !== null) onLetGo(heightAt(ended.reached, window.innerHeight, height, ended.pxPerMs));
    },
    onPointerCancel: (event: PointerEvent) => void end(event),
    /** A pull ends with a click on the handle, which was none. */
    isClickOfPull: () => wasPulled.current,
  };
}

/** Where a panel of `px` comes to rest that was let go at a speed, having been at `from`. */
export function heightAt(px: number, windowPx: number, from: Height, pxPerMs: number): Height {
  if (Math.abs(pxPerMs) > flickPxPerMs) {
    const step = heights.indexOf(from) + (pxPerMs > 0 ? 1 : -1);
    return heights[Math.min(heights.length - 1, Math.max(0, step))] ?? from;
  }
  if (px < windowPx * 0.15) return 'closed';
  return px < windowPx * 0.45 ? 'half' : 'full';
}
