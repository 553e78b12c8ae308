import { readFileSync } from 'node:fs';
import { moods } from '@attune/contract';
import { mixScores } from '../training/calibrate.ts';
import { guesses } from '../training/cross-validate.ts';
import { scoresOf } from '../training/metrics.ts';
import { recipe } from '../training/recipe.ts';
import { type Example, scoreExamples, toExamples, trainModel } from '../training/train-model.ts';
import { readTrainingData } from '../training/training-data.ts';

/**
 * Prints how accuracy on writers who were left out grows with the number of written messages, and what each
 * part of the recipe is worth. One split: every fourth writer is left out. Takes a quarter of an hour.
 */
const { written, generated } = readTrainingData(recipe.generatedRows);
const writers = [...new Set(written.map(({ writer }) => writer))];
const isLeftOut = (writer: string) => writers.indexOf(writer) % 4 === 1;
const kept = toExamples(written.filter(({ writer }) => !isLeftOut(writer)));
const leftOut = toExamples(written.filter(({ writer }) => isLeftOut(writer)));
const filler = toExamples(generated);
const { networkWeight } = (
  JSON.parse(readFileSync(new URL('../model/report.json', import.meta.url), 'utf8')) as {
    mixture: { networkWeight: number };
  }
).mixture;
/** What concerns the features alone is shown without waiting for the network. */
const withoutNetwork = { ...recipe, network: { ...recipe.network, epochs: 0 } };

console.log(`${kept.length} messages to learn from, ${leftOut.length} to judge by`);
let before: { count: number; accuracy: number } | undefined;
for (const share of [0.125, 0.25, 0.5, 0.75, 1]) {
  const some = everyNth(kept, share);
  const model = trainModel({ written: some, generated: filler }, recipe);
  const { byFeatures, byNetwork } = scoreExamples(model, leftOut, recipe);
  const accuracy = accuracyOf(mixScores(byFeatures, byNetwork, networkWeight));
  const gain = before && (1000 * (accuracy - before.accuracy)) / (some.length - before.count);
  console.log(
    `${String(some.length).padStart(6)} written messages: both ${percent(accuracy)}, features ` +
      `${percent(accuracyOf(byFeatures))}, network ${percent(accuracyOf(byNetwork))}` +
      (gain === undefined ? '' : `, ${(100 * gain).toFixed(2)} points a thousand more`),
  );
  before = { count: some.length, accuracy };
}

console.log('all of them, features alone:');
showFeatures('without generated messages', () =>
  trainModel({ written: kept, generated: [] }, withoutNetwork),
);
showFeatures('all features at one pace', () =>
  trainModel({ written: kept, generated: filler }, withoutNetwork, { paced: false }),
);
for (const [name, familyWeights] of [
  ['words without characters', [1, 0]],
  ['characters without words', [0, 1]],
] as const) {
  const own = { ...withoutNetwork, familyWeights: [...familyWeights] as [number, number] };
  showFeatures(name, () => trainModel({ written: kept, generated: filler }, own), own);
}

function showFeatures(name: string, train: () => ReturnType<typeof trainModel>, own = withoutNetwork): void {
  console.log(`  ${name}: ${percent(accuracyOf(scoreExamples(train(), leftOut, own).byFeatures))}`);
}

function accuracyOf(scores: Float64Array): number {
  const judged = guesses(scores, 1).map((one, at) => ({ ...one, truth: leftOut[at]?.row.mood ?? moods[0] }));
  return scoresOf(judged).accuracy;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The same share of every writer's messages. */
function everyNth(examples: readonly Example[], share: number): Example[] {
  return examples.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}
