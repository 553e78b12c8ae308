import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MoodModelError } from '../../errors.ts';
import { bucketBits, type Features, featureVersion } from './message-features.ts';

/** Two scores of a message: how much it speaks for acute danger, and for distress of any kind. */
export interface DistressScores {
  acute: number;
  any: number;
}

/** Weights of both scores by bucket of features, a signed byte each, and from which score a message is heard. */
export interface DistressWeights {
  /** A feature's bucket is the last so many bits of its number. */
  bits: number;
  acuteWeights: Int8Array;
  anyWeights: Int8Array;
  /** Worth of one step of a weight. */
  acuteScale: number;
  anyScale: number;
  acuteBias: number;
  anyBias: number;
  acuteFrom: number;
  possibleFrom: number;
}

/**
 * English has weights of its own, which know thousands of its ordinary messages; what those taught would cost the other languages,
 * which share their themes with it. The file, little-endian: 8 bytes of magic, the version of the features, then for English
 * and for the others the number of bucket bits in a byte, six 32-bit floats (scales, biases, thresholds), and the bytes for `acute` and for `any`.
 */
export interface DistressModel {
  english: DistressWeights;
  others: DistressWeights;
}

export function weightsOf(model: DistressModel, language: string): DistressWeights {
  return language === 'en' ? model.english : model.others;
}

/** Bits of the buckets: fewer for one language alone. */
export const bitsOf = { english: bucketBits - 1, others: bucketBits } as const;

const magic = 'attdist2';
const headerBytes = magic.length + 1;
const partHeaderBytes = 1 + 6 * 4;
const bytesOfPart = (bits: number): number => partHeaderBytes + 2 ** (bits + 1);
const fileBytes = headerBytes + bytesOfPart(bitsOf.english) + bytesOfPart(bitsOf.others);

export function encodeDistressModel({ english, others }: DistressModel): Uint8Array {
  const bytes = new Uint8Array(fileBytes);
  bytes.set(new TextEncoder().encode(magic));
  bytes[magic.length] = featureVersion;
  encodePart(bytes.subarray(headerBytes), english);
  encodePart(bytes.subarray(headerBytes + bytesOfPart(english.bits)), others);
  return bytes;
}

function encodePart(bytes: Uint8Array, weights: DistressWeights): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const { bits, acuteScale, anyScale, acuteBias, anyBias, acuteFrom, possibleFrom } = weights;
  bytes[0] = bits;
  for (const [at, value] of [acuteScale, anyScale, acuteBias, anyBias, acuteFrom, possibleFrom].entries())
    view.setFloat32(1 + 4 * at, value, true);
  bytes.set(new Uint8Array(weights.acuteWeights.buffer), partHeaderBytes);
  bytes.set(new Uint8Array(weights.anyWeights.buffer), partHeaderBytes + 2 ** bits);
}

/**
 * Reads the file's bytes without copying them.
 * @throws {MoodModelError} `model-file` when they are not a model for these features.
 */
export function decodeDistressModel(bytes: Uint8Array): DistressModel {
  const othersStart = headerBytes + bytesOfPart(bitsOf.english);
  const isOurs =
    new TextDecoder().decode(bytes.subarray(0, magic.length)) === magic &&
    bytes[magic.length] === featureVersion &&
    bytes.length === fileBytes &&
    bytes[headerBytes] === bitsOf.english &&
    bytes[othersStart] === bitsOf.others;
  if (!isOurs)
    throw new MoodModelError(
      'model-file',
      "The distress model's file is damaged, or made for other features.",
    );
  return {
    english: decodePart(bytes, headerBytes, bitsOf.english),
    others: decodePart(bytes, othersStart, bitsOf.others),
  };
}

function decodePart(bytes: Uint8Array, start: number, bits: number): DistressWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const valueAt = (at: number) => view.getFloat32(1 + 4 * at, true);
  const weightsFrom = (offset: number) =>
    new Int8Array(bytes.buffer, bytes.byteOffset + start + partHeaderBytes + offset, 2 ** bits);
  return {
    bits,
    acuteScale: valueAt(0),
    anyScale: valueAt(1),
    acuteBias: valueAt(2),
    anyBias: valueAt(3),
    acuteFrom: valueAt(4),
    possibleFrom: valueAt(5),
    acuteWeights: weightsFrom(0),
    anyWeights: weightsFrom(2 ** bits),
  };
}

export function scoreFeatures(weights: DistressWeights, features: Features): DistressScores {
  const mask = 2 ** weights.bits - 1;
  let acute = 0;
  let any = 0;
  for (const [number, value] of features) {
    acute += (weights.acuteWeights[number & mask] ?? 0) * value;
    any += (weights.anyWeights[number & mask] ?? 0) * value;
  }
  return {
    acute: acute * weights.acuteScale + weights.acuteBias,
    any: any * weights.anyScale + weights.anyBias,
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
