import { mkdirSync, writeFileSync } from 'node:fs';
import { fixedRandom } from '../training/random.ts';
import { recipe } from '../training/recipe.ts';
import { readTrainingData } from '../training/training-data.ts';

/**
 * Draws the random sample of written training messages that is labelled a second time, and writes it without its labels:
 * number, message. The second annotator reads this file and the convention of `training/data/README.md` alone, and writes
 * `labels.tsv` (number, mood) beside it; `agreement.ts training` compares.
 */
const sampleSize = 600;

const { written } = readTrainingData(recipe.generatedRows);
const rows = [...written];
fixedRandom().shuffle(rows);
const folder = new URL('../training/second-labels/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('sample.tsv', folder),
  rows
    .slice(0, sampleSize)
    .map(({ text }, at) => `${at + 1}\t${text}\n`)
    .join(''),
);
console.log(`${sampleSize} of ${written.length} messages drawn.`);
