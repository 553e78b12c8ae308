import { describe, expect, it } from 'vitest';
import { type DistressExample, fitDistressModel, scoreOf } from './fit-distress-model.ts';

const options = { leastRows: 1, ridge: 1, ratioPower: 1, mostSteps: 100 };
const word = { telling: 1, common: 2, rare: 3, neverOurs: 4 } as const;
const example = (isDistress: boolean, buckets: readonly number[], more: Partial<DistressExample> = {}) => ({
  features: new Map(buckets.map((bucket) => [bucket, 1])),
  isDistress,
  weight: 1,
  bringsFeatures: true,
  ...more,
});
const examples = [
  ...Array.from({ length: 20 }, () => example(true, [word.telling, word.common])),
  ...Array.from({ length: 20 }, () => example(false, [word.common])),
];

describe('the fit of the distress model', () => {
  it('tells the messages apart, and the same each time', () => {
    const model = fitDistressModel(examples, options);
    expect(scoreOf(model, new Map([[word.telling, 1]]))).toBeGreaterThan(0);
    expect(scoreOf(model, new Map([[word.common, 1]]))).toBeLessThan(0);
    expect(fitDistressModel(examples, options)).toEqual(model);
  });

  it('trusts what stands in one class alone more, the higher the power, and what stands in both not at all', () => {
    const at = (ratioPower: number) => fitDistressModel(examples, { ...options, ratioPower }).weights;
    expect(at(1).get(word.telling)).toBeGreaterThan(at(0.5).get(word.telling) ?? 0);
    expect(at(0.5).get(word.telling)).toBeGreaterThan(at(0).get(word.telling) ?? 0);
    const evenly = examples.map((one, row) =>
      row % 2 === 0 ? one : { ...one, features: new Map([...one.features, [word.rare, 1]]) },
    );
    const spread = (power: number) =>
      Math.abs(fitDistressModel(evenly, { ...options, ratioPower: power }).weights.get(word.rare) ?? 0);
    expect(spread(1)).toBeLessThan(spread(0) / 2);
  });

  it('learns no feature from messages that bring none, or from too few of them', () => {
    const others = [...examples, example(false, [word.neverOurs], { bringsFeatures: false })];
    expect(fitDistressModel(others, options).weights.has(word.neverOurs)).toBe(false);
    const once = [...examples, example(true, [word.rare])];
    expect(fitDistressModel(once, options).weights.has(word.rare)).toBe(true);
    expect(fitDistressModel(once, { ...options, leastRows: 2 }).weights.has(word.rare)).toBe(false);
  });

  it('knows only how many are in distress where no feature tells', () => {
    const alike = [true, true, false].map((isDistress) => example(isDistress, [word.common]));
    const score = scoreOf(fitDistressModel(alike, options), new Map([[word.common, 1]]));
    expect(score).toBeCloseTo(Math.log(2 / 1), 1);
  });

  it('hears more where messages of distress count more', () => {
    const mixed = [...examples, ...Array.from({ length: 20 }, () => example(false, [word.telling]))];
    const counted = mixed.map((one) => (one.isDistress ? { ...one, weight: 5 } : one));
    const telling = new Map([[word.telling, 1]]);
    expect(scoreOf(fitDistressModel(counted, options), telling)).toBeGreaterThan(
      scoreOf(fitDistressModel(mixed, options), telling),
    );
  });
});
