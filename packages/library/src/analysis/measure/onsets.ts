import { binCount, frameSize } from './spectra.ts';

/** Bands of equal width to the ear, so that a bass drum and a hi-hat weigh alike. */
const bandCount = 40;
const lowestHz = 30;
/** How far quiet sounds count beside loud ones. */
const compression = 1000;

/** Where each band begins, as places in a spectrum; the last one is where the last band ends. */
export function bandEdges(sampleRate: number): readonly number[] {
  const mel = (hertz: number) => Math.log10(1 + hertz / 700);
  const [from, to] = [mel(lowestHz), mel(sampleRate / 2)];
  const edges = Array.from({ length: bandCount + 1 }, (_, at) => {
    const hertz = 700 * (10 ** (from + ((to - from) * at) / bandCount) - 1);
    return Math.round((hertz * frameSize) / sampleRate);
  });
  // Each holds one place at least.
  for (let at = 1; at < edges.length; at += 1) edges[at] = Math.max(edges[at] ?? 0, (edges[at - 1] ?? 0) + 1);
  return edges.map((edge) => Math.min(edge, binCount));
}

/** Follows how much begins in each frame (spectral flux of compressed bands). */
export function createFlux(sampleRate: number): (power: Float64Array) => number {
  const edges = bandEdges(sampleRate);
  const before = new Float64Array(bandCount);
  let isFirst = true;
  return (power) => {
    let flux = 0;
    for (let band = 0; band < bandCount; band += 1) {
      let sum = 0;
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin += 1) sum += power[bin] ?? 0;
      const level = Math.log1p((compression * sum) / frameSize);
      flux += Math.max(0, level - (before[band] ?? 0));
      before[band] = level;
    }
    if (!isFirst) return flux;
    isFirst = false;
    return 0;
  };
}

/** What stands out of the flux of its surroundings. @param reach frames to either side */
export function standingOut(flux: Float64Array, reach: number): Float64Array {
  const sums = new Float64Array(flux.length + 1);
  for (let at = 0; at < flux.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (flux[at] ?? 0);
  return flux.map((value, at) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(flux.length, at + reach + 1);
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}

/** A beginning is a peak among its neighbours that rises this much above the mean flux. */
const peakShare = 0.6;
const neighbours = 3;

export function countOnsets(envelope: Float64Array, meanFlux: number): number {
  const least = peakShare * meanFlux;
  let onsets = 0;
  for (let at = neighbours; at < envelope.length - neighbours; at += 1) {
    const value = envelope[at] ?? 0;
    if (value <= least) continue;
    let isPeak = true;
    for (let by = 1; by <= neighbours && isPeak; by += 1)
      isPeak = value >= (envelope[at - by] ?? 0) && value > (envelope[at + by] ?? 0);
    if (isPeak) onsets += 1;
  }
  return onsets;
}
