import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDistressRows } from '../scripts/distress-rows.ts';
import { recognizeDistress } from '../src/distress/recognize-distress.ts';

/** By a writer who had seen no rule, no message of the others and no list of scenes; no part of any training. */
const unseen = readDistressRows(fileURLToPath(new URL('../fixtures/distress/unseen.tsv', import.meta.url)));

function shareDetected(meant: readonly string[], tiers: readonly string[], language?: string): number {
  const rows = unseen.filter(
    (row) => meant.includes(row.meant) && (language === undefined || row.language === language),
  );
  const detected = rows.filter(({ text }) => tiers.includes(recognizeDistress(text).tier));
  return detected.length / rows.length;
}

test('of messages in no training danger is heard as often as wanted, and hardly anything else is', () => {
  expect(shareDetected(['acute'], ['acute'])).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(['acute', 'veiled'], ['acute', 'possible'])).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(['negative'], ['acute'])).toBeLessThanOrEqual(0.02);
  expect(shareDetected(['negative'], ['acute', 'possible'])).toBeLessThanOrEqual(0.1);
});

test('English alone is heard as before', () => {
  expect(shareDetected(['acute'], ['acute'], 'en')).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(['acute', 'veiled'], ['acute', 'possible'], 'en')).toBeGreaterThanOrEqual(0.93);
});
