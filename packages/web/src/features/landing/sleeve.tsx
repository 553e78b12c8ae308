import type { Mood } from '@attune/contract';
import { barHeight } from '../../components/waveform-shape.ts';

const bars = 9;

/** A record sleeve of our own for the example: the gesture of a mood, as rings or as bars. */
export function Sleeve({ mood, variant }: { mood: Mood; variant: 'rings' | 'bars' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-14 shrink-0 rounded-cover">
      <rect width="64" height="64" style={{ fill: `var(--mood-${mood}-soft)` }} />
      {variant === 'rings'
        ? [26, 19, 12, 5].map((radius, index) => (
            <circle
              key={radius}
              cx="40"
              cy="40"
              r={radius}
              style={{ fill: `var(--mood-${mood})`, opacity: 0.2 + index * 0.22 }}
            />
          ))
        : Array.from({ length: bars }, (_, index) => {
            const height = 48 * barHeight(mood, (index + 0.5) / bars, index);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={index}
                x={7 + index * 5.8}
                y={32 - height / 2}
                width={3.4}
                height={height}
                rx={1.7}
                style={{ fill: `var(--mood-${mood})` }}
              />
            );
          })}
    </svg>
  );
}
