/** A recorded tone, made by calculation: what an instrument plays at one pitch. */
export interface Sample {
  /** One or two channels of equal length. */
  channels: readonly Float32Array<ArrayBuffer>[];
  /** Its pitch in Hz when played at its own rate. */
  frequency: number;
  /** Whether it goes round without a seam. */
  loops: boolean;
}

/** Half a second at this level (root mean square) is what every sample is brought to. */
const referenceLevel = 0.1;

/**
 * Brings a sample to the common level, judged by its first 0.4 seconds above 120 Hz, roughly as an ear does; very low
 * tones are judged with a floor, as they would be blown up without end otherwise.
 */
export function levelled(sample: Sample, sampleRate: number): Sample {
  const judged = Math.floor(sampleRate * 0.4);
  const smoothing = 1 - Math.exp((-2 * Math.PI * 120) / sampleRate);
  let energy = 0;
  let count = 0;
  for (const channel of sample.channels) {
    let low = 0;
    for (let i = 0; i < Math.min(judged, channel.length); i++) {
      const value = channel[i] ?? 0;
      low += smoothing * (value - low);
      energy += (value - low * 0.85) ** 2;
      count++;
    }
  }
  const gain = referenceLevel / Math.max(1e-9, Math.sqrt(energy / Math.max(1, count)));
  for (const channel of sample.channels) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gain;
  }
  return sample;
}

/** Frequency of a MIDI pitch in equal temperament, A4 at 440 Hz. */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
