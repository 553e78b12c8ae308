import { sampleRate, toneOf, type WavSketch } from './wav-file.ts';

const samplesInFrame = 4096;

/** A metadata block of the format: one bit for the last one, its type, its length. */
function block(type: number, content: Buffer, isLast = false): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  head[0] = (isLast ? 0x80 : 0) | type;
  return Buffer.concat([head, content]);
}

function streamInfo(sampleCount: number): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(samplesInFrame, 0);
  info.writeUInt16BE(samplesInFrame, 2);
  // Twenty bits of rate, three of channels less one, five of bits less one, and four that begin the number of samples.
  info.writeUInt32BE(((sampleRate << 12) | (15 << 4)) >>> 0, 10);
  info.writeUInt32BE(sampleCount, 14);
  return info;
}

function comments(sketch: WavSketch): Buffer {
  const { title, artist, album, genre, year, trackNumber, bpm, mood } = sketch;
  const named = { title, artist, album, genre, date: year, tracknumber: trackNumber, bpm, mood };
  const told = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name.toUpperCase()}=${value}`],
  );
  const counted = (text: string) => {
    const bytes = Buffer.from(text);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const count = Buffer.alloc(4);
  count.writeUInt32LE(told.length);
  return Buffer.concat([counted('tests'), count, ...told.map(counted)]);
}

/** Remainder of a division of polynomials over bits, as the format's two checksums are. */
function remainder(bytes: Uint8Array, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) rest = rest & top ? (rest << 1) ^ polynomial : rest << 1;
    rest &= 2 ** bits - 1;
  }
  return rest;
}

/** Numbers of frames are written as UTF-8 writes those of characters. */
const frameNumber = (number: number) => Buffer.from(String.fromCodePoint(number));

function frame(number: number, samples: Int16Array): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(samples.length - 1);
  // Frames of one length; that length at the end of the head; 8 kHz; one channel of 16 bits.
  const head = Buffer.concat([Buffer.from([0xff, 0xf8, 0x74, 0x08]), frameNumber(number), length]);
  const sound = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries()) sound.writeInt16BE(sample, at * 2);
  // Samples as they are, without prediction.
  const body = Buffer.concat([head, Buffer.from([remainder(head, 8, 0x07), 0x02]), sound]);
  const check = Buffer.alloc(2);
  check.writeUInt16BE(remainder(body, 16, 0x8005));
  return Buffer.concat([body, check]);
}

/** A whole FLAC file that nothing is saved in: a tone with its tags. */
export function flacFile(sketch: WavSketch): Buffer {
  const tone = toneOf(sketch);
  const frames: Buffer[] = [];
  for (let at = 0; at < tone.length; at += samplesInFrame)
    frames.push(frame(frames.length, tone.subarray(at, at + samplesInFrame)));
  const head = [
    Buffer.from('fLaC', 'latin1'),
    block(0, streamInfo(tone.length)),
    block(4, comments(sketch), true),
  ];
  return Buffer.concat([...head, ...frames]);
}
