import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MoodModelError } from '../../errors.ts';
import { bucketBits, type Features, featureVersion } from './message-features.ts';

/** Two scores of a message: how much it speaks for acute danger, and for distress of any kind. */
export interface DistressScores {
  acute: number;
  any: number;
}

/**
 * Weights by bucket of features, a signed byte each. The file, little-endian: 8 bytes of magic, the version of the features,
 * the number of bucket bits, then eight 32-bit floats (scales, biases, thresholds), then the bytes for `acute` and those for `any`.
 */
export interface DistressModel {
  acuteWeights: Int8Array;
  anyWeights: Int8Array;
  /** Worth of one step of a weight. */
  acuteScale: number;
  anyScale: number;
  acuteBias: number;
  anyBias: number;
  /** For English, whose scores lie lower: many everyday messages are in its training. */
  english: DistressThresholds;
  others: DistressThresholds;
}

/** From which score a message is acute, and from which it is possible. */
export interface DistressThresholds {
  acuteFrom: number;
  possibleFrom: number;
}

export function thresholdsOf(model: DistressModel, language: string): DistressThresholds {
  return language === 'en' ? model.english : model.others;
}

const magic = 'attdist1';
const headerBytes = magic.length + 2 + 4 * 8;
const bucketCount = 2 ** bucketBits;

export function encodeDistressModel(model: DistressModel): Uint8Array {
  const bytes = new Uint8Array(headerBytes + 2 * bucketCount);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  bytes.set([featureVersion, bucketBits], magic.length);
  const { acuteScale, anyScale, acuteBias, anyBias, english, others } = model;
  const header = [acuteScale, anyScale, acuteBias, anyBias];
  for (const { acuteFrom, possibleFrom } of [english, others]) header.push(acuteFrom, possibleFrom);
  for (const [at, value] of header.entries()) view.setFloat32(magic.length + 2 + 4 * at, value, true);
  bytes.set(new Uint8Array(model.acuteWeights.buffer), headerBytes);
  bytes.set(new Uint8Array(model.anyWeights.buffer), headerBytes + bucketCount);
  return bytes;
}

/**
 * Reads the file's bytes without copying them.
 * @throws {MoodModelError} `model-file` when they are not a model for these features.
 */
export function decodeDistressModel(bytes: Uint8Array): DistressModel {
  const isOurs =
    new TextDecoder().decode(bytes.subarray(0, magic.length)) === magic &&
    bytes[magic.length] === featureVersion &&
    bytes[magic.length + 1] === bucketBits &&
    bytes.length === headerBytes + 2 * bucketCount;
  if (!isOurs)
    throw new MoodModelError(
      'model-file',
      "The distress model's file is damaged, or made for other features.",
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const valueAt = (at: number) => view.getFloat32(magic.length + 2 + 4 * at, true);
  const weightsFrom = (start: number) => new Int8Array(bytes.buffer, bytes.byteOffset + start, bucketCount);
  return {
    acuteScale: valueAt(0),
    anyScale: valueAt(1),
    acuteBias: valueAt(2),
    anyBias: valueAt(3),
    english: { acuteFrom: valueAt(4), possibleFrom: valueAt(5) },
    others: { acuteFrom: valueAt(6), possibleFrom: valueAt(7) },
    acuteWeights: weightsFrom(headerBytes),
    anyWeights: weightsFrom(headerBytes + bucketCount),
  };
}

export function scoreFeatures(model: DistressModel, features: Features): DistressScores {
  let acute = 0;
  let any = 0;
  for (const [bucket, value] of features) {
    acute += (model.acuteWeights[bucket] ?? 0) * value;
    any += (model.anyWeights[bucket] ?? 0) * value;
  }
  return {
    acute: acute * model.acuteScale + model.acuteBias,
    any: any * model.anyScale + model.anyBias,
  };
}

let shipped: DistressModel | null = null;

/**
 * The model that ships with Attune, read once, then kept. The server asks for it before it listens: no message can be
 * answered with care without it.
 * @throws {MoodModelError} `model-file` when the file is missing or damaged.
 */
export function shippedDistressModel(): DistressModel {
  shipped ??= readDistressModel(shippedFile());
  return shipped;
}

/** @throws {MoodModelError} `model-file` when the file is missing or no model for these features. */
export function readDistressModel(file: string): DistressModel {
  return decodeDistressModel(bytesOf(file));
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new MoodModelError('model-file', `The distress model could not be read: ${file}`, { cause });
  }
}

/** Resolved as an export of this package, so that the sources and a bundled server both find it. */
function shippedFile(): string {
  return createRequire(import.meta.url).resolve('@attune/mood/distress-model');
}
