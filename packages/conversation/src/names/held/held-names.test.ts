import { describe, expect, test } from 'vitest';
import { isKnownWord } from '../../words/known-word.ts';
import { wordsOf } from '../../words/words.ts';
import { ArtistNames } from './artist-names.ts';
import { heldNames } from './held-names.ts';
import { standIns } from './stand-ins.ts';

function libraryOf(...names: string[]) {
  const artists = new ArtistNames();
  for (const [at, name] of names.entries()) artists.add(`id-${at}`, name);
  return artists.heldFor(() => true);
}
const library = libraryOf(
  ...['Velvet Undertaker Trio', 'Vesper & Loam', 'Low Barn Quartet', 'The Pale Meridian', 'Slow Elevator'],
  ...['Sergeant Gravy', 'Inês & Os Guarda-Sóis', 'Earth, Wind & Fire', 'AC/DC', 'Sinéad O’Rourke'],
  ...['Seismograph', 'Tom', 'Girls', 'Happy', 'Love', 'Home', 'Low', 'The National', 'Sad', 'Hope', 'Energy'],
  ...[
    'No',
    'I',
    'The The',
    'To Be',
    'Monday',
    'Rainy Day',
    'Sad Songs',
    'R.E.M.',
    '.*',
    '[(',
    'a'.repeat(1_000),
  ],
);
const named = (text: string, held = library) => heldNames(text, held).map(({ name }) => name);

