import { moods } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { moodOfLabel } from './label-map.ts';

const table = {
  happy:
    'joy happiness contentment love amusement gratitude optimism pride admiration approval caring relief',
  sad: 'sadness disgust fear',
  energetic: 'anger surprise excitement',
  calm: 'neutral calmness',
  focus: 'confusion',
} as const;

describe('the mood of an emotion label', () => {
  it('MOOD-02 MOOD-01 maps every specified label to its mood, letter case ignored', () => {
    for (const mood of moods) {
      for (const label of table[mood].split(' ')) {
        expect([label, moodOfLabel(label)]).toEqual([label, mood]);
        expect(moodOfLabel(label.toUpperCase())).toBe(mood);
        expect(moodOfLabel(` ${label.charAt(0).toUpperCase()}${label.slice(1)} `)).toBe(mood);
      }
    }
  });

  it('MOOD-02 maps any other label to calm', () => {
    for (const label of ['grief', 'curiosity', 'LABEL_3', 'joyful', 'constructor', '__proto__', '']) {
      expect(moodOfLabel(label)).toBe('calm');
    }
  });
});
