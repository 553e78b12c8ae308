import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { followUpPlaces, type PackedFollowUpWeights } from '../src/feeling/follow-up-danger.ts';
import { readWeightFile, unpackBytes } from '../src/packed-weights.ts';
import { readDangerRows } from './danger-rows.ts';
import { dangerRecipe } from './fit-danger.ts';

const report = JSON.parse(readFileSync(new URL('danger-report.json', import.meta.url), 'utf8'));
const weights = readWeightFile('follow-up-weights') as PackedFollowUpWeights;

// After any change of the messages, the dialogues or the recipe run `npm run conversation:train:danger`.
test('what tells danger beside music was learnt from the messages that are committed, by the recipe that is', () => {
  const rows = readDangerRows();
  const danger = rows.filter(({ isDanger }) => isDanger).length;
  expect(report.rows).toEqual({ danger, others: rows.length - danger });
  expect(report.recipe).toEqual(dangerRecipe);
  expect(unpackBytes(weights.values)).toHaveLength(followUpPlaces);
});
