import { messageMaxUnits as longest } from '@attune/contract';
import { describe, expect, it, vi } from 'vitest';
import { readWords, type Word } from './matching/read-words.ts';
import { signs } from './signs/signs.ts';
import { acuteFrom, createSignReader, ofDanger, type SignReader } from './weigh-signs.ts';

// Steps are counted, not time: how long it takes depends on what else the machine does.
vi.setConfig({ testTimeout: 60_000 });

/** Longer than any sign: what a text of two words costs beyond this, it costs again and again. */
const sample = 60;
/** What one word may cost; the most that was seen is half of it. A pattern that backtracks needs millions. */
const mostStepsPerWord = 500;
const heaviestWords = 25;

const repeated = (unit: string, length: number) =>
  `${unit} `.repeat(Math.ceil(length / (unit.length + 1))).slice(0, length);
const wordsRepeated = (...texts: string[]): Word[] =>
  Array.from({ length: sample }, (_, at) => ({
    text: texts[at % texts.length] ?? '',
    startsSentence: at === 0,
    endsClause: at === sample - 1,
    isQuoted: false,
  }));

/** The words of a language's signs that cost most when they are all there is. */
function heaviest(reader: SignReader): string[] {
  const own = [...reader.trie().words.keys(), ...reader.trie().stems.keys()];
  const cost = new Map(own.map((word) => [word, reader.weigh(wordsRepeated(word)).steps]));
  return own.toSorted((a, b) => (cost.get(b) ?? 0) - (cost.get(a) ?? 0)).slice(0, heaviestWords);
}

describe.each(Object.entries(signs))('the work for a text in %s', (_language, ofLanguage) => {
  const reader = createSignReader(ofLanguage);
  const own = heaviest(reader);
  const pairs = own.flatMap((one) => own.map((other) => [one, other] as const));
  const stepsOf = ([one, other]: readonly [string, string]) => reader.weigh(wordsRepeated(one, other)).steps;

  const costs = pairs.map((pair) => ({ pair, steps: stepsOf(pair) })).sort((a, b) => b.steps - a.steps);

  it('is bounded for each pair of its own heaviest words', () => {
    expect((costs[0]?.steps ?? Number.POSITIVE_INFINITY) / sample).toBeLessThan(mostStepsPerWord);
  });

  it('grows with the text and nothing else', () => {
    for (const { pair } of costs.slice(0, 5)) {
      const words = readWords(repeated(pair.join(' '), longest));
      const { steps } = reader.weigh(words);
      expect(steps / words.length).toBeLessThan(mostStepsPerWord);
    }
  });
});

describe('what is said for effect', () => {
  const weightOf = (text: string) => createSignReader(signs.en).weigh(readWords(text)).weight;

  it('weighs less', () => {
    expect(weightOf('i want to die lol')).toBeLessThan(weightOf('i want to die'));
  });

  it('does not outweigh everything, however many jokes there are', () => {
    const jokes = 'lol haha lmao jk rofl xd hehe 😂 🤣 💀';
    expect(weightOf(`i want to kill myself ${jokes}`)).toBeGreaterThanOrEqual(acuteFrom);
    expect(weightOf(`i want to kill myself ${jokes}`)).toBe(weightOf('i want to kill myself') - 5);
  });
});

describe('what is not said', () => {
  const themesOf = (text: string) => createSignReader(signs.en).weigh(readWords(text)).themes;

  it.each([
    ['other ones please, something brighter', false],
    ['driving to the sea with the windows down', false],
    ['no reason left to be here', true],
    ['i want to kill myself', true],
  ])('is whether "%s" has a theme of danger: %s', (text, isOfDanger) => {
    expect(themesOf(text).has('noDanger')).toBe(!isOfDanger);
  });

  it('is a common word of the language', () => {
    expect(themesOf('cosier').has('noCommonWord')).toBe(true);
    expect(themesOf('make it cosier').has('noCommonWord')).toBe(false);
  });

  it('names only themes that some language has', () => {
    const known = Object.values(signs).flatMap(({ themes }) =>
      themes.split('\n').map((line) => line.trim().split(':')[0]),
    );
    expect([...ofDanger].filter((theme) => !known.includes(theme))).toEqual([]);
  });
});

describe('what shares words', () => {
  const reader = createSignReader({
    ...signs.en,
    classes: '',
    acute: 'kill myself',
    exaggerated: '',
    possible: 'feel empty\nempty inside',
    innocent: 'kill myself laughing',
    joking: '',
    themes: '',
  });
  const weightOf = (text: string) => reader.weigh(readWords(text)).weight;

  it('with an idiom is no sign', () => {
    expect(weightOf('i will kill myself')).toBeGreaterThanOrEqual(acuteFrom);
    expect(weightOf('i will kill myself laughing')).toBe(0);
    expect(weightOf('i will kill myself laughing. i will kill myself')).toBe(weightOf('i will kill myself'));
  });

  it('with another sign counts once', () => {
    expect(weightOf('i feel empty inside')).toBe(weightOf('i feel empty'));
    expect(weightOf('i feel empty. empty inside')).toBe(2 * weightOf('i feel empty'));
  });
});

it.each([
  ['what once hung the process', `he ${'has been '.repeat(60)}`],
  ['quotation marks', '"\'“'.repeat(1300)],
  ['marks of letters', 'e\u0301\u0301'.repeat(1300)],
  ['compatibility forms', '\ufdfa'.repeat(4000)],
  ['single letters', 'i '.repeat(2000)],
  ['one letter', 'a'.repeat(4000)],
  ['sentences of a word', 'no. '.repeat(1000)],
  ['emoji', '😭'.repeat(2000)],
])('the work is bounded for %s', (_what, text) => {
  const words = readWords(text.slice(0, longest));
  for (const ofLanguage of Object.values(signs)) {
    const { steps } = createSignReader(ofLanguage).weigh(words);
    expect(steps).toBeLessThan(mostStepsPerWord * (words.length + 1));
  }
});
