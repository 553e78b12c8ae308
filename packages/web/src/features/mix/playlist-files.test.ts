import { describe, expect, test } from 'vitest';
import { mixOf } from '../../testing/samples.ts';
import { fileNameOf, mixAsJspf, mixAsM3u8, mixAsText } from './playlist-files.ts';

const tracks = mixOf().tracks.slice(0, 2);
const [first] = tracks;
if (first === undefined) throw new Error('The sample has no tracks.');

describe('JSPF', () => {
  test('is one playlist whose tracks carry the elements that XSPF names, durations in milliseconds', () => {
    const { playlist, ...rest } = JSON.parse(mixAsJspf('Rain', tracks));
    expect(rest).toEqual({});
    expect(playlist).toMatchObject({ title: 'Rain' });
    expect(playlist.track).toHaveLength(2);
    expect(playlist.track[1]).toEqual({
      identifier: ['https://music.test/track/2'],
      info: 'https://music.test/track/2',
      title: 'Track 2',
      creator: 'Artist 2',
      album: 'First Light',
      annotation: 'gentle, as you are',
      trackNum: 2,
      duration: 198_000,
    });
  });

  test('names only addresses where it has to name one, and leaves out what is not known', () => {
    const bare = { ...first, url: '#', album: null, reasons: [], image: 'https://music.test/cover.png' };
    const [track] = JSON.parse(mixAsJspf('Rain', [bare])).playlist.track;
    expect(track).toEqual({
      title: 'Track 1',
      creator: 'Artist 1',
      image: 'https://music.test/cover.png',
      trackNum: 1,
      duration: 198_000,
    });
  });
});

describe('M3U8', () => {
  test('begins with its header and has for each track a line of whole seconds and name, then its address', () => {
    expect(mixAsM3u8('Rain', tracks).split('\n')).toEqual([
      '#EXTM3U',
      '#PLAYLIST:Rain',
      '#EXTINF:198,Artist 1 - Track 1',
      'https://music.test/track/1',
      '#EXTINF:198,Artist 2 - Track 2',
      'https://music.test/track/2',
      '',
    ]);
  });

  test('a name cannot begin a line of its own, and a track without an address has none', () => {
    const odd = { ...first, name: 'One\r\n#EXTINF:1,Two', durationMs: 198_600 };
    expect(mixAsM3u8('A\nB', [odd, { ...first, url: '#' }]).split('\n')).toEqual([
      '#EXTM3U',
      '#PLAYLIST:A B',
      '#EXTINF:199,Artist 1 - One #EXTINF:1,Two',
      'https://music.test/track/1',
      '',
    ]);
  });
});

test('as text it is a list with numbers, by whom and where to find it', () => {
  expect(mixAsText('Rain', [first, { ...first, url: '#' }])).toBe(
    'Rain\n\n1. Artist 1 – Track 1  https://music.test/track/1\n2. Artist 1 – Track 1',
  );
});

test('no name breaks a line of the text or of the file, or turns round what stands after it', () => {
  const odd = { ...first, name: 'One\n2. Two\u2028Three \u202Eenohp', artists: ['A\u2066\r\nB'] };
  expect(mixAsText('Rain\nSun', [odd])).toBe(
    'Rain Sun\n\n1. A B – One 2. Two Three enohp  https://music.test/track/1',
  );
  expect(mixAsM3u8('Rain\u2029Sun\u202E', [odd])).toBe(
    '#EXTM3U\n#PLAYLIST:Rain Sun\n#EXTINF:198,A B - One 2. Two Three enohp\nhttps://music.test/track/1\n',
  );
});

test('an address of two lines is none', () => {
  const odd = { ...first, url: 'https://music.test/\n#EXTINF:1,Two', image: 'https://music.test/\u2028' };
  expect(mixAsM3u8('Rain', [odd])).toBe('#EXTM3U\n#PLAYLIST:Rain\n');
  const [track] = JSON.parse(mixAsJspf('Rain', [odd])).playlist.track;
  expect(track).not.toHaveProperty('identifier');
  expect(track).not.toHaveProperty('image');
});

test.each([
  ['Rain, slowly clearing', 'rain-slowly-clearing.jspf'],
  ['../../etc/passwd', 'etc-passwd.jspf'],
  ['Café für zwei', 'cafe-fur-zwei.jspf'],
  ['雨の夜', '雨の夜.jspf'],
  ['…', 'mix.jspf'],
])('a title as the name of a file: %s, %s', (title, name) => {
  expect(fileNameOf(title, 'jspf')).toBe(name);
});
