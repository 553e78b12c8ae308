import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { losses, type Situation, situations } from '@attune/contract';
import * as z from 'zod/mini';
import { featuresOf, featureVersion } from '../embedded/features.ts';
import { encodeModelFile, openModelFile } from '../embedded/model-file.ts';
import { scaleOf } from '../embedded/score-message.ts';
import { keyDirectory, weighFeatures } from '../embedded/weigh-features.ts';
import { MoodModelError } from '../errors.ts';
import { type PhraseReading, readPhrases } from './read-phrases.ts';

/** What a message can be about; the first is nothing of the list. */
export const situationClasses = ['none', ...situations] as const;
export const classCount = situationClasses.length;
export type SituationLabel = (typeof situationClasses)[number];

const share = z.number().check(z.gte(0), z.lte(1));

const headerSchema = z.object({
  featureVersion: z.number(),
  featureCount: z.int().check(z.gte(0)),
  classes: z.array(z.string()),
  intercepts: z.array(z.number()).check(z.length(classCount)),
  /**
   * How likely a situation must be by the words of the whole message: one that a phrase names, or a single word, one that
   * only the words tell, and among these one that hurts when it is wrong.
   */
  leastLikely: z.object({ phrase: share, word: share, usual: share, grave: share }),
  scaleSteps: z.number(),
  rarityStep: z.number(),
  familyWeights: z.array(z.number()),
});
export type SituationHeader = z.infer<typeof headerSchema>;

export interface SituationModel {
  header: SituationHeader;
  /** The features' keys in rising order. */
  keys: Uint32Array;
  directory: Uint32Array;
  /** `classCount` for each feature, each a signed byte times the feature's scale. */
  weights: Int8Array;
  scales: Uint8Array;
  rarities: Uint8Array;
}

const magic = 'attsitu1';

export function encodeSituationModel(model: Omit<SituationModel, 'directory'>): Uint8Array {
  const { header, keys, weights, scales, rarities } = model;
  return encodeModelFile(magic, header, [keys, weights, scales, rarities]);
}

/** @throws {MoodModelError} `model-file` when the bytes are not a model this version can use. */
export function decodeSituationModel(file: Uint8Array): SituationModel {
  const opened = openModelFile(magic, file);
  if (opened === null) throw unusable();
  const { bytes } = opened;
  const header = readHeader(opened.header);
  const count = header.featureCount;
  let at = opened.arraysAt;
  if (at + count * (4 + classCount + 2) !== bytes.byteOffset + bytes.byteLength) throw unusable();
  const keys = new Uint32Array(bytes.buffer, at, count);
  at += 4 * count;
  const weights = new Int8Array(bytes.buffer, at, count * classCount);
  at += count * classCount;
  const scales = new Uint8Array(bytes.buffer, at, count);
  const rarities = new Uint8Array(bytes.buffer, at + count, count);
  return { header, keys, directory: keyDirectory(keys), weights, scales, rarities };
}

function readHeader(json: Uint8Array): SituationHeader {
  try {
    const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(json)));
    const isOurs = header.featureVersion === featureVersion && `${header.classes}` === `${situationClasses}`;
    if (!isOurs) throw unusable();
    return header;
  } catch (cause) {
    throw unusable(cause);
  }
}

function unusable(cause?: unknown): MoodModelError {
  return new MoodModelError('model-file', 'The file is no model of situations that can be used.', { cause });
}

/**
 * The model that ships with Attune.
 * @throws {MoodModelError} `model-file` when it cannot be read, or is not the one that was recorded.
 */
export function loadSituationModel(): SituationModel {
  try {
    const { resolve } = createRequire(import.meta.url);
    const bytes = readFileSync(resolve('@attune/mood/situation-model'));
    const recorded = readFileSync(resolve('@attune/mood/situation-model/checksum'), 'utf8');
    if (createHash('sha256').update(bytes).digest('hex') !== recorded.split(/\s/)[0]) throw unusable();
    return decodeSituationModel(bytes);
  } catch (cause) {
    throw unusable(cause);
  }
}

