import { moods } from '@attune/contract';
import { featuresOf, featureVersion, type MessageFeatures } from '../src/embedded/features.ts';
import type { MoodModel } from '../src/embedded/model-format.ts';
import { weighFeatures } from '../src/embedded/weigh-features.ts';
import { fitLogisticRegression, type LogisticRegressionOptions, scoreRows } from './logistic-regression.ts';
import { quantize, quantizeRarities, rarityStep, scaleSteps } from './quantize.ts';
import type { LabelledRow } from './read-rows.ts';
import { packRows, type SparseRows } from './sparse-rows.ts';
import { buildVocabulary, type VocabularyOptions } from './vocabulary.ts';

export interface Recipe {
  vocabulary: VocabularyOptions;
  regression: LogisticRegressionOptions;
  /** How much the word family and the character family count. */
  familyWeights: [number, number];
  /** Generated rows used, from the top of the file, and how much each counts beside a written one. */
  generatedRows: number;
  generatedWeight: number;
  uncertainBelow: number;
}

/** Chosen by leaving out one writer's file at a time and on `music-mood-eval/dev.tsv`; see docs/mood-model.md. */
export const recipe: Recipe = {
  vocabulary: { minWordRows: 2, minCharacterRows: 2 },
  regression: { ridge: 0.15, epochs: 10, stepLength: 2 },
  familyWeights: [1, 1],
  generatedRows: 20000,
  generatedWeight: 0.1,
  uncertainBelow: 0.5,
};

/** A labelled message whose features have been computed once. */
export interface Example {
  row: LabelledRow;
  features: MessageFeatures;
  weight: number;
}

export function toExamples(rows: readonly LabelledRow[], weight: number): Example[] {
  return rows.map((row) => ({ row, features: featuresOf(row.text), weight }));
}

/** A trained model before its coefficients are rounded into bytes. */
export interface TrainedModel {
  keys: Uint32Array;
  rarities: Float32Array;
  coefficients: Float64Array;
}

export function trainModel(
  examples: readonly Example[],
  { vocabulary, regression, familyWeights }: Recipe,
): TrainedModel {
  const features = examples.map((example) => example.features);
  const { keys, rarities } = buildVocabulary(features, vocabulary);
  const rows = weighAll(features, { keys, rarities }, familyWeights);
  const labels = Int8Array.from(examples, ({ row }) => moods.indexOf(row.mood));
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  return { keys, rarities, coefficients: fitLogisticRegression(rows, labels, weights, regression) };
}

/** The scores of every example, one a mood, before they are divided by a temperature. */
export function scoreExamples(
  model: TrainedModel,
  examples: readonly Example[],
  { familyWeights }: Recipe,
): Float64Array {
  const features = examples.map((example) => example.features);
  return scoreRows(weighAll(features, model, familyWeights), model.coefficients);
}

export function toShippedModel(
  trained: TrainedModel,
  temperature: number,
  { familyWeights, uncertainBelow }: Recipe,
): MoodModel {
  const { keys, rarities, coefficients } = trained;
  const intercepts = Array.from(coefficients.subarray(keys.length * moods.length), (one) =>
    Number(one.toFixed(6)),
  );
  return {
    header: {
      featureVersion,
      featureCount: keys.length,
      moods: [...moods],
      intercepts,
      temperature,
      scaleSteps,
      rarityStep,
      familyWeights: [...familyWeights],
      uncertainBelow,
    },
    keys,
    ...quantize(coefficients, rarities),
  };
}

function weighAll(
  features: readonly MessageFeatures[],
  { keys, rarities }: Pick<TrainedModel, 'keys' | 'rarities'>,
  familyWeights: readonly number[],
): SparseRows {
  const rounded = quantizeRarities(rarities);
  const rarityOf = (position: number) => (rounded[position] as number) / rarityStep;
  const rows = features.map((one) => weighFeatures(one, keys, rarityOf, familyWeights));
  return packRows(rows, keys.length);
}
