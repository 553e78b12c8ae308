import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const after = (text: string, first: string) => {
  const context = { brief: begun(first), mix: null, playing: true };
  return readMessage(text, context, readers).complete(null).brief;
};
const spinning = 'songs for my spinning class, 45 minutes';

describe('a mix that is told in parts', () => {
  test.each([
    'ok but begin slow 5 minutes, then fast, and at the end again slow for stretching',
    'no!! only the FIRST 5 minutes slow, all together 45',
    'the first ten minutes slow please, for warming up',
    'slower for the first 10 minutes',
  ])('keeps its length, and begins quietly: %s', (text) => {
    const brief = after(text, spinning);
    expect(brief).toMatchObject({ length: { minutes: 45 }, path: 'shift', mood: 'energetic' });
    expect(brief?.feeling.energy).toBeLessThan(0.3);
    expect(brief?.target.energy).toBeGreaterThan(0.8);
    expect(brief?.wanted.filter(({ kind }) => kind === 'tempo')).toEqual([]);
  });

  test.each([
    ['slow for 10 minutes then fast for half an hour', 40],
    ['workout music, 45 minutes, the first 10 slow', 45],
    ['begin slow 5 minutes, then fast, all together 45', 45],
    ['jazz, in total 50 minutes', 50],
    ['an hour of calm music and then I sleep', 60],
    ['slow songs for 30 minutes please', 30],
  ])('%s: %d minutes', (text, minutes) => {
    expect(begun(text)?.length).toEqual({ minutes });
  });

  test('halves have the moods that are told of them', () => {
    const brief = begun('music, first half calm, second half dance');
    expect(brief).toMatchObject({ path: 'shift', mood: 'energetic' });
    expect(brief?.feeling.energy).toBeLessThan(0.3);
  });

  test('crying comes first where it is told so, and dancing after it', () => {
    const brief = begun('half an hour of crying songs, then dancing');
    expect(brief).toMatchObject({ path: 'shift' });
    expect(brief?.feeling.valence).toBeLessThan(0.3);
    expect(brief?.target.energy).toBeGreaterThan(0.6);
  });

  test('two songs that are found to be nothing are no length', () => {
    expect(after('only two songs is nothing', spinning)?.length).toEqual({ minutes: 45 });
  });

  test.each([
    'the first one is slow',
    'I start at 5 tomorrow',
    'first song is too slow',
    'then something slow',
  ])('nothing is told in parts: %s', (text) => {
    expect(after(text, spinning)?.length).toEqual({ minutes: 45 });
    expect(after(text, spinning)?.path).toBe('match');
  });
});
