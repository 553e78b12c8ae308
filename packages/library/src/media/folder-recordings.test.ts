import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Recordings, SoundRequest } from '@attune/local-streaming/music';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { onePixelPng, wavFile } from '../testing/wav-file.ts';
import { readByteRange } from './byte-range.ts';

const sketch = { title: 'Nightboat', album: 'Still Water', gainDb: -4.5, picture: onePixelPng };
const file = wavFile(sketch);

let place: LibraryFolder;
let library: Library;
let recordings: Recordings;
let id: string;
beforeEach(async () => {
  place = await createLibraryFolder();
  await place.write('a.wav', sketch);
  library = await place.open();
  if (library.music.recordings === undefined) throw new Error('a library has recordings');
  recordings = library.music.recordings;
  id = [...library.music.catalogue.tracks.keys()][0] ?? '';
});
afterEach(() => place.dispose());

const ask = async (request: Partial<SoundRequest> = {}, trackId = id) => {
  const answer = await recordings.openSound(trackId, {
    range: undefined,
    ifRange: undefined,
    isHead: false,
    ...request,
  });
  return { ...answer, bytes: answer.body === null ? null : await buffer(answer.body) };
};

describe('a file as sound', () => {
  test('whole, byte for byte, as what it is', async () => {
    const { status, headers, bytes } = await ask();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
    });
    expect(bytes?.equals(file)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, file.length],
    ['bytes=-50', file.length - 50, file.length],
    [`bytes=10-${file.length + 1000}`, 10, file.length],
  ])('a stretch of it: %s', async (range, start, end) => {
    const { status, headers, bytes } = await ask({ range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end - 1}/${file.length}`]);
    expect(bytes?.equals(file.subarray(start, end))).toBe(true);
  });

  test('beyond its end there is nothing', async () => {
    const { status, headers, bytes } = await ask({ range: `bytes=${file.length}-` });
    expect([status, headers['content-range'], bytes]).toEqual([416, `bytes */${file.length}`, null]);
  });

  test('a stretch of an older state is answered with the whole', async () => {
    const { headers } = await ask({ isHead: true });
    expect((await ask({ range: 'bytes=0-9', ifRange: headers.etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', ifRange: '"older"' })).status).toBe(200);
  });

  test('asked for by its head it is described and not read', async () => {
    const { status, headers, bytes } = await ask({ isHead: true });
    expect([status, headers['content-length'], bytes]).toEqual([200, String(file.length), null]);
  });

  test.each(['nobody', '../a.wav', 'a.wav', '0'.repeat(22)])('there is none under %s', async (unknown) => {
    expect((await ask({}, unknown)).status).toBe(404);
    expect(recordings.describe(unknown)).toBeNull();
  });

  test('its loudness is what the tag says, and no change where none does', async () => {
    expect(recordings.describe(id)).toEqual({ gainDb: -4.5, isSeekable: true });
    await place.write('b.wav', { title: 'Plain', album: 'Other' });
    await library.look();
    const plain = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Plain');
    expect(recordings.describe(plain?.id ?? '')?.gainDb).toBe(0);
  });
});

describe('a picture', () => {
  const pictureOf = (album: string, sizePx = 300) => {
    const found = [...library.music.catalogue.albums.values()].find(({ name }) => name === album);
    return recordings.picture(found?.id ?? '', sizePx);
  };
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } });

  test('comes from the file', async () => {
    const picture = await pictureOf('Still Water');
    expect(picture?.contentType).toBe('image/png');
    expect(picture?.bytes.equals(onePixelPng)).toBe(true);
  });

  test('is made as small as it is shown, upright, and without what a camera wrote into it', async () => {
    const photo = await drawn(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await place.write('b.wav', { title: 'Photo', album: 'Photo', picture: photo });
    await library.look();
    for (const [sizePx, width] of [
      [640, 320],
      [64, 32],
    ] as const) {
      const picture = await pictureOf('Photo', sizePx);
      expect(picture?.contentType).toBe('image/webp');
      const { exif, orientation, ...shown } = await sharp(picture?.bytes).metadata();
      expect([shown.format, shown.width, shown.height]).toEqual(['webp', width, sizePx]);
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });

  test('of another file in the same place is another picture', async () => {
    const write = async (side: number) => {
      const picture = await drawn(side, side).png().toBuffer();
      await place.write('b.wav', { title: 'Changing', album: 'Changing', picture });
      await library.look();
      return sharp((await pictureOf('Changing'))?.bytes).metadata();
    };
    expect((await write(200)).width).toBe(200);
    expect((await write(120)).width).toBe(120);
  });

  test('that would fill the memory, or is damaged, is not sent, and the next one is', async () => {
    const bomb = Buffer.from(onePixelPng);
    const header = bomb.subarray(12, 29);
    header.writeUInt32BE(60_000, 4);
    header.writeUInt32BE(60_000, 8);
    bomb.writeUInt32BE(crc32(header), 29);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 60_000,
      height: 60_000,
    });
    const whole = await drawn(900, 900).jpeg().toBuffer();
    await place.write('b.wav', { title: 'Bomb', album: 'Bomb', picture: bomb });
    await place.write('c.wav', { title: 'Cut', album: 'Cut', picture: whole.subarray(0, 400) });
    await place.write('d.wav', { title: 'Whole', album: 'Whole', picture: whole });
    await library.look();
    expect(await pictureOf('Bomb')).toBeNull();
    expect(await pictureOf('Cut')).toBeNull();
    expect((await pictureOf('Whole'))?.contentType).toBe('image/webp');
  });

  test('that is none, whatever the tag says, is not sent', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await place.write('b.wav', { title: 'Odd', album: 'Odd', picture: script });
    await place.write('c.wav', { title: 'Bare', album: 'Bare' });
    await library.look();
    expect(await pictureOf('Odd')).toBeNull();
    expect(await pictureOf('Bare')).toBeNull();
    expect(await recordings.picture('nobody', 300)).toBeNull();
  });
});

test.each([
  [undefined, null],
  ['bytes=0-0,5-9', null],
  ['items=0-5', null],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=9-9', { start: 9, end: 9 }],
])('the range %s of ten bytes is %j', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});
