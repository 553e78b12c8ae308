import type { Random } from '../score/random.ts';
import type { Sample } from './sample.ts';

/** How a sound is made and shaped, note by note. Times are in seconds. */
export interface Voice {
  sample(frequency: number, sampleRate: number, random: Random): Sample;
  /** Semitones between two samples; pitches between are reached by playing faster or slower. */
  zone: number;
  attack: number;
  release: number;
  /** For looped samples: falls to `level` with this time constant. */
  decay?: { time: number; level: number };
  /**
   * A lowpass that opens with velocity: its cutoff in multiples of the pitch at velocity 0 and 1. With `time` it closes
   * from there to the first value, as a synthesiser's filter envelope does.
   */
  filter?: { soft: number; loud: number; time?: number; resonance?: number };
  vibrato?: { rate: number; cents: number; delay: number };
  /** Level beside the other sounds, in dB. */
  levelDb: number;
  /** Seconds of full level that a long note is worth when loudness is reckoned; what is sustained has `Infinity`. */
  ringSeconds: number;
}
