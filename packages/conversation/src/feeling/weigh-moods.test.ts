import { type Mood, type MoodProbabilities, moods } from '@attune/contract';
import type { ToneShares, Topic } from '@attune/mood';
import { expect, test } from 'vitest';
import { type MoodEvidence, moodFeatures } from './mood-evidence.ts';
import { weighMoods } from './weigh-moods.ts';

const evenly = Object.fromEntries(moods.map((mood) => [mood, 1 / moods.length])) as MoodProbabilities;

const told = (some: Partial<MoodEvidence> = {}): MoodEvidence => ({
  read: evenly,
  topics: [],
  tone: { hurts: 0.3, glad: 0.3 },
  situation: null,
  byWords: {},
  asked: null,
  leadsTo: null,
  isRequest: false,
  statesFeeling: true,
  namesMusic: false,
  isShort: true,
  ...some,
});
const odds = (probability: number) => probability / (1 - probability);
/** How many times the odds of a mood are for what a message tells besides. */
const times = (mood: Mood, some: Partial<MoodEvidence>) =>
  odds(weighMoods(told(some))[mood]) / odds(weighMoods(told())[mood]);

test('the moods are one together, whatever is told', () => {
  const certain = { happy: 1, sad: 0, energetic: 0, calm: 0, focus: 0 };
  for (const evidence of [told(), told({ read: certain }), told({ tone: { hurts: 0, glad: 0 } })]) {
    const likely = Object.values(weighMoods(evidence));
    expect(likely.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  }
});

test('what a message is about makes its mood likelier', () => {
  const about = (topic: Topic, tone: ToneShares) => ({ topics: [{ topic, probability: 0.9 }], tone });
  expect(times('sad', about('pet-died', { hurts: 0.95, glad: 0.01 }))).toBeGreaterThan(2);
  expect(times('happy', about('got-the-job', { hurts: 0.01, glad: 0.95 }))).toBeGreaterThan(1.5);
  expect(times('energetic', about('workout', { hurts: 0.05, glad: 0.05 }))).toBeGreaterThan(1.5);
  expect(times('focus', about('coding', { hurts: 0.05, glad: 0.05 }))).toBeGreaterThan(1.5);
  expect(times('calm', about('falling-asleep', { hurts: 0.05, glad: 0.05 }))).toBeGreaterThan(1.5);
});

test('so does what it states, its situation, and what is asked of the music', () => {
  expect(times('sad', { byWords: { sad: 8, happy: 0.1, energetic: 0.3 } })).toBeGreaterThan(1.5);
  expect(times('sad', { situation: 'grief' })).toBeGreaterThan(1.5);
  for (const mood of moods) {
    const asks = { isRequest: true, statesFeeling: false };
    expect(times(mood, { ...asks, asked: mood }), mood).toBeGreaterThan(1.5 * times(mood, asks));
  }
});

test('weights are taken by name, and what has none says nothing', () => {
  const weights = { 'read sad': [0, 1, 0, 0, 0], 'situation grief': [0, 2, 0, 0, 0] };
  const of = (evidence: MoodEvidence) => weighMoods(evidence, weights).sad;
  expect(of(told({ situation: 'grief' }))).toBeGreaterThan(of(told()));
  expect(of(told({ situation: 'rain', asked: 'happy' }))).toBeCloseTo(of(told()), 9);
});

test('a topic that is hardly likely, and a mood that was ruled out, are no infinite evidence', () => {
  const features = moodFeatures(
    told({
      read: { happy: 1, sad: 0, energetic: 0, calm: 0, focus: 0 },
      topics: [{ topic: 'snow', probability: 0.01 }],
    }),
  );
  expect(features.has('topic snow')).toBe(false);
  expect([...features.values()].every(Number.isFinite)).toBe(true);
});
