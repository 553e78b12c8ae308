import type { DistressClass } from '../scripts/distress-rows.ts';
import { allFeatures, type Reading } from '../src/distress/read-distress-features.ts';
import {
  bitsOf,
  type DistressModel,
  type DistressScores,
  type DistressWeights,
  scoreFeatures,
  weightsOf,
} from '../src/distress/trained/distress-model.ts';
import type { Features } from '../src/distress/trained/message-features.ts';
import {
  everydayWriter,
  isOfDaysBy,
  isQuestionBy,
  isSpeaker,
  notMeasured,
  ordinaryWriters,
  type WrittenRow,
} from './distress-data.ts';
import type { DistressRecipe } from './distress-recipe.ts';
import { fitDistressModel, type LinearModel } from './fit-distress-model.ts';

/** A message with its features in each language it may be in. */
export interface ReadRow extends WrittenRow {
  readings: readonly Reading[];
}

/** From which scores a message is heard. */
export type DistressThresholds = Pick<DistressWeights, 'acuteFrom' | 'possibleFrom'>;
export type DistressAlarms = Pick<
  DistressRecipe,
  'falseAlarms' | 'ordinaryAlarms' | 'daysAlarms' | 'speakersAlarms'
>;

/** A message as its writer meant it and as a model that never saw that writer scored it. */
export interface HeldOut extends DistressScores {
  row: ReadRow;
  /** Its scores in each language it may be in; `acute` and `any` are the highest. */
  byLanguage: readonly (DistressScores & { language: string })[];
}

/** The messages that all weights learn from, and those which the ones for English, or for the other languages, do besides. */
export interface DistressRows {
  all: readonly ReadRow[];
  englishAlone: readonly ReadRow[];
  othersAlone: readonly ReadRow[];
}

const unset = { acuteFrom: 0, possibleFrom: 0 };

/** Fits all scores on the messages; the thresholds are still to be chosen. */
export function trainDistressModel(rows: DistressRows, recipe: DistressRecipe): DistressModel {
  return { english: trainEnglish(rows, recipe), others: trainOthers(rows, recipe) };
}

type RowsOfOthers = Pick<DistressRows, 'all' | 'othersAlone'>;
type RowsOfEnglish = Pick<DistressRows, 'all' | 'englishAlone'>;

const trainOthers = ({ all, othersAlone }: RowsOfOthers, recipe: DistressRecipe): DistressWeights =>
  train([...all, ...othersAlone], ({ features }) => features, recipe, bitsOf.others, recipe.englishDistress);

const trainEnglish = ({ all, englishAlone }: RowsOfEnglish, recipe: DistressRecipe): DistressWeights =>
  train([...all, ...englishAlone], allFeatures, recipe, bitsOf.english, recipe.inEnglish.distress);

function train(
  rows: readonly ReadRow[],
  featuresIn: (reading: Reading) => Features,
  recipe: DistressRecipe,
  bits: number,
  englishDistress: number,
): DistressWeights {
  const features = rows.map((row) => foldedTo(bits, featuresOf(row, featuresIn)));
  const fit = (isDetected: (meant: DistressClass) => boolean, veiledWeight: number) =>
    fitDistressModel(
      rows.map((row, at) => ({
        features: features[at] ?? new Map(),
        isDistress: isDetected(row.meant),
        bringsFeatures: row.writer !== everydayWriter,
        weight:
          (row.meant === 'veiled' ? veiledWeight : 1) *
          (row.meant !== 'negative' && row.language === 'en' ? englishDistress : 1) *
          weightOfWriter(row.writer, recipe),
      })),
      recipe,
    );
  const acute = quantized(
    fit((meant) => meant === 'acute', recipe.veiledAgainstAcute),
    bits,
  );
  const any = quantized(
    fit((meant) => meant !== 'negative', 1),
    bits,
  );
  return {
    bits,
    acuteWeights: acute.weights,
    anyWeights: any.weights,
    acuteScale: acute.scale,
    anyScale: any.scale,
    acuteBias: acute.bias,
    anyBias: any.bias,
    ...unset,
  };
}

function weightOfWriter(writer: string, { writerWeights, inEnglish }: DistressRecipe): number {
  if (isOfDaysBy(writer)) return inEnglish.days;
  return isQuestionBy(writer) ? inEnglish.questions : (writerWeights[writer] ?? 1);
}

/** In the language it was written in, where the recogniser would think of it. */
function featuresOf({ readings, language }: ReadRow, featuresIn: (reading: Reading) => Features): Features {
  const own = readings.find((reading) => reading.language === language) ?? readings[0];
  return own === undefined ? new Map() : featuresIn(own);
}

/** Features that share a bucket count together. */
function foldedTo(bits: number, features: Features): Features {
  const mask = 2 ** bits - 1;
  const folded: Features = new Map();
  for (const [number, value] of features) folded.set(number & mask, (folded.get(number & mask) ?? 0) + value);
  return folded;
}

