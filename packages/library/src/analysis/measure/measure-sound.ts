import type { CollectedSound } from './collect-sound.ts';
import { atListeningRate } from './half-rate.ts';
import { countOnsets, createFlux, standingOut } from './onsets.ts';
import { eachSpectrum, frameCountOf, hopSize } from './spectra.ts';
import { findTempo, type Tempo } from './tempo.ts';

/** What was measured of a track. */
export interface Measured extends Tempo {
  /** Beginnings of tones and beats in a second. */
  onsetRate: number;
  /** The mean of how much begins, over bands as wide to the ear as each other. */
  fluxMean: number;
}

/** Less than this is no music to be measured. */
const leastSeconds = 5;
/** Where less begins, as in a tone that is held, what comes back is an echo of the frames themselves. */
const leastFlux = 0.2;
const withoutPulse: Tempo = { tempoBpm: null, pulseStrength: 0 };
/** Quieter than this is silence. */
const silentPower = 1e-7;
const reachSeconds = 0.5;

/** @returns `null` for silence, and for what is too short to tell anything of */
export function measureSound(sound: CollectedSound): Measured | null {
  const { samples, sampleRate } = atListeningRate(sound.samples, sound.sampleRate);
  const isAudible = sound.powers.some((power) => power > silentPower);
  if (samples.length < leastSeconds * sampleRate || !isAudible) return null;

  const frames = frameCountOf(samples);
  const flux = new Float64Array(frames);
  const fluxOf = createFlux(sampleRate);
  eachSpectrum(samples, (power, frame) => {
    flux[frame] = fluxOf(power);
  });
  const fluxMean = flux.reduce((sum, value) => sum + value, 0) / frames;
  const framesPerSecond = sampleRate / hopSize;
  const envelope = standingOut(flux, Math.round(reachSeconds * framesPerSecond));
  return {
    ...(fluxMean < leastFlux ? withoutPulse : findTempo(envelope, framesPerSecond)),
    onsetRate: countOnsets(envelope, fluxMean) / (samples.length / sampleRate),
    fluxMean,
  };
}
