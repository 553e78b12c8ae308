import type { Mood } from '@attune/contract';
import { spectrum } from './waveform-shape.ts';

const lengths: Record<Mood, number> = { happy: 10, energetic: 24, focus: 38, sad: 20, calm: 10 };

/** Five bars, one for each mood, that together are a waveform. */
export function LogoMark({ sizePx }: { sizePx: number }) {
  return (
    <svg aria-hidden="true" width={sizePx} height={sizePx} viewBox="0 0 48 48">
      {spectrum.map((mood, index) => {
        const length = lengths[mood];
        return (
          <rect
            key={mood}
            x={4 + index * 8.5}
            y={24 - length / 2}
            width={6}
            height={length}
            rx={3}
            style={{ fill: `var(--mood-${mood})` }}
          />
        );
      })}
    </svg>
  );
}
