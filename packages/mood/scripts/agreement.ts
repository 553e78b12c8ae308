/**
 * Prints how far the two annotators of the own mood test set agree, as Markdown.
 *
 * Run from the root of the repository: `npx tsx packages/mood/scripts/agreement.ts`
 *
 * Share of equal labels and Cohen's kappa, overall and by kind of row, the matrix of the two labellings
 * and every row on which they part. Throws if the second labels do not cover each row of the set once.
 */
import { readFileSync } from 'node:fs';
import { type Mood, moodSchema, moods } from '@attune/contract';

type Row = { id: string; text: string; kind: string; first: Mood; second: Mood };

const fixture = new URL('../fixtures/own-test/', import.meta.url);
const parts = [1, 2, 3, 4, 5, 6];
const hardKinds = ['implicit', 'contrast', 'negation'];

function readTsv(file: string): string[][] {
  const lines = readFileSync(new URL(file, fixture), 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

function readSecondLabels(): Map<string, Mood> {
  const labels = new Map<string, Mood>();
  for (const [id = '', label] of readTsv('second-labels.tsv')) {
    if (labels.has(id)) throw new Error(`Row ${id} is labelled twice in second-labels.tsv`);
    labels.set(id, moodSchema.parse(label));
  }
  return labels;
}

function readRows(): Row[] {
  const secondLabels = readSecondLabels();
  const rows = parts.flatMap((part) =>
    readTsv(`part-${part}.tsv`).map(([text = '', first, kind = ''], index): Row => {
      const id = `${part}-${index + 1}`;
      const second = secondLabels.get(id);
      if (second === undefined) throw new Error(`Row ${id} has no label in second-labels.tsv`);
      return { id, text, kind, first: moodSchema.parse(first), second };
    }),
  );
  if (rows.length !== secondLabels.size)
    throw new Error('second-labels.tsv names rows the set does not hold');
  return rows;
}

function count(rows: readonly Row[], first: Mood | null, second: Mood | null): number {
  return rows.filter((row) => (first ?? row.first) === row.first && (second ?? row.second) === row.second)
    .length;
}

/** Share of rows with the same label from both, 0 to 1. */
function observedAgreement(rows: readonly Row[]): number {
  return rows.filter((row) => row.first === row.second).length / rows.length;
}

/**
 * Agreement beyond chance, at most 1: (observed - expected) / (1 - expected), where the expected share is
 * that of two annotators who draw labels at random with their own frequencies.
 * Source: J. Cohen, "A coefficient of agreement for nominal scales", 1960.
 */
function cohensKappa(rows: readonly Row[]): number {
  const expected = moods.reduce(
    (sum, mood) => sum + (count(rows, mood, null) / rows.length) * (count(rows, null, mood) / rows.length),
    0,
  );
  return (observedAgreement(rows) - expected) / (1 - expected);
}

function agreementTable(rows: readonly Row[]): string[] {
  const groups: [string, Row[]][] = [
    ['all', [...rows]],
    ...hardKinds.map((kind): [string, Row[]] => [kind, rows.filter((row) => row.kind === kind)]),
    ['others', rows.filter((row) => !hardKinds.includes(row.kind))],
  ];
  return [
    '| kind | rows | equal | agreement | kappa |',
    '|---|---:|---:|---:|---:|',
    ...groups.map(([name, group]) => {
      const equal = group.filter((row) => row.first === row.second).length;
      const percentage = (100 * observedAgreement(group)).toFixed(1);
      return `| ${name} | ${group.length} | ${equal} | ${percentage} % | ${cohensKappa(group).toFixed(3)} |`;
    }),
  ];
}

function matrix(rows: readonly Row[]): string[] {
  return [
    `| first \\ second | ${moods.join(' | ')} |`,
    `|---|${moods.map(() => '---:|').join('')}`,
    ...moods.map(
      (first) => `| ${first} | ${moods.map((second) => count(rows, first, second)).join(' | ')} |`,
    ),
  ];
}

function disagreements(rows: readonly Row[]): string[] {
  return [
    '| row | kind | first | second | text |',
    '|---|---|---|---|---|',
    ...rows
      .filter((row) => row.first !== row.second)
      .map(
        (row) =>
          `| ${row.id} | ${row.kind} | ${row.first} | ${row.second} | ${row.text.replaceAll('|', '\\|')} |`,
      ),
  ];
}

const rows = readRows();
console.log([agreementTable(rows), matrix(rows), disagreements(rows)].map((t) => t.join('\n')).join('\n\n'));
