import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const wanted = async (text: string, mood: 'calm' | 'energetic' = 'calm') =>
  (await readWhilePlaying(text, newBrief(mood, null))).brief?.wanted.map(({ value }) => value);

describe('a clause of its own that says how the music is to be', () => {
  it.each([
    ['That is not an answer. Fine. Piano, solo, not sad, for the drive.', 'piano'],
    ['The crew I lost were 3 men. I just want old country for the porch, real quiet', 'country'],
    ['Nice. Wall is nearly finished. Now slow while I wash the brushes', 'slow'],
    ['The roof is on at last, can you believe it. Trumpets, loud', 'trumpet'],
  ])('is a wish beside whatever is told: %s', async (text, value) => {
    expect(await wanted(text, 'energetic')).toContain(value);
  });

  it.each(['Lovely. Piano!', 'I love this, so slow and quiet', 'my gran sang jazz', 'Piano? Really?'])(
    'is none where it is praised, owned or asked: %s',
    async (text) => {
      expect(await wanted(text)).toEqual([]);
    },
  );

  it('is a mood that is to be now', async () => {
    const { brief } = await readWhilePlaying(
      'no romance pls but happy now, adhan is in 10 minutes',
      newBrief('calm', null),
    );
    expect(brief?.target.valence).toBeGreaterThan(0.7);
  });
});
