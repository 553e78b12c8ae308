import { formant, type Sustain, sustainedLoop } from '../sustained.ts';
import type { Voice } from '../voice.ts';

function sustained(sustain: Sustain, voice: Partial<Voice> = {}): Voice {
  return {
    sample: (frequency, sampleRate, random) => sustainedLoop(frequency, sampleRate, sustain, random),
    zone: 4,
    attack: 0.05,
    release: 0.15,
    levelDb: 0,
    ringSeconds: Number.POSITIVE_INFINITY,
    ...voice,
  };
}

/** Sawtooth-like partials, as of a bowed string or reed, that roll off above a corner. */
const bowed = (corner: number) => (n: number, hz: number) => 1 / n / (1 + (hz / corner) ** 2);
/** Bodies of the violin family resonate around these. */
const violinBody = (n: number, hz: number) =>
  bowed(3800)(n, hz) *
  (0.5 + formant(hz, 290, 0.9, 0.6) + formant(hz, 520, 0.7, 0.5) + formant(hz, 2600, 0.9, 0.7));
/** An open throat, between `ah` and `oo`. */
const throat = (n: number, hz: number) =>
  (1 / n ** 0.9) *
  (0.05 + formant(hz, 620, 1, 0.45) + formant(hz, 1080, 0.55, 0.35) + formant(hz, 2700, 0.12, 0.3));
const breath = (level: number, centre: number) => (hz: number) => level * formant(hz, centre, 1, 1.3);
const odd = (n: number) => (n % 2 === 1 ? 1 : 0.12);

const singing = { rate: 5.3, cents: 24, delay: 0.28 };
const playing = { rate: 5.1, cents: 11, delay: 0.3 };

/** What is bowed, blown, sung or squeezed, alone or in a section. */
export const sustainedVoices = {
  strings: sustained(
    { partial: violinBody, widthCents: 22, wide: true, noise: breath(0.012, 3000) },
    { attack: 0.11, release: 0.35, filter: { soft: 5, loud: 14 } },
  ),
  violin: sustained(
    { partial: violinBody, widthCents: 3, noise: breath(0.02, 3200) },
    { attack: 0.06, release: 0.14, vibrato: { rate: 5.6, cents: 20, delay: 0.2 }, levelDb: -1 },
  ),
  cello: sustained(
    {
      partial: (n, hz) =>
        bowed(2400)(n, hz) * (0.5 + formant(hz, 230, 0.9, 0.6) + formant(hz, 900, 0.5, 0.6)),
      widthCents: 3,
      noise: breath(0.014, 2000),
    },
    { attack: 0.08, release: 0.18, vibrato: { rate: 5, cents: 14, delay: 0.3 } },
  ),
  choir: sustained(
    { partial: throat, widthCents: 34, wide: true, noise: breath(0.012, 2600) },
    { attack: 0.18, release: 0.45 },
  ),
  voice: sustained(
    { partial: throat, widthCents: 5, noise: breath(0.03, 3400) },
    { zone: 3, attack: 0.07, release: 0.14, vibrato: singing, levelDb: -0.5 },
  ),
  flute: sustained(
    {
      partial: (n, hz) => ([0, 1, 0.42, 0.2, 0.07, 0.03][n] ?? 0.01) / (1 + (hz / 5000) ** 2),
      widthCents: 3,
      noise: breath(0.09, 2600),
    },
    { attack: 0.055, release: 0.1, vibrato: { rate: 5, cents: 12, delay: 0.25 }, levelDb: -1 },
  ),
  clarinet: sustained(
    {
      partial: (n, hz) => odd(n) / n ** 1.1 / (1 + (hz / 2600) ** 2),
      widthCents: 2,
      noise: breath(0.018, 2200),
    },
    { attack: 0.045, release: 0.1, vibrato: { ...playing, cents: 5 }, levelDb: -1 },
  ),
  saxophone: sustained(
    {
      partial: (n, hz) =>
        ((1 / n ** 0.8) * (0.25 + formant(hz, 640, 0.9, 0.7) + formant(hz, 1500, 0.45, 0.6))) /
        (1 + (hz / 4200) ** 2),
      widthCents: 4,
      noise: breath(0.035, 2600),
    },
    { attack: 0.035, release: 0.09, filter: { soft: 5, loud: 18 }, vibrato: playing, levelDb: -1 },
  ),
  trumpet: sustained(
    {
      partial: (n, hz) => ((1 / n ** 0.55) * (0.3 + formant(hz, 1250, 1, 0.9))) / (1 + (hz / 4200) ** 2),
      widthCents: 3,
    },
    {
      attack: 0.03,
      release: 0.08,
      filter: { soft: 3, loud: 14 },
      vibrato: { ...playing, cents: 8 },
      levelDb: -1.5,
    },
  ),
  trombone: sustained(
    {
      partial: (n, hz) => ((1 / n ** 0.6) * (0.35 + formant(hz, 520, 1, 0.9))) / (1 + (hz / 2600) ** 2),
      widthCents: 3,
    },
    {
      attack: 0.045,
      release: 0.1,
      filter: { soft: 3, loud: 14 },
      vibrato: { ...playing, cents: 6 },
      levelDb: -1,
    },
  ),
  brass: sustained(
    {
      partial: (n, hz) => ((1 / n ** 0.6) * (0.3 + formant(hz, 1000, 0.9, 1))) / (1 + (hz / 3600) ** 2),
      widthCents: 14,
      wide: true,
    },
    { attack: 0.035, release: 0.1, filter: { soft: 4, loud: 15 }, levelDb: -1 },
  ),
  accordion: sustained(
    { partial: (n, hz) => 1 / n ** 0.75 / (1 + (hz / 3800) ** 2), widthCents: 1, detunedCents: [9] },
    { attack: 0.04, release: 0.08, levelDb: -2 },
  ),
  harmonica: sustained(
    {
      partial: (n, hz) => ((1 / n ** 0.65) * (0.3 + formant(hz, 1800, 0.8, 0.9))) / (1 + (hz / 4600) ** 2),
      widthCents: 4,
      noise: breath(0.02, 3000),
    },
    { attack: 0.03, release: 0.08, vibrato: { rate: 5.5, cents: 12, delay: 0.2 }, levelDb: -2 },
  ),
  melodica: sustained(
    { partial: (n, hz) => 1 / n ** 0.8 / (1 + (hz / 3000) ** 2), widthCents: 2, noise: breath(0.02, 2400) },
    { attack: 0.03, release: 0.07, vibrato: { ...playing, cents: 6 }, levelDb: -2 },
  ),
  organ: sustained(
    { partial: (n) => [0, 0.9, 0.8, 0.55, 0.45, 0, 0.25, 0, 0.2][n] ?? 0, widthCents: 6, wide: true },
    { attack: 0.012, release: 0.06, levelDb: -2 },
  ),
} as const satisfies Record<string, Voice>;
