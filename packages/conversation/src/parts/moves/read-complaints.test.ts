import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readWhilePlaying } from '../../testing/said-after.ts';

describe('what is too lively', () => {
  test.each(['this is too jumpy', "it's lovely but a bit bouncy", 'less bouncy please'])(
    'is to be calmer, and as bright as it was: %s',
    async (text) => {
      const before = newBrief('happy', null);
      const { brief } = await readWhilePlaying(text, before);
      expect(brief?.target.valence).toBe(before.target.valence);
      expect(brief?.target.energy).toBeLessThan(before.target.energy);
    },
  );
});

describe('quiet music for nobody to sleep by', () => {
  test.each([
    "Ah no that's fierce sleepy, I'd be in the ditch",
    "that's sleepy",
    'still very quiet brother, kids are running everywhere now',
    'STILL quiet',
    'awful slow',
    "you've me put to bed there",
    'going to fall asleep lol, a tiny bit more pulse',
    'this is putting my whole team to sleep, we have a deadline',
  ])('is to be livelier, and sends nobody to bed: %s', async (text) => {
    const before = newBrief('calm', null);
    const { brief } = await readWhilePlaying(text, before);
    expect(brief?.situation).not.toBe('falling asleep');
    expect(brief?.target.energy).toBeGreaterThan(before.target.energy);
    expect(brief?.wanted.map(({ value }) => value)).not.toContain('sleep');
  });

  test('is left alone where sleep is what it is for', async () => {
    const before = { ...newBrief('calm', null), situation: 'falling asleep' as const };
    const { brief } = await readWhilePlaying("that's sleepy", before);
    expect(brief?.target.energy).not.toBeGreaterThan(before.target.energy);
  });

  test('is asked for with a courtesy', async () => {
    const before = newBrief('calm', null);
    const { brief } = await readWhilePlaying('still quiet please', before);
    expect(brief?.target.energy).not.toBeGreaterThan(before.target.energy);
  });
});

describe('what is told in what finds fault with the music', () => {
  test.each([
    ["that's a funeral. i'm not dead. something with afrobeat", 'work stress'],
    ['Funeral music for a cancelled meeting?? I laughed. No, something sarcastic', 'work stress'],
    ['This is too jumpy!! She woke up. Quiet like before', 'children around'],
  ] as const)('is no situation of whoever listens: %s', async (text, situation) => {
    const { brief } = await readWhilePlaying(text, { ...newBrief('sad', null), situation });
    expect(brief?.situation).toBe(situation);
    expect(brief?.wanted.map(({ value }) => value)).not.toContain('funeral');
  });
});

test('lively music goes on for who must not fall asleep', async () => {
  const { brief } = await readWhilePlaying(
    'some brass, and dont make me fall asleep',
    newBrief('energetic', null),
  );
  expect(brief).toMatchObject({ mood: 'energetic', situation: null });
});

test.each(['haha that is a funeral', 'this sounds like a wake'])(
  'sad music that is a funeral is to be sad no more: %s',
  async (text) => {
    const { brief } = await readWhilePlaying(text, newBrief('sad', null));
    expect(brief?.mood).not.toBe('sad');
  },
);

test.each([
  "Well now, she'd have liked that. But it's a bit frantic for an old man with a tea towel",
  "it's a bit loud for a house with a sleeping baby and her tired mother in it",
])('what is too much for somebody is too much: %s', async (text) => {
  const before = newBrief('energetic', null);
  const { brief } = await readWhilePlaying(text, before);
  expect(brief?.target.energy).toBeLessThan(before.target.energy);
});
