import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const namesIn = (text: string) => readConstraints(text).wanted.map(({ kind, value }) => `${kind}:${value}`);

describe('a name in the vocabulary', () => {
  it.each([
    ['classical guitar', 'genre:classical guitar'],
    ['nylon guitar', 'instrument:nylon guitar'],
    ['pedal steel', 'instrument:pedal steel'],
    ['slide guitar', 'instrument:slide guitar'],
    ['felt piano', 'instrument:felt piano'],
    ['rhodes', 'instrument:electric piano'],
    ['piano solo', 'genre:piano solo'],
    ['orchestral', 'genre:orchestral'],
    ['acoustic folk', 'genre:acoustic folk'],
    ['field recordings', 'instrument:field recordings'],
    ['electric blues', 'genre:blues'],
  ])('is the most specific one there is: "%s"', (typed, name) => {
    expect(namesIn(`${typed}, please`)).toEqual([name]);
  });

  it('is found with or without hyphens and spaces', () => {
    for (const typed of ['hip hop', 'hip-hop', 'hiphop', 'Hip  Hop']) {
      expect(namesIn(typed)).toEqual(['genre:hip-hop']);
    }
  });

  it('is not put together from words that only sound like it', () => {
    expect(namesIn('I could go a hundred miles')).toEqual([]);
  });
});
