import type { Random } from '../score/random.ts';
import { inverseFft } from './dsp/inverse-fft.ts';
import type { Sample } from './sample.ts';

export interface Sustain {
  /** Amplitude of partial `n`, which lies at `hz`. */
  partial: (n: number, hz: number) => number;
  /** Width of each partial in cents: 1 for one steady player, 25 and more for a section. */
  widthCents: number;
  /** Level of breath or bow noise at a frequency, relative to the first partial; none unless told. */
  noise?: (hz: number) => number;
  /** Two channels with phases of their own. */
  wide?: boolean;
  /** Further copies of the spectrum, detuned by so many cents. */
  detunedCents?: readonly number[];
}

const size = 65_536;

/**
 * A sustained tone that loops without a seam, made in the frequency domain after Paul Nasca's PADsynth: every partial
 * is a narrow bell of components with random phases, and one inverse transform makes the loop.
 */
export function sustainedLoop(
  frequency: number,
  sampleRate: number,
  sustain: Sustain,
  random: Random,
): Sample {
  const binHz = sampleRate / size;
  // The fundamental falls exactly on a bin, so that loop and pitch agree; the player makes up for the difference.
  const exact = Math.max(1, Math.round(frequency / binHz)) * binHz;
  const amplitudes = new Float64Array(size / 2);
  for (const cents of [0, ...(sustain.detunedCents ?? [])]) {
    addPartials(amplitudes, exact * 2 ** (cents / 1200), binHz, sustain, sampleRate);
  }
  if (sustain.noise) addNoise(amplitudes, binHz, sustain.noise);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let k = 1; k < size / 2; k++) {
    const amplitude = amplitudes[k] ?? 0;
    if (amplitude < 1e-7) continue;
    const left = random.next() * 2 * Math.PI;
    const right = sustain.wide ? left + (random.next() - 0.5) * Math.PI * 1.5 : left;
    // Left is the real and right the imaginary part of one complex signal, so that one transform makes both.
    const [lr, li] = [amplitude * Math.cos(left), amplitude * Math.sin(left)];
    const [rr, ri] = [amplitude * Math.cos(right), amplitude * Math.sin(right)];
    real[k] = lr - ri;
    imaginary[k] = li + rr;
    real[size - k] = lr + ri;
    imaginary[size - k] = rr - li;
  }
  inverseFft(real, imaginary);
  const channels = sustain.wide
    ? [Float32Array.from(real), Float32Array.from(imaginary)]
    : [Float32Array.from(real)];
  return { channels, frequency: exact, loops: true };
}

function addPartials(
  amplitudes: Float64Array,
  frequency: number,
  binHz: number,
  sustain: Sustain,
  sampleRate: number,
): void {
  const top = Math.min(sampleRate * 0.45, 16_000);
  for (let n = 1; n * frequency < top; n++) {
    const hz = n * frequency;
    const amplitude = sustain.partial(n, hz);
    if (amplitude < 1e-5) continue;
    const width = (2 ** (sustain.widthCents / 1200) - 1) * hz;
    const deviation = width / 2 / binHz;
    const centre = hz / binHz;
    if (deviation < 0.35) {
      const bin = Math.round(centre);
      amplitudes[bin] = (amplitudes[bin] ?? 0) + amplitude;
      continue;
    }
    // The bell's total power stays that of the partial, however wide it is.
    const height = amplitude / Math.sqrt(deviation * Math.sqrt(Math.PI));
    const reach = Math.ceil(deviation * 3);
    for (
      let bin = Math.max(1, Math.floor(centre) - reach);
      bin <= centre + reach && bin < amplitudes.length;
      bin++
    ) {
      const away = (bin - centre) / deviation;
      amplitudes[bin] = (amplitudes[bin] ?? 0) + height * Math.exp(-0.5 * away * away);
    }
  }
}

function addNoise(amplitudes: Float64Array, binHz: number, level: (hz: number) => number): void {
  const perBin = Math.sqrt(binHz / 1000);
  for (let bin = 1; bin < amplitudes.length; bin++) {
    amplitudes[bin] = Math.hypot(amplitudes[bin] ?? 0, level(bin * binHz) * perBin);
  }
}

/** A resonance of throat, bell or body: a bell curve over frequency on a logarithmic axis. */
export function formant(hz: number, centre: number, gain: number, octaves: number): number {
  return gain * Math.exp(-((Math.log2(hz / centre) / octaves) ** 2));
}
