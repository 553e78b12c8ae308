import FFT from 'fft.js';

/** Samples of one look at the sound, and how far the next one is: 46 and 12 ms at 22 kHz. */
export const frameSize = 1024;
export const hopSize = 256;
export const binCount = frameSize / 2;

/**
 * Looks at a sound frame by frame.
 * @param use is given the power of each frequency; what it is given is written over for the next frame
 */
export function eachSpectrum(samples: Float32Array, use: (power: Float64Array, frame: number) => void): void {
  const fft = new FFT(frameSize);
  const window = Float64Array.from(
    { length: frameSize },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameSize),
  );
  const windowed = new Float64Array(frameSize);
  const spectrum = new Float64Array(frameSize * 2);
  const power = new Float64Array(binCount);
  const frames = frameCountOf(samples);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let at = 0; at < frameSize; at += 1)
      windowed[at] = (samples[frame * hopSize + at] ?? 0) * (window[at] ?? 0);
    fft.realTransform(spectrum, windowed);
    for (let bin = 0; bin < binCount; bin += 1)
      power[bin] = (spectrum[bin * 2] ?? 0) ** 2 + (spectrum[bin * 2 + 1] ?? 0) ** 2;
    use(power, frame);
  }
}

export const frameCountOf = (samples: Float32Array): number =>
  Math.max(0, Math.floor((samples.length - frameSize) / hopSize) + 1);
