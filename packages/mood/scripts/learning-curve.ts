import { moods } from '@attune/contract';
import { mixScores } from '../training/calibrate.ts';
import { guesses } from '../training/cross-validate.ts';
import { scoresOf } from '../training/metrics.ts';
import { recipe } from '../training/recipe.ts';
import { type Example, scoreExamples, toExamples, trainModel } from '../training/train-model.ts';
import { readTrainingData } from '../training/training-data.ts';

/**
 * Prints how accuracy on writers who were left out grows with the number of written messages, and what each
 * part of the recipe is worth. One split: every fourth file is left out.
 */
const { written, generated } = readTrainingData(recipe.generatedRows);
const files = [...new Set(written.map(({ file }) => file))];
const isLeftOut = (file: string) => files.indexOf(file) % 4 === 1;
const kept = toExamples(written.filter(({ file }) => !isLeftOut(file)));
const leftOut = toExamples(written.filter(({ file }) => isLeftOut(file)));
const filler = toExamples(generated);
const networkWeight = 0.4;

console.log(`${kept.length} messages to learn from, ${leftOut.length} to judge by`);
for (const share of [0.125, 0.25, 0.5, 0.75, 1]) {
  const some = everyNth(kept, share);
  judge(`${String(some.length).padStart(6)} written messages`, some, filler);
}
judge('without generated messages', kept, []);

function judge(name: string, examples: readonly Example[], others: readonly Example[]): void {
  const model = trainModel({ written: examples, generated: others }, recipe);
  const { byFeatures, byNetwork } = scoreExamples(model, leftOut, recipe);
  const accuracyOf = (scores: Float64Array) => {
    const judged = guesses(scores, 1).map((one, at) => ({
      ...one,
      truth: leftOut[at]?.row.mood ?? moods[0],
    }));
    return `${(100 * scoresOf(judged).accuracy).toFixed(1)} %`;
  };
  const both = accuracyOf(mixScores(byFeatures, byNetwork, networkWeight));
  console.log(
    `${name.padEnd(28)} both ${both}, features ${accuracyOf(byFeatures)}, network ${accuracyOf(byNetwork)}`,
  );
}

/** The same share of every writer's messages. */
function everyNth(examples: readonly Example[], share: number): Example[] {
  return examples.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}
