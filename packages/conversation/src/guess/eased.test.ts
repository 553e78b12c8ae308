import type { Brief } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const read = (text: string, brief: Brief) =>
  readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);

describe('whoever was low and feels better', () => {
  const worried: Brief = { ...newBrief('calm', null), situation: 'worry' };

  test.each([
    'thank you. i feel better little bit',
    'feeling a bit calmer now',
    'I am a little less nervous now',
    'i feel slightly better, this helps',
  ])('is met with gladness, and the music stays: %s', (text) => {
    const reading = read(text, worried);
    expect(reading).toMatchObject({ brief: worried, keepsMusic: true });
    expect(writeReply({ text, reading, before: worried, replyIds: [] })?.text).toMatch(/glad|good|happy/i);
  });

  test.each(['I feel much better now', 'feeling better thanks', 'i am calm again'])(
    'hears it a shade brighter: %s',
    (text) => {
      expect(read(text, worried).brief).toMatchObject({
        mood: 'calm',
        situation: null,
        target: { valence: 0.65 },
      });
    },
  );

  test('mourns on', () => {
    const mourning: Brief = { ...newBrief('sad', null), situation: 'grief' };
    for (const text of ['i feel better now', 'i feel better today'])
      expect(read(text, mourning).brief).toEqual(mourning);
  });

  test.each(['this one is better', 'the second is much better', 'better', 'i need something to feel better'])(
    'is nobody who speaks of songs: %s',
    (text) => {
      expect(read(text, worried).eases).toBeUndefined();
    },
  );
});

describe('whoever is nervous before what they look forward to', () => {
  const dinner: Brief = {
    ...newBrief('happy', null),
    situation: 'dinner with guests',
    wanted: [{ kind: 'activity', value: 'cooking', matched: 'cooking' }],
    length: { minutes: 180 },
  };

  test.each(['they are coming at 8, i am nervous', "I'm so nervous", 'omg i am a bit nervous now lol'])(
    'keeps it, a little calmer: %s',
    (text) => {
      const { brief } = read(text, dinner);
      expect(brief).toMatchObject({
        situation: 'dinner with guests',
        wanted: dinner.wanted,
        length: dinner.length,
      });
      expect(brief?.target.energy).toBeLessThan(dinner.target.energy);
    },
  );

  test('is somebody else where more is told', () => {
    expect(read('i am nervous because my mother is in hospital', dinner).eases).toBeUndefined();
  });
});

test.each(['homesickness', 'loneliness'] as const)('who wants to dance is done with %s', (situation) => {
  const before: Brief = { ...newBrief('happy', null), situation };
  expect(read('i want to dance now', before).brief).toMatchObject({ mood: 'energetic', situation: null });
});

test.each([
  'something my mum would hate lol',
  'music my neighbours would complain about',
  'lets annoy my flatmates',
])('what shocks others is loud: %s', (text) => {
  expect(read(text, newBrief('calm', null)).brief?.mood).toBe('energetic');
});

test.each(['dance!', "let's dance", 'dance'])('%s asks for dance music', (text) => {
  const before: Brief = { ...newBrief('happy', null), situation: 'celebration' };
  const { brief } = read(text, before);
  expect(brief?.situation).toBe('celebration');
  expect(brief?.wanted.map(({ value }) => value)).toEqual(['dancing']);
});
