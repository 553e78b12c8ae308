import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessageWords } from '../../message.ts';
import { readHalfWay } from './read-half-way.ts';

const livened: Brief = { ...newBrief('calm', null), target: { valence: 0.55, energy: 0.35 } };
const way = (text: string, brief = livened) => {
  const found = readHalfWay(readMessageWords(text), brief);
  return found === null ? null : { valence: found.valence, energy: found.energy };
};

describe('half the way back', () => {
  test.each([
    'in between',
    'something in between please',
    'somewhere between this and the one before',
    'halfway between those two',
    'the middle of the two?',
    'meet me in the middle',
    'a happy medium',
    'split the difference',
    'too much!',
    "that's a bit too much now",
    'ok too far',
    'you overdid it',
    'I said a LITTLE',
    "you've gone too far",
    'easy tiger',
  ])('"%s" goes back half of what the music went', (text) => {
    expect(way(text)).toEqual({ valence: 0, energy: -0.1 });
  });

  test('what is too much of no step is too lively', () => {
    expect(way('too much', newBrief('energetic', null))).toEqual({ valence: 0, energy: -0.2 });
    expect(way('in between', newBrief('energetic', null))).toBeNull();
  });

  test.each([
    'this is all too much',
    'too much piano',
    'too far to walk',
    'she went too far this time',
    'too much to do today',
    'in the middle of the night',
    'squeezed in between meetings',
    'not too much',
    'thanks so much',
    'halfway through my shift',
  ])('"%s" goes nowhere', (text) => {
    expect(way(text)).toBeNull();
  });
});
