import type { Sample } from '../sample.ts';
import { electricPiano, type Mode, pianoModes, type Strike, strikeBody } from '../struck.ts';
import type { Voice } from '../voice.ts';

function struck(strike: Strike, voice: Partial<Voice> = {}): Voice {
  return {
    sample: (frequency, sampleRate, random) => strikeBody(frequency, sampleRate, strike, random),
    zone: 3,
    attack: 0.001,
    release: 0.25,
    levelDb: 0,
    ringSeconds: 0.8,
    ...voice,
  };
}

/** Bars and tines by the ratios of their modes; tuned bars have theirs carved to 1, 4 and 10. */
function bar(
  ratios: readonly number[],
  amplitudes: readonly number[],
  ring: number,
): (frequency: number) => Mode[] {
  return (frequency) =>
    ratios.map((ratio, index) => ({
      ratio,
      amplitude: amplitudes[index] ?? 0,
      ring: (ring * (440 / frequency) ** 0.5) / (1 + index * 1.6),
    }));
}

/** What is struck by hammer or mallet: pianos, mallet instruments, bells, kalimba. */
export const struckVoices = {
  'grand-piano': struck(
    {
      seconds: 4.2,
      modes: (frequency) => pianoModes(frequency, 0.62),
      knock: { level: 0.14, hz: 900 },
      softness: 0.0015,
    },
    { filter: { soft: 5, loud: 26 }, release: 0.22, ringSeconds: 0.9 },
  ),
  'felt-piano': struck(
    {
      seconds: 3.6,
      modes: (frequency) => pianoModes(frequency, 0.16),
      knock: { level: 0.2, hz: 420 },
      softness: 0.006,
    },
    { filter: { soft: 4, loud: 12 }, release: 0.3, ringSeconds: 0.8 },
  ),
  'electric-piano': {
    sample: (frequency: number, sampleRate: number): Sample => electricPiano(frequency, sampleRate),
    zone: 3,
    attack: 0.001,
    release: 0.18,
    filter: { soft: 5, loud: 20 },
    levelDb: -0.5,
    ringSeconds: 0.9,
  },
  vibraphone: struck(
    {
      seconds: 3.4,
      modes: bar([1, 4, 10], [1, 0.22, 0.05], 4.5),
      knock: { level: 0.05, hz: 1600 },
      softness: 0.002,
      tremolo: { rate: 5.4, depth: 0.35 },
    },
    { release: 0.5 },
  ),
  marimba: struck(
    {
      seconds: 1.5,
      modes: bar([1, 3.95, 9.4], [1, 0.3, 0.1], 1.4),
      knock: { level: 0.12, hz: 700 },
      softness: 0.002,
    },
    { ringSeconds: 0.3 },
  ),
  glockenspiel: struck(
    {
      seconds: 2.6,
      modes: bar([1, 2.76, 5.4, 8.9], [1, 0.5, 0.26, 0.12], 3.2),
      knock: { level: 0.06, hz: 4000 },
      softness: 0.0008,
    },
    { levelDb: -4, release: 0.8, ringSeconds: 0.6 },
  ),
  kalimba: struck(
    {
      seconds: 1.8,
      modes: bar([1, 5.4, 11.2], [1, 0.24, 0.06], 1.9),
      knock: { level: 0.12, hz: 1900 },
      softness: 0.001,
    },
    { levelDb: -1, release: 0.4, ringSeconds: 0.4 },
  ),
} as const satisfies Record<string, Voice>;
