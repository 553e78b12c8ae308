import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const classifier = createEmbeddedClassifier();

async function answer(text: string) {
  const context = { brief: null, mix: null, playing: false };
  const pending = readMessage(text, context, { recognizeDistress, readSituation });
  const { feelingText } = pending;
  const reading = pending.complete(feelingText === null ? null : await classifier.classify(feelingText));
  return { reading, reply: writeReply({ text, reading, before: null, replyIds: [] })?.text ?? '' };
}

test.each(['not sad, not happy', 'not sad at all, not happy either', 'not sad at all', "I don't feel sad"])(
  '"%s" is not sad, and nothing sad is said of it',
  async (text) => {
    const { reading, reply } = await answer(text);
    expect(reading.brief?.mood).not.toBe('sad');
    expect(reply).not.toMatch(/empty|sorry|heavy/i);
  },
);

test.each(['I feel a little bit lonely but not sad', 'a bit homesick but not sad.', "tired but I'm not sad"])(
  '"%s" is told as less than sad',
  async (text) => {
    expect((await answer(text)).reading.brief?.mood).not.toBe('sad');
  },
);

test.each([
  'he left me but I am not sad, I am devastated',
  'my dad died last week but not sad',
  'not happy',
  'not today, sad',
  'not sad but my dog died',
  'not just sad, heartbroken',
  "I'm not sad, I'm devastated",
  'not happy with my exam results',
])('"%s" still hurts', async (text) => {
  expect((await answer(text)).reading.brief?.mood).toBe('sad');
});

test.each(['everything is fine, thanks for asking', 'everything is fine', "I'm fine", 'just fine thanks'])(
  '"%s" is taken at its word',
  async (text) => {
    const { reading, reply } = await answer(text);
    expect(reading.brief?.mood).toBe('calm');
    expect(reply).not.toMatch(/teeth|not at all|underneath|it is not|between the lines|smile/i);
  },
);

test('irony that is marked is still heard', async () => {
  const { reading } = await answer("I'm fine, everything is fine, totally fine \u{1F643}");
  expect(reading.brief?.mood).toBe('sad');
});

test.each([
  'so funny, I am dying',
  'I want to die laughing, this is so funny',
  'this is killing me, so funny',
  "hahaha I'm dead",
  'dying of laughter here',
])('"%s" laughs, and no death is said back', async (text) => {
  const { reading, reply } = await answer(text);
  expect(reading.brief).toMatchObject({ mood: 'happy', situation: null });
  expect(reading.asks).toBeUndefined();
  expect(reply).not.toMatch(/dying|dead|die\b|pain|sorry/i);
});

test.each(['my dad died, he was hilarious', 'we were with her when she died'])(
  '"%s" mourns all the same',
  async (text) => {
    expect((await answer(text)).reading.brief).toMatchObject({ mood: 'sad', situation: 'grief' });
  },
);

test.each([
  ["no I'm not sad. just tired", 'calm'],
  ["I'm not sad, I'm raging", 'energetic'],
  ['my hamster escaped', 'sad'],
  ['the date was a disaster', 'sad'],
] as const)('"%s" is %s', async (text, mood) => {
  expect((await answer(text)).reading.brief?.mood).toBe(mood);
});
