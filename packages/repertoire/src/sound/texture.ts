import type { Random } from '../score/random.ts';
import { applyFilter, biquad, noise } from './dsp/filters.ts';
import type { Sample } from './sample.ts';

/** Eight seconds of an old record's surface, or of open air, that go round. Peak level 1. */
export function textureSample(kind: 'vinyl' | 'air', sampleRate: number, random: Random): Sample {
  const length = sampleRate * 8;
  const bed = noise(length, random.next);
  if (kind === 'air') {
    applyFilter(bed, biquad('lowpass', 900, 0.6, sampleRate));
    applyFilter(bed, biquad('highpass', 180, 0.6, sampleRate));
    // Two slow waves that each fit the loop a whole number of times.
    for (let i = 0; i < length; i++) {
      const turn = (2 * Math.PI * i) / length;
      bed[i] = (bed[i] ?? 0) * (0.6 + 0.25 * Math.sin(turn) + 0.15 * Math.sin(turn * 3 + 1));
    }
  } else {
    applyFilter(bed, biquad('bandpass', 1800, 0.4, sampleRate));
    for (let i = 0; i < length; i++) bed[i] = (bed[i] ?? 0) * 0.05;
    for (let crackle = 0; crackle < 110; crackle++) addCrackle(bed, random, sampleRate);
  }
  let peak = 1e-9;
  for (const value of bed) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < length; i++) bed[i] = (bed[i] ?? 0) / peak;
  return { channels: [bed], frequency: 1, loops: true };
}

function addCrackle(bed: Float32Array, random: Random, sampleRate: number): void {
  const at = Math.floor(random.between(0, bed.length - 200));
  const level = random.next() ** 3 * 0.9 + 0.05;
  const width = Math.floor(sampleRate * random.between(0.0002, 0.0009));
  for (let i = 0; i < width; i++)
    bed[at + i] = (bed[at + i] ?? 0) + level * (random.next() * 2 - 1) * (1 - i / width);
}
