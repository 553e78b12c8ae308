import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { moods } from '@attune/contract';
import { topics } from '@attune/mood';
import { expect, test } from 'vitest';
import type { MoodWeights } from '../src/feeling/weigh-moods.ts';
import { readWeightFile } from '../src/packed-weights.ts';
import { fitMoods, moodRecipe } from './fit-moods.ts';
import { moodPrior } from './mood-prior.ts';
import { featuresOfRow, readMoodRows } from './mood-rows.ts';

const report = JSON.parse(readFileSync(new URL('mood-report.json', import.meta.url), 'utf8'));
const weights = readWeightFile('mood-weights') as MoodWeights;
const rows = readMoodRows();

// After any change of labels, features or recipe run `npm run conversation:train:moods`.
test('what weighs the moods was trained on the labels and by the recipe that are committed', () => {
  expect(report.recipe).toEqual(moodRecipe);
  expect(report.data).toBe(createHash('sha256').update(JSON.stringify(rows)).digest('hex'));
});

test('it weighs every topic, and a number for each mood', () => {
  for (const topic of topics) expect(weights, topic).toHaveProperty([`topic ${topic}`]);
  for (const own of Object.values(weights)) expect(own).toHaveLength(moods.length);
});

test('it does better on writers left out than the words alone', () => {
  const share = (line: string) => Number.parseFloat(report.writersLeftOut[line]);
  expect(share('best mood, by all that is told')).toBeGreaterThan(share('best mood, by the words alone') + 4);
});

test('each weight follows what is labelled, and stays with the prior where nothing is', () => {
  const evenly = { happy: 0.2, sad: 0.2, energetic: 0.2, calm: 0.2, focus: 0.2 };
  const told = {
    read: evenly,
    topics: [{ topic: 'snow', probability: 0.9 }],
    tone: { hurts: 0.1, glad: 0.1 },
  } as const;
  const labelled = ['it snowed all night and the street is white', 'snow on the roofs this morning'].flatMap(
    (text) => {
      const features = featuresOfRow(text, told);
      return features === null ? [] : [{ features, allowed: ['calm'] as const }];
    },
  );
  expect(labelled).toHaveLength(2);
  const many = Array.from({ length: 20 }, () => labelled).flat();
  const prior = moodPrior();
  const fitted = fitMoods(many, prior, { ...moodRecipe, steps: 50 });
  const calm = moods.indexOf('calm');
  expect(fitted['topic snow']?.[calm]).toBe(Math.max(...(fitted['topic snow'] ?? [])));
  expect(fitted['topic snow']?.[calm]).toBeGreaterThan(0.1);
  const grief = prior['situation grief']?.map((weight) => Number(weight.toFixed(3)));
  expect(fitted['situation grief']).toEqual(grief);
  expect(fitMoods(many, prior, { ...moodRecipe, steps: 50 })).toEqual(fitted);
});
