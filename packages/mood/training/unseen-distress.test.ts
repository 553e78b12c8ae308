import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readDistressRows } from '../scripts/distress-rows.ts';
import { recognizeDistress } from '../src/distress/recognize-distress.ts';

const readUnseen = (name: string) =>
  readDistressRows(fileURLToPath(new URL(`../fixtures/distress/${name}`, import.meta.url)));

/** By a writer who had seen no rule, no message of the others and no list of scenes; no part of any training. */
const unseen = readUnseen('unseen.tsv');
/** By six more, most of it in words that are not the usual ones, and labelled again by somebody else. */
const indirect = readUnseen('unseen-2.tsv');

function shareDetected(
  rows: typeof unseen,
  meant: readonly string[],
  tiers: readonly string[],
  isWanted: (language: string) => boolean = () => true,
): number {
  const some = rows.filter((row) => meant.includes(row.meant) && isWanted(row.language));
  const detected = some.filter(({ text }) => tiers.includes(recognizeDistress(text).tier));
  return detected.length / some.length;
}

const either = ['acute', 'possible'];
const isEnglish = (language: string) => language === 'en';

test('of messages in no training danger is heard as often as wanted, and hardly anything else is', () => {
  expect(shareDetected(unseen, ['acute'], ['acute'])).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(unseen, ['acute', 'veiled'], either)).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(unseen, ['negative'], ['acute'])).toBeLessThanOrEqual(0.02);
  expect(shareDetected(unseen, ['negative'], either)).toBeLessThanOrEqual(0.1);
});

test('English alone is heard as before', () => {
  expect(shareDetected(unseen, ['acute'], ['acute'], isEnglish)).toBeGreaterThanOrEqual(0.95);
  expect(shareDetected(unseen, ['acute', 'veiled'], either, isEnglish)).toBeGreaterThanOrEqual(0.93);
});

describe('of danger told in words of their own, and of what only sounds like it', () => {
  test.each([
    ['English', isEnglish, { acute: 0.8, either: 0.91, falselyAcute: 0.02, falsely: 0.07 }],
    [
      'other languages',
      (language: string) => !isEnglish(language),
      { acute: 0.76, either: 0.9, falselyAcute: 0.05, falsely: 0.16 },
    ],
  ])('as much is heard as was reached: %s', (_name, isWanted, bars) => {
    expect(shareDetected(indirect, ['acute'], ['acute'], isWanted)).toBeGreaterThanOrEqual(bars.acute);
    expect(shareDetected(indirect, ['acute', 'veiled'], either, isWanted)).toBeGreaterThanOrEqual(
      bars.either,
    );
    expect(shareDetected(indirect, ['negative'], ['acute'], isWanted)).toBeLessThanOrEqual(bars.falselyAcute);
    expect(shareDetected(indirect, ['negative'], either, isWanted)).toBeLessThanOrEqual(bars.falsely);
  });
});
