import { describe, expect, test, vi } from 'vitest';
import { asMp3, asVorbis, asWav, beatSampleRate, beatSound } from '../../testing/beat-sound.ts';
import { measureSound } from '../measure/measure-sound.ts';
import { cutSound } from './cut-sound.ts';
import { DamagedSoundError, decodeSound } from './decode-sound.ts';
import { type SoundBytes, UnknownSoundError } from './sound-bytes.ts';

/** A file in memory that counts what is read of it. */
function fileOf(bytes: Buffer): SoundBytes & { readBytes: () => number } {
  let readBytes = 0;
  return {
    sizeBytes: bytes.length,
    async read(from, to) {
      const part = bytes.subarray(from, Math.min(to, bytes.length));
      readBytes += part.length;
      return part;
    },
    close: async () => undefined,
    readBytes: () => readBytes,
  };
}

const seconds = 100;
const beats = beatSound({ bpm: 120, seconds });
const tags = Buffer.concat([
  Buffer.from('ID3\x04\0\0', 'latin1'),
  Buffer.from([0, 0, 8, 0]),
  Buffer.alloc(1024, 'x'),
]);

describe('the middle of a file', () => {
  test.each([
    ['WAV', async () => asWav(beats)],
    ['MP3', async () => asMp3(beats)],
    ['MP3 with tags before it', async () => Buffer.concat([tags, await asMp3(beats)])],
    ['Ogg Vorbis', async () => asVorbis(beats)],
  ])('of %s is decoded and its tempo measured', async (_, encode) => {
    const cut = await cutSound(fileOf(await encode()), seconds * 1000);
    const sound = await decodeSound(cut);
    expect(sound.samples.length / sound.sampleRate).toBeCloseTo(60, 0);
    const measured = measureSound(sound);
    expect(measured?.tempoBpm).toBeCloseTo(120, 0);
    expect(measured?.pulseStrength).toBeGreaterThan(0.3);
  });

  test('is all that is read of a long one', async () => {
    const whole = asWav(new Float32Array(400 * beatSampleRate));
    const file = fileOf(whole);
    const { middle } = await cutSound(file, 400_000);
    expect(middle.length).toBe(90 * beatSampleRate * 2);
    expect(file.readBytes()).toBeLessThan(middle.length + 200_000);
  });
});

describe('what is no music', () => {
  test.each([
    ['nothing at all', Buffer.alloc(0)],
    ['text', Buffer.from('<html>no music here</html>'.repeat(400))],
    ['noughts', Buffer.alloc(100_000)],
    ['a WAV that ends in its head', asWav(beats).subarray(0, 40)],
    ['an Ogg file without an end', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200_000, 255)])],
    ['a FLAC that has only tags', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(100_000, 1)])],
  ])('is told from it: %s', async (_, bytes) => {
    await expect(cutSound(fileOf(bytes), 60_000)).rejects.toThrow(UnknownSoundError);
  });

  test('an MP3 whose middle is something else is damaged, and not measured', async () => {
    // What the decoder has to say of it is not of use to anybody.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const whole = await asMp3(beats);
    const third = Math.floor(whole.length / 3);
    // A fixed pattern that holds no frame.
    for (let at = third; at < 2 * third; at += 1) whole[at] = (at * 167) % 251;
    const cut = await cutSound(fileOf(whole), seconds * 1000);
    await expect(decodeSound(cut)).rejects.toThrow(DamagedSoundError);
    vi.restoreAllMocks();
  });

  test('silence and a moment of sound have no tempo', async () => {
    const silent = await cutSound(fileOf(asWav(new Float32Array(20 * beatSampleRate))), 20_000);
    expect(measureSound(await decodeSound(silent))).toBeNull();
    const short = await cutSound(fileOf(asWav(beatSound({ bpm: 120, seconds: 2 }))), 2000);
    expect(measureSound(await decodeSound(short))).toBeNull();
  });
});
