import type { DistressClass } from '../scripts/distress-rows.ts';
import type { Reading } from '../src/distress/read-distress-features.ts';
import {
  type DistressModel,
  type DistressScores,
  type DistressThresholds,
  scoreFeatures,
} from '../src/distress/trained/distress-model.ts';
import { bucketBits, type Features } from '../src/distress/trained/message-features.ts';
import { everydayWriter, notMeasured, ordinaryWriters, type WrittenRow } from './distress-data.ts';
import type { DistressRecipe } from './distress-recipe.ts';
import { fitDistressModel, type LinearModel } from './fit-distress-model.ts';

/** A message with its features in each language it may be in. */
export interface ReadRow extends WrittenRow {
  readings: readonly Reading[];
}

/** A message as its writer meant it and as a model that never saw that writer scored it. */
export interface HeldOut extends DistressScores {
  row: ReadRow;
  /** Its scores in each language it may be in; `acute` and `any` are the highest. */
  byLanguage: readonly (DistressScores & { language: string })[];
}

const unset: DistressThresholds = { acuteFrom: 0, possibleFrom: 0 };

/** Fits both scores on the messages; the thresholds are still to be chosen. */
export function trainDistressModel(rows: readonly ReadRow[], recipe: DistressRecipe): DistressModel {
  const fit = (isDetected: (meant: DistressClass) => boolean, veiledWeight: number) =>
    fitDistressModel(
      rows.map((row) => ({
        features: featuresOf(row),
        isDistress: isDetected(row.meant),
        bringsFeatures: row.writer !== everydayWriter,
        weight:
          (row.meant === 'veiled' ? veiledWeight : 1) *
          (row.meant !== 'negative' && row.language === 'en' ? recipe.englishDistress : 1) *
          (recipe.writerWeights[row.writer] ?? 1),
      })),
      recipe,
    );
  const acute = quantized(fit((meant) => meant === 'acute', recipe.veiledAgainstAcute));
  const any = quantized(fit((meant) => meant !== 'negative', 1));
  return {
    acuteWeights: acute.weights,
    anyWeights: any.weights,
    acuteScale: acute.scale,
    anyScale: any.scale,
    acuteBias: acute.bias,
    anyBias: any.bias,
    english: unset,
    others: unset,
  };
}

/** In the language it was written in, where the recogniser would think of it. */
function featuresOf({ readings, language }: ReadRow): Features {
  const own = readings.find((reading) => reading.language === language) ?? readings[0];
  return own?.features ?? new Map();
}

function quantized({ weights, bias }: LinearModel): { weights: Int8Array; scale: number; bias: number } {
  let largest = Number.MIN_VALUE;
  for (const weight of weights.values()) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround(largest / 127);
  const bytes = new Int8Array(2 ** bucketBits);
  for (const [bucket, weight] of weights) bytes[bucket] = Math.round(weight / scale);
  return { weights: bytes, scale, bias: Math.fround(bias) };
}

function scored(model: DistressModel, row: ReadRow): HeldOut {
  const byLanguage = row.readings.map(({ language, features }) => ({
    language,
    ...scoreFeatures(model, features),
  }));
  return {
    row,
    byLanguage,
    acute: Math.max(...byLanguage.map(({ acute }) => acute)),
    any: Math.max(...byLanguage.map(({ any }) => any)),
  };
}

/** Each writer's messages, scored by a model of all the others. Some writers are not measured, see there. */
export function scoreHeldOut(
  rows: readonly ReadRow[],
  recipe: DistressRecipe,
  onWriter: (writer: string) => void,
): HeldOut[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))].filter((writer) => !notMeasured.has(writer));
  return writers.flatMap((writer) => {
    onWriter(writer);
    const model = trainDistressModel(
      rows.filter((row) => row.writer !== writer),
      recipe,
    );
    return rows.filter((row) => row.writer === writer).map((row) => scored(model, row));
  });
}

/**
 * The scores that let no more negatives pass than the recipe allows, in English, where ordinary messages are counted as well, and in the
 * other languages.
 */
export function chooseThresholds(
  heldOut: readonly HeldOut[],
  { falseAlarms, ordinaryAlarms }: Pick<DistressRecipe, 'falseAlarms' | 'ordinaryAlarms'>,
): Pick<DistressModel, 'english' | 'others'> {
  const negatives = heldOut.filter(({ row }) => row.meant === 'negative');
  const isOrdinary = ({ row }: HeldOut) => ordinaryWriters.has(row.writer);
  const letting = (shares: DistressRecipe['falseAlarms'], some: readonly HeldOut[]): DistressThresholds => ({
    acuteFrom: scoreLetting(
      shares.acute,
      some.map(({ acute }) => acute),
    ),
    possibleFrom: scoreLetting(
      shares.any,
      some.map(({ any }) => any),
    ),
  });
  const hard = negatives.filter((one) => !isOrdinary(one));
  const english = letting(
    falseAlarms,
    hard.filter(({ row }) => row.language === 'en'),
  );
  const ordinary = letting(ordinaryAlarms, negatives.filter(isOrdinary));
  return {
    english: {
      acuteFrom: Math.max(english.acuteFrom, ordinary.acuteFrom),
      possibleFrom: Math.max(english.possibleFrom, ordinary.possibleFrom),
    },
    others: letting(
      falseAlarms,
      hard.filter(({ row }) => row.language !== 'en'),
    ),
  };
}

/** A score between those of the share that may pass and the rest. */
function scoreLetting(share: number, scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => b - a);
  const passing = Math.floor(share * sorted.length);
  const [last, next] = [sorted[passing - 1], sorted[passing]];
  return Math.fround(
    ((last ?? next ?? Number.NEGATIVE_INFINITY) + (next ?? last ?? Number.NEGATIVE_INFINITY)) / 2,
  );
}
