import type { Controls } from '@attune/player/conductor';
import { createSignal } from '@attune/player/signal';
import { useEffect, useRef } from 'react';

/**
 * What is heard, drawn from its signal; with reduced motion it keeps the shape it had when playing began. Decoration: it
 * says nothing that words do not say.
 */
export function SoundCanvas({ controls }: { controls: Controls }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    const signal = createSignal(canvas.current, controls.readSignal);
    let frame: number | null = null;
    const draw = () => {
      frame = null;
      const { status, durationMs } = controls.view();
      const share = durationMs > 0 ? controls.positionMs() / durationMs : 0;
      if (signal.draw(share, status === 'playing') || status === 'playing') ask();
    };
    const ask = () => {
      frame ??= requestAnimationFrame(draw);
    };
    ask();
    const stop = controls.subscribe(ask);
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [controls]);
  return <canvas ref={canvas} aria-hidden className="now-playing-signal" />;
}
