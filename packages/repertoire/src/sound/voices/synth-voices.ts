import { type Sustain, sustainedLoop } from '../sustained.ts';
import type { Voice } from '../voice.ts';

function synth(sustain: Sustain, voice: Partial<Voice>): Voice {
  return {
    sample: (frequency, sampleRate, random) => sustainedLoop(frequency, sampleRate, sustain, random),
    zone: 5,
    attack: 0.004,
    release: 0.09,
    levelDb: 0,
    ringSeconds: Number.POSITIVE_INFINITY,
    ...voice,
  };
}

const saw = (n: number) => 1 / n;
const square = (n: number) => (n % 2 === 1 ? 1 / n : 0);
const soft = (n: number, hz: number) => 1 / n ** 1.3 / (1 + (hz / 2200) ** 2);

/** What comes out of a synthesiser: pads, leads, plucks, basses. */
export const synthVoices = {
  'warm-pad': synth(
    { partial: soft, widthCents: 26, wide: true },
    { attack: 0.5, release: 1.2, filter: { soft: 4, loud: 10 } },
  ),
  'glass-pad': synth(
    { partial: (n) => [0, 1, 0.1, 0.35, 0.04, 0.2, 0.02, 0.1][n] ?? 0, widthCents: 12, wide: true },
    { attack: 0.02, release: 1.4, decay: { time: 0.9, level: 0.12 }, levelDb: -1, ringSeconds: 0.7 },
  ),
  'saw-pad': synth(
    { partial: saw, widthCents: 20, wide: true, detunedCents: [-14, 12] },
    { attack: 0.3, release: 0.8, filter: { soft: 4, loud: 14 }, levelDb: -1 },
  ),
  'saw-lead': synth(
    { partial: saw, widthCents: 3, wide: true, detunedCents: [-11, 9] },
    {
      filter: { soft: 5, loud: 18, resonance: 1.2 },
      vibrato: { rate: 5.2, cents: 9, delay: 0.3 },
      levelDb: -1.5,
    },
  ),
  'square-lead': synth(
    { partial: square, widthCents: 2, detunedCents: [7] },
    { filter: { soft: 5, loud: 16 }, vibrato: { rate: 5.4, cents: 8, delay: 0.25 }, levelDb: -1.5 },
  ),
  'synth-pluck': synth(
    { partial: saw, widthCents: 2, wide: true, detunedCents: [8] },
    {
      decay: { time: 0.16, level: 0.02 },
      release: 0.12,
      filter: { soft: 1.6, loud: 16, time: 0.12, resonance: 1.5 },
      levelDb: -1,
      ringSeconds: 0.14,
    },
  ),
  'synth-bass': synth(
    { partial: saw, widthCents: 1, detunedCents: [5] },
    {
      zone: 4,
      decay: { time: 0.5, level: 0.6 },
      release: 0.06,
      filter: { soft: 3, loud: 14, time: 0.14, resonance: 2.2 },
      ringSeconds: 1.2,
    },
  ),
  'sub-bass': synth(
    { partial: (n) => [0, 1, 0.22, 0.1, 0.04][n] ?? 0, widthCents: 1 },
    { zone: 4, attack: 0.008, release: 0.08, levelDb: 0 },
  ),
  'reese-bass': synth(
    { partial: (n, hz) => saw(n) / (1 + (hz / 900) ** 2), widthCents: 1, detunedCents: [-17, 15] },
    { zone: 4, attack: 0.01, release: 0.07, levelDb: -0.5 },
  ),
} as const satisfies Record<string, Voice>;
