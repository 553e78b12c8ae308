import type { DrumPiece } from '../score/types.ts';

/** Level of each drum beside the others, in the way an engineer would set them before the song starts. */
export const drumGain: Readonly<Record<DrumPiece, number>> = {
  kick: 0.62,
  snare: 0.42,
  rim: 0.26,
  clap: 0.34,
  'hat-closed': 0.15,
  'hat-open': 0.15,
  ride: 0.13,
  crash: 0.24,
  'tom-high': 0.4,
  'tom-mid': 0.4,
  'tom-low': 0.42,
  shaker: 0.12,
  tambourine: 0.13,
  'conga-high': 0.28,
  'conga-low': 0.3,
  cowbell: 0.14,
  claves: 0.14,
  brush: 0.16,
  timpani: 0.5,
};

/** Where each drum stands, seen from the audience. */
export const drumPan: Readonly<Partial<Record<DrumPiece, number>>> = {
  'hat-closed': 0.28,
  'hat-open': 0.28,
  ride: -0.3,
  crash: -0.2,
  'tom-high': 0.2,
  'tom-low': -0.3,
  shaker: -0.35,
  tambourine: 0.4,
  'conga-high': -0.4,
  'conga-low': -0.25,
  cowbell: 0.3,
  claves: 0.35,
  rim: 0.08,
  timpani: -0.2,
};
