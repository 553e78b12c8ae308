import type { CollectedSound } from './collect-sound.ts';
import { atListeningRate } from './half-rate.ts';
import { countOnsets, createFlux, standingOut } from './onsets.ts';
import { eachSpectrum, frameCountOf, frameSize, hopSize } from './spectra.ts';
import { findTempo, type Tempo } from './tempo.ts';

/** What was measured of a track. */
export interface Measured extends Tempo {
  /** Beginnings of tones and beats in a second. */
  onsetRate: number;
  /** Decibels from its quiet places to its loud ones. */
  levelRangeDb: number;
  /** Where the middle of the spectrum lies, weighed by loudness: the higher, the brighter. */
  centroidHz: number;
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

/** The place in a sorted list that so large a share lies below. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Three seconds at a time, as loudness range is measured (EBU Tech 3342): without silence, from the tenth to the 95th percentile. */
function levelRange(powers: readonly number[]): number {
  const window = 30;
  const levels: number[] = [];
  for (let from = 0; from + window <= powers.length; from += 10) {
    const mean = powers.slice(from, from + window).reduce((sum, power) => sum + power, 0) / window;
    if (mean > silentPower) levels.push(10 * Math.log10(mean));
  }
  levels.sort((one, other) => one - other);
  return quantile(levels, 0.95) - quantile(levels, 0.1);
}

/** @returns `null` for silence, and for what is too short to tell anything of */
export function measureSound(sound: CollectedSound): Measured | null {
  const { samples, sampleRate } = atListeningRate(sound.samples, sound.sampleRate);
  const isAudible = sound.powers.some((power) => power > silentPower);
  if (samples.length < leastSeconds * sampleRate || !isAudible) return null;

  const frames = frameCountOf(samples);
  const flux = new Float64Array(frames);
  const fluxOf = createFlux(sampleRate);
  const hertzPerBin = sampleRate / frameSize;
  let weighed = 0;
  let weight = 0;
  eachSpectrum(samples, (power, frame) => {
    flux[frame] = fluxOf(power);
    let sum = 0;
    let moment = 0;
    for (let bin = 1; bin < power.length; bin += 1) {
      const value = power[bin] ?? 0;
      sum += value;
      moment += value * bin;
    }
    if (sum <= 1e-6) return;
    const loudness = Math.sqrt(sum);
    weighed += (moment / sum) * hertzPerBin * loudness;
    weight += loudness;
  });
  const fluxMean = flux.reduce((sum, value) => sum + value, 0) / frames;
  const framesPerSecond = sampleRate / hopSize;
  const envelope = standingOut(flux, Math.round(reachSeconds * framesPerSecond));
  return {
    ...(fluxMean < leastFlux ? withoutPulse : findTempo(envelope, framesPerSecond)),
    onsetRate: countOnsets(envelope, fluxMean) / (samples.length / sampleRate),
    levelRangeDb: levelRange(sound.powers),
    centroidHz: weight === 0 ? 0 : weighed / weight,
    fluxMean,
  };
}
