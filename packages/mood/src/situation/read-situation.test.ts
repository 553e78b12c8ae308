import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMoodModelError } from '../errors.ts';
import { readPhrases } from './read-phrases.ts';
import { readSituation, tellsSurely } from './read-situation.ts';
import {
  decideSituation,
  decodeSituationModel,
  encodeSituationModel,
  loadSituationModel,
  type SituationLabel,
  situationClasses,
} from './situation-model.ts';

const scoresOf = (likely: Partial<Record<SituationLabel, number>>) =>
  situationClasses.map((one) => Math.log(likely[one] ?? 1e-6));
const header = { leastLikely: { phrase: 0.01, word: 0.05, usual: 0.55, grave: 0.7 } };
const decide = (likely: Partial<Record<SituationLabel, number>>, text: string) =>
  decideSituation(header, scoresOf(likely), readPhrases(text));

describe('what a message is about', () => {
  test.each([
    ['my dog died this morning', 'grief'],
    ['she left me for my best friend', 'heartbreak'],
    ['cant sleep 3am', 'sleeplessness'],
    ['flashcards until midnight', 'study'],
    ['the kettle is on and I have done nothing of note', null],
    ['some jazz please', null],
    ['', null],
  ])('%j is %s', (text, situation) => {
    expect(readSituation(text)).toBe(situation);
  });

  test.each([
    ['my dog died this morning', 'grief', true],
    ['flashcards until midnight', 'study', true],
    ['our cat is at the vet overnight, cant settle', 'grief', false],
    ['my daughter left this morning, her room is so tidy', 'children around', false],
    ['some jazz please', 'party', false],
  ] as const)('%j may be answered as %s: %s', (text, situation, isSure) => {
    expect(tellsSurely(text, situation)).toBe(isSure);
  });

  test('a phrase stands where the words leave room for it, and falls where they speak against it', () => {
    expect(decide({ none: 0.8, grief: 0.1 }, 'my dad passed away')).toBe('grief');
    expect(decide({ none: 0.97, running: 0.02 }, 'running late')).toBeNull();
    expect(decide({ study: 0.9, 'sports match': 0.02 }, 'derby notes')).toBe('study');
  });

  test('without a phrase the words must be sure, and surer where a wrong guess hurts', () => {
    expect(decide({ travel: 0.6, none: 0.4 }, 'x')).toBe('travel');
    expect(decide({ travel: 0.5, none: 0.5 }, 'x')).toBeNull();
    expect(decide({ grief: 0.65, none: 0.35 }, 'x')).toBeNull();
    expect(decide({ grief: 0.8, none: 0.2 }, 'x')).toBe('grief');
  });
});

describe('the shipped model of situations', () => {
  const folder = new URL('../../model/', import.meta.url);
  const bytes = readFileSync(new URL('situation-model.bin', folder));

  test('is the one recorded, and beside the mood model stays under 8 MB', () => {
    const recorded = readFileSync(new URL('situation-model.sha256', folder), 'utf8').split(/\s/)[0];
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(recorded);
    const mood = readFileSync(new URL('mood-model.bin', folder));
    expect(bytes.byteLength + mood.byteLength).toBeLessThan(8_000_000);
  });

  test('is read as it was written', () => {
    const model = loadSituationModel();
    expect(Buffer.from(encodeSituationModel(model)).equals(bytes)).toBe(true);
    expect(model.keys.every((key, at) => at === 0 || (model.keys[at - 1] ?? 0) < key)).toBe(true);
  });

  test('is refused when it is cut, or something else', () => {
    for (const broken of [bytes.subarray(0, bytes.length - 4), bytes.subarray(8), new Uint8Array(0)]) {
      let thrown: unknown;
      try {
        decodeSituationModel(Uint8Array.from(broken));
      } catch (error) {
        thrown = error;
      }
      expect(isMoodModelError(thrown)).toBe(true);
    }
  });
});

test.each(["I'll take it", 'i’ll have this one', 'ill try it'])(
  'what somebody will do is no illness: %s',
  (text) => {
    expect(readSituation(text)).toBeNull();
  },
);