describe('a name of two words and more', () => {
  test.each([
    ['play Velvet Undertaker Trio', 'Velvet Undertaker Trio'],
    ['i had velvet undertaker trio on all day', 'Velvet Undertaker Trio'],
    ['mix of Vesper & Loam', 'Vesper & Loam'],
    ['mix of vesper and loam', 'Vesper & Loam'],
    ['VESPER AND LOAM PLEASE', 'Vesper & Loam'],
    ['something by the Low Barn Quartet', 'Low Barn Quartet'],
    ['something by Pale Meridian', 'The Pale Meridian'],
    ['more ines and os guarda-sois', 'Inês & Os Guarda-Sóis'],
    ['no Earth Wind and Fire', 'Earth, Wind & Fire'],
    ['more Earth, Wind & Fire', 'Earth, Wind & Fire'],
    ['some ac/dc', 'AC/DC'],
    ["Sinead O'Rourke’s songs", 'Sinéad O’Rourke'],
    ['Sergeant Gravy’s best', 'Sergeant Gravy'],
  ])('%s', (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  test('is where its words stand, the mark of whose songs they are aside', () => {
    const text = 'drop the Sergeant Gravy’s song';
    const [one] = heldNames(text, library);
    expect(text.slice(one?.start, one?.end)).toBe('Sergeant Gravy');
  });

  test.each([
    'velvet, undertaker trio',
    'I like velvet. Undertaker trio?',
    'velvet undertaker',
    'sergeant\ngravy',
  ])('is none across a mark or in half: %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  test('goes on to the longest, and several are read', () => {
    const held = libraryOf('Vesper', 'Vesper & Loam', 'Loam Choir');
    expect(named('songs by Vesper & Loam, Loam Choir and Vesper', held)).toEqual([
      ...['Vesper & Loam', 'Loam Choir', 'Vesper'],
    ]);
  });
});

describe('a name of words that everybody uses', () => {
  test.each([
    ['songs by Slow Elevator', 'Slow Elevator'],
    ['songs by slow elevator', 'Slow Elevator'],
    ['Slow Elevator please', 'Slow Elevator'],
    ['I fancy Slow Elevator', 'Slow Elevator'],
    ['songs by Girls', 'Girls'],
    ['play some Low', 'Low'],
    ['more of The National', 'The National'],
    ['music by the national', 'The National'],
    ['nothing but Love', 'Love'],
    ['only Happy', 'Happy'],
    ['music like Home', 'Home'],
  ])('is one where it is introduced or typed as one: %s', (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  test.each([
    ...[
      'slow elevator music',
      'play slow elevator music',
      'songs by girls',
      'songs of love',
      'the national anthem',
    ],
    ...[
      'i am happy',
      'I am so Happy',
      'more happy songs',
      'play some love',
      'nothing but love',
      'only happy',
    ],
    ...['Home', 'Happy', 'Sad', 'sad', 'I feel like Home', 'there is no Hope', 'I need Love', 'no love'],
    ...[
      'it feels like Home',
      'Love is all',
      'MORE LOW',
      'more ENERGY',
      'MORE ENERGY steph',
      'Songs By Girls',
    ],
    ...[
      'I walk home',
      'no',
      'No',
      'I',
      'i want to be',
      'play the the',
      'a rainy day',
      'sad songs',
      'on Monday',
    ],
    ...['another Monday', 'monday again', 'play some sad songs', 'more rainy day songs', 'low', 'I feel low'],
  ])('is a word where it may be one: %s', (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe('a name of one word that nobody uses', () => {
  test.each([
    'seismograph',
    'Seismograph please',
    'more seismograph',
    'songs of Seismograph',
    'i miss Seismograph',
  ])('is one where it is introduced, typed as one, or all that is said: %s', (text) => {
    expect(named(text)).toEqual(['Seismograph']);
  });

  test.each(['the seismograph in the cellar', 'Tom Waits', 'play Tom Waits', 'some Old Tom Cartwright'])(
    'is none elsewhere, or as a part of a longer name: %s',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );
});

describe('whatever a library holds', () => {
  test('of letters, marks and lengths nothing is thrown, and nothing long is found', () => {
    for (const text of [
      '.*',
      '[(',
      'play .*',
      'a'.repeat(2_000),
      `by ${'a'.repeat(1_000)}`,
      '\u0000',
      '',
      '👋 👋',
    ])
      expect(named(text)).toEqual([]);
  });

  test('what a listener may not hear is no name for them', () => {
    const artists = new ArtistNames();
    artists.add('hers', 'Velvet Undertaker Trio');
    artists.add('his', 'Vesper & Loam');
    const held = artists.heldFor((id) => id === 'hers');
    expect(named('Velvet Undertaker Trio or Vesper & Loam', held)).toEqual(['Velvet Undertaker Trio']);
  });

  test('of two who are spelled nearly alike one is found', () => {
    expect(named('play vesper and loam', libraryOf('Vesper and Loam', 'Vesper & Loam'))).toEqual([
      'Vesper and Loam',
    ]);
  });

  test('twenty thousand artists make a long message no slower than a millisecond', () => {
    const syllables = 'vel dun tar mir ost kal bre sov nim hul pet gar lon wic das'.split(' ');
    const word = (at: number) =>
      [at, at >> 4, at >> 8].map((one) => syllables[one % syllables.length]).join('');
    const all = Array.from({ length: 20_000 }, (_, at) => `${word(at)} ${word(at * 7)} ${word(at * 13)}`);
    const held = libraryOf(...all);
    const made = all.slice(0, 60).join(' ').slice(0, 2_000);
    const begun = all
      .map((name) => name.split(' ')[0])
      .join(' ')
      .slice(0, 2_000);
    for (const text of [made, begun, 'the '.repeat(500), 'play some '.repeat(200)]) {
      for (let times = 0; times < 20; times += 1) heldNames(text, held);
      const runs = Array.from({ length: 25 }, () => {
        const start = performance.now();
        heldNames(text, held);
        return performance.now() - start;
      });
      expect(Math.min(...runs)).toBeLessThan(1);
    }
  });
});

test('no stand-in is a word of any kind, nor is it taken for a slip of the thumb', () => {
  for (const word of standIns.flatMap(({ words }) => words)) {
    expect(isKnownWord(word)).toBe(false);
    expect(wordsOf(word).map(({ text }) => text)).toEqual([word]);
  }
});
