import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessageWords } from '../../message.ts';
import { readParts } from '../../parts/read-parts.ts';
import { decideIntent } from './decide-intent.ts';
import { featurePlaces, type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type ModelIntent, modelIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

function evidenceOf(text: string, standing: IntentEvidence['standing']): IntentEvidence {
  const message = readMessageWords(text);
  const parts = readParts(message, { brief: null, mix: null, playing: standing === 'playing' });
  return { message, parts, standing, situation: null, situationBefore: null, topic: null, byRules: 'mood' };
}

/** A model that finds every message to be the one, and failing that the other; with 2 for the second, the one as likely as the other. */
function only(first: ModelIntent, second: ModelIntent, ofSecond = 1) {
  const values = new Int8Array(modelIntents.length * featurePlaces);
  for (const [intent, value] of [
    [first, 2],
    [second, ofSecond],
  ] as const) {
    const at = modelIntents.indexOf(intent) * featurePlaces;
    values.fill(value, at, at + featurePlaces);
  }
  return { values, scale: 1 };
}

test.each(['refine', 'again'] as const)('a first message is never %s', (intent) => {
  expect(decideIntent(evidenceOf('softer', 'first'), only(intent, 'request'))).toBe('request');
  expect(decideIntent(evidenceOf('softer', 'later'), only(intent, 'request'))).toBe(intent);
});

test('nothing is played where nothing is named and nothing commanded', () => {
  expect(decideIntent(evidenceOf('?!', 'playing'), only('play', 'smalltalk'))).toBe('smalltalk');
  expect(decideIntent(evidenceOf('pause', 'playing'), only('play', 'smalltalk'))).toBe('play');
});

test.each([
  'can I ask for a specific song?',
  'could we request one tune in particular',
  'do you take requests for Tuvan throat singers',
])('"%s" asks about asking, and plays nothing', (text) => {
  expect(decideIntent(evidenceOf(text, 'first'), only('play', 'question'))).not.toBe('play');
  expect(decideIntent(evidenceOf(text, 'playing'), only('play', 'question'))).not.toBe('play');
});

test('what names something or says a known phrase is readable', () => {
  expect(decideIntent(evidenceOf('jazz', 'later'), only('unreadable', 'refine'))).toBe('refine');
});

const going = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre' as const, value: 'synthwave', matched: 'synthwave' }],
};
const mix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Artist ${at}`,
  })),
};

test.each([
  'i feel like i am in a car advert. swap the synthwave for ambient',
  'no breakup songs for the love of god',
  'some jazz',
  'and only the ones everybody knows',
  'this is practically a nursery. DARKER',
  'less of the saxophone, my head hurts',
  'the fourth was our first dance. keep it',
])('"%s" goes on with the music, whatever a model makes of it', (text) => {
  const message = readMessageWords(text);
  const parts = readParts(message, { brief: going, mix, playing: false });
  const evidence = { ...evidenceOf(text, 'later'), message, parts };
  expect(decideIntent(evidence, only('mood', 'refine'))).toBe('refine');
  expect(decideIntent(evidence, only('request', 'refine'))).toBe('refine');
});

test.each(['now some jazz for the gym', 'start over with some jazz', 'i am so sad, play some jazz'])(
  '"%s" may begin anew',
  (text) => {
    const message = readMessageWords(text);
    const parts = readParts(message, { brief: going, mix, playing: false });
    expect(decideIntent({ ...evidenceOf(text, 'later'), message, parts }, only('request', 'refine'))).toBe(
      'request',
    );
  },
);

test('how long the music goes on is no command to stop it', () => {
  for (const text of ['45 minutes of it then it can shut up', 'an hour and then stop']) {
    const message = readMessageWords(text);
    const parts = readParts(message, { brief: going, mix, playing: true });
    expect(decideIntent({ ...evidenceOf(text, 'playing'), message, parts }, only('play', 'refine'))).toBe(
      'refine',
    );
  }
});

test('the weights that come with the product fit the features', () => {
  expect(shippedWeights('first').values).toHaveLength(modelIntents.length * featurePlaces);
});

test('what a long message is takes no longer to tell than its first words', () => {
  const long = intentFeatures(evidenceOf('some words that are said '.repeat(400), 'later')).length;
  expect(long).toBeLessThan(700);
});

test.each([
  ['privacy', 'question'],
  ['save', 'question'],
  ['length', 'refine'],
  ['filter', 'refine'],
  ['ads', 'refine'],
  ['languages', 'refine'],
  ['quality', 'refine'],
] as const)('beside the music that stands, what is surely a question of %s is a %s', (kind, intent) => {
  const likely = [{ kind, share: 0.9 }];
  const question = { kind, share: 0.9, likely, asked: 0.99, music: 0 };
  const evidence = { ...evidenceOf('can it be longer?', 'later'), question };
  expect(decideIntent(evidence, only('refine', 'request'))).toBe(intent);
  const guess = { ...question, share: 0.6 };
  expect(decideIntent({ ...evidence, question: guess }, only('refine', 'request'))).toBe('refine');
});

/** Surely a question, by the reader of questions. */
const question = {
  kind: 'looks',
  share: 0.9,
  likely: [{ kind: 'looks', share: 0.9 }],
  asked: 0.99,
  music: 0,
} as const;

test('what opens a conversation is a question only where both models hear one', () => {
  const decided = (standing: 'first' | 'later') =>
    decideIntent({ ...evidenceOf('the page looks white', standing), question }, only('mood', 'request'));
  expect(decided('first')).toBe('mood');
  expect(decided('later')).toBe('question');
});

test('music asked for in so many words is a request whatever was told before it', () => {
  const told = 'nine hours to Inverness with two kids. what have you got';
  expect(decideIntent(evidenceOf(told, 'first'), only('mood', 'request'))).toBe('request');
});

test('who says how they feel and asks nothing is not told about the product', () => {
  const intentOf = (text: string) =>
    decideIntent({ ...evidenceOf(text, 'first'), question }, only('mood', 'question', 2));
  expect(intentOf('the page looks white')).toBe('question');
  expect(intentOf('i feel sad, the page looks white')).toBe('mood');
  expect(intentOf('i feel sad, why is the page white?')).toBe('question');
});
