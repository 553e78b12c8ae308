import { barHeight, moodAt, type WaveformShape } from './waveform-shape.ts';

interface WaveformProps {
  shape: WaveformShape;
  bars: number;
  className?: string;
}

const pitch = 10;
const height = 100;

/** Attune's waveform, drawn bar by bar. Decoration: it says nothing that words do not say. */
export function Waveform({ shape, bars, className }: WaveformProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars * pitch} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {Array.from({ length: bars }, (_, index) => {
        const position = (index + 0.5) / bars;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className="waveform-bar"
            x={index * pitch + 2}
            y={0}
            width={pitch - 4}
            height={height}
            rx={3}
            style={{
              transform: `scaleY(${barHeight(shape, position, index).toFixed(3)})`,
              fill: `var(--mood-${shape === 'all' ? moodAt(position) : shape})`,
              transitionDelay: `${Math.round(position * 120)}ms`,
            }}
          />
        );
      })}
    </svg>
  );
}
