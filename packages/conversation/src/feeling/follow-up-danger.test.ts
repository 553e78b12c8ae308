import { describe, expect, test } from 'vitest';
import { followUpDanger, followUpFeatures } from './follow-up-danger.ts';

describe('a message that follows', () => {
  test.each([
    "that'll do, thanks",
    'leave it just as it is',
    'can you make it a bit longer, i notice when it stops',
    'she is here, bye!',
    'idk u pick',
    'the drop in this one kills me',
    'less of the shouting',
  ])('reads like what is typed beside music: %s', (text) => {
    expect(followUpDanger(text)).toBeLessThan(0);
  });

  test.each([
    "i don't want to be alive anymore",
    'i took all of the pills',
    "one last song, i won't be here for the next",
    'they would all be better off without me',
    'he hit me again and i am scared to go home',
  ])('reads like danger: %s', (text) => {
    expect(followUpDanger(text)).toBeGreaterThan(1);
  });

  test('a message without a word reads like nothing much, and the longest is read in part', () => {
    expect(Number.isFinite(followUpDanger(''))).toBe(true);
    expect(followUpFeatures('die '.repeat(1000))).toEqual(followUpFeatures('die '.repeat(80)));
  });
});
