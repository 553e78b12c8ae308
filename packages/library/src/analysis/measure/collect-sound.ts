/** What is left of a sound for measuring it: all channels as one, and how loud they were together. */
export interface CollectedSound {
  samples: Float32Array;
  sampleRate: number;
  /** Mean power of the channels in each tenth of a second. */
  powers: readonly number[];
}

/** So much of a track is listened to. */
export const listenedSeconds = 60;
const mostRate = 192_000;
const leastRate = 8_000;
const mostChannels = 8;
const powersPerSecond = 10;

/** The sound is none that music comes in. */
export class StrangeSoundError extends Error {
  override readonly name = 'StrangeSoundError';
}

/**
 * Takes sound in as it is decoded, up to a minute of it, so that no more is held than is needed, whatever a file claims of
 * itself.
 */
export function createCollector() {
  let samples: Float32Array | null = null;
  let rate = 0;
  let length = 0;
  const powers: number[] = [];
  let power = 0;
  let counted = 0;

  return {
    isFull: () => samples !== null && length >= samples.length,
    /** @throws {StrangeSoundError} */
    add(channels: readonly Float32Array[], sampleRate: number): void {
      const [first] = channels;
      if (first === undefined || first.length === 0) return;
      if (!(sampleRate >= leastRate && sampleRate <= mostRate) || channels.length > mostChannels)
        throw new StrangeSoundError(`${channels.length} channels at ${sampleRate} Hz`);
      // Some streams begin anew with another kind of sound; the first tells enough.
      if (samples !== null && sampleRate !== rate) return;
      rate = sampleRate;
      samples ??= new Float32Array(listenedSeconds * rate);
      const blockLength = Math.round(rate / powersPerSecond);
      const count = Math.min(first.length, samples.length - length);
      for (let at = 0; at < count; at += 1) {
        let sum = 0;
        for (const channel of channels) {
          const value = channel[at] ?? 0;
          sum += value;
          power += (value * value) / channels.length;
        }
        samples[length + at] = sum / channels.length;
        counted += 1;
        if (counted === blockLength) {
          powers.push(power / counted);
          power = 0;
          counted = 0;
        }
      }
      length += count;
    },
    collected: (): CollectedSound => ({
      samples: samples?.subarray(0, length) ?? new Float32Array(0),
      sampleRate: rate,
      powers,
    }),
  };
}
