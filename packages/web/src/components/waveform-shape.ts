import type { Mood } from '@attune/contract';

/** The shapes a waveform can take: one per mood, and the brand's own, in which all five meet. */
export type WaveformShape = Mood | 'all';

/**
 * The height of one bar, 0 to 1. Each mood has a gesture of its own: happy skips, sad falls and lingers, energetic
 * leaps, calm breathes, focus keeps its pulse.
 * @param position where the bar stands along the waveform, 0 to 1.
 * @param index its number from the left, which seeds the small irregularities.
 */
export function barHeight(shape: WaveformShape, position: number, index: number): number {
  const height = shape === 'all' ? blend(position, index) : gestures[shape](position, index);
  return Math.min(1, Math.max(0.06, height));
}

const turn = 2 * Math.PI;

const gestures: Record<Mood, (position: number, index: number) => number> = {
  happy: (x, i) => 0.22 + 0.62 * Math.abs(Math.sin(turn * 4 * x)) * (0.8 + 0.2 * grain(i)),
  sad: (x, i) => 0.1 + 0.62 * (1 - ((x * 3) % 1)) ** 1.8 * (0.75 + 0.25 * grain(i)),
  energetic: (x, i) => 0.25 + 0.75 * grain(i) * (0.6 + 0.4 * Math.abs(Math.sin(turn * 6 * x))),
  calm: (x) => 0.3 + 0.24 * Math.sin(turn * 1.5 * x - 0.6) + 0.06 * Math.sin(turn * 4 * x),
  focus: (_x, i) => [0.72, 0.3, 0.44, 0.3][i % 4] ?? 0.3,
};

const spectrumPlaces = { happy: 0, energetic: 1, focus: 2, sad: 3, calm: 4 } satisfies Record<Mood, number>;
/** The order of the moods along the brand's waveform, chosen so that neighbouring colours meet well. */
export const spectrum = Object.keys(spectrumPlaces) as readonly Mood[];

/** Which mood a place of the brand's waveform belongs to. */
export function moodAt(position: number): Mood {
  return spectrum[Math.min(spectrum.length - 1, Math.floor(position * spectrum.length))] ?? 'calm';
}

/** Every fifth in its mood's gesture, swelling towards the middle. */
function blend(position: number, index: number): number {
  const swell = 0.35 + 0.65 * Math.sin(Math.PI * position) ** 1.4;
  return gestures[moodAt(position)](position, index) * swell;
}

/** A fixed irregularity per bar, 0 to 1: the fractional part of a large sine, the usual cheap hash. */
function grain(index: number): number {
  const value = Math.sin(index * 12.9898 + 4.1414) * 43758.5453;
  return value - Math.floor(value);
}
