import { moods } from '@attune/contract';
import { MoodModelError } from '../errors.ts';

/**
 * The model's file, little-endian throughout: 8 bytes of magic, the header's length as 32-bit number, the
 * header as JSON padded with spaces to a multiple of four, then one section after the other, each padded to a
 * multiple of four: the features' keys in rising order (32 bit each), their weights (`moods.length` signed
 * bytes each), the scale of each feature's weights and the rarity of each feature (a byte each).
 */
export const modelMagic = 'attmood2';

export interface ModelHeader {
  /** Changes whenever features are computed in another way; a model and its reader must agree. */
  featureVersion: number;
  featureCount: number;
  /** Moods in the order of the weights. */
  moods: string[];
  intercepts: number[];
  /** Scores are divided by this before they become probabilities. */
  temperature: number;
  /** Weight = signed byte / 127 × 2^(scale byte / scaleSteps - 16). */
  scaleSteps: number;
  /** Rarity (inverse document frequency) = byte / rarityStep. */
  rarityStep: number;
  /** How much each family of features counts: words, characters. */
  familyWeights: number[];
  /** Below this probability a reading is marked uncertain. */
  uncertainBelow: number;
}

export interface MoodModel {
  header: ModelHeader;
  keys: Uint32Array;
  weights: Int8Array;
  scales: Uint8Array;
  rarities: Uint8Array;
}

const classCount = moods.length;

export function encodeModel(model: MoodModel): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(model.header));
  const headerBytes = padded(json.length);
  const count = model.header.featureCount;
  const total = 12 + headerBytes + 4 * count + padded(classCount * count) + 2 * padded(count);
  const bytes = new Uint8Array(total);
  bytes.set(new TextEncoder().encode(modelMagic), 0);
  new DataView(bytes.buffer).setUint32(8, headerBytes, true);
  bytes.fill(0x20, 12, 12 + headerBytes);
  bytes.set(json, 12);
  let at = 12 + headerBytes;
  for (const section of [model.keys, model.weights, model.scales, model.rarities]) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += padded(section.byteLength);
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
  const count = header.featureCount;
  const start = bytes.byteOffset + 12 + headerBytes;
  const expected = 12 + headerBytes + 4 * count + padded(classCount * count) + 2 * padded(count);
  if (bytes.byteLength !== expected || start % 4 !== 0) throw unusable('is incomplete');
  const afterKeys = start + 4 * count;
  const afterWeights = afterKeys + padded(classCount * count);
  return {
    header,
    keys: new Uint32Array(bytes.buffer, start, count),
    weights: new Int8Array(bytes.buffer, afterKeys, classCount * count),
    scales: new Uint8Array(bytes.buffer, afterWeights, count),
    rarities: new Uint8Array(bytes.buffer, afterWeights + padded(count), count),
  };
}

function readHeader(json: Uint8Array): ModelHeader {
  try {
    return JSON.parse(new TextDecoder().decode(json)) as ModelHeader;
  } catch (cause) {
    throw unusable('has a damaged header', cause);
  }
}

function unusable(what: string, cause?: unknown): MoodModelError {
  return new MoodModelError('model-file', `The mood model's file ${what}.`, { cause });
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
