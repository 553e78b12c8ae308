import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { questionClasses, questionKinds } from '../src/questions/question-kinds.ts';
import { packedPlaces, packedValues } from '../src/questions/question-weights.ts';
import { questionRecipe } from './fit-questions.ts';
import { partRows, readQuestionRows } from './question-rows.ts';

const report = JSON.parse(readFileSync(new URL('question-report.json', import.meta.url), 'utf8'));
const bytesOf = (packed: string) => gunzipSync(Buffer.from(packed, 'base64'));
const { learnt, heldBack } = partRows(readQuestionRows());

// Kinds are places in the trained weights: after any change of kinds, rows or recipe run `npm run conversation:train:questions`.
test('the model of questions was trained for the kinds there are, in their order', () => {
  expect(Object.keys(report.byKind)).toEqual([...questionKinds]);
  const rows = bytesOf(packedPlaces).reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );
  expect(bytesOf(packedValues)).toHaveLength(rows * questionClasses.length);
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
