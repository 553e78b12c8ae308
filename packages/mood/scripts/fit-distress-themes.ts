import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readWords } from '../src/distress/matching/read-words.ts';
import { withoutQuotes } from '../src/distress/quoted-words.ts';
import { signs } from '../src/distress/signs/signs.ts';
import { themeFeatures } from '../src/distress/theme-score.ts';
import { createSignReader } from '../src/distress/weigh-signs.ts';
import { fitThemeWeights, type ThemeRow } from '../training/fit-theme-weights.ts';
import { type DistressRow, readDistressRows } from './distress-rows.ts';

/**
 * Weighs the themes by the development sets and writes `src/distress/theme-weights.ts`. Prints as well how well the
 * weights fit a language that had no part in them, each in turn: what a language nobody tuned for may expect.
 */
const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const target = fileURLToPath(new URL('../src/distress/theme-weights.ts', import.meta.url));

const linesOf = (name: string) => readFileSync(`${fixtures}${name}`, 'utf8').trimEnd().split('\n');
const english = (meant: DistressRow['meant'], texts: readonly string[]): DistressRow[] =>
  texts.map((text) => ({ meant, language: 'en', text }));

const readers = new Map(Object.entries(signs).map(([language, of]) => [language, createSignReader(of)]));
const rows: ThemeRow[] = [
  ...readdirSync(`${fixtures}distress`).flatMap((file) => readDistressRows(`${fixtures}distress/${file}`)),
  ...english('acute', linesOf('distress.tsv')),
  ...english('negative', linesOf('distress-hard-negatives.tsv')),
].flatMap(({ meant, language, text }) => {
  const weighed = readers.get(language)?.weigh(withoutQuotes(readWords(text)));
  if (weighed === undefined) return [];
  return [{ language, isDistress: meant !== 'negative', features: themeFeatures(weighed.themes) }];
});

for (const language of readers.keys()) {
  const score = fitThemeWeights(rows.filter((row) => row.language !== language)).score;
  const own = rows.filter((row) => row.language === language);
  const right = own.filter((row) => score(row.features) > 0 === row.isDistress).length;
  console.log(
    `${language.padEnd(8)} right on ${((100 * right) / own.length).toFixed(1)} % of ${own.length} without it`,
  );
}

const { bias, weights } = fitThemeWeights(rows);
const entries = [...weights]
  .filter(([, weight]) => Math.abs(weight) >= 0.02)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, weight]) => `${feature} ${weight.toFixed(2)}`);
writeFileSync(target, fileOf(bias, entries));
console.log(`${entries.length} weights from ${rows.length} messages`);

function fileOf(bias: number, entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < 106) lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return `/** Made by \`npm run mood:distress:fit\`; not changed by hand. */
export const bias = ${bias.toFixed(2)};

/** How much a theme, or two together, speaks for distress. */
export const weights = \`
${lines.join('\n')}
\`;
`;
}
