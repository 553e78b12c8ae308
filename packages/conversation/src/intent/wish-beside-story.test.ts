import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const stories = [
  "Rang Mum. She was fine! She said 'that's my girl'.",
  'she texted back!! three words and a potato emoji.',
  'My husband says the dog is listening.',
];
const wishes: ReadonlyArray<[string, string]> = [
  ["Okay let's have trumpets", 'trumpet'],
  ["what I'd like is a woman singing", 'female vocals'],
  ["I'd love some old soul with it", 'soul'],
  ['Make it jazz', 'jazz'],
];
const before = begun('calm folk with piano');
const read = (text: string) =>
  readMessage(text, { brief: before, mix: null, playing: true }, readers).complete(null);

describe('a wish in a sentence of its own', () => {
  test.each(stories.flatMap((story) => wishes.map(([wish, value]) => [`${story} ${wish}`, value] as const)))(
    'is heard beside what is told: %s',
    (text, value) => {
      expect(read(text).brief?.wanted.map((one) => one.value)).toContain(value);
    },
  );

  test.each([['Thank you. He used to sleep by the radio. Do you have anything with a fiddle?', 'violin']])(
    'is heard in the form of a question: %s',
    (text, value) => {
      expect(read(text).brief?.wanted.map((one) => one.value)).toContain(value);
    },
  );

  test('of what is in the mix it is a question', () => {
    expect(read('My dad sang in a choir. Is there a saxophone in these?').keepsMusic).toBe(true);
  });

  test.each(stories)('turns down as well: %s', (story) => {
    expect(read(`${story} Anyway, no drums from here on.`).brief?.avoided).toContainEqual(
      expect.objectContaining({ value: 'drums' }),
    );
  });

  test.each([
    'haha he knows the words to this one. HE KNOWS THE WORDS',
    'HA. perfect. angry girls with guitars',
    'half way!! and only one hot flush',
    'She becomes quieter. Do not change now',
  ])('and what only speaks of the music keeps it: %s', (text) => {
    expect(read(text).keepsMusic).toBe(true);
  });
});
