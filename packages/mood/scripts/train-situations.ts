import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readPhrases } from '../src/situation/read-phrases.ts';
import {
  encodeSituationModel,
  type SituationLabel,
  situationClasses,
  situationIn,
} from '../src/situation/situation-model.ts';
import { wilsonInterval } from '../training/metrics.ts';
import { readableJson } from '../training/readable-json.ts';
import {
  readSituationRows,
  readSituationTest,
  situationChecksums,
} from '../training/situations/situation-rows.ts';
import { situationRecipe, toExamples, trainSituations } from '../training/situations/train-situations.ts';

/**
 * Trains the shipped model of situations from the committed data and writes it with its checksum and report, into the
 * package or, to compare, into the folder given.
 */
const [otherFolder] = process.argv.slice(2);
const modelFolder =
  otherFolder === undefined ? new URL('../model/', import.meta.url) : pathToFileURL(`${otherFolder}/`);

const examples = toExamples(readSituationRows());
const labelled = examples.filter(({ source }) => source === 'written' || source === 'read');
const others = examples.filter(({ source }) => source === 'generated' || source === 'phrases');
console.log(`${labelled.length} labelled, ${others.length} generated or labelled by phrases`);

const model = trainSituations(examples);
const guessed: Guessed[] = [];
for (let fold = 0; fold < situationRecipe.foldCount; fold += 1) {
  const leftOut = labelled.filter((_, at) => at % situationRecipe.foldCount === fold);
  const part = trainSituations([...labelled.filter((one) => !leftOut.includes(one)), ...others]);
  for (const { text, label, source } of leftOut)
    guessed.push({ right: [label], guess: situationIn(part, text) ?? 'none', source });
  console.log(`${fold + 1} of ${situationRecipe.foldCount} parts left out`);
}
const tested = readSituationTest().map(
  ({ text, right }): Guessed => ({ right, guess: situationIn(model, text) ?? 'none' }),
);
const byPhrases = readSituationTest().map(
  ({ text, right }): Guessed => ({ right, guess: readPhrases(text)?.situation ?? 'none' }),
);
const bytes = encodeSituationModel(model);
const checksum = createHash('sha256').update(bytes).digest('hex');
const report = {
  checksum,
  sizeBytes: bytes.byteLength,
  recipe: situationRecipe,
  rows: { labelled: labelled.length, others: others.length },
  leftOutWritten: figuresOf(guessed.filter(({ source }) => source === 'written')),
  leftOutRead: figuresOf(guessed.filter(({ source }) => source === 'read')),
  test: figuresOf(tested),
  testByPhrasesAlone: figuresOf(byPhrases),
  byClass: Object.fromEntries(situationClasses.map((one) => [one, classFigures(one)])),
  data: situationChecksums(),
};
mkdirSync(modelFolder, { recursive: true });
writeFileSync(new URL('situation-model.bin', modelFolder), bytes);
writeFileSync(new URL('situation-model.sha256', modelFolder), `${checksum}  situation-model.bin\n`);
writeFileSync(new URL('situation-report.json', modelFolder), `${readableJson(report)}\n`);
const { leftOutWritten, leftOutRead, test, testByPhrasesAlone, sizeBytes } = report;
console.log(JSON.stringify({ leftOutWritten, leftOutRead, test, testByPhrasesAlone, sizeBytes }, null, 2));

interface Guessed {
  /** Each of these is right. */
  right: readonly SituationLabel[];
  guess: SituationLabel;
  source?: string;
}

function figuresOf(all: readonly Guessed[]) {
  const named = all.filter(({ guess }) => guess !== 'none');
  const ofSituation = all.filter(({ right }) => !right.includes('none'));
  const hits = named.filter(({ right, guess }) => right.includes(guess)).length;
  const found = ofSituation.filter(({ right, guess }) => right.includes(guess)).length;
  return {
    messages: all.length,
    precision: share(hits, named.length),
    recall: share(found, ofSituation.length),
  };
}

function classFigures(one: SituationLabel) {
  const isOf = ({ right }: Guessed) => right.includes(one);
  const named = guessed.filter(({ guess }) => guess === one);
  const ofSituation = guessed.filter(isOf);
  return {
    precision: share(named.filter(isOf).length, named.length),
    recall: share(ofSituation.filter(({ guess }) => guess === one).length, ofSituation.length),
  };
}

function share(hits: number, count: number): string {
  const [low, high] = wilsonInterval(hits, count);
  const percent = (value: number) => (100 * value).toFixed(1);
  return count === 0
    ? 'none'
    : `${percent(hits / count)} % (${percent(low)} to ${percent(high)}) of ${count}`;
}
