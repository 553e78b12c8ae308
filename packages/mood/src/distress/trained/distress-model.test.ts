import { describe, expect, it } from 'vitest';
import { isMoodModelError } from '../../errors.ts';
import {
  bitsOf,
  type DistressModel,
  type DistressWeights,
  decodeDistressModel,
  encodeDistressModel,
  readDistressModel,
  scoreFeatures,
  weightsOf,
} from './distress-model.ts';
import { bucketBits } from './message-features.ts';

const weights = (bits: number, from: number): DistressWeights => ({
  bits,
  acuteWeights: new Int8Array(2 ** bits),
  anyWeights: new Int8Array(2 ** bits),
  acuteScale: 0.5,
  anyScale: 0.25,
  acuteBias: -1,
  anyBias: -2,
  acuteFrom: from + 2,
  possibleFrom: from,
});
const model: DistressModel = { english: weights(bitsOf.english, 1), others: weights(bitsOf.others, 2) };
const { others } = model;
others.acuteWeights[7] = 4;
others.anyWeights[7] = -8;
others.anyWeights[2 ** bucketBits - 1] = 127;
model.english.acuteWeights[3] = 2;

describe('the distress model', () => {
  it('adds what each feature weighs, as often as it is there, to the bias of each score', () => {
    const features = new Map([
      [7, 2],
      [2 ** bucketBits - 1, 1],
    ]);
    expect(scoreFeatures(others, features)).toEqual({
      acute: 4 * 2 * 0.5 - 1,
      any: (-8 * 2 + 127) * 0.25 - 2,
    });
  });

  it('finds a feature by as many bits as there are buckets', () => {
    const features = new Map([[2 ** bitsOf.english + 3, 1]]);
    expect(scoreFeatures(model.english, features).acute).toBe(2 * 0.5 - 1);
    expect(scoreFeatures(others, features).acute).toBe(-1);
  });

  it('has weights and thresholds of its own for English', () => {
    expect(weightsOf(model, 'en')).toBe(model.english);
    expect(weightsOf(model, 'hi-Latn')).toBe(others);
  });

  it('is read as it was written, wherever in a buffer it lies', () => {
    const bytes = encodeDistressModel(model);
    const moved = new Uint8Array(bytes.length + 3);
    moved.set(bytes, 3);
    expect(decodeDistressModel(moved.subarray(3))).toEqual(model);
  });

  it.each([
    ['cut short', (bytes: Uint8Array) => bytes.subarray(0, -1)],
    ['another file', (bytes: Uint8Array) => bytes.with(0, 0)],
    ['made for other features', (bytes: Uint8Array) => bytes.with(8, 255)],
    ['empty', () => new Uint8Array()],
  ])('is refused when it is %s', (_what, spoil) => {
    const read = () => decodeDistressModel(spoil(encodeDistressModel(model)));
    expect(read).toThrow(expect.objectContaining({ kind: 'model-file' }));
    try {
      read();
    } catch (error) {
      expect(isMoodModelError(error)).toBe(true);
    }
  });

  it('is refused when its file is missing', () => {
    expect(() => readDistressModel('/nowhere/distress-model.bin')).toThrow(
      expect.objectContaining({
        kind: 'model-file',
        message: 'The distress model could not be read: /nowhere/distress-model.bin',
      }),
    );
  });
});
