/** What a generated file says of itself, and how it sounds. */
export interface WavSketch {
  title?: string;
  artist?: string;
  albumArtist?: string;
  album?: string;
  genre?: string;
  year?: number;
  trackNumber?: number;
  bpm?: number;
  mood?: string;
  /** ReplayGain of the track, in decibels. */
  gainDb?: number;
  /** 1 for explicit words, 2 for a clean version. */
  advisory?: number;
  /** Bytes of a picture, as the front cover. */
  picture?: Buffer;
  seconds?: number;
  /** Pitch of the tone that is heard. */
  hertz?: number;
}

export const sampleRate = 8000;

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** An ID3v2.3 frame. */
function frame(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 0, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const text = (name: string, value: string | number | undefined) =>
  value === undefined ? [] : [frame(name, Buffer.concat([Buffer.from([1]), utf16(String(value))]))];

function id3Of(sketch: WavSketch): Buffer {
  const { gainDb, advisory, picture } = sketch;
  const frames = [
    ...text('TIT2', sketch.title),
    ...text('TPE1', sketch.artist),
    ...text('TPE2', sketch.albumArtist),
    ...text('TALB', sketch.album),
    ...text('TCON', sketch.genre),
    ...text('TYER', sketch.year),
    ...text('TRCK', sketch.trackNumber),
    ...text('TBPM', sketch.bpm),
    ...text('TMOO', sketch.mood),
    ...(gainDb === undefined
      ? []
      : [frame('TXXX', Buffer.from(`\0REPLAYGAIN_TRACK_GAIN\0${gainDb.toFixed(2)} dB`, 'latin1'))]),
    ...(advisory === undefined
      ? []
      : [frame('TXXX', Buffer.from(`\0ITUNESADVISORY\0${advisory}`, 'latin1'))]),
    ...(picture === undefined
      ? []
      : [frame('APIC', Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), picture]))]),
  ];
  const body = Buffer.concat(frames);
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), body]);
}

/** A tone of 16 bits and one channel. */
export const toneOf = ({ seconds = 1, hertz = 220 }: WavSketch): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
    Math.round(9000 * Math.sin((2 * Math.PI * hertz * at) / sampleRate)),
  );

/** A whole WAV file: a tone of 16 bits and one channel, with its tags in an `id3 ` chunk. Every browser plays it. */
export function wavFile(sketch: WavSketch): Buffer {
  const tone = toneOf(sketch);
  const samples = Buffer.alloc(tone.length * 2);
  for (const [at, sample] of tone.entries()) samples.writeInt16LE(sample, at * 2);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const body = [chunk('fmt ', format), chunk('data', samples), chunk('id3 ', id3Of(sketch))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE', 'latin1'), ...body]));
}

/** The smallest PNG there is: one pixel. */
export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
