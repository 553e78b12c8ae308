import type { Brief } from '@attune/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from './texts.ts';

const discoveries = ['familiar', 'any', 'new'] as const satisfies readonly Brief['discovery'][];

interface StationSlidersProps {
  brief: Pick<Brief, 'target' | 'discovery'>;
  onEnergy: (energy: number) => void;
  onDiscovery: (discovery: Brief['discovery']) => void;
}

/** What can be turned while the station plays. */
export function StationSliders({ brief, onEnergy, onDiscovery }: StationSlidersProps) {
  const percent = Math.round(brief.target.energy * 100);
  return (
    <div className="flex flex-col gap-4">
      <Slider
        label={texts.energy}
        ends={[texts.calm, texts.lively]}
        max={100}
        step={5}
        value={percent}
        inWords={texts.energyAt}
        onSet={(value) => onEnergy(value / 100)}
      />
      <Slider
        label={texts.familiarity}
        ends={[texts.known, texts.unknown]}
        max={2}
        step={1}
        value={discoveries.indexOf(brief.discovery)}
        inWords={(value) => texts.familiarityAt[discoveries[value] ?? 'any']}
        onSet={(value) => onDiscovery(discoveries[value] ?? 'any')}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  ends: readonly [string, string];
  max: number;
  step: number;
  value: number;
  inWords: (value: number) => string;
  /** The handle was let go, or moved by a key. */
  onSet: (value: number) => void;
}

function Slider({ label, ends, max, step, value, inWords, onSet }: SliderProps) {
  const [held, hold] = useState<number | null>(null);
  const range = useRef<HTMLInputElement>(null);
  const latest = useRef(onSet);
  const id = useId();
  useEffect(() => {
    latest.current = onSet;
  });
  // React's own `onChange` comes with every step of the way; the browser's comes when the handle is let go.
  useEffect(() => {
    const element = range.current;
    const letGo = () => {
      hold(null);
      if (element !== null) latest.current(Number(element.value));
    };
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, []);
  const shown = held ?? value;
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-s">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <span aria-hidden className="w-14 shrink-0 text-end text-muted text-xs">
          {ends[0]}
        </span>
        <input
          ref={range}
          id={id}
          type="range"
          className="station-slider"
          min={0}
          max={max}
          step={step}
          value={shown}
          aria-valuetext={inWords(shown)}
          onChange={({ currentTarget }) => hold(Number(currentTarget.value))}
        />
        <span aria-hidden className="w-14 shrink-0 text-muted text-xs">
          {ends[1]}
        </span>
      </div>
    </div>
  );
}
