import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const first = (text: string) => {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  return {
    tier: pending.distress.tier,
    intent: pending.intent,
    situation: pending.complete(null).brief?.situation,
  };
};

describe('names of music in the words of danger', () => {
  it.each([
    ['deep cuts only please', 'request'],
    ['paramore, mcr, fall out boy but i want the deep cuts not the singles', 'request'],
    ['album deep cuts, no singles', 'request'],
    ['funeral doom', 'request'],
    ['no one by alicia keys', 'play'],
    ['goodbye by Adele', 'play'],
  ])('are no sign of it: %s', (text, intent) => {
    expect(first(text)).toMatchObject({ tier: 'none', intent });
  });

  it.each([
    'there are deep cuts on my arms',
    'i made deep cuts again',
    'deep cuts and i cant stop the bleeding',
    'i want to die by drowning',
  ])('are heard where they are none: %s', (text) => {
    expect(first(text).tier).toBe('acute');
  });
});

describe('not knowing how a bill is to be paid', () => {
  it('is no plan', () => {
    expect(first('Landlord put rent up 300. dont know how im gonna do it').tier).not.toBe('acute');
  });

  it('hides none', () => {
    expect(first('I want to die, i dont know how im gonna do it').tier).toBe('acute');
    expect(first('i know how im gonna do it').tier).toBe('acute');
  });
});

describe('who can take no more', () => {
  it.each(["I can't take any more", 'i cant take much more'])('may be in danger: %s', (text) => {
    expect(first(text).tier).toBe('possible');
  });

  it.each(["I can't take any more of this banjo", "can't take any more homework"])(
    'names what it is where there is none: %s',
    (text) => {
      expect(first(text).tier).toBe('none');
    },
  );
});

describe('a question about the product', () => {
  it('is no sign of danger', () => {
    expect(first('what happens to the things I type here?')).toMatchObject({
      tier: 'none',
      intent: 'question',
    });
  });

  it('is none where it is asked of a life', () => {
    expect(first('what happens to them when I am gone?').tier).not.toBe('none');
  });
});

describe('not knowing how one is', () => {
  it.each(['idk', 'no idea tbh', 'i don’t know', 'dunno'])('is no sign of danger: %s', (text) => {
    expect(first(text).tier).toBe('none');
  });

  it.each(['i don’t know any more', 'idk how to go on'])('is one where more is said: %s', (text) => {
    expect(first(text).tier).not.toBe('none');
  });
});

describe('a situation that only stands in words of music', () => {
  it.each([
    'funeral doom',
    'no one by alicia keys',
    'stray kids, ateez please',
    'songs for walking by myself',
  ])('is not the listener’s: %s', (text) => {
    expect(first(text).situation ?? null).toBeNull();
  });

  it.each([
    ['kids are asleep, stray kids please', 'children around'],
    ['music for a night alone, i feel so lonely', 'loneliness'],
  ])('is theirs where it is told: %s', (text, situation) => {
    expect(first(text).situation).toBe(situation);
  });
});
