import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { onlyTold } from './only-told.ts';
import { saidPlainly } from './said-plainly.ts';

const calm = newBrief('calm', null);

describe('a clause that tells in words of a wish', () => {
  it.each([
    ['burnt the garlic. again', 'burnt the garlic.'],
    ['she finally dropped off. now im scared to move', 'she finally dropped off.'],
    ['1200 words to go', '1200 pages to go.'],
    ['theres like 7 of them theyre so pink', 'there is like many of them they are so pink.'],
    ['three miles in forty minutes, i could walk faster', 'three miles in forty minutes,'],
    ['without singing please, I start writing the lyrics down', 'without singing please,'],
    ["I'm not getting any sorting done, I'm singing into a hairbrush", "I'm not getting any sorting done,"],
    ['now they fight over the next song, this is a good party', 'this is a good party'],
    ["oop he's jumped in the deep end, gotta run", "oop he's jumped in the deep end,"],
  ])('wishes nothing: %s', (text, left) => {
    expect(saidPlainly(text, calm)).toBe(left);
  });

  it.each([
    'play that song. again',
    'again',
    'scared to move',
    'something faster',
    'more words please',
    'seven of them please',
    'the next song',
    'gotta run 10k',
  ])('is none of these: %s', (text) => {
    expect(saidPlainly(text, calm)).toBe(text);
  });

  it('a text made to be slow is read at once', () => {
    const began = performance.now();
    for (const part of [
      'and so now i am all just ',
      'there are 7 of them ',
      '12 words to go ',
      'or because i start ',
    ])
      onlyTold(part.repeat(Math.ceil(2000 / part.length)), ['she is asleep']);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
