import { moods } from '@attune/contract';
import * as z from 'zod/mini';
import { MoodModelError } from '../errors.ts';
import type { MoodNetwork } from './network.ts';
import { keyDirectory } from './weigh-features.ts';

/**
 * The model's file, little-endian: 8 bytes of magic, the header's length as 32-bit number, the header as JSON
 * padded with spaces, then one array after the other in the order of `arraysOf`; each part is padded to a
 * multiple of four bytes.
 */
export const modelMagic = 'attmood3';

const count = z.number().check(z.int(), z.gte(0));

const headerSchema = z.object({
  /** Changes whenever features are computed in another way; a model and its reader must agree. */
  featureVersion: count,
  featureCount: count,
  wordCount: count,
  /** Numbers a word is known by, and number of the network's filters. */
  dimension: count,
  filterCount: count,
  /** Moods in the order of the weights. */
  moods: z.array(z.string()).check(z.length(moods.length)),
  intercepts: z.array(z.number()).check(z.length(moods.length)),
  /** How much the network's scores count beside those of the features. */
  networkWeight: z.number(),
  /** Scores are divided by this before they become probabilities. */
  temperature: z.number().check(z.gt(0)),
  /** Weight = signed byte / 127 × 2^(scale byte / scaleSteps - 16). */
  scaleSteps: count,
  /** Rarity (inverse document frequency) = byte / rarityStep. */
  rarityStep: count,
  /** How much each family of features counts: words, characters. */
  familyWeights: z.array(z.number()),
  /** Below this probability a reading is marked uncertain. */
  uncertainBelow: z.number(),
});
export type ModelHeader = z.infer<typeof headerSchema>;

export interface MoodModel {
  header: ModelHeader;
  /** The features' keys in rising order. */
  keys: Uint32Array;
  /** Where in `keys` to look; made on reading, not stored. */
  directory: Uint32Array;
  /** `moods.length` for each feature. */
  weights: Int8Array;
  scales: Uint8Array;
  rarities: Uint8Array;
  network: MoodNetwork;
}

type ModelArray = Uint32Array | Float32Array | Int8Array | Uint8Array;

export function encodeModel(model: MoodModel): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(model.header));
  const headerBytes = padded(json.length);
  const { network } = model;
  const arrays: ModelArray[] = [
    ...[model.keys, model.weights, model.scales, model.rarities],
    ...[network.wordKeys, network.embeddings, network.embeddingScales],
    ...[network.kernels, network.kernelIntercepts, network.output, network.outputIntercepts].map(toSingle),
  ];
  const total = arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 12 + headerBytes);
  const bytes = new Uint8Array(total);
  bytes.set(new TextEncoder().encode(modelMagic), 0);
  new DataView(bytes.buffer).setUint32(8, headerBytes, true);
  bytes.fill(0x20, 12, 12 + headerBytes);
  bytes.set(json, 12);
  let at = 12 + headerBytes;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += padded(array.byteLength);
  }
  return bytes;
}

/**
 * Reads the file's bytes without copying them.
 * @throws {MoodModelError} `model-file` when they are not a model this version can use.
 */
export function decodeModel(file: Uint8Array): MoodModel {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  if (new TextDecoder().decode(bytes.subarray(0, 8)) !== modelMagic) throw unusable('is no mood model');
  const headerBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  const header = readHeader(bytes.subarray(12, 12 + headerBytes));
  let at = 12 + headerBytes;
  const take = <T>(kind: ArrayKind<T>, length: number): T => {
    const start = bytes.byteOffset + at;
    at += padded(length * kind.BYTES_PER_ELEMENT);
    if (start % 4 !== 0 || at > bytes.byteLength) throw unusable('is incomplete');
    return new kind(bytes.buffer, start, length);
  };
  const { featureCount, wordCount, dimension, filterCount } = header;
  const keys = take(Uint32Array, featureCount);
  const model = {
    header,
    keys,
    directory: keyDirectory(keys),
    weights: take(Int8Array, featureCount * moods.length),
    scales: take(Uint8Array, featureCount),
    rarities: take(Uint8Array, featureCount),
    network: {
      dimension,
      filterCount,
      wordKeys: take(Uint32Array, wordCount),
      embeddings: take(Int8Array, wordCount * dimension),
      embeddingScales: take(Float32Array, wordCount),
      kernels: toDouble(take(Float32Array, filterCount * 3 * dimension)),
      kernelIntercepts: toDouble(take(Float32Array, filterCount)),
      output: toDouble(take(Float32Array, moods.length * 2 * filterCount)),
      outputIntercepts: toDouble(take(Float32Array, moods.length)),
    },
  };
  if (at !== bytes.byteLength) throw unusable('is longer than it says');
  return model;
}

interface ArrayKind<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): T;
}

function readHeader(json: Uint8Array): ModelHeader {
  try {
    return headerSchema.parse(JSON.parse(new TextDecoder().decode(json)));
  } catch (cause) {
    throw unusable('has a damaged header', cause);
  }
}

function unusable(what: string, cause?: unknown): MoodModelError {
  return new MoodModelError('model-file', `The mood model's file ${what}.`, { cause });
}

const toSingle = (numbers: Float64Array) => Float32Array.from(numbers);
/** Double precision in memory: arithmetic on it is faster, and there are few of these. */
const toDouble = (numbers: Float32Array) => Float64Array.from(numbers);

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
