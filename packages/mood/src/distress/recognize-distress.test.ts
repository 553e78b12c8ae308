import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recognizeDistress } from './recognize-distress.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const distress = linesOf('distress.tsv');
const hardNegatives = linesOf('distress-hard-negatives.tsv');

const isAcute = (message: string) => recognizeDistress(message).tier === 'acute';
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe('distress', () => {
  it('is recognised in at least 95 % of 150 messages', () => {
    const missed = distress.filter((message) => !isAcute(message));
    const recall = 1 - missed.length / distress.length;
    process.stdout.write(`distress: recall ${percent(recall)} of ${distress.length}\n`);
    expect(distress).toHaveLength(150);
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('is alarmed by at most 2 % of 300 messages that only sound like it', () => {
    const alarmed = hardNegatives.filter(isAcute);
    const rate = alarmed.length / hardNegatives.length;
    process.stdout.write(`distress: false alarms ${percent(rate)} of ${hardNegatives.length}\n`);
    expect(hardNegatives).toHaveLength(300);
    expect(rate, alarmed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

describe('what distress looks like', () => {
  it.each([
    'I WANT TO KILL MYSELF',
    'i want to k i l l myself, i mean kill myself',
    'my friend says she wants to kill herself and I do not know what to do',
    'I don’t want to be here anymore',
    'iwantto… no. i want to die',
  ])('is seen in "%s"', (message) => {
    expect(isAcute(message)).toBe(true);
  });

  it.each([
    '',
    'i want to die lol this homework',
    "that line 'I want to kill myself' in the song always gets me",
    'no one knows this band',
    'I can’t do this anymore, this spreadsheet is cursed',
    '500 kms on the bike today',
    'last song tonight, make it count',
    'I want to disappear into a good book',
  ])('is not seen in "%s"', (message) => {
    expect(isAcute(message)).toBe(false);
  });
});
