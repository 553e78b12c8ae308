import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWeightFile } from '../src/packed-weights.ts';
import { openingCandidates, openingKinds } from '../src/replies/openings/opening-candidates.ts';
import type { OpeningModel } from '../src/replies/openings/opening-model.ts';
import { openingRecipe } from './fit-openings.ts';
import { readMarkedMessages, readOpeningRows, trainOpenings } from './opening-rows.ts';

const report = JSON.parse(readFileSync(new URL('opening-report.json', import.meta.url), 'utf8'));
const model = readWeightFile('opening-weights') as OpeningModel;
const rows = readOpeningRows();

// After any change of marks, features or recipe run `npm run conversation:train:openings`.
test('what chooses the first sentence was trained on the marks and by the recipe that are committed', () => {
  expect(report.rows).toBe(rows.length);
  expect(report.recipe).toEqual(openingRecipe);
});

test('it weighs the features that are computed today, and no others', () => {
  const told = {
    text: 'i passed my driving test today, my dad cried',
    mood: 'happy',
    isFelt: true,
    asks: false,
    situation: 'achievement',
  } as const;
  for (const kind of openingKinds) {
    const candidate = openingCandidates(told).find((one) => one.kind === kind);
    expect(Object.keys(model[kind].fits).sort(), kind).toEqual(Object.keys(candidate?.features ?? {}).sort());
    expect(Object.keys(model[kind].wrong).sort(), kind).toEqual(Object.keys(model[kind].fits).sort());
  }
});

test('the same marks give the same weights', async () => {
  const some = rows.filter(({ writer }) => writer === 'p');
  const messages = await readMarkedMessages(some);
  expect(trainOpenings(messages, openingRecipe)).toEqual(trainOpenings(messages, openingRecipe));
});
