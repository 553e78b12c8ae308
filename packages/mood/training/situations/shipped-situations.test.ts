import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareText } from '../read-rows.ts';
import { packRows } from '../sparse-rows.ts';
import { readTestMessages } from '../training-data.ts';
import { fitClasses } from './fit-classes.ts';
import { readSituationRows, readSituationTest, situationChecksums } from './situation-rows.ts';
import { situationRecipe } from './train-situations.ts';

const report = JSON.parse(
  readFileSync(new URL('../../model/situation-report.json', import.meta.url), 'utf8'),
);

describe('the model of situations', () => {
  test('was trained on the data and by the recipe committed; else run `npm run mood:train:situations`', () => {
    expect(report.data).toEqual(situationChecksums());
    expect(report.recipe).toEqual(situationRecipe);
  });

  test('has not seen a message of a test set', () => {
    const tested = new Set([...readTestMessages(), ...readSituationTest()].map(({ text }) => bareText(text)));
    const rows = readSituationRows();
    expect(rows.filter(({ text }) => tested.has(bareText(text)))).toEqual([]);
    expect(rows.filter(({ source }) => source === 'written' || source === 'read')).toHaveLength(
      report.rows.labelled,
    );
  });
});

test('classes are learned from what tells them apart, and the same each time', () => {
  const rows = packRows(
    Array.from({ length: 60 }, (_, row) => ({
      columns: Int32Array.of(row % 6),
      values: Float32Array.of(1),
    })),
    6,
  );
  const labels = Int8Array.from({ length: 60 }, (_, row) => row % 6);
  const fit = () =>
    fitClasses(rows, labels, new Float32Array(60).fill(1), { classCount: 6, epochs: 10, stepLength: 1 });
  const coefficients = fit();
  expect(fit()).toEqual(coefficients);
  for (let k = 0; k < 6; k += 1) {
    const own = Array.from(coefficients.subarray(k * 6, k * 6 + 6));
    expect(own.indexOf(Math.max(...own))).toBe(k);
  }
});
