import { describe, expect, it } from 'vitest';
import { acuteWords, acuteWordsAlone, distressWords } from './distress-reply.ts';
import { harmUnderWay } from './harm-under-way.ts';

describe('harm that is done already', () => {
  it.each([
    'I took a whole bottle of pills an hour ago and now im scared',
    'ive just swallowed 40 paracetamol',
    'took way too much about half an hour ago and now im scared',
    'i already overdosed, nobody knows',
    "I cut too deep and it won't stop bleeding",
    "i'm standing on the bridge",
  ])('is told apart: %s', (text) => {
    expect(harmUnderWay(text)).toBe('harmed');
    expect(acuteWords('en', text)).toContain('call the local emergency number now');
    expect(acuteWords('en', text)).toContain('findahelpline.com');
  });

  it.each(['he hit me again and im locked in the bathroom', 'my dad hit me with his belt'])(
    'is told apart where somebody strikes: %s',
    (text) => {
      expect(harmUnderWay(text)).toBe('struck');
      expect(acuteWords('en', text)).toContain('not your fault');
    },
  );

  it.each([
    'I want to die',
    'i took two ibuprofen for my headache',
    'years ago i took a whole bottle of pills',
    'i want to take all my pills',
    'i nearly took too many',
    'took the whole afternoon off',
    'goodbye everyone',
  ])('is none: %s', (text) => {
    expect(harmUnderWay(text)).toBeNull();
    expect(acuteWords('en', text)).toBe(distressWords('en').acute);
  });

  it('is answered as ever where a language does not tell it apart, and without music where none comes', () => {
    const text = 'he hit me again';
    expect(acuteWords('de', text)).toBe(distressWords('de').acute);
    for (const said of [text, 'i just took a whole bottle of pills', 'I want to die']) {
      const alone = acuteWordsAlone('en', said);
      expect(acuteWords('en', said).startsWith(alone)).toBe(true);
      expect(alone).not.toMatch(/music/);
      expect(acuteWords('en', said).length).toBeLessThan(430);
      expect(alone).toMatch(/someone else/);
    }
  });
});
