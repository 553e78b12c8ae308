import { parseArgs } from 'node:util';
import { recognizeDistress } from '../src/distress/recognize-distress.ts';
import { wilsonInterval } from '../training/metrics.ts';
import { type DistressRow, readDistressRows } from './distress-rows.ts';

/** Prints how much distress is recognised in labelled messages, and how often without cause, by tier and language. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
if (positionals.length === 0) fail('usage: mood:distress -- FILE… [--misses]');

type Judged = DistressRow & { tier: 'acute' | 'possible' | 'none' };

try {
  const rows = positionals.flatMap(readDistressRows);
  const judged = rows.map((row): Judged => ({ ...row, tier: recognizeDistress(row.text).tier }));
  const languages = [...new Set(rows.map(({ language }) => language))];
  print('all', judged);
  for (const language of languages)
    print(
      language,
      judged.filter((row) => row.language === language),
    );
  if (values.misses) printMisses(judged);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function print(name: string, rows: readonly Judged[]): void {
  const of = (...meant: string[]) => rows.filter((row) => meant.includes(row.meant));
  console.log(`${name}: ${rows.length} messages`);
  printShare('acute ones recalled in tier 1', of('acute'), isAcute);
  printShare('acute and veiled ones recalled in either tier', of('acute', 'veiled'), isAny);
  printShare('negatives in tier 1', of('negative'), isAcute);
  printShare('negatives in either tier', of('negative'), isAny);
}

function isAcute({ tier }: Judged): boolean {
  return tier === 'acute';
}

function isAny({ tier }: Judged): boolean {
  return tier !== 'none';
}

function printShare(what: string, rows: readonly Judged[], counts: (row: Judged) => boolean): void {
  if (rows.length === 0) return;
  const hits = rows.filter(counts).length;
  const [low, high] = wilsonInterval(hits, rows.length);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const share = percent(hits / rows.length).padStart(8);
  console.log(
    `  ${what.padEnd(46)}${share}  (${percent(low)} to ${percent(high)})  ${hits} of ${rows.length}`,
  );
}

function printMisses(rows: readonly Judged[]): void {
  const missed = rows.filter((row) =>
    row.meant === 'negative' ? isAny(row) : row.meant === 'acute' ? !isAcute(row) : !isAny(row),
  );
  console.log('');
  for (const { meant, tier, language, text } of missed)
    console.log(`${language}\t${meant}, heard as ${tier}\t${text}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
