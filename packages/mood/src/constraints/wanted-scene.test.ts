import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const scenes = (text: string) =>
  readConstraints(text).wanted.flatMap(({ kind, value }) => (kind === 'scene' ? [value] : []));

describe('a scene', () => {
  it.each([
    ['I feel light, summer songs', ['summer']],
    ['cheerful morning music for breakfast', ['morning']],
    ['heartbreak songs', ['heartbreak']],
    ['melancholy music for a rainy day', ['rainy day']],
    ['something gentle for a lonely sunday', ['sunday']],
    ['songs for the beach', ['summer']],
    ['poolside playlist', ['summer']],
    ['something soft for the sunrise', ['morning']],
    ["slow songs for valentine's day", ['romance']],
    ['jazz for the small hours', ['late night']],
    ['piano for a stormy night', ['rainy day']],
  ])('is one the music is made for in "%s"', (text, values) => {
    expect(scenes(text)).toEqual(values);
  });

  it.each([
    ['late night coding', ['late night']],
    ['sad jazz late at night', ['late night']],
    ['romantic piano', ['romance']],
  ])('belongs to the constraint directly beside it in "%s"', (text, values) => {
    expect(scenes(text)).toEqual(values);
  });

  it.each([
    ['rainy day, tea, calm music', ['rainy day']],
    ['peaceful sunday', ['sunday']],
    ['happy and slow, sunday afternoon', ['sunday']],
    ['romantic and calm, saxophone', ['romance']],
    ['missing someone, late night', ['missing someone', 'late night']],
    ['piano love songs', ['romance']],
    ['songs about love', ['romance']],
    ['something a touch more romantic', ['romance']],
    ['a tad sexier', ['romance']],
    ['make it romantic', ['romance']],
  ])('may stand alone in its clause in "%s"', (text, values) => {
    expect(scenes(text)).toEqual(values);
  });

  it.each([
    'gospel on a sunday morning',
    'Sunday we buried him',
    "neighbour's leaf blower. sunday. 6:58. third week running. I'm putting my boots on",
    'kids broke up for the summer and the house is loud',
    'Morning, can you play something',
    'up all morning feeling sorry for myself',
    'it was a rainy day and I cried',
    'my romantic life is a mess',
    'he said i am sexy',
    'it was so romantic',
    'that was our love song',
    'she wrote my love song',
    'i love songs like that one',
    'he works too much and I miss him',
    'we were at the beach and they fought all day',
    'he forgot valentine’s day again',
    'play Beach House',
    'the small hours are the worst',
  ])('is mere circumstance in "%s"', (text) => {
    expect(scenes(text)).toEqual([]);
  });

  it.each(['no singing about love', 'bollywood but not romantic', 'no love songs please', 'nothing soppy'])(
    'of love can be turned down: "%s"',
    (text) => {
      expect(readConstraints(text).avoided).toMatchObject([{ value: 'romance' }]);
    },
  );

  it('has none in "he is not romantic"', () => {
    expect(readConstraints('he is not romantic').avoided).toEqual([]);
  });

  it('can be turned down', () => {
    expect(readConstraints("can't be doing with break-up songs").avoided).toMatchObject([
      { value: 'heartbreak' },
    ]);
  });
});
