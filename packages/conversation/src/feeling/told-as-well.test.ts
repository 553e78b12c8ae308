import { createEmbeddedClassifier } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const classifier = createEmbeddedClassifier();
const begin = async (text: string) => {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  return pending.complete(feeling).brief;
};

describe('a first message that says it is not sad', () => {
  test.each([
    "We buried our neighbour today, 38 years over one fence. We're not weeping, just quiet. Something while I make an omelette",
    'the divorce papers came today. cant say im sad cant say im happy. i vacuumed the whole house',
    "It's my late husband's birthday and the grandchildren are coming. No crying before pudding, that's the rule. Disco",
    "My sister is moving into a home and I packed up her things. I don't want to cry any more tonight, just something gentle",
    'We buried Gran on Friday. I thought I would be in bits but it is more like the hush after snow',
    "Dad's funeral was on Monday and sad was never the word for him",
  ])('gets no sad music, and none for mourning: %s', async (text) => {
    const brief = await begin(text);
    expect(brief?.mood).not.toBe('sad');
    expect(['grief', 'heartbreak']).not.toContain(brief?.situation);
  });

  test.each([
    'My dad died last night. I am not sad, I am devastated',
    'my mum died and I cannot stop crying',
    "He is dead and I haven't cried yet",
  ])('and who says what hurts instead is heard: %s', async (text) => {
    expect((await begin(text))?.mood).toBe('sad');
  });
});

describe('a first message that is sad and well at once', () => {
  test.each([
    "We scattered Dad's ashes and the wind put half of him in next door's beans. We haven't stopped laughing",
    "Back from chemo number six of six. I'm tired and happy and a bit ashamed of being happy. Old soul records",
    'My mother does not know my name any more but today she sang a hymn with me. It was a good day. Something gentle',
  ])('is quiet: %s', async (text) => {
    expect((await begin(text))?.mood).toBe('calm');
  });

  test('has no trouble where it is told for joy', async () => {
    const brief = await begin(
      'So the goat got out and the neighbour came over purple in the face, and then the goat fainted and he laughed until he cried. Play me something',
    );
    expect(brief).toMatchObject({ mood: 'happy', situation: null });
  });
});

describe('a gentle wish in a story', () => {
  test.each([
    [
      "He didn't get in. We told him it doesn't matter and he said he knows. Something gentle for a Sunday",
      'calm',
    ],
    ['My best friend of thirty years moves away today. Music for driving home', 'sad'],
  ])('%s', async (text, mood) => {
    expect((await begin(text))?.mood).toBe(mood);
  });
});

describe('what is asked of the music in a story', () => {
  test.each([
    ['He asked me to marry him in the queue at the tip. Put on something ridiculous and happy', 'happy'],
    ['Sold the allotment. Twenty-two years of marrow. Put on something lively', 'energetic'],
    ['He proposed on the tram, between two stops, and the conductor cried. quiet but not sad', 'calm'],
    ['my cat is eleven today and she caught her first mouse. quiet but not sad', 'calm'],
  ])('goes before what is told: %s', async (text, mood) => {
    expect((await begin(text))?.mood).toBe(mood);
  });
});
