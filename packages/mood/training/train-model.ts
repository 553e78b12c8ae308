import { moods } from '@attune/contract';
import { featuresOf, featureVersion, type MessageFeatures } from '../src/embedded/features.ts';
import type { MoodModel } from '../src/embedded/model-format.ts';
import { activate, outputScores, trustByLength, wordPositions } from '../src/embedded/network.ts';
import { keyDirectory, weighFeatures } from '../src/embedded/weigh-features.ts';
import { countRatios } from './count-ratios.ts';
import { fitLogisticRegression, scoreRows } from './logistic-regression.ts';
import { quantize, quantizeRarities, quantizeVectors, rarityStep, scaleSteps } from './quantize.ts';
import type { LabelledRow } from './read-rows.ts';
import type { Recipe } from './recipe.ts';
import { packRows, type SparseRows } from './sparse-rows.ts';
import { type TrainedNetwork, trainNetwork } from './train-network.ts';
import { buildVocabulary } from './vocabulary.ts';
import { buildWordTable } from './word-vectors.ts';

/** A labelled message whose features have been computed once. */
export interface Example {
  row: LabelledRow;
  features: MessageFeatures;
}

export function toExamples(rows: readonly LabelledRow[]): Example[] {
  return rows.map((row) => ({ row, features: featuresOf(row.text) }));
}

/** A trained model before its numbers are rounded into bytes. */
export interface TrainedModel {
  keys: Uint32Array;
  rarities: Float32Array;
  coefficients: Float64Array;
  wordKeys: Uint32Array;
  network: TrainedNetwork;
}

export interface TrainingSet {
  written: readonly Example[];
  generated: readonly Example[];
}

/**
 * @param paced whether features that tell moods apart learn faster; `false` only to show what that is worth.
 */
export function trainModel(
  { written, generated }: TrainingSet,
  recipe: Recipe,
  { paced = true } = {},
): TrainedModel {
  const examples = [...written, ...generated];
  const features = examples.map((example) => example.features);
  const { keys, rarities } = buildVocabulary(features, recipe.vocabulary);
  const rows = weighAll(features, { keys, rarities }, recipe.familyWeights);
  const labels = Int8Array.from(examples, ({ row }) => moods.indexOf(row.mood));
  const weights = Float64Array.from(examples, (_, at) => (at < written.length ? 1 : recipe.generatedWeight));
  const ratios = countRatios(rows, labels, weights);
  const paces = paced ? ratios : ratios.map(() => 1);
  const fitted = fitLogisticRegression(rows, labels, weights, recipe.regression, paces);
  const kept = strongest({ keys, rarities, coefficients: fitted }, recipe.featureCount);

  const some = generated.slice(0, recipe.networkGeneratedRows);
  const seen = [...written, ...some];
  const table = buildWordTable(seen.map(({ features: { tokens } }) => tokens));
  const sequences = seen.map(({ row, features: { tokens } }, at) => ({
    positions: wordPositions(tokens, table.keys),
    mood: row.mood,
    weight: at < written.length ? 1 : recipe.networkGeneratedWeight,
  }));
  const network = trainNetwork(sequences, table.vectors, table.dimension, recipe.network);
  return { ...kept, wordKeys: table.keys, network };
}

type WeighedFeatures = Pick<TrainedModel, 'keys' | 'rarities' | 'coefficients'>;

/** The features whose coefficients can move a score most, in the order of their keys; the intercepts stay. */
function strongest({ keys, rarities, coefficients }: WeighedFeatures, count: number): WeighedFeatures {
  const own = (at: number) => coefficients.subarray(at * moods.length, (at + 1) * moods.length);
  const reach = Float64Array.from(
    keys,
    (_, at) => (rarities[at] ?? 0) * own(at).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
  const kept = Array.from(keys.keys())
    .sort((a, b) => (reach[b] ?? 0) - (reach[a] ?? 0) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
  const intercepts = coefficients.subarray(keys.length * moods.length);
  return {
    keys: Uint32Array.from(kept, (at) => keys[at] ?? 0),
    rarities: Float32Array.from(kept, (at) => rarities[at] ?? 0),
    coefficients: Float64Array.from([...kept.flatMap((at) => [...own(at)]), ...intercepts]),
  };
}

/** The scores of every example by the features and by the network, one a mood each. */
export function scoreExamples(
  model: TrainedModel,
  examples: readonly Example[],
  { familyWeights }: Recipe,
): { byFeatures: Float64Array; byNetwork: Float64Array } {
  const features = examples.map((example) => example.features);
  const byFeatures = scoreRows(weighAll(features, model, familyWeights), model.coefficients);
  const byNetwork = new Float64Array(examples.length * moods.length);
  for (const [at, { tokens }] of features.entries()) {
    const positions = wordPositions(tokens, model.wordKeys);
    if (positions.length === 0) continue;
    const { dimension, vectors } = model.network;
    const own = Float64Array.from({ length: positions.length * dimension }, (_, i) => {
      const position = positions[Math.floor(i / dimension)] ?? 0;
      return vectors[position * dimension + (i % dimension)] ?? 0;
    });
    const trust = trustByLength(positions.length);
    const scores = outputScores(model.network, activate(model.network, own, positions.length));
    byNetwork.set(
      scores.map((score) => trust * score),
      at * moods.length,
    );
  }
  return { byFeatures, byNetwork };
}

/** How the two parts' scores become probabilities; found on held-out messages. */
export interface Mixture {
  networkWeight: number;
  temperature: number;
}

export function toShippedModel(trained: TrainedModel, mixture: Mixture, recipe: Recipe): MoodModel {
  const { keys, rarities, coefficients, wordKeys, network } = trained;
  const { vectors, ...weights } = network;
  return {
    header: {
      featureVersion,
      featureCount: keys.length,
      wordCount: wordKeys.length,
      dimension: network.dimension,
      filterCount: network.filterCount,
      moods: [...moods],
      intercepts: Array.from(coefficients.subarray(keys.length * moods.length), (one) =>
        Number(one.toFixed(6)),
      ),
      ...mixture,
      scaleSteps,
      rarityStep,
      familyWeights: [...recipe.familyWeights],
      uncertainBelow: recipe.uncertainBelow,
    },
    keys,
    directory: keyDirectory(keys),
    ...quantize(coefficients, rarities),
    network: { ...weights, wordKeys, ...quantizeVectors(vectors, network.dimension) },
  };
}

function weighAll(
  features: readonly MessageFeatures[],
  { keys, rarities }: Pick<TrainedModel, 'keys' | 'rarities'>,
  familyWeights: readonly number[],
): SparseRows {
  const rounded = quantizeRarities(rarities);
  const rarityOf = (position: number) => (rounded[position] as number) / rarityStep;
  const directory = keyDirectory(keys);
  const rows = features.map((one) => weighFeatures(one, keys, directory, rarityOf, familyWeights));
  return packRows(rows, keys.length);
}
