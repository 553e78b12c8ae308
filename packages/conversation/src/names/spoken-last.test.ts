import { describe, expect, test } from 'vitest';
import { heldToAsk, sayToMix } from '../testing/say-to-mix.ts';

/** What is said right after an answer about a song. */
const after = (question: string, text: string) =>
  sayToMix(text, { held: heldToAsk, replyIds: [sayToMix(question, { held: heldToAsk }).replyId] });

describe('the song that an answer spoke of', () => {
  test.each([
    'take that one out',
    'then please take it out',
    'no, get rid of that',
    "I'd rather not have it",
  ])('is the one that goes: %s', (text) => {
    expect(after('who sings number 4?', text).edits).toEqual([{ op: 'drop', positions: [4] }]);
  });

  test.each([
    ['is she a woman?', 'Porch Light'],
    ['how fast is it?', 'Porch Light'],
    ['who plays?', 'Porch Light'],
    ['which instruments?', 'organ'],
    ['is it sung?', 'Porch Light'],
    ['is it soul?', 'Porch Light'],
  ])('is asked about further: %s', (text, told) => {
    const { reply, keepsMusic } = after('who sings number 4?', text);
    expect(keepsMusic).toBe(true);
    expect(reply).toContain(told);
  });

  test('is wanted more of', () => {
    expect(after('who sings number 4?', 'more of her').adds).toEqual(['like Lucille Pettibone']);
    expect(after('who sings number 4?', 'more like that').edits).toEqual([
      { op: 'moreLike', positions: [4] },
    ]);
    expect(after('who sings number 4?', 'keep it').edits).toEqual([{ op: 'keep', positions: [4] }]);
  });

  test('is played', () => {
    expect(after('which instruments does number 5 have?', 'play it').command).toEqual({
      action: 'play',
      query: 'Fog Signal The Achterberg Trio',
    });
  });

  test.each(['keep it calm please', "it's too loud in here, make it calmer", 'thank you, how are you?'])(
    'is not meant where something else is: %s',
    (text) => {
      expect(after('who sings number 4?', text).edits).toEqual([]);
    },
  );

  test.each(['take this one out', 'drop this song'])('is not what plays: %s', (text) => {
    expect(after('who sings number 4?', text).edits).toEqual([{ op: 'drop', positions: [1] }]);
  });

  test('is none where the answer spoke of several', () => {
    expect(sayToMix('which songs have piano in them?').replyId).not.toMatch(/[=~]/);
  });

  test('is what a question in the same message was about', () => {
    expect(sayToMix('Porch Light, is that a church piece? I would rather not have it').edits).toEqual([
      { op: 'drop', positions: [4] },
    ]);
  });
});
