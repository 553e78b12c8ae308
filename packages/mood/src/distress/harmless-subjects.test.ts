import { describe, expect, test } from 'vitest';
import { isHarmlessSubject } from './harmless-subjects.ts';
import { recognizeDistress } from './recognize-distress.ts';

describe('a subject that is none of the writer’s danger', () => {
  test.each([
    ['my daughter came out to us at dinner and i want to hug her all week'],
    ['my nephew is being bullied and the teacher shrugs'],
    ['somebody at work ate my sandwich again, this means revenge'],
    ['she got engaged to somebody else in the place we met'],
    ['first karaoke sober, on purpose, in front of everyone'],
    ['just finished the last chapter of that series and feel empty inside'],
    ['day off, did nothing at all, regret nothing'],
    ['i have plans with my sofa and it is not cancelling'],
    ['taught my last class today after thirty years, they sang'],
    ['bought myself a cake. just because'],
    ['the manager said there will be cuts in spring'],
  ])('is heard as none: %s', (message) => {
    expect(recognizeDistress(message).tier).toBe('none');
  });

  test.each([
    ['my son is being bullied and says he wants to die'],
    ['my friend came out to her dad and he beat her, she is hiding at mine'],
    ['i regret nothing. goodbye'],
    ['no regrets, love you mum'],
    ['finished the last book on my list. nothing left to stay alive for'],
    ['he got engaged to her and i took all my tablets'],
    ['sober six months, on purpose, and tonight i want to end it'],
    ['ate my dinner and locked me in again'],
    ['the manager said i look tired. fresh cuts under the sleeves'],
    ['bought myself flowers for my funeral'],
    ['taught my last class today. the pills are in the drawer'],
  ])('is not what this speaks of: %s', (message) => {
    expect(isHarmlessSubject(message)).toBe(false);
  });
});
