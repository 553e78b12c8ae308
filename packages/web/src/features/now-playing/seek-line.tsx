import { clockTime } from '@attune/player/clock-time';
import type { Controls, View } from '@attune/player/conductor';
import { useEffect, useId, useRef, useState } from 'react';
import { screenTexts as texts } from './screen-texts.ts';

interface SeekLineProps {
  controls: Pick<Controls, 'positionMs' | 'seek'>;
  view: Pick<View, 'status' | 'durationMs'>;
  /** Whether another place can be gone to: not in what is converted as it plays. */
  isSeekable?: boolean;
}

/** How far the track has been heard, and a way to another place in it. */
export function SeekLine({ controls, view, isSeekable = true }: SeekLineProps) {
  const { status, durationMs } = view;
  const positionMs = usePosition(controls.positionMs, status === 'playing' || status === 'elsewhere');
  const [heldMs, hold] = useState<number | null>(null);
  const range = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const shownMs = Math.min(heldMs ?? positionMs, durationMs);
  // React's own `onChange` comes with every step of the way; the browser's comes when the handle is let go.
  useEffect(() => {
    const element = range.current;
    const letGo = () => {
      hold(null);
      if (element !== null) controls.seek(Number(element.value));
    };
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, [controls]);
  const line = (
    <div className="flex items-center gap-3">
      <Time ms={shownMs} />
      <input
        ref={range}
        type="range"
        className="now-playing-seek"
        aria-label={texts.position}
        aria-valuetext={texts.positionOf(clockTime(shownMs), clockTime(durationMs))}
        min={0}
        max={durationMs}
        step={1000}
        value={shownMs}
        disabled={!isSeekable}
        aria-describedby={isSeekable ? undefined : noteId}
        onChange={({ currentTarget }) => hold(Number(currentTarget.value))}
      />
      <Time ms={durationMs} />
    </div>
  );
  if (isSeekable) return line;
  return (
    <div>
      {line}
      <p id={noteId} className="text-center text-muted text-xs">
        {texts.notSeekable}
      </p>
    </div>
  );
}

/** How far it has been played at a service that does not let it be set from here. */
export function ElapsedLine({ progressMs, durationMs, observedAt, isPlaying }: Elapsed) {
  const [read, setRead] = useState(() => readerOf({ progressMs, durationMs, observedAt, isPlaying }));
  useEffect(
    () => setRead(() => readerOf({ progressMs, durationMs, observedAt, isPlaying })),
    [progressMs, durationMs, observedAt, isPlaying],
  );
  const positionMs = usePosition(read, isPlaying);
  const label = texts.positionOf(clockTime(positionMs), clockTime(durationMs));
  return (
    <div className="flex items-center gap-3">
      <Time ms={positionMs} />
      <progress
        className="progress-line min-w-0 flex-1"
        aria-label={texts.position}
        max={durationMs}
        value={positionMs}
      >
        {label}
      </progress>
      <Time ms={durationMs} />
    </div>
  );
}

export interface Elapsed {
  progressMs: number;
  durationMs: number;
  /** When it stood there, as an ISO 8601 date. */
  observedAt: string;
  isPlaying: boolean;
}

/** Reads where it stands now, from where it stood when it was asked for. */
export const readerOf =
  ({ progressMs, durationMs, observedAt, isPlaying }: Elapsed) =>
  () =>
    Math.min(durationMs, progressMs + (isPlaying ? Math.max(0, Date.now() - Date.parse(observedAt)) : 0));

function Time({ ms }: { ms: number }) {
  return (
    <span aria-hidden className="min-w-10 shrink-0 text-center text-muted text-xs tabular-nums">
      {clockTime(ms)}
    </span>
  );
}

const everyMs = 250;

/** Where playback stands, read anew a few times a second while it runs. */
function usePosition(read: () => number, isRunning: boolean): number {
  const [shown, show] = useState(read);
  useEffect(() => {
    show(read());
    if (!isRunning) return;
    const timer = setInterval(() => show(read()), everyMs);
    return () => clearInterval(timer);
  }, [read, isRunning]);
  return shown;
}
