import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type LearntTone, type PackedToldWeights, toldShares, toldTones } from '../src/replies/told-tone.ts';
import { fitTold, toldRecipe } from '../training/fit-told.ts';
import { readToldRows, type ToldRow } from '../training/told-rows.ts';

/**
 * Fits how what is told beside music is for whoever tells it, and writes `model/told-weights.json`. With `--across` it tells instead how well a
 * model does on each fifth of the writers that was fitted without them.
 */
const target = new URL('../model/told-weights.json', import.meta.url);
const reportAt = new URL('../training/told-report.json', import.meta.url);
const rows = readToldRows();

if (process.argv.includes('--across')) printAcross();
else ship();

function ship(): void {
  const { values } = fitTold(rows);
  const largest = Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((largest / 127).toPrecision(8));
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  const packed: PackedToldWeights = {
    scale,
    values: gzipSync(new Uint8Array(bytes.buffer), { level: 9 }).toString('base64'),
  };
  const file = `${JSON.stringify(packed, null, 2)}\n`;
  writeFileSync(target, file);
  const report = { bytes: file.length, recipe: toldRecipe, rows: countsOf(rows) };
  writeFileSync(reportAt, `${JSON.stringify(report, null, 2)}\n`);
  console.log(report);
}

function countsOf(some: readonly ToldRow[]): Record<LearntTone, number> {
  return Object.fromEntries(
    toldTones.map((tone) => [tone, some.filter((row) => row.tone === tone).length]),
  ) as Record<LearntTone, number>;
}

function printAcross(): void {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const told = new Map<string, number>();
  let right = 0;
  for (let fold = 0; fold < 5; fold += 1) {
    const left = new Set(writers.filter((_, at) => at % 5 === fold));
    const weights = fitTold(rows.filter(({ writer }) => !left.has(writer)));
    for (const { tone, text } of rows.filter(({ writer }) => left.has(writer))) {
      const shares = toldShares(text, weights);
      const likeliest = toldTones.reduce((best, one) => (shares[one] > shares[best] ? one : best));
      right += Number(likeliest === tone);
      const pair = `${tone} read as ${likeliest}`;
      told.set(pair, (told.get(pair) ?? 0) + 1);
    }
  }
  console.log({ rows: rows.length, right: Number((right / rows.length).toFixed(3)) });
  for (const [pair, count] of [...told].toSorted()) console.log(`${count}\t${pair}`);
}
