import { screenPaths } from '@attune/contract';
import { ArrowRight, RefreshCw, RefreshCwOff } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../../components/icon-button.tsx';
import { useSparks } from '../../components/sparks.tsx';
import { useReducedMotion } from '../../lib/reduced-motion.ts';
import { texts } from './texts.ts';

/** As specified. */
const rotationMs = 4000;

/**
 * The large call to action. Its label moves on every four seconds, silently for screen readers, and stands still
 * while paused or under reduced motion. The first label is the longest and sets the width for all.
 */
export function RotatingLink() {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion() || isPaused;
  const sparks = useSparks();

  useEffect(() => {
    if (isStill) return;
    const timer = window.setInterval(
      () => setIndex((current) => (current + 1) % texts.taglines.length),
      rotationMs,
    );
    return () => window.clearInterval(timer);
  }, [isStill]);

  const burst = (event: MouseEvent<HTMLAnchorElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A press by keyboard has no place; the sparks then fly from the middle.
    const hasPlace = event.clientX !== 0 || event.clientY !== 0;
    sparks.burst(
      hasPlace ? event.clientX - box.left : box.width / 2,
      hasPlace ? event.clientY - box.top : box.height / 2,
    );
  };

  return (
    <div className="flex items-center gap-1">
      <span className="relative">
        <Link
          to={screenPaths.dashboard}
          onClick={burst}
          className="button button-primary min-h-14 px-6 text-m shadow-high sm:px-7 sm:text-l"
        >
          <span className="steady-label" data-longest={texts.taglines[0]}>
            <span key={index} className="message">
              {texts.taglines[index]}
            </span>
          </span>
          <ArrowRight size={20} aria-hidden />
        </Link>
        {sparks.layer}
      </span>
      <IconButton
        label={isPaused ? texts.play : texts.pause}
        onClick={() => setIsPaused((paused) => !paused)}
        className="motion-reduce:hidden"
      >
        {isPaused ? <RefreshCw size={18} aria-hidden /> : <RefreshCwOff size={18} aria-hidden />}
      </IconButton>
    </div>
  );
}
