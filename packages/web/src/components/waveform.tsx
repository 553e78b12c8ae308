import { barHeight, moodAt, type WaveformShape } from './waveform-shape.ts';

interface WaveformProps {
  shape: WaveformShape;
  bars: number;
  /** Sets the size; the bars share the width, and their thickness is that of the stroke. */
  className: string;
}

const pitch = 10;

/**
 * Attune's waveform. Each bar is a line as tall as its place asks for, with a stroke that neither the stretching to
 * the element's size nor the scaling of the bar deforms, so its ends stay round. Decoration: it says nothing that
 * words do not say.
 */
export function Waveform({ shape, bars, className }: WaveformProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars * pitch} 100`}
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
    >
      {Array.from({ length: bars }, (_, index) => {
        const position = (index + 0.5) / bars;
        const x = position * bars * pitch;
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className="waveform-bar"
            x1={x}
            x2={x}
            y1={4}
            y2={96}
            style={{
              transform: `scaleY(${barHeight(shape, position, index).toFixed(3)})`,
              stroke: `var(--mood-${shape === 'all' ? moodAt(position) : shape})`,
            }}
          />
        );
      })}
    </svg>
  );
}
