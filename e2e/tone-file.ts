/** A file of music that a test makes, and what its tags say. */
export interface ToneSketch {
  title: string;
  artist: string;
  album: string;
  genre: string;
  seconds: number;
  hertz: number;
}

const sampleRate = 8000;

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const list = (entries: readonly (readonly [string, string])[]) =>
  chunk(
    'LIST',
    Buffer.concat([
      Buffer.from('INFO', 'latin1'),
      ...entries.map(([name, value]) => chunk(name, Buffer.from(`${value}\0`))),
    ]),
  );

/** A tone as a WAV file, which every browser plays. */
export function toneFile({ title, artist, album, genre, seconds, hertz }: ToneSketch): Buffer {
  const samples = Buffer.alloc(seconds * sampleRate * 2);
  for (let at = 0; at < samples.length / 2; at += 1)
    samples.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * hertz * at) / sampleRate)), at * 2);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const tags = list([
    ['INAM', title],
    ['IART', artist],
    ['IPRD', album],
    ['IGNR', genre],
  ]);
  const body = [chunk('fmt ', format), tags, chunk('data', samples)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE', 'latin1'), ...body]));
}
