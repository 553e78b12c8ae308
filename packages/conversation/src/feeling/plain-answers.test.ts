import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';
import { isPlainAnswer, onlyLeaves } from './plain-answers.ts';

const tierAfter = (text: string, first: string | null) => {
  const brief = first === null ? null : begun(first);
  return readMessage(text, { brief, mix: null, playing: brief !== null }, readers).distress.tier;
};

describe('a few words that only answer', () => {
  it.each(['yeah', 'maybe', "I'll try it", "i'll be there", 'not for me', 'idk', 'hope', 'wine'])(
    'are no danger, first or after a mix: %s',
    (text) => {
      expect(isPlainAnswer(text)).toBe(true);
      for (const first of [null, 'feeling good', 'i feel lonely'])
        expect(tierAfter(text, first)).toBe('none');
    },
  );

  it('are heard as they are alone after danger', () => {
    const gentle = readMessage('i want to die', { brief: null, mix: null, playing: false }, readers).complete(
      null,
    ).brief;
    const after = readMessage("i'll be there", { brief: gentle, mix: null, playing: true }, readers);
    expect(after.distress.tier).not.toBe('none');
  });

  it.each(["i'll end it", 'no hope', 'nothing matters', "i'll be gone", 'help me', 'i want peace'])(
    'are not these: %s',
    (text) => {
      expect(isPlainAnswer(text)).toBe(false);
    },
  );

  it('say that somebody has to go, to whom nothing hurts', () => {
    expect(onlyLeaves('I have to go now')).toBe(true);
    expect(tierAfter('I have to go now', 'feeling good')).toBe('none');
    expect(tierAfter('I have to go now', 'i feel lonely')).toBe('possible');
    expect(onlyLeaves('let me go')).toBe(false);
  });
});

describe('the end of an evening', () => {
  it.each([
    'I think that is enough for tonight. Thank you for keeping an old man company.',
    'Thank you for keeping me company',
    "that's enough music for today, good night",
    'better thx',
  ])('is no danger: %s', (text) => {
    expect(isPlainAnswer(text)).toBe(true);
  });

  it.each([
    'that is enough',
    'enough. good night',
    'enough for tonight, and for good',
    'good night',
    'thank you for everything',
  ])('is not heard in %s', (text) => {
    expect(isPlainAnswer(text)).toBe(false);
  });
});
