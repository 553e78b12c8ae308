import { describe, expect, test } from 'vitest';
import { begun } from '../testing/said-after.ts';

/** The values of everything that a first message wants. */
const wantedBy = (text: string) => begun(text)?.wanted.map(({ value }) => value);

describe('wishes in the words of people who know no names of kinds', () => {
  test.each([
    ['angry music. woman sing.', 'female vocals'],
    ['got anything where a girl is shouting', 'female vocals'],
    ['I clean the house, so things with somebody singing, cheerful', 'vocals'],
    ['happy dancing music from long ago', 'oldies'],
    ['something old and cheerful to dance to', 'oldies'],
    ['something african please', 'african music'],
    ['music from Africa', 'african music'],
    ['something irish to sing along to', 'celtic'],
    ['trio stuff, swing feel, upright bass', 'swing'],
    ['loud guitars, some slide', 'slide guitar'],
    ['deep bass, shake the car doors, cruising', 'bass'],
    ['dark synths, no vocals', 'synthesizer'],
    ['nothing above 76 bpm please, chamber music', 'slow'],
  ])('%s: %s', (text, value) => {
    expect(wantedBy(text)).toContain(value);
  });

  test('happy music to dance to is happy', () => {
    for (const text of ['Happy dancing music please.', 'cheerful dancing songs'])
      expect(begun(text)).toMatchObject({ mood: 'happy', wanted: [{ value: 'dancing' }] });
  });
});
