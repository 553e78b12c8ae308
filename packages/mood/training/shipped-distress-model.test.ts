import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFeatures, readDistressFeatures } from '../src/distress/read-distress-features.ts';
import { decodeDistressModel, scoreFeatures } from '../src/distress/trained/distress-model.ts';
import { distressDataChecksums } from './distress-data.ts';
import { distressRecipe } from './distress-recipe.ts';

const modelFolder = new URL('../model/', import.meta.url);
const bytes = readFileSync(new URL('distress-model.bin', modelFolder));
const report = JSON.parse(readFileSync(new URL('distress-report.json', modelFolder), 'utf8'));
const model = decodeDistressModel(bytes);

describe('the shipped distress model', () => {
  it('is the one its report tells of, and small', () => {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(report.checksum);
    expect(bytes.length).toBe(report.sizeBytes);
    expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  });

  it('was trained on the messages that are committed; otherwise run `npm run mood:distress:fit`', () => {
    expect(report.data).toEqual(distressDataChecksums());
  });

  it('was trained by the recipe that is committed; otherwise run `npm run mood:distress:fit`', () => {
    expect(report.recipe).toEqual(distressRecipe);
  });

  it('scores by the features that are computed today', () => {
    const [reading] = readDistressFeatures(report.sample.text);
    if (reading === undefined) throw new Error('no reading');
    expect(scoreFeatures(model.english, allFeatures(reading))).toEqual(report.sample.scores);
  });

  it.each([
    ['en', distressRecipe.falseAlarms],
    ['other languages but for speakers', distressRecipe.falseAlarms],
    ['speakers', distressRecipe.speakersAlarms],
  ] as const)('hears no more writers it never met by mistake than the recipe allows: %s', (name, alarms) => {
    const figures = report.heldOut[name];
    for (const [tier, most] of [
      ['negatives in tier 1', alarms.acute],
      ['negatives in either tier', alarms.any],
    ] as const)
      expect(figures[tier].hits / figures[tier].of).toBeLessThanOrEqual(most + 0.005);
  });

  it.each([
    ['ordinary messages', { acute: 0.01, any: 0.06 }],
    ['ordinary days', { acute: 0.01, any: 0.03 }],
  ] as const)('hears no more %s by writers it never met than may be', (name, alarms) => {
    const ordinary = report.heldOut[name];
    for (const [tier, most] of [
      ['negatives in tier 1', alarms.acute],
      ['negatives in either tier', alarms.any],
    ] as const)
      expect(ordinary[tier].hits / ordinary[tier].of).toBeLessThanOrEqual(most + 0.005);
  });
});
