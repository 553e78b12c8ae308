import { describe, expect, it } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readWhilePlaying } from '../../testing/said-after.ts';

const lengthOf = async (text: string) => (await readWhilePlaying(text, newBrief('calm', null))).brief?.length;

describe('a length by the clock', () => {
  it.each([
    ['i said till 6. its 3.20 now', 160],
    ["it's 3:20 now, I want it to go on till 6", 160],
    ["make me a list until 11pm, it's 9.30 now", 90],
    [
      'Never mind. I want to play this at the market tomorrow morning, 6 to 8, while we set up. Can you make it that long?',
      120,
    ],
    ['we eat from 11 to 1, make a playlist that lasts that long', 120],
  ])('is what lies between two times: %s', async (text, minutes) => {
    expect(await lengthOf(text)).toEqual({ minutes });
  });

  it.each([
    'I work 9 to 5 and I want to scream',
    "I was up till 6, it's 8 now and I am tired",
    "I was up till 6, it's 8 now, play something",
    'we lost 4 to 2',
  ])('is none where it is told: %s', async (text) => {
    expect(await lengthOf(text)).toBeNull();
  });
});
