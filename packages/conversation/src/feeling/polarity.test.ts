import { describe, expect, test } from 'vitest';
import { mayAnger, plainPolarityOf, polarityOf } from './polarity.ts';

describe('the side a message stands on by its plain words', () => {
  test.each([
    ['we won the cup and half the street is out', 'glad'],
    ['the scan came back all clear', 'glad'],
    ['my niece got the part in the school play', 'glad'],
    ['she laughed at my silly pun', 'glad'],
    ['my son was yelled at by his teacher', 'low'],
    ['behind on the mortgage, and bills are due again', 'low'],
    ['the flat is so quiet since they left', 'low'],
    ['not sad, not anything', null],
    ['folding towels', null],
    ['I passed, and my best friend failed', 'mixed'],
    ['oh great, another fire drill', 'low'],
    ['i am fine, everything is fine', 'low'],
    ['great news i guess, they picked somebody else', null],
    ["i'll be at the lake", null],
    ['happy birthday to me', null],
  ] as const)('%j is %s', (text, side) => {
    expect(polarityOf(text)).toBe(side);
  });

  test.each([
    ['i finally passed', 'glad'],
    ['lost my keys and missed the bus', 'low'],
    ['oh great, my umbrella broke', 'low'],
    // One of these words stands in a story of the other kind often enough.
    ['the neighbours smiled at us', null],
    ['he cried at the finish line', null],
  ] as const)('%j is plainly %s', (text, side) => {
    expect(plainPolarityOf(text)).toBe(side);
  });

  test.each([
    ['my boss lied to the whole team', true],
    ['they stole my bike', true],
    ['i lied to my mum and feel guilty', false],
    ['my gran is in hospice', false],
  ] as const)('%j may anger: %s', (text, may) => {
    expect(mayAnger(text)).toBe(may);
  });

  test('is read in a time that grows with the message alone', () => {
    const began = performance.now();
    polarityOf('not so very best of my life '.repeat(2000));
    expect(performance.now() - began).toBeLessThan(200);
  });
});
