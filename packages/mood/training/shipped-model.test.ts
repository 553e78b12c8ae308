import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { featureVersion } from '../src/embedded/features.ts';
import { decodeModel } from '../src/embedded/model-format.ts';
import { bareText } from './read-rows.ts';
import { recipe } from './recipe.ts';
import { readTopicRows } from './topics/topic-rows.ts';
import { dataChecksums, readTestMessages, readTrainingData } from './training-data.ts';

/** Test sets that belong to others are not part of this project: they are read beside it, or from `MOOD_TEST_SETS`. */
const othersFolder =
  process.env.MOOD_TEST_SETS ?? fileURLToPath(new URL('../../../../shared/data/emotion', import.meta.url));
const othersFiles: [path: string, column: number][] = [
  ['music-mood-eval/dev.tsv', 2],
  ['music-mood-eval/test.tsv', 2],
  ['snips-music/playlist-title-moods.tsv', 1],
];

function readOthersTestSets(): { file: string; text: string }[] | null {
  if (!existsSync(othersFolder)) {
    process.stderr.write(
      'skipped: training data is not compared with the test sets of others (set MOOD_TEST_SETS)\n',
    );
    return null;
  }
  return othersFiles.flatMap(([file, column]) =>
    readFileSync(join(othersFolder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => ({ file, text: line.split('\t')[column] ?? '' })),
  );
}
const othersTestSets = readOthersTestSets();

const modelFolder = new URL('../model/', import.meta.url);
const bytes = readFileSync(new URL('mood-model.bin', modelFolder));
const recorded = readFileSync(new URL('mood-model.sha256', modelFolder), 'utf8').split(/\s/)[0];
const report = JSON.parse(readFileSync(new URL('report.json', modelFolder), 'utf8'));
const model = decodeModel(bytes);

describe('the shipped model', () => {
  it('has the checksum that is recorded beside it and in the report', () => {
    const actual = createHash('sha256').update(bytes).digest('hex');
    expect([recorded, report.checksum]).toEqual([actual, actual]);
  });

  it('was trained on the data that is committed; otherwise run `npm run mood:train`', () => {
    expect(report.data).toEqual(dataChecksums());
  });

  it('was trained by the recipe that is committed; otherwise run `npm run mood:train`', () => {
    expect(report.recipe).toEqual(recipe);
    expect(model.header).toMatchObject({
      featureVersion,
      featureCount: report.features,
      ...report.mixture,
      familyWeights: recipe.familyWeights,
      uncertainBelow: recipe.uncertainBelow,
    });
  });

  it('stays small and loses next to nothing by rounding', () => {
    expect(bytes.byteLength).toBe(report.sizeBytes);
    expect(bytes.byteLength).toBeLessThanOrEqual(6_000_000);
    expect(report.changedByRounding).toBeLessThanOrEqual(0.005);
  });

  it('is calibrated: held-out confidences miss accuracy by at most 0.05', () => {
    expect(report.crossValidation.calibrationError).toBeLessThanOrEqual(0.05);
  });

  it('lists its features once each, in rising order, as lookups need them', () => {
    const isRising = model.keys.every((key, at) => at === 0 || (model.keys[at - 1] ?? 0) < key);
    expect(isRising).toBe(true);
  });
});

describe('the training data', () => {
  it('shares no message with a test set', () => {
    const tested = new Set(readTestMessages().map(({ text }) => bareText(text)));
    const { written, generated } = readTrainingData(recipe.generatedRows);
    expect(tested.size).toBeGreaterThanOrEqual(1190);
    expect([...written, ...generated].filter(({ text }) => tested.has(bareText(text)))).toEqual([]);
    expect(written.length).toBe(report.rows.written);
  });

  it('shares no message with the ordinary days that are kept to measure on', () => {
    const { written, generated } = readTrainingData(recipe.generatedRows);
    const rows = [...written, ...generated, ...readTopicRows()];
    const trained = new Set(rows.map(({ text }) => bareText(text)));
    const kept = readFileSync(new URL('../fixtures/days.jsonl', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    const texts = kept.map((line) => bareText(JSON.parse(line).text)).filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(20_000);
    expect(texts.filter((text) => trained.has(text))).toEqual([]);
  });

  it.skipIf(othersTestSets === null)('shares no message with the test sets of others', () => {
    const { written, generated } = readTrainingData(recipe.generatedRows);
    const trained = new Set([...written, ...generated].map(({ text }) => bareText(text)));
    const shared = (othersTestSets ?? []).filter(({ text }) => trained.has(bareText(text)));
    // One-word titles of playlists ("chill") are words everybody types.
    expect(shared.filter(({ file, text }) => !file.includes('title') && text !== '')).toEqual([]);
    expect(shared.length).toBeLessThanOrEqual(8);
  });
});
