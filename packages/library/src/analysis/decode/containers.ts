import { type SoundBytes, type SoundPlace, UnknownSoundError } from './sound-bytes.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** More parts than this before the sound are none that a player would read through. */
const mostParts = 200;
const streamInfoLength = 34;

/** FLAC: what describes the stream is kept, tags and pictures are stepped over. */
export async function cutFlac(bytes: SoundBytes, start: number): Promise<SoundPlace> {
  let at = start + 4;
  let info: Uint8Array | null = null;
  for (let part = 0; part < mostParts; part += 1) {
    const header = await bytes.read(at, at + 4 + streamInfoLength);
    if (header.length < 4) break;
    const length = ((header[1] ?? 0) << 16) | ((header[2] ?? 0) << 8) | (header[3] ?? 0);
    const type = (header[0] ?? 0) & 0x7f;
    if (type === 0 && length === streamInfoLength) info = header.subarray(4, 4 + streamInfoLength);
    at += 4 + length;
    if (((header[0] ?? 0) & 0x80) === 0) continue;
    if (info === null) break;
    // Marked as the last part before the sound.
    const head = Buffer.concat([
      Buffer.from('fLaC', 'latin1'),
      Buffer.from([0x80, 0, 0, streamInfoLength]),
      info,
    ]);
    return { kind: 'flac', head, from: at, to: bytes.sizeBytes, step: 1 };
  }
  throw new UnknownSoundError('a FLAC file without a beginning');
}

/** Pages of an Ogg file before the sound begins may hold pictures; more than this is not looked through. */
const mostHeadBytes = 8 * 1024 * 1024;
const readBytes = 256 * 1024;
const pageHeader = 27;
const noGranule = 0xffff_ffff;

/** Ogg: all pages up to the first that has sound in it. */
export async function cutOgg(bytes: SoundBytes, start: number): Promise<SoundPlace> {
  const parts: Uint8Array[] = [];
  let known = Buffer.alloc(0);
  let at = 0;
  const more = async () => {
    const next = await bytes.read(start + known.length, start + known.length + readBytes);
    parts.push(next);
    known = Buffer.concat(parts);
    return next.length > 0;
  };
  while (at < mostHeadBytes) {
    if (at + pageHeader + 255 > known.length) await more();
    if (ascii(known, at, at + 4) !== 'OggS' || at + pageHeader > known.length) break;
    const view = viewOf(known);
    const [low, high] = [view.getUint32(at + 6, true), view.getUint32(at + 10, true)];
    // The position of a page that ends no packet is minus one, of headers nought.
    const hasSound = !(low === 0 && high === 0) && !(low === noGranule && high === noGranule);
    if (hasSound && at > 0)
      return { kind: 'ogg', head: known.subarray(0, at), from: start + at, to: bytes.sizeBytes, step: 1 };
    const segments = known[at + 26] ?? 0;
    let length = pageHeader + segments;
    for (let segment = 0; segment < segments; segment += 1) length += known[at + pageHeader + segment] ?? 0;
    at += length;
  }
  throw new UnknownSoundError('an Ogg file without sound');
}

/** WAV: the description of its samples, and the chunk that holds them. */
export async function cutWav(bytes: SoundBytes): Promise<SoundPlace> {
  let format: Uint8Array | null = null;
  for (let at = 12, part = 0; part < mostParts; part += 1) {
    const chunk = await bytes.read(at, at + 8 + 40);
    if (chunk.length < 8) break;
    const name = ascii(chunk, 0, 4);
    const length = viewOf(chunk).getUint32(4, true);
    if (name === 'fmt ' && length >= 16) format = chunk.subarray(8, 8 + Math.min(length, 40));
    if (name === 'data' && format !== null && format.length >= 16) {
      const step = Math.max(1, viewOf(format).getUint16(12, true));
      const to = Math.min(bytes.sizeBytes, at + 8 + length);
      return { kind: 'wav', head: format, from: at + 8, to, step };
    }
    at += 8 + length + (length % 2);
  }
  throw new UnknownSoundError('a WAV file without sound');
}

/** Kilobits a second of MPEG's third layer, by the number in a frame's header: version 1, and the lower rates of 2 and 2.5. */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;
/** What a rate is divided by, by the number of the version: 2.5, none, 2, 1. */
const rateDivisors = [4, 0, 2, 1] as const;

/** Bytes of the frame of an MP3 file that begins at a place; `null` where none does. */
function frameLength(bytes: Uint8Array, at: number): number | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isThirdLayer = first === 0xff && (second & 0xe6) === 0xe2;
  const divisor = rateDivisors[(second >> 3) & 3] ?? 0;
  const kilobits = bitRates[divisor === 1 ? 0 : 1][third >> 4] ?? 0;
  const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / (divisor || 1);
  if (!isThirdLayer || divisor === 0 || kilobits === 0 || sampleRate === 0) return null;
  const perFrame = divisor === 1 ? 144_000 : 72_000;
  return Math.floor((perFrame * kilobits) / sampleRate) + ((third >> 1) & 1);
}

/** So many frames in a row are no chance. */
const framesTelling = 3;

/** Where the frames of an MP3 file begin among some bytes; `null` where there are none. */
export function startOfMpeg(bytes: Uint8Array): number | null {
  for (let start = 0; start + 4 < bytes.length; start += 1) {
    let at: number | null = start;
    for (let frame = 0; frame < framesTelling && at !== null; frame += 1) {
      const length = frameLength(bytes, at);
      at = length === null ? null : at + length;
    }
    if (at !== null) return start;
  }
  return null;
}
