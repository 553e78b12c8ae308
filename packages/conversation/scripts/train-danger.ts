import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { PackedFollowUpWeights } from '../src/feeling/follow-up-danger.ts';
import { readDangerRows } from '../training/danger-rows.ts';
import { dangerRecipe, fitBeside, fitDanger } from '../training/fit-danger.ts';

/** Fits what tells danger from what is typed beside music, and what is made of it, and writes `model/follow-up-weights.json`. */
const target = new URL('../model/follow-up-weights.json', import.meta.url);
const reportAt = new URL('../training/danger-report.json', import.meta.url);

const rows = readDangerRows();
const { values } = fitDanger(rows);
const largest = Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const scale = Number((largest / 127).toPrecision(8));
const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
const packed: PackedFollowUpWeights = {
  scale,
  values: gzipSync(new Uint8Array(bytes.buffer), { level: 9 }).toString('base64'),
  beside: fitBeside(rows),
};
const file = `${JSON.stringify(packed, null, 2)}\n`;
writeFileSync(target, file);
const report = {
  bytes: file.length,
  recipe: dangerRecipe,
  rows: {
    danger: rows.filter(({ isDanger }) => isDanger).length,
    others: rows.filter(({ isDanger }) => !isDanger).length,
  },
};
writeFileSync(reportAt, `${JSON.stringify(report, null, 2)}\n`);
console.log(report, packed.beside);