function quantized(
  { weights, bias }: LinearModel,
  bits: number,
): { weights: Int8Array; scale: number; bias: number } {
  let largest = Number.MIN_VALUE;
  for (const weight of weights.values()) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround(largest / 127);
  const bytes = new Int8Array(2 ** bits);
  for (const [bucket, weight] of weights) bytes[bucket] = Math.round(weight / scale);
  return { weights: bytes, scale, bias: Math.fround(bias) };
}

function scored(model: DistressModel, row: ReadRow): HeldOut {
  const byLanguage = row.readings.map((reading) => ({
    language: reading.language,
    ...scoreFeatures(weightsOf(model, reading.language), allFeatures(reading)),
  }));
  return {
    row,
    byLanguage,
    acute: Math.max(...byLanguage.map(({ acute }) => acute)),
    any: Math.max(...byLanguage.map(({ any }) => any)),
  };
}

/**
 * Each writer's messages, scored by a model of all the others; the weights for English are of those that are not in the same part. Some
 * writers are not measured, see there.
 */
export function scoreHeldOut(
  { all, englishAlone, othersAlone }: DistressRows,
  recipe: DistressRecipe,
  onWriter: (writer: string) => void,
): HeldOut[] {
  const measured = [...all, ...englishAlone, ...othersAlone].filter(({ writer }) => !notMeasured.has(writer));
  const writers = [...new Set(measured.map(({ writer }) => writer))];
  const partOf = (writer: string) => writers.indexOf(writer) % recipe.parts;
  const english = Array.from({ length: recipe.parts }, (_, part) => {
    const isOutside = ({ writer }: ReadRow) => !writers.includes(writer) || partOf(writer) !== part;
    onWriter(`part ${part + 1} of English`);
    return trainEnglish({ all: all.filter(isOutside), englishAlone: englishAlone.filter(isOutside) }, recipe);
  });
  const ofEnglishAlone = new Set(englishAlone.map(({ writer }) => writer));
  const ofNobodyLeftOut = trainOthers({ all, othersAlone }, recipe);
  return writers.flatMap((writer) => {
    const trained = english[partOf(writer)];
    if (trained === undefined) return [];
    if (!ofEnglishAlone.has(writer)) onWriter(writer);
    const isOther = (row: ReadRow) => row.writer !== writer;
    const others = ofEnglishAlone.has(writer)
      ? ofNobodyLeftOut
      : trainOthers({ all: all.filter(isOther), othersAlone: othersAlone.filter(isOther) }, recipe);
    return measured
      .filter((row) => row.writer === writer)
      .map((row) => scored({ english: trained, others }, row));
  });
}

/**
 * The scores that let no more negatives pass than the recipe allows, in English, where ordinary messages are counted as well, and in the
 * other languages.
 */
export function chooseThresholds(
  heldOut: readonly HeldOut[],
  { falseAlarms, ordinaryAlarms, daysAlarms, speakersAlarms }: DistressAlarms,
): { english: DistressThresholds; others: DistressThresholds } {
  const negatives = heldOut.filter(({ row }) => row.meant === 'negative');
  const isOrdinary = ({ row }: HeldOut) => ordinaryWriters.has(row.writer);
  const isOfDays = ({ row }: HeldOut) => isOfDaysBy(row.writer);
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
  const hard = negatives.filter((one) => !isOrdinary(one) && !isOfDays(one) && !isQuestionBy(one.row.writer));
  const english = [
    letting(
      falseAlarms,
      hard.filter(({ row }) => row.language === 'en'),
    ),
    letting(ordinaryAlarms, negatives.filter(isOrdinary)),
    letting(daysAlarms, negatives.filter(isOfDays)),
  ];
  const inOthers = hard.filter(({ row }) => row.language !== 'en');
  const others = [
    letting(
      falseAlarms,
      inOthers.filter(({ row }) => !isSpeaker(row.writer)),
    ),
    letting(
      speakersAlarms,
      inOthers.filter(({ row }) => isSpeaker(row.writer)),
    ),
  ];
  return { english: strictest(english), others: strictest(others) };
}

const strictest = (some: readonly DistressThresholds[]): DistressThresholds => ({
  acuteFrom: Math.max(...some.map(({ acuteFrom }) => acuteFrom)),
  possibleFrom: Math.max(...some.map(({ possibleFrom }) => possibleFrom)),
});

/** A score between those of the share that may pass and the rest. */
function scoreLetting(share: number, scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => b - a);
  const passing = Math.floor(share * sorted.length);
  const [last, next] = [sorted[passing - 1], sorted[passing]];
  return Math.fround(
    ((last ?? next ?? Number.NEGATIVE_INFINITY) + (next ?? last ?? Number.NEGATIVE_INFINITY)) / 2,
  );
}
