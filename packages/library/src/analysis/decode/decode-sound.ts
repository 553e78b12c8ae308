import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { type CollectedSound, createCollector } from '../measure/collect-sound.ts';
import type { SoundCut } from './cut-sound.ts';
import { decodeWav } from './decode-wav.ts';
import { UnknownSoundError } from './sound-bytes.ts';

interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
  errors: readonly unknown[];
}
interface Decoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Decoded | Promise<Decoded>;
  free(): void;
}

/** So little at a time that what comes of it fits into memory, whatever it is. */
const fedBytes = 64 * 1024;
/** A decoder that took more than this has met something made to exhaust it: music takes 177 MB at most, the process included. */
const mostGrowthBytes = 512 * 1024 * 1024;

/** A cut falls into the middle of a frame or two; a file with more errors than this is damaged, or something else. */
const mostErrors = 40;

/** What comes of a file is not what was recorded. */
export class DamagedSoundError extends Error {
  override readonly name = 'DamagedSoundError';
}

/** Decoding took more memory than music takes. */
export class TooMuchMemoryError extends Error {
  override readonly name = 'TooMuchMemoryError';
}

function decoderOf({ kind, head }: SoundCut): Decoder {
  if (kind === 'mpeg') return new MPEGDecoder();
  if (kind === 'flac') return new FLACDecoder();
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1');
  if (start.includes('OpusHead')) return new OggOpusDecoder({ forceStereo: true });
  if (start.includes('vorbis')) return new OggVorbisDecoder();
  if (start.includes('FLAC')) return new FLACDecoder();
  throw new UnknownSoundError('an Ogg file of another kind');
}

/**
 * Decodes what was cut out of a file, a minute of it at most.
 * @throws {UnknownSoundError} {StrangeSoundError} {DamagedSoundError} {TooMuchMemoryError}, and whatever a decoder does with a damaged file
 */
export async function decodeSound(cut: SoundCut): Promise<CollectedSound> {
  const collector = createCollector();
  if (cut.kind === 'wav') {
    const { channels, sampleRate } = decodeWav(cut.head, cut.middle);
    collector.add(channels, sampleRate);
    return collector.collected();
  }
  const decoder = decoderOf(cut);
  await decoder.ready;
  let errorCount = 0;
  const residentBefore = process.memoryUsage.rss();
  const take = ({ channelData, sampleRate, errors }: Decoded) => {
    errorCount += errors.length;
    if (errorCount > mostErrors) throw new DamagedSoundError(`${errorCount} errors`);
    if (channelData.length > 0 && sampleRate > 0) collector.add(channelData, sampleRate);
    if (process.memoryUsage.rss() - residentBefore > mostGrowthBytes) throw new TooMuchMemoryError();
  };
  if (cut.head.length > 0) take(await decoder.decode(cut.head));
  for (let at = 0; at < cut.middle.length && !collector.isFull(); at += fedBytes)
    take(await decoder.decode(cut.middle.subarray(at, at + fedBytes)));
  if (!collector.isFull() && decoder.flush) take(await decoder.flush());
  decoder.free();
  return collector.collected();
}
