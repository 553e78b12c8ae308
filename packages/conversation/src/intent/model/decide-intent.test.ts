import { expect, test } from 'vitest';
import { readMessageWords } from '../../message.ts';
import { readParts } from '../../parts/read-parts.ts';
import { decideIntent } from './decide-intent.ts';
import { featurePlaces, type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type ModelIntent, modelIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

function evidenceOf(text: string, standing: IntentEvidence['standing']): IntentEvidence {
  const message = readMessageWords(text);
  const parts = readParts(message, { brief: null, mix: null, playing: standing === 'playing' });
  return { message, parts, standing, situation: null, situationBefore: null, byRules: 'mood' };
}

/** A model that finds every message to be the one, and failing that the other. */
function only(first: ModelIntent, second: ModelIntent) {
  const values = new Int8Array(modelIntents.length * featurePlaces);
  for (const [intent, value] of [
    [first, 2],
    [second, 1],
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

test('what names something or says a known phrase is readable', () => {
  expect(decideIntent(evidenceOf('jazz', 'later'), only('unreadable', 'refine'))).toBe('refine');
});

test('the weights that come with the product fit the features', () => {
  expect(shippedWeights().values).toHaveLength(modelIntents.length * featurePlaces);
});

test('what a long message is takes no longer to tell than its first words', () => {
  const long = intentFeatures(evidenceOf('some words that are said '.repeat(400), 'later')).length;
  expect(long).toBeLessThan(700);
});
