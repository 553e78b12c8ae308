import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWeightFile, unpackBytes } from '../src/packed-weights.ts';
import { type PackedToldWeights, toldPlaces, toldTones } from '../src/replies/told-tone.ts';
import { toldRecipe } from './fit-told.ts';
import { readToldRows } from './told-rows.ts';

const report = JSON.parse(readFileSync(new URL('told-report.json', import.meta.url), 'utf8'));
const weights = readWeightFile('told-weights') as PackedToldWeights;

// After any change of the rows or the recipe run `npm run conversation:train:told`.
test('the tones of what is told were learnt from the rows that are committed, by the recipe that is', () => {
  const rows = readToldRows();
  const counts = toldTones.map((tone) => [tone, rows.filter((row) => row.tone === tone).length]);
  expect(report.rows).toEqual(Object.fromEntries(counts));
  expect(report.recipe).toEqual(toldRecipe);
  expect(unpackBytes(weights.values)).toHaveLength(toldPlaces * toldTones.length);
});
