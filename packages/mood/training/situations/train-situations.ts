import { featuresOf, featureVersion, type MessageFeatures } from '../../src/embedded/features.ts';
import { keyDirectory, weighFeatures } from '../../src/embedded/weigh-features.ts';
import { classCount, type SituationModel, situationClasses } from '../../src/situation/situation-model.ts';
import { quantize, quantizeRarities, rarityStep, scaleSteps } from '../quantize.ts';
import { packRows } from '../sparse-rows.ts';
import { buildVocabulary } from '../vocabulary.ts';
import { fitClasses } from './fit-classes.ts';
import type { SituationRow } from './situation-rows.ts';

export const situationRecipe = {
  vocabulary: { minWordRows: 2, minCharacterRows: 6 },
  familyWeights: [1, 1],
  epochs: 10,
  stepLength: 1.5,
  /** How much a row counts by where its label is from. */
  rowWeights: { written: 2, read: 2, generated: 0.5, phrases: 0.1 },
  /** How much a row without a situation counts where all that is known is that no phrase was found in it. */
  weightWithoutPhrases: 0.1,
  /** The features kept: those with the largest coefficients. */
  featureCount: 46_500,
  leastLikely: { phrase: 0.12, word: 0.22, usual: 0.38, grave: 0.48 },
  foldCount: 4,
};

/** A row with what is computed of it once. */
export interface SituationExample extends SituationRow {
  features: MessageFeatures;
}

export const toExamples = (rows: readonly SituationRow[]): SituationExample[] =>
  rows.map((row) => ({ ...row, features: featuresOf(row.text) }));

/** Trains on the words of the messages; phrases stand beside the model, see `decideSituation`. */
export function trainSituations(examples: readonly SituationExample[]): SituationModel {
  const features = examples.map((example) => example.features);
  const { keys, rarities } = buildVocabulary(features, situationRecipe.vocabulary);
  const rounded = quantizeRarities(rarities);
  const directory = keyDirectory(keys);
  const rarityOf = (position: number) => (rounded[position] as number) / rarityStep;
  const weighed = features.map((one) =>
    weighFeatures(one, keys, directory, rarityOf, situationRecipe.familyWeights),
  );
  const coefficients = fitClasses(
    packRows(weighed, keys.length),
    examples.map(({ label }) => situationClasses.indexOf(label)),
    examples.map(weightOf),
    { ...situationRecipe, classCount },
  );
  const kept = largest(coefficients, rarities);
  const own = Float64Array.from(
    { length: kept.length * classCount },
    (_, at) =>
      coefficients[(kept[Math.floor(at / classCount)] ?? 0) * classCount + (at % classCount)] as number,
  );
  const keptKeys = Uint32Array.from(kept, (at) => keys[at] as number);
  return {
    header: {
      featureVersion,
      featureCount: kept.length,
      classes: [...situationClasses],
      intercepts: Array.from(coefficients.subarray(keys.length * classCount), (one) =>
        Number(one.toFixed(5)),
      ),
      leastLikely: situationRecipe.leastLikely,
      scaleSteps,
      rarityStep,
      familyWeights: [...situationRecipe.familyWeights],
    },
    keys: keptKeys,
    directory: keyDirectory(keptKeys),
    ...quantize(
      own,
      Float32Array.from(kept, (at) => rarities[at] as number),
      classCount,
    ),
  };
}

function weightOf({ label, source }: SituationRow): number {
  return label === 'none' && source === 'phrases'
    ? situationRecipe.weightWithoutPhrases
    : situationRecipe.rowWeights[source];
}

/** Positions, in rising order, of the features whose coefficients can move a score most. */
function largest(coefficients: Float32Array, rarities: Float32Array): number[] {
  const reach = Array.from(rarities, (rarity, at) => {
    const own = coefficients.subarray(at * classCount, (at + 1) * classCount);
    return rarity * own.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  });
  return [...reach.keys()]
    .sort((a, b) => (reach[b] as number) - (reach[a] as number) || a - b)
    .slice(0, situationRecipe.featureCount)
    .sort((a, b) => a - b);
}
