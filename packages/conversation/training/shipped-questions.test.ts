import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWeightFile, unpackBytes } from '../src/packed-weights.ts';
import { questionClasses, questionKinds } from '../src/questions/question-kinds.ts';
import type { PackedQuestionWeights } from '../src/questions/shipped-question-weights.ts';
import { questionRecipe } from './fit-questions.ts';
import { partRows, readQuestionRows } from './question-rows.ts';

const report = JSON.parse(readFileSync(new URL('question-report.json', import.meta.url), 'utf8'));
const weights = readWeightFile('question-weights') as PackedQuestionWeights;
const { learnt, heldBack } = partRows(readQuestionRows());

// Kinds are places in the trained weights: after any change of kinds, rows or recipe run `npm run conversation:train:questions`.
test('the model of questions was trained for the kinds there are, in their order', () => {
  expect(Object.keys(report.byKind)).toEqual([...questionKinds]);
  const rows = new Uint8Array(unpackBytes(weights.places)).reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );
  expect(unpackBytes(weights.values)).toHaveLength(rows * questionClasses.length);
});

test('it was trained on as many rows as are committed', () => {
  expect(report.learnt.rows).toBe(learnt.length);
  for (const kind of questionKinds)
    expect(report.byKind[kind], kind).toMatch(
      new RegExp(` of ${heldBack.filter(({ asks }) => asks === kind).length}$`),
    );
});

test('it was trained by the recipe that is committed', () => {
  expect(report.recipe).toEqual(questionRecipe);
});
