import { readFileSync } from 'node:fs';
import { createEmbeddedClassifier } from '../src/embedded/embedded-classifier.ts';
import { keywordClassifier } from '../src/keywords/keyword-classifier.ts';
import { type SureClassifier, withFallback } from '../src/with-fallback.ts';
import { type Judged, type Scores, scoresOf } from '../training/metrics.ts';
import type { LabelledRow } from '../training/read-rows.ts';
import { readTestMessages, readTrainingData } from '../training/training-data.ts';
import { installPackages } from './peers/install.ts';
import { peers, type Reader } from './peers/peer-list.ts';
import { median, timeOf } from './times.ts';

/**
 * Prints, as Markdown, how well and how fast the shipped classifiers and well-known npm packages tell the moods
 * of the own test set; only totals, never a message.
 *
 * Run from the root of the repository: `npx tsx packages/mood/scripts/peers.ts`
 *
 * Each peer learns from all written training messages; nothing is chosen on the test set. All are timed in turns,
 * pass by pass over the whole set, so that what else the machine does falls on everyone.
 */
interface Contestant {
  name: string;
  learnedFrom: string;
  reader: Reader;
}

const timedPasses = 3;
const { written } = readTrainingData(0);
const messages = readTestMessages();

const contestants = [...ours(), ...(await learnAll())];
const scores: Scores[] = [];
// Judging is the pass that warms up; it is not timed.
for (const { reader } of contestants) scores.push(scoresOf(await judge(reader)));
const times = await timeInTurns(contestants.map(({ reader }) => reader));
printTable();

function ours(): Contestant[] {
  const report = new URL('../model/report.json', import.meta.url);
  const { rows } = JSON.parse(readFileSync(report, 'utf8')) as { rows: Record<string, number> };
  const learnedFrom = `${counted(rows.written ?? 0)} and ${counted(rows.generated ?? 0)} generated`;
  const readerOf = (classifier: SureClassifier): Reader => ({
    moodOf: async (text) => (await classifier.classify(text)).mood,
  });
  return [
    {
      name: 'Attune, embedded model',
      learnedFrom,
      reader: readerOf(withFallback([createEmbeddedClassifier()], keywordClassifier)),
    },
    { name: 'Attune, keywords', learnedFrom: 'none', reader: readerOf(keywordClassifier) },
  ];
}

async function learnAll(): Promise<Contestant[]> {
  const learned: Contestant[] = [];
  for (const { packages, part, learn } of peers) {
    const name = `${packages[0]}, ${part}`;
    const load = await installPackages(packages);
    if (load === undefined) {
      console.log(`SKIPPED: ${name}, which could not be installed.`);
      continue;
    }
    const start = performance.now();
    const reader = await learn(load, written);
    console.log(`${name}: learned in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    learned.push({ name, learnedFrom: counted(written.length), reader });
  }
  return learned;
}

async function judge(reader: Reader): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { text, mood } of messages) {
    judged.push({ truth: mood, guess: await reader.moodOf(text), confidence: null });
  }
  return judged;
}

/** The median time of each reader for one message, in microseconds. */
async function timeInTurns(readers: readonly Reader[]): Promise<number[]> {
  const timesOfEach = readers.map((): number[] => []);
  for (let pass = 0; pass < timedPasses; pass += 1) {
    for (const [at, reader] of readers.entries()) {
      timesOfEach[at]?.push(...(await timeOnePass(reader, messages)));
    }
  }
  return timesOfEach.map((own) => 1000 * median(own));
}

async function timeOnePass(reader: Reader, rows: readonly LabelledRow[]): Promise<number[]> {
  reader.forget?.();
  const own: number[] = [];
  for (const { text } of rows) own.push(await timeOf(() => reader.moodOf(text)));
  return own;
}

function printTable(): void {
  const [ownTime = Number.NaN] = times;
  console.log(`\n${counted(messages.length)} messages, Node ${process.versions.node}\n`);
  console.log(
    '| classifier | messages learned from | accuracy (95 %) | macro-F1 | µs a message, median | time, ours = 1 |',
  );
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const [at, { name, learnedFrom }] of contestants.entries()) {
    const own = scores[at];
    const time = times[at];
    if (own === undefined || time === undefined) continue;
    const [accuracy, low, high, macroF1] = [own.accuracy, own.accuracyLow, own.accuracyHigh, own.macroF1].map(
      (share) => (100 * share).toFixed(1),
    );
    const cells = [
      name,
      learnedFrom,
      `${accuracy} % (${low} to ${high})`,
      macroF1,
      rounded(time, 3),
      rounded(time / ownTime, 2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function counted(count: number): string {
  return count.toLocaleString('en');
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: digits });
}
