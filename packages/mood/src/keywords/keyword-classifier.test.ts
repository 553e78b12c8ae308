import { moodReadingSchema, moods } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { keywordClassifier, keywordMood } from './keyword-classifier.ts';
import { moodKeywords } from './lexicon.ts';

describe('the keyword classifier', () => {
  it('MOOD-03 finds each mood by its own words, letter case ignored', () => {
    expect(keywordMood('so HAPPY today')).toBe('happy');
    expect(keywordMood('Feeling Lonely tonight')).toBe('sad');
    expect(keywordMood('off to the GYM')).toBe('energetic');
    expect(keywordMood('something mellow')).toBe('calm');
    expect(keywordMood('Exam on Friday')).toBe('focus');
  });

  it('MOOD-03 matches whole words only', () => {
    expect(keywordMood('saddle the horse and study')).toBe('focus');
    expect(keywordMood('gymnastics homework')).toBe('focus');
    expect(keywordMood('unhappy')).toBe('sad');
    expect(keywordMood('crème brûlée, calmée, calm')).toBe('calm');
    expect(keywordMood('runé')).toBe('happy');
    expect(keywordMood('gym2 and study')).toBe('focus');
    expect(keywordMood('(sad)')).toBe('sad');
  });

  it('MOOD-03 tries happy, sad, energetic, calm, focus in this order, wherever the words stand', () => {
    const wordOf = {
      happy: 'joyful',
      sad: 'lonely',
      energetic: 'workout',
      calm: 'mellow',
      focus: 'homework',
    };
    for (const [position, mood] of moods.entries()) {
      const thisAndLater = moods.slice(position).map((later) => wordOf[later]);
      expect(keywordMood(thisAndLater.join(' '))).toBe(mood);
      expect(keywordMood(thisAndLater.toReversed().join(' '))).toBe(mood);
    }
  });

  it('MOOD-03 takes a message without any keyword for happy', async () => {
    for (const text of ['', 'qwertz', '12345', 'おはよう', '🙂', 'the of and']) {
      expect(keywordMood(text)).toBe('happy');
    }
    expect((await keywordClassifier.classify('qwertz')).source).toBe('keywords');
  });

  it('finds phrases over line breaks and with either kind of apostrophe', () => {
    expect(keywordMood('cheer\n  me up')).toBe('happy');
    expect(keywordMood('let’s go')).toBe('energetic');
    expect(keywordMood('cheer me upwards, exam')).toBe('focus');
    expect(keywordMood("let's go")).toBe('energetic');
  });

  it.each([
    ['I need to calm down', 'calm'],
    ['help me slow  down', 'calm'],
    ['time to wind down', 'calm'],
    ['winding down after work', 'calm'],
    ['calm me down please', 'calm'],
    ['settling down with tea', 'calm'],
    ['feeling down', 'sad'],
    ['the countdown is down to one', 'sad'],
    ['slow down, I am sad', 'sad'],
  ] as const)('MOOD-03 reads the "down" in "%s" as %s', (text, mood) => {
    expect(keywordMood(text)).toBe(mood);
  });

  it('gives readings that fit the contract and claim no probability', async () => {
    for (const text of ['happy', 'lonely', 'gym', 'mellow', 'exam']) {
      const reading = await keywordClassifier.classify(text);
      expect(moodReadingSchema.parse(reading)).toEqual(reading);
      expect(reading.confidence).toBeNull();
    }
  });
});

describe('the keyword lists', () => {
  it('MOOD-01 name five moods and no other', () => {
    expect(Object.keys(moodKeywords)).toEqual(['happy', 'sad', 'energetic', 'calm', 'focus']);
  });

  it('hold each word once, so that no entry is unreachable', () => {
    const all = moods.flatMap((mood) => moodKeywords[mood]);
    const doubled = all.filter((word, position) => all.indexOf(word) !== position);
    expect(doubled).toEqual([]);
  });

  it('are written the way messages are compared', () => {
    for (const word of moods.flatMap((mood) => moodKeywords[mood])) {
      expect(word).toMatch(/^[a-z]+(?:[ '-][a-z]+)*$/);
    }
  });
});
