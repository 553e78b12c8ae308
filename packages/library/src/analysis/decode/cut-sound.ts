import { cutFlac, cutOgg, cutWav, startOfMpeg } from './containers.ts';
import { type SoundBytes, type SoundKind, type SoundPlace, UnknownSoundError } from './sound-bytes.ts';

/** What a decoder needs of a file: what stands before the sound, and the bytes around its middle. */
export interface SoundCut {
  kind: SoundKind;
  head: Uint8Array;
  middle: Uint8Array;
}

/** A minute and a half, as files are not of the same density throughout, and a decoder has to find its way in. */
const cutSeconds = 90;
/** Of a file that is denser than that, less is listened to. */
const mostCutBytes = 24 * 1024 * 1024;
const tastedBytes = 64 * 1024;

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Length of the tags that some programs write before everything else (ID3v2). */
function tagLength(start: Uint8Array): number {
  if (latin(start, 0, 3) !== 'ID3' || start.length < 10) return 0;
  return 10 + [6, 7, 8, 9].reduce((length, at) => length * 128 + ((start[at] ?? 0) & 0x7f), 0);
}

async function placeOf(bytes: SoundBytes): Promise<SoundPlace> {
  let start = await bytes.read(0, tastedBytes);
  const from = tagLength(start);
  if (from > 0) start = await bytes.read(from, from + tastedBytes);
  if (latin(start, 0, 4) === 'fLaC') return cutFlac(bytes, from);
  if (latin(start, 0, 4) === 'OggS') return cutOgg(bytes, from);
  if (latin(start, 0, 4) === 'RIFF' && latin(start, 8, 12) === 'WAVE') return cutWav(bytes);
  const mpeg = startOfMpeg(start);
  if (mpeg === null) throw new UnknownSoundError('no sound that is known here');
  return { kind: 'mpeg', head: new Uint8Array(0), from: from + mpeg, to: bytes.sizeBytes, step: 1 };
}

/**
 * Reads what it takes to hear the middle of a file: a few headers and a minute and a half, however long it is.
 * @throws {UnknownSoundError} and whatever reading brings
 */
export async function cutSound(bytes: SoundBytes, durationMs: number): Promise<SoundCut> {
  const { kind, head, from, to, step } = await placeOf(bytes);
  const length = Math.max(0, to - from);
  const perSecond = length / Math.max(1, durationMs / 1000);
  const wanted = Math.min(length, Math.ceil(perSecond * cutSeconds), mostCutBytes);
  const skipped = Math.floor((length - wanted) / 2 / step) * step;
  const middle = await bytes.read(from + skipped, from + skipped + wanted);
  return { kind, head, middle };
}
