import { describe, expect, it } from 'vitest';
import { readWords } from '../matching/read-words.ts';
import { joinFeatures, textFeatures, topicFeatures } from './message-features.ts';

const featuresOf = (text: string) => textFeatures(readWords(text));
const noSigns = { themes: new Set<number>(), joint: new Set<number>() };
const shared = (one: string, other: string) => {
  const [first, second] = [featuresOf(one), featuresOf(other)];
  return [...first].filter((feature) => second.has(feature)).length;
};

describe('the features of a text', () => {
  it('are the same for letter case, accents and drawn out letters', () => {
    expect(featuresOf('JE N’EN PEUX PLUUUUS')).toEqual(featuresOf('je n’en peux plus'));
    expect(featuresOf('Não aguento')).toEqual(featuresOf('nao aguento'));
  });

  it('tell the order of words', () => {
    expect(featuresOf('not fine now')).not.toEqual(featuresOf('now fine not'));
  });

  it('find the stem of a word in its other forms', () => {
    expect(shared('hoffnungslos', 'hoffnungslosigkeit')).toBeGreaterThan(
      shared('hoffnungslos', 'kaffeemaschine'),
    );
    expect(shared('生きたくない', '生きたい')).toBeGreaterThan(0);
  });

  it('grow with the text and nothing else', () => {
    const once = featuresOf('xkcdq zvbnm '.repeat(50)).size;
    expect(featuresOf('xkcdq zvbnm '.repeat(300)).size).toBeLessThanOrEqual(once);
    const letters = Array.from({ length: 3000 }, (_, at) =>
      String.fromCharCode(97 + ((at * 7 + (at >> 3)) % 26)),
    );
    expect(featuresOf(letters.join('')).size).toBeLessThanOrEqual(3 * (letters.length + 2) + 3);
  });

  it('share one length, however many they are', () => {
    const squares = (text: string) =>
      [...joinFeatures(featuresOf(text), noSigns).values()].reduce((sum, value) => sum + value * value, 0);
    expect(squares('sad')).toBeCloseTo(squares('a long message about nothing much at all'));
  });
});

describe('the features of signs and themes', () => {
  it('count once for each theme; pairs share one length', () => {
    const joined = joinFeatures(new Set(), { themes: new Set([1, 2]), joint: new Set([3, 4, 5, 6]) });
    expect([1, 2].map((bucket) => joined.get(bucket))).toEqual([1, 1]);
    expect([3, 4, 5, 6].map((bucket) => joined.get(bucket))).toEqual([3, 3, 3, 3]);
  });
});

describe('the features of topics', () => {
  const tone = { hurts: 0.25, glad: 0 };

  it('count the more the likelier a topic is, and leave out what is hardly likely', () => {
    const features = topicFeatures(
      [
        { topic: 'hopeless', probability: 0.64 },
        { topic: 'numb', probability: 0.04 },
        { topic: 'funeral', probability: 0.001 },
      ],
      tone,
    );
    expect([...features.values()].map((value) => Math.round(1000 * value) / 1000)).toEqual([3.2, 0.8, 1, 0]);
  });
});
