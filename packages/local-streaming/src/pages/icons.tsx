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
