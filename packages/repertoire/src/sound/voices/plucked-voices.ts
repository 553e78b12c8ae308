import { biquad } from '../dsp/filters.ts';
import { type Pluck, pluckString } from '../plucked.ts';
import type { Voice } from '../voice.ts';

const guitarBody = (sampleRate: number) => [
  biquad('peak', 102, 1.6, sampleRate, 5),
  biquad('peak', 205, 1.8, sampleRate, 4),
  biquad('peak', 410, 1.5, sampleRate, 2),
  biquad('highpass', 70, 0.7, sampleRate),
];
const bassBody = (sampleRate: number) => [
  biquad('peak', 98, 1.2, sampleRate, 4),
  biquad('lowpass', 2600, 0.7, sampleRate),
];
const cabinet = (sampleRate: number) => [
  biquad('highpass', 95, 0.7, sampleRate),
  biquad('peak', 2300, 1.1, sampleRate, 4),
  biquad('lowpass', 4300, 0.8, sampleRate),
  biquad('lowpass', 6000, 0.7, sampleRate),
];

function plucked(pluck: Pluck, voice: Partial<Voice> = {}): Voice {
  return {
    sample: (frequency, sampleRate, random) => pluckString(frequency, sampleRate, pluck, random),
    zone: 3,
    attack: 0.001,
    release: 0.12,
    filter: { soft: 5, loud: 28 },
    levelDb: 0,
    ringSeconds: 0.5,
    ...voice,
  };
}

/** Strings that are plucked: guitars, basses, harp and their kin. */
export const pluckedVoices = {
  'nylon-guitar': plucked({
    seconds: 3.2,
    brightness: 0.62,
    ring: 3.2,
    position: 0.24,
    nail: 0.28,
    body: guitarBody,
  }),
  'steel-guitar': plucked({
    seconds: 3.4,
    brightness: 0.86,
    ring: 3.8,
    position: 0.17,
    nail: 0.62,
    body: guitarBody,
  }),
  'clean-guitar': plucked(
    { seconds: 3.4, brightness: 0.82, ring: 4.2, position: 0.2, nail: 0.5, drive: 0.7, body: cabinet },
    { levelDb: -1 },
  ),
  'muted-guitar': plucked(
    { seconds: 0.7, brightness: 0.7, ring: 0.5, position: 0.14, nail: 0.6, body: cabinet },
    { release: 0.05, ringSeconds: 0.16, levelDb: -1 },
  ),
  'overdriven-guitar': plucked(
    { seconds: 4, brightness: 0.9, ring: 7, position: 0.16, nail: 0.6, drive: 11, body: cabinet },
    { release: 0.09, filter: { soft: 10, loud: 40 }, levelDb: -4, ringSeconds: 2 },
  ),
  'slide-guitar': plucked(
    { seconds: 4, brightness: 0.9, ring: 7, position: 0.22, nail: 0.4, drive: 2.4, body: cabinet },
    {
      attack: 0.02,
      release: 0.2,
      vibrato: { rate: 5, cents: 22, delay: 0.25 },
      levelDb: -2,
      ringSeconds: 1.4,
    },
  ),
  banjo: plucked(
    {
      seconds: 1.5,
      brightness: 0.93,
      ring: 1.1,
      position: 0.1,
      nail: 0.85,
      body: (rate) => [biquad('peak', 560, 1.4, rate, 6), biquad('highpass', 180, 0.7, rate)],
    },
    { levelDb: -2, ringSeconds: 0.25 },
  ),
  mandolin: plucked(
    {
      seconds: 1.9,
      brightness: 0.9,
      ring: 1.7,
      position: 0.13,
      nail: 0.75,
      courseCents: 5,
      body: (rate) => [biquad('peak', 420, 1.5, rate, 4), biquad('highpass', 150, 0.7, rate)],
    },
    { levelDb: -2, ringSeconds: 0.3 },
  ),
  harp: plucked(
    {
      seconds: 3.6,
      brightness: 0.72,
      ring: 4.5,
      position: 0.42,
      nail: 0.22,
      body: (rate) => [biquad('peak', 230, 1, rate, 3)],
    },
    { release: 0.6 },
  ),
  'upright-bass': plucked(
    { seconds: 2.6, brightness: 0.5, ring: 1.9, position: 0.3, nail: 0.16, body: bassBody },
    { filter: { soft: 6, loud: 18 }, release: 0.1, levelDb: 1, ringSeconds: 0.6 },
  ),
  'electric-bass': plucked(
    { seconds: 3, brightness: 0.7, ring: 3.4, position: 0.2, nail: 0.26, body: bassBody },
    { filter: { soft: 7, loud: 22 }, release: 0.07, levelDb: 0, ringSeconds: 1 },
  ),
  'picked-bass': plucked(
    { seconds: 2.6, brightness: 0.82, ring: 3, position: 0.12, nail: 0.7, drive: 1.8, body: bassBody },
    { filter: { soft: 9, loud: 30 }, release: 0.06, levelDb: 0, ringSeconds: 1 },
  ),
} as const satisfies Record<string, Voice>;
