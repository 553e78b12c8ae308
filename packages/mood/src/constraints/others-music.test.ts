import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const named = (text: string) => {
  const { wanted, avoided } = readConstraints(text);
  return [...wanted, ...avoided].map(({ value }) => value);
};

describe('what others play', () => {
  it.each([
    'my neighbor plays techno every night',
    'driver is playing gospel so loud',
    'the guy upstairs is blasting reggaeton again',
    'my flatmate keeps playing his trumpet',
    'the gym plays only techno',
  ])('is not asked for: "%s"', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    ['a bar that plays jazz', ['jazz']],
    ['my neighbour plays techno, play me some jazz', ['jazz']],
    ['like a pub where they play bluegrass', ['bluegrass']],
    ['play techno', ['techno']],
    ['my wife wants gospel', ['gospel']],
    ['something the neighbours hate, techno', ['techno']],
  ])('leaves what is asked for: "%s"', (text, values) => {
    expect(named(text)).toEqual(values);
  });
});

describe('a word that only sounds like music', () => {
  it.each([
    ['my brother is drumming on the wall. lofi please', ['lo-fi']],
    ['northern soul for the last stretch', ['northern soul']],
    ['my neighbour was singing all night, some jazz please', ['jazz']],
  ])('is none: "%s"', (text, values) => {
    expect(named(text)).toEqual(values);
  });

  it('is music where it is asked for', () => {
    expect(named('African drumming please')).toEqual(expect.arrayContaining(['drums']));
  });
});

describe('what is said of music on the screen', () => {
  it.each([
    ['too techno', ['techno']],
    ['it is too electronic for me', ['electronic']],
    ['those are lullabies', ['lullaby']],
    ['you keep playing reggaeton', ['reggaeton']],
    ['why do you keep giving me techno', ['techno']],
    ['ballads make me sad', ['ballad']],
    ['half of these are from the 90s', ['1990s']],
  ])('turns down what it is too much of: "%s"', (text, values) => {
    expect(readConstraints(text).avoided.map(({ value }) => value)).toEqual(values);
  });

  it.each(['me too, jazz', 'jazz too', 'techno too please'])('is not meant by "too" in "%s"', (text) => {
    expect(readConstraints(text).avoided).toEqual([]);
  });
});
