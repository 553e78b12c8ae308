import { StrangeSoundError } from '../measure/collect-sound.ts';

const pcm = 1;
const floating = 3;
const extensible = 0xfffe;
const subFormatAt = 24;

/** What reads a sample at a place, as a share of the loudest. */
function readerOf(format: number, bits: number): ((view: DataView, at: number) => number) | null {
  if (format === floating && bits === 32) return (view, at) => view.getFloat32(at, true);
  if (format !== pcm) return null;
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 32_768;
  if (bits === 24)
    return (view, at) => (view.getInt8(at + 2) * 65_536 + view.getUint16(at, true)) / 8_388_608;
  return bits === 32 ? (view, at) => view.getInt32(at, true) / 2_147_483_648 : null;
}

/**
 * Samples of a WAV file.
 * @param head its chunk `fmt `
 * @throws {StrangeSoundError}
 */
export function decodeWav(
  head: Uint8Array,
  samples: Uint8Array,
): { channels: Float32Array[]; sampleRate: number } {
  const format = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const tag = format.getUint16(0, true);
  const channelCount = format.getUint16(2, true);
  const bits = format.getUint16(14, true);
  const isTold = tag === extensible && head.length >= subFormatAt + 2;
  const read = readerOf(isTold ? format.getUint16(subFormatAt, true) : tag, bits);
  const width = bits / 8;
  if (read === null || channelCount === 0 || channelCount > 8)
    throw new StrangeSoundError('a WAV of another kind');
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
  const length = Math.floor(samples.length / width / channelCount);
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from({ length }, (__, at) => read(view, (at * channelCount + channel) * width)),
  );
  return { channels, sampleRate: format.getUint32(4, true) };
}
