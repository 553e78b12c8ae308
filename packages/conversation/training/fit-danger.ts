import { recognizeDistress } from '@attune/mood';
import { newBrief } from '../src/brief/new-brief.ts';
import { besideFeatures, besideNames } from '../src/feeling/danger-beside-music.ts';
import {
  type BesideWeights,
  type FollowUpWeights,
  followUpDanger,
  followUpFeatures,
  followUpPlaces,
} from '../src/feeling/follow-up-danger.ts';
import { changes } from '../src/intent/intent-by-rules.ts';
import { readMessageWords } from '../src/message.ts';
import { readParts } from '../src/parts/read-parts.ts';
import { type DangerRow, folds } from './danger-rows.ts';

/** Chosen by leaving out writers. */
export const dangerRecipe = {
  /** Half the squared weights, times this, beside the sum of the losses. */
  ridge: 1,
  steps: 300,
  rate: 0.3,
};
export type DangerRecipe = typeof dangerRecipe;

/** Learns how danger reads from what is typed beside music; the same rows give the same weights. */
export function fitDanger(rows: readonly DangerRow[], recipe: DangerRecipe = dangerRecipe): FollowUpWeights {
  const encoded = rows.map(({ text, isDanger }) => ({ features: [...followUpFeatures(text)], isDanger }));
  return { values: fitLogistic(encoded, followUpPlaces, followUpPlaces - 1, recipe), scale: 1 };
}

/**
 * Learns what to make of a message that is heard as danger alone, where it follows. How it reads there is told by models that have not learnt
 * it: a fifth of what follows is left out of each.
 */
export function fitBeside(rows: readonly DangerRow[], recipe: DangerRecipe = dangerRecipe): BesideWeights {
  const encoded = Array.from({ length: folds }, (_, left) => {
    const weights = fitDanger(
      rows.filter(({ fold }) => fold !== left),
      recipe,
    );
    return rows.filter(({ fold }) => fold === left).flatMap((row) => besideExample(row, weights));
  }).flat();
  const values = fitLogistic(encoded, besideNames.length, 0, recipe);
  const rounded = (at: number) => Number((values[at] ?? 0).toFixed(4));
  return Object.fromEntries(besideNames.map((name, at) => [name, rounded(at)])) as BesideWeights;
}

interface Example {
  /** Place and value of each. */
  features: (readonly [number, number])[];
  isDanger: boolean;
}

const lively = newBrief('energetic', null);

function besideExample({ text, isDanger }: DangerRow, weights: FollowUpWeights): Example[] {
  const heard = recognizeDistress(text);
  if (heard.tier === 'none' || heard.language !== 'en') return [];
  const message = readMessageWords(text);
  const parts = readParts(message, { brief: lively, mix: null, playing: true, isPlain: true });
  const values = besideFeatures(heard, message, changes(message, parts), followUpDanger(text, weights));
  return values === null ? [] : [{ features: values.map((value, at) => [at, value] as const), isDanger }];
}

/** Logistic regression by AdaGrad on all rows at once, in which both classes count as much as the larger. */
function fitLogistic(
  encoded: readonly Example[],
  places: number,
  intercept: number,
  recipe: DangerRecipe,
): Float64Array {
  const dangers = encoded.filter(({ isDanger }) => isDanger).length;
  const others = encoded.length - dangers;
  const larger = Math.max(dangers, others);
  const values = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-8);
  const slopes = new Float64Array(places);
  for (let step = 0; step < recipe.steps; step += 1) {
    for (const [place, value] of values.entries())
      slopes[place] = place === intercept ? 0 : recipe.ridge * value;
    for (const { features, isDanger } of encoded) {
      const score = features.reduce((sum, [place, count]) => sum + count * (values[place] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0);
      const weighed = (error * larger) / (isDanger ? dangers : others);
      for (const [place, count] of features) slopes[place] = (slopes[place] ?? 0) + weighed * count;
    }
    for (const [place, slope] of slopes.entries()) {
      if (slope === 0) continue;
      squares[place] = (squares[place] ?? 0) + slope ** 2;
      values[place] = (values[place] ?? 0) - (recipe.rate * slope) / Math.sqrt(squares[place] ?? 1);
    }
  }
  return values;
}