/** The scores of the classes by the words of a message alone. */
export function scoreSituations(model: SituationModel, message: string): number[] {
  const { keys, directory, weights, scales, rarities, header } = model;
  const rarityOf = (position: number) => (rarities[position] ?? 0) / header.rarityStep;
  const { columns, values } = weighFeatures(
    featuresOf(message),
    keys,
    directory,
    rarityOf,
    header.familyWeights,
  );
  const scores = Float64Array.from(header.intercepts);
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] as number;
    const factor = (values[at] as number) * scaleOf(scales[column] as number, header.scaleSteps);
    for (let k = 0; k < classCount; k += 1)
      scores[k] = (scores[k] as number) + factor * (weights[column * classCount + k] as number);
  }
  return Array.from(scores);
}

const besideLosses = 0.2;

/** Wrong here hurts: somebody who is not grieving is spoken to of a loss. */
export const graveSituations: ReadonlySet<Situation> = new Set([
  ...losses,
  'loneliness',
  'failure',
  'illness',
  'shame',
]);

/** What a message is most likely about, by phrases and by its words; `null` when that is nothing, or unsure. */
export function situationIn(model: SituationModel, message: string): Situation | null {
  return decideSituation(model.header, scoreSituations(model, message), readPhrases(message));
}

/**
 * This likely or more by the whole of the words, a situation may be spoken of as if it were stated: where a phrase says so, where a single
 * word does, a loss in one word ("miscarriage") sooner, and where none does, a trouble sooner than what is glad.
 */
const speakable = { phrase: 0.3, loss: 0.3, word: 0.6, grave: 0.7, none: 0.88 };

/**
 * Whether a message tells so surely what it is about that a reply may speak of it: by a phrase that says so, or by the whole
 * of its words. What a reply claims and was not said hurts more than a plain one.
 */
export function isSurelyIn(model: SituationModel, message: string, situation: Situation): boolean {
  const phrases = readPhrases(message);
  const isNamed = phrases?.situation === situation;
  const word = losses.has(situation) ? speakable.loss : speakable.word;
  const unnamed = graveSituations.has(situation) ? speakable.grave : speakable.none;
  const needed = isNamed ? (phrases.isSure ? speakable.phrase : word) : unnamed;
  return likelihoodOf(model, message, situation) >= needed;
}

/** How likely a message is about a situation by the whole of its words; 0 to 1. */
export function likelihoodOf(model: SituationModel, message: string, situation: Situation): number {
  const scores = scoreSituations(model, message);
  const highest = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return Math.exp((scores[situationClasses.indexOf(situation)] ?? -Infinity) - highest) / sum;
}

/** A phrase stands unless the whole of the words speaks against it; where none does, the words must be sure. */
export function decideSituation(
  { leastLikely }: Pick<SituationHeader, 'leastLikely'>,
  scores: readonly number[],
  phrases: PhraseReading | null,
): Situation | null {
  const highest = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  const likelihood = (one: SituationLabel) =>
    Math.exp((scores[situationClasses.indexOf(one)] ?? -Infinity) - highest) / sum;
  if (phrases !== null) {
    const named = phrases.isSure ? leastLikely.phrase : leastLikely.word;
    // "Lost my mum in March, marking papers": the rest of the words is about something else, and takes nothing back.
    const needed = phrases.isSure && losses.has(phrases.situation) ? named * besideLosses : named;
    if (likelihood(phrases.situation) >= needed) return phrases.situation;
  }
  const best = situationClasses[scores.indexOf(highest)] ?? 'none';
  if (best === 'none') return null;
  return likelihood(best) >= (graveSituations.has(best) ? leastLikely.grave : leastLikely.usual)
    ? best
    : null;
}
