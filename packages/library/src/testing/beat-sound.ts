import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

/** Sound that is made for a test: beats over a tone. */
export interface BeatSketch {
  bpm: number;
  seconds: number;
  /** How loud the beats are, from 0 to 1. Default 0.8. */
  beat?: number;
  /** How loud the tone is, from 0 to 1. Default 0.1. */
  tone?: number;
}

export const beatSampleRate = 22_050;

/** Short low bursts with a click at their beginning, four to the bar, the first a little louder. */
export function beatSound({ bpm, seconds, beat = 0.8, tone = 0.1 }: BeatSketch): Float32Array {
  const period = (60 / bpm) * beatSampleRate;
  return Float32Array.from({ length: Math.round(seconds * beatSampleRate) }, (_, at) => {
    const number = Math.floor(at / period);
    const since = (at - number * period) / beatSampleRate;
    const accent = number % 4 === 0 ? 1 : 0.8;
    const thump = Math.sin(2 * Math.PI * 70 * since) * Math.exp(-since * 18);
    const click = Math.sin(2 * Math.PI * 3000 * since) * Math.exp(-since * 400);
    const held = Math.sin((2 * Math.PI * 330 * at) / beatSampleRate);
    return 0.7 * beat * accent * (0.8 * thump + 0.3 * click) + tone * held;
  });
}

const words = (text: string) => Buffer.from(text, 'latin1');
function numbers(...pairs: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    pairs.map(([value, bytes]) => {
      const one = Buffer.alloc(bytes);
      one.writeUIntLE(value, 0, bytes);
      return one;
    }),
  );
}

/** A WAV file of 16 bits and one channel. */
export function asWav(samples: Float32Array): Buffer {
  const content = Buffer.alloc(samples.length * 2);
  for (const [at, value] of samples.entries()) content.writeInt16LE(Math.round(value * 32_000), at * 2);
  const format = numbers([1, 2], [1, 2], [beatSampleRate, 4], [beatSampleRate * 2, 4], [2, 2], [16, 2]);
  const size = numbers([36 + content.length, 4]);
  return Buffer.concat([
    ...[words('RIFF'), size, words('WAVEfmt '), numbers([16, 4]), format],
    ...[words('data'), numbers([content.length, 4]), content],
  ]);
}

async function encoded(
  encoder: Awaited<ReturnType<typeof createMp3Encoder | typeof createOggEncoder>>,
  samples: Float32Array,
): Promise<Buffer> {
  // What it hands out is written over by the next call.
  const first = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([first, Buffer.from(encoder.finalize())]);
}

/** An MP3 file of a constant rate. */
export async function asMp3(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: beatSampleRate, bitrate: 64 });
  return encoded(encoder, samples);
}

/** An Ogg file with Vorbis in it. */
export async function asVorbis(samples: Float32Array): Promise<Buffer> {
  const encoder = await createOggEncoder();
  encoder.configure({ channels: 1, sampleRate: beatSampleRate, vbrQuality: 2 });
  return encoded(encoder, samples);
}
