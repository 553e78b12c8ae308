/**
 * Prints how far two annotators agree, as Markdown.
 *
 * Run from the root of the repository: `npx tsx packages/mood/scripts/agreement.ts [training]`
 *
 * Without an argument it reads the own test set, with `training` the random sample of the training messages that was
 * labelled a second time (`sample-training.ts`). Share of equal labels and Cohen's kappa, overall and by kind of row,
 * the matrix of the two labellings and every row on which they part.
 * Throws if the second labels do not cover each row once.
 */
import { readFileSync } from 'node:fs';
import { type Mood, moodSchema, moods } from '@attune/contract';
import { recipe } from '../training/recipe.ts';
import { readTrainingData } from '../training/training-data.ts';

type Row = { id: string; text: string; kind: string; first: Mood; second: Mood };
type LabelledOnce = Omit<Row, 'second'>;

const testFolder = new URL('../fixtures/own-test/', import.meta.url);
const trainingFolder = new URL('../training/second-labels/', import.meta.url);
const parts = [1, 2, 3, 4, 5, 6];
const hardKinds = ['implicit', 'contrast', 'negation'];

function readTsv(file: URL): string[][] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

function readTestRows(): LabelledOnce[] {
  return parts.flatMap((part) =>
    readTsv(new URL(`part-${part}.tsv`, testFolder)).map(([text = '', first, kind = ''], index) => ({
      id: `${part}-${index + 1}`,
      text,
      kind,
      first: moodSchema.parse(first),
    })),
  );
}

function readSampledRows(): LabelledOnce[] {
  const { written } = readTrainingData(recipe.generatedRows);
  const byText = new Map(written.map((row) => [row.text, row]));
  return readTsv(new URL('sample.tsv', trainingFolder)).map(([id = '', text = '']) => {
    const row = byText.get(text);
    if (row === undefined) throw new Error(`Row ${id} of the sample is no training message any more`);
    return { id, text, kind: row.kind, first: row.mood };
  });
}

function readSecondLabels(file: URL): Map<string, Mood> {
  const labels = new Map<string, Mood>();
  for (const [id = '', label] of readTsv(file)) {
    if (labels.has(id)) throw new Error(`Row ${id} is labelled twice`);
    labels.set(id, moodSchema.parse(label));
  }
  return labels;
}

function labelledTwice(rows: readonly LabelledOnce[], labels: ReadonlyMap<string, Mood>): Row[] {
  if (rows.length !== labels.size) throw new Error('The second labels name rows that are not there');
  return rows.map((row) => {
    const second = labels.get(row.id);
    if (second === undefined) throw new Error(`Row ${row.id} has no second label`);
    return { ...row, second };
  });
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

const rows =
  process.argv[2] === 'training'
    ? labelledTwice(readSampledRows(), readSecondLabels(new URL('labels.tsv', trainingFolder)))
    : labelledTwice(readTestRows(), readSecondLabels(new URL('second-labels.tsv', testFolder)));
console.log([agreementTable(rows), matrix(rows), disagreements(rows)].map((t) => t.join('\n')).join('\n\n'));
