import { describe, expect, test } from 'vitest';
import { isOfAnother } from './of-another.ts';
import { statesMood } from './stated-moods.ts';

describe('what a reply may say to the listener', () => {
  test.each([
    ['my sister failed her exam', 'failure', true],
    ['our neighbour is in hospital', 'illness', true],
    ['I failed and my sister passed', 'failure', false],
    ['my brother and I failed', 'failure', false],
    ['my best friend lied to me and I got fired', 'work stress', false],
    ['so proud, my little sister graduated', 'achievement', true],
    ["I'm so proud: my little sister graduated", 'achievement', true],
    ["I'm so happy for my best friend, she got the job", 'achievement', true],
    ['my little sister graduated and I did too', 'achievement', false],
    ['my sister passed, I failed', 'failure', false],
    ['our old cat is slow now and sleeps a lot', 'falling asleep', true],
    ['my brother is revising next door', 'study', true],
    ['reading to my daughter', 'reading', false],
    ['my mum died', 'grief', false],
    ['failed my driving test', 'failure', false],
    ["my husband snores, and I'm lying here at 3am", 'sleeplessness', false],
    ['my husband lies awake', 'sleeplessness', true],
  ] as const)('%j as %s is of somebody else: %s', (text, situation, isOthers) => {
    expect(isOfAnother(text, situation)).toBe(isOthers);
  });

  test.each([
    ['so happy today', 'happy', true],
    ['not sad, not happy', 'sad', false],
    ['happy and sad at once', 'happy', false],
    ['my mother in law is staying', 'happy', false],
    ['first snow!', 'happy', true],
    ['they gave my desk away! I cried', 'happy', false],
    ['gym in ten minutes', 'energetic', true],
    ['quiet evening on the sofa', 'calm', true],
    ['quiet evening on the sofa', 'energetic', false],
    ['report due, no distractions', 'focus', true],
  ] as const)('%j speaks for %s: %s', (text, mood, isStated) => {
    expect(statesMood(text, mood)).toBe(isStated);
  });
});
