/** Mono samples, as an audio buffer takes them. */
export type Signal = Float32Array<ArrayBuffer>;

/** Coefficients of a second-order filter, normalised so that a0 is 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

type Shape = 'lowpass' | 'highpass' | 'bandpass' | 'peak';

/**
 * Filter coefficients after Robert Bristow-Johnson's Audio EQ Cookbook.
 * @param gainDb only for `peak`.
 */
export function biquad(shape: Shape, frequency: number, q: number, sampleRate: number, gainDb = 0): Biquad {
  const w = (2 * Math.PI * Math.min(frequency, sampleRate * 0.45)) / sampleRate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a = 10 ** (gainDb / 40);
  const [b0, b1, b2, a0, a2] = {
    lowpass: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, 1 - alpha],
    highpass: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, 1 - alpha],
    bandpass: [alpha, 0, -alpha, 1 + alpha, 1 - alpha],
    peak: [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, 1 - alpha / a],
  }[shape] as [number, number, number, number, number];
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: (-2 * cos) / a0, a2: a2 / a0 };
}

/** Runs a filter over samples in place. */
export function applyFilter(samples: Signal, { b0, b1, b2, a1, a2 }: Biquad): Signal {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  return samples;
}

/** White noise from -1 to 1. */
export function noise(length: number, next: () => number): Signal {
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) samples[i] = next() * 2 - 1;
  return samples;
}

/** Fades the last milliseconds to silence so that a cut sample does not click. */
export function fadeEnd(samples: Signal, fadeSamples: number): Signal {
  const start = Math.max(0, samples.length - fadeSamples);
  for (let i = start; i < samples.length; i++)
    samples[i] = (samples[i] ?? 0) * ((samples.length - i) / fadeSamples);
  return samples;
}
