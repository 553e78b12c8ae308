/** @jsxRuntime automatic */

/** Lengths of the logo's bars, in the viewBox's units: together they are a waveform. */
const bars = [
  { mood: 'happy', length: 10 },
  { mood: 'energetic', length: 24 },
  { mood: 'focus', length: 38 },
  { mood: 'sad', length: 20 },
  { mood: 'calm', length: 10 },
];

/** Attune's mark: five bars, one for each mood. Colours come from the stylesheet, as inline styles are refused. */
export function LogoMark() {
  return (
    <svg className="brand-mark" aria-hidden="true" width={30} height={30} viewBox="0 0 48 48">
      {bars.map(({ mood, length }, index) => (
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

const outlines = {
  play: 'M8 5.5v13a1 1 0 0 0 1.5.86l10.6-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5z',
  pause:
    'M7 5h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm7 0h3a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  next: 'M5 6v12a1 1 0 0 0 1.53.85L15 13.5V18a1 1 0 0 0 1 1h1.5a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1H16a1 1 0 0 0-1 1v4.5L6.53 5.15A1 1 0 0 0 5 6z',
  previous:
    'M19 6v12a1 1 0 0 1-1.53.85L9 13.5V18a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1H8a1 1 0 0 1 1 1v4.5l8.47-5.35A1 1 0 0 1 19 6z',
} as const;
export type IconName = keyof typeof outlines;

/** A filled glyph in the colour of the text around it; the words for it stand elsewhere. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width={24} height={24} viewBox="0 0 24 24">
      <path d={outlines[name]} fill="currentColor" />
    </svg>
  );
}
