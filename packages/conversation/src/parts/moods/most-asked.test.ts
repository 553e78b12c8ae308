import { describe, expect, test } from 'vitest';
import { readFirstAs } from '../../testing/said-after.ts';

function first(text: string) {
  const likely = { happy: 0.2, energetic: 0.5, sad: 0.2, calm: 0.05, focus: 0.05 };
  const { tier, brief, asks } = readFirstAs(text, likely);
  return {
    tier,
    mood: brief?.mood,
    asks,
    like: brief?.like,
    wanted: brief?.wanted.map(({ value }) => value),
  };
}

const nothingElse = { tier: 'none', asks: undefined, like: [], wanted: [] };

describe('a mood that is wished for outright', () => {
  test.each([
    ["I want to feel something. Give me the saddest songs you've got.", 'sad'],
    ['play me the saddest music you know', 'sad'],
    ['the happiest songs you have', 'happy'],
    ['the most relaxing music please', 'calm'],
    ['Something to lift my mood please', 'happy'],
    ['lift my spirits', 'happy'],
    ["I'm feeling down but I don't want sad music. Cheer me up!", 'happy'],
    ["I'm feeling blue, play something happy", 'happy'],
    ['something comforting', 'calm'],
    ['make me smile', 'happy'],
  ])('%s', (text, mood) => {
    expect(first(text)).toEqual({ ...nothingElse, mood });
  });

  test('boxes that are packed at work are no housework', () => {
    const { mood, wanted } = first(
      "I'm on a late shift packing boxes. Something with energy so the time goes faster.",
    );
    expect(mood).toBe('energetic');
    expect(wanted).not.toContain('cleaning');
  });
});
