import type { Measured } from './measure-sound.ts';

const perFlux = 0.117;
const perOnset = 0.079;
const offset = -0.254;

/**
 * How energetic a track is, from 0 to 1: the more begins, and the more of it at once. By least squares on 67 generated tracks of 21
 * genres whose energy is known; `npm run library:analysis` measures it again.
 */
export const energyOf = ({ fluxMean, onsetRate }: Pick<Measured, 'fluxMean' | 'onsetRate'>): number =>
  Math.min(1, Math.max(0, offset + perFlux * fluxMean + perOnset * onsetRate));
