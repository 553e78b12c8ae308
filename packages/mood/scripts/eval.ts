import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { moods } from '@attune/contract';
import type { MoodClassifier } from '../src/classifier.ts';
import { createEmbeddedClassifier } from '../src/embedded/embedded-classifier.ts';
import { keywordClassifier } from '../src/keywords/keyword-classifier.ts';
import { withFallback } from '../src/with-fallback.ts';
import { type Judged, type Scores, scoresOf } from '../training/metrics.ts';
import { type LabelledRow, readTable } from '../training/read-rows.ts';

const usage =
  'mood:eval -- FILE… [--classifier embedded|keywords] [--columns text,mood] [--by kind] [--json]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    classifier: { type: 'string', default: 'embedded' },
    columns: { type: 'string', default: 'text,mood' },
    by: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const lines: Record<string, MoodClassifier> = {
  embedded: withFallback([createEmbeddedClassifier()], keywordClassifier),
  keywords: keywordClassifier,
};
const classifier = lines[values.classifier];
if (classifier === undefined || positionals.length === 0) fail(`usage: ${usage}`);

try {
  const rows = positionals.flatMap((file) => readRows(file, values.columns.split(',')));
  if (rows.length === 0) fail('no rows to evaluate');
  await report(rows, classifier);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function report(rows: readonly LabelledRow[], classifier: MoodClassifier): Promise<void> {
  // The first message loads the model; it is not part of the time.
  await classifier.classify('warm up');
  for (const { text } of rows.slice(0, 200)) await classifier.classify(text);
  const judged: Array<Judged & { kind: string }> = [];
  const start = performance.now();
  for (const { text, mood, kind } of rows) {
    const reading = await classifier.classify(text);
    judged.push({
      truth: mood,
      guess: reading?.mood ?? 'happy',
      confidence: reading?.confidence ?? null,
      kind,
    });
  }
  const microseconds = (1000 * (performance.now() - start)) / rows.length;
  const scores = scoresOf(judged);
  if (values.json) {
    console.log(
      JSON.stringify({ classifier: values.classifier, ...scores, microsecondsPerMessage: microseconds }),
    );
    return;
  }
  print(scores, microseconds);
  if (values.by === 'kind') printByKind(judged);
}

function print(scores: Scores, microseconds: number): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`classifier   ${values.classifier}`);
  console.log(`messages     ${scores.count}`);
  console.log(
    `accuracy     ${percent(scores.accuracy)} (95 % interval ${percent(scores.accuracyLow)} to ${percent(scores.accuracyHigh)})`,
  );
  console.log(`macro-F1     ${percent(scores.macroF1)}`);
  console.log(
    `calibration  ${scores.calibrationError === null ? 'no probabilities' : `error ${scores.calibrationError.toFixed(3)}`}`,
  );
  console.log(`time         ${microseconds.toFixed(0)} microseconds a message`);
  console.log(`\n${'truth \\ guess'.padEnd(14)}${moods.map((mood) => mood.padStart(10)).join('')}`);
  for (const [at, mood] of moods.entries()) {
    console.log(
      `${mood.padEnd(14)}${(scores.confusion[at] ?? []).map((count) => String(count).padStart(10)).join('')}`,
    );
  }
}

function printByKind(judged: ReadonlyArray<Judged & { kind: string }>): void {
  console.log('');
  for (const kind of [...new Set(judged.map((one) => one.kind))].sort()) {
    const { accuracy, count } = scoresOf(judged.filter((one) => one.kind === kind));
    console.log(
      `${(kind === '' ? '(none)' : kind).padEnd(14)}${(100 * accuracy).toFixed(1).padStart(7)} %  of ${count}`,
    );
  }
}

/** A first line whose mood cell is the word "mood" or "label" is a header; it leaves an empty line, so that line numbers in errors hold. */
function readRows(file: string, columns: readonly string[]): LabelledRow[] {
  const table = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [first = '', ...others] = table.split(/\r?\n/);
  const moodCell = first.split('\t')[columns.indexOf('mood')]?.trim().toLowerCase();
  const isHeader = moodCell === 'mood' || moodCell === 'label';
  return readTable(isHeader ? ['', ...others].join('\n') : table, file, [
    ...columns,
    ...extraColumns(columns),
  ]);
}

/** The project's own files have the kind in the third column; it is read only when asked for. */
function extraColumns(columns: readonly string[]): string[] {
  return values.by === 'kind' && !columns.includes('kind') ? ['kind'] : [];
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
