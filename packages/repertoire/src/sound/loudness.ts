import type { Part, Score } from '../score/types.ts';
import { drumGain } from './drum-mix.ts';
import { voices } from './voices.ts';

/** Linear factor of a level in decibels. */
export function fromDb(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Gain of one note by its velocity; the square root of loudness grows a little faster than the finger. */
export function velocityGain(velocity: number): number {
  return velocity ** 1.4;
}

/**
 * Corrections in dB per arrangement, measured with `npm run listen`: what the reckoning below does not know, such as
 * the compressor's work and the weight of high tones. Positive makes louder.
 */
export const arrangementTrims: Readonly<Record<string, number>> = {
  ambient: -1.4,
  'piano solo': 2.2,
  'classical guitar': 0.8,
  'acoustic folk': 0.6,
  orchestral: -0.6,
  'lo-fi': 1.2,
  'bossa nova': 1.1,
  reggae: 0.6,
  'indie rock': 0.5,
  jazz: 1.5,
  house: -0.6,
  techno: -1.2,
};

/** Power that a drum stroke of full velocity brings, relative to a tone held for one second. */
const strokePower = 0.04;

/** Level at which the sum of everything meets the target of -16 LUFS before corrections. */
const targetPower = 0.0296;

/**
 * The gain that brings a score to -16 LUFS, reckoned from its notes alone: their gains, how long each sounds, and how
 * many there are. The same score always gets the same gain, so nothing needs to be measured before playing.
 */
export function scoreGain(score: Score): number {
  let power = 0;
  for (const part of score.parts) power += partPower(part);
  if (score.drums) {
    const gain = fromDb(score.drums.placement.gainDb);
    for (const hit of score.drums.hits)
      power += (velocityGain(hit.velocity) * gain * drumGain[hit.piece]) ** 2 * strokePower;
  }
  const mean = power / score.durationSeconds;
  return Math.sqrt(targetPower / Math.max(1e-6, mean)) * fromDb(arrangementTrims[score.arrangement] ?? 0);
}

function partPower(part: Part): number {
  const voice = voices[part.sound];
  const gain = fromDb(part.placement.gainDb + voice.levelDb);
  let power = 0;
  for (const note of part.notes) {
    const worth = Math.min(note.duration + voice.release * 0.4, voice.ringSeconds);
    power += (velocityGain(note.velocity) * gain) ** 2 * worth;
  }
  return power * 0.01;
}
