import { readFileSync } from 'node:fs';
import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../src/brief/new-brief.ts';
import { readMessage } from '../src/read-message.ts';

/** What follows in conversations, and whether its writer is in danger; by a writer of whom nothing is learnt. */
const rows = readFileSync(new URL('../fixtures/follow-ups.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [meant = '', text = ''] = line.split('\t');
    return { meant, text };
  });
const readers = { recognizeDistress, readSituation };

/** What stands before a message never makes it danger, so that only what is heard alone is read beside it. */
const heardAlone = rows.filter(({ text }) => recognizeDistress(text).tier !== 'none');

function tiersBeside(brief: Brief): { meant: string; tier: string }[] {
  const context = { brief, mix: null, playing: false };
  return heardAlone.map(({ meant, text }) => ({
    meant,
    tier: readMessage(text, context, readers).distress.tier,
  }));
}

const either = ['acute', 'possible'];

test.each([
  ['lively', newBrief('energetic', null), { acute: 0.85, acuteInEither: 0.94, veiled: 0.78, falsely: 0.06 }],
  ['sad', newBrief('sad', null), { acute: 0.85, acuteInEither: 0.95, veiled: 0.82, falsely: 0.1 }],
] as const)('beside %s music danger is heard, and little else', (_name, brief, bars) => {
  const beside = tiersBeside(brief);
  const share = (meant: string, tiers: readonly string[]) =>
    beside.filter((one) => one.meant === meant && tiers.includes(one.tier)).length /
    rows.filter((row) => row.meant === meant).length;
  expect(share('acute', ['acute'])).toBeGreaterThanOrEqual(bars.acute);
  expect(share('acute', either)).toBeGreaterThanOrEqual(bars.acuteInEither);
  expect(share('veiled', either)).toBeGreaterThanOrEqual(bars.veiled);
  expect(share('negative', either)).toBeLessThanOrEqual(bars.falsely);
});
