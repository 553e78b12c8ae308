/** @jsxRuntime automatic */
import type { CatalogueMood } from '../music/catalogue.ts';

/** Lengths of the logo's bars, in the viewBox's units: together they are a waveform. */
const lengths: Record<CatalogueMood, number> = { happy: 10, energetic: 24, focus: 38, sad: 20, calm: 10 };

/** Attune's mark: five bars, one for each mood. Colours come from the stylesheet, as inline styles are refused. */
export function LogoMark() {
  return (
    <svg className="brand-mark" aria-hidden="true" width={30} height={30} viewBox="0 0 48 48">
      {Object.entries(lengths).map(([mood, length], index) => (
        <rect
          key={mood}
          className={`fill-${mood}`}
          x={4 + index * 8.5}
          y={24 - length / 2}
          width={6}
          height={length}
          rx={3}
        />
      ))}
    </svg>
  );
}
