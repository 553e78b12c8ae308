import { recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { besideFeatures, besideNames, dangerBeside, type HeardAlone } from './danger-beside-music.ts';

function heardAs(text: string): HeardAlone {
  const heard = recognizeDistress(text);
  if (heard.tier === 'none') throw new Error(`"${text}" is not heard as danger.`);
  return heard;
}
const dangerIn = (text: string, amends = false) =>
  dangerBeside(heardAs(text), readMessageWords(text), amends);

describe('a message heard as danger alone', () => {
  test('reads like it where its words do, and less where it changes the music', () => {
    expect(dangerIn("i don't want to be here anymore")).toBeGreaterThan(1);
    expect(dangerIn('enough of this')).toBeLessThan(-1);
    expect(dangerIn('enough of this', true)).toBeLessThan(dangerIn('enough of this') ?? 0);
  });

  test('a phrase that is known to speak of danger weighs more than words alone', () => {
    const words = readMessageWords('i give up');
    const heard = heardAs('i give up');
    expect(heard.heardBy).toBe('sign');
    const byWords = dangerBeside({ ...heard, heardBy: 'words' }, words, false) ?? 0;
    expect(dangerBeside(heard, words, false)).toBeGreaterThan(byWords);
  });

  test('nothing is made of it where nobody looked how it was heard', () => {
    const words = readMessageWords('enough');
    expect(dangerBeside({ tier: 'possible', language: 'en' }, words, false)).toBeNull();
  });

  test('however sure a reading is, it is weighed within bounds', () => {
    const heard: HeardAlone = {
      tier: 'acute',
      language: 'en',
      heardBy: 'sign',
      above: { acute: 1e9, possible: -1e9 },
    };
    const features = besideFeatures(heard, readMessageWords('goodbye '.repeat(900)), false, -1e9);
    expect(features).toHaveLength(besideNames.length);
    for (const value of features ?? []) expect(Math.abs(value)).toBeLessThanOrEqual(8);
  });
});
