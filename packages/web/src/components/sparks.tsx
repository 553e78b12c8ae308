import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';
import { spectrum } from './waveform-shape.ts';

/** As specified: eight sparks, gone after 400 ms. */
const sparkAngles = [0, 45, 90, 135, 180, 225, 270, 315];
const sparkDurationMs = 400;

interface Burst {
  id: number;
  x: number;
  y: number;
}

/**
 * A spark effect for the element it is placed in, which has to be positioned.
 * @returns the layer to render, and `burst(x, y)` in pixels from the element's corner.
 */
export function useSparks(): { layer: ReactNode; burst: (x: number, y: number) => void } {
  const [bursts, setBursts] = useState<readonly Burst[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) window.clearTimeout(timer);
    };
  }, []);

  const burst = useCallback((x: number, y: number) => {
    if (prefersReducedMotion()) return;
    lastId.current += 1;
    const id = lastId.current;
    setBursts((current) => [...current, { id, x, y }]);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setBursts((current) => current.filter((one) => one.id !== id));
    }, sparkDurationMs);
    timers.current.add(timer);
  }, []);

  const layer = bursts.map(({ id, x, y }) =>
    sparkAngles.map((angle, index) => (
      <span
        key={`${id}-${angle}`}
        data-spark=""
        aria-hidden
        className="spark"
        style={
          {
            left: x,
            top: y,
            '--spark-angle': `${angle}deg`,
            '--spark-color': `var(--mood-${spectrum[index % spectrum.length]})`,
          } as CSSProperties
        }
      />
    )),
  );
  return { layer, burst };
}
