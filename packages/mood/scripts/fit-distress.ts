import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { allFeatures, readDistressFeatures } from '../src/distress/read-distress-features.ts';
import {
  decodeDistressModel,
  encodeDistressModel,
  scoreFeatures,
} from '../src/distress/trained/distress-model.ts';
import {
  distressDataChecksums,
  isOfDaysBy,
  isQuestionBy,
  isSpeaker,
  ordinaryWriters,
  readDistressData,
  readEnglishRows,
  readRowsOfOthers,
  type WrittenRow,
} from '../training/distress-data.ts';
import { distressRecipe } from '../training/distress-recipe.ts';
import { wilsonInterval } from '../training/metrics.ts';
import {
  chooseThresholds,
  type DistressAlarms,
  type HeldOut,
  scoreHeldOut,
  trainDistressModel,
} from '../training/train-distress-model.ts';

/**
 * Trains the distress model and writes it to `model/`, with a report. The figures printed are of messages whose writer had no
 * part in the model that judged them, nor in its thresholds.
 */
const modelFolder = new URL('../model/', import.meta.url);

const withReadings = (row: WrittenRow) => ({ ...row, readings: readDistressFeatures(row.text) });
const rows = {
  all: readDistressData().map(withReadings),
  englishAlone: readEnglishRows().map(withReadings),
  othersAlone: readRowsOfOthers().map(withReadings),
};
console.log(
  `${rows.all.length} messages read, ${rows.englishAlone.length} more in English and ${rows.othersAlone.length} in other languages`,
);

const heldOut = scoreHeldOut(rows, distressRecipe, (writer) =>
  console.log(`training without writer ${writer}`),
);
const writers = [...new Set(heldOut.map(({ row }) => row.writer))];
const judged = judgeEach(distressRecipe);

const isOrdinary = ({ row }: HeldOut) => ordinaryWriters.has(row.writer);
const isOfDays = ({ row }: HeldOut) => isOfDaysBy(row.writer);
const isQuestion = ({ row }: HeldOut) => isQuestionBy(row.writer);
const isHard = (one: HeldOut) => !isOrdinary(one) && !isOfDays(one) && !isQuestion(one);
const hard = judged.filter(isHard);
const inOthers = hard.filter(({ row }) => row.language !== 'en');
const languages = [...new Set(hard.map(({ row }) => row.language))];
const figures: Record<string, Record<string, Share>> = Object.fromEntries([
  ['all', figuresOf(hard)],
  ['other languages but for speakers', figuresOf(inOthers.filter(({ row }) => !isSpeaker(row.writer)))],
  ['speakers', figuresOf(inOthers.filter(({ row }) => isSpeaker(row.writer)))],
  ['ordinary messages', figuresOf(judged.filter(isOrdinary))],
  ['ordinary days', figuresOf(judged.filter(isOfDays))],
  ['questions about the product', figuresOf(judged.filter(isQuestion))],
  ...writers
    .filter((writer) => !isOfDaysBy(writer) && !isQuestionBy(writer))
    .map((writer) => [`writer ${writer}`, figuresOf(judged.filter(({ row }) => row.writer === writer))]),
  ...languages.map((language) => [language, figuresOf(hard.filter(({ row }) => row.language === language))]),
]);
for (const [name, shares] of Object.entries(figures)) print(name, shares);
const curve = [0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2].map((share) => tradeOff(share));
console.log(
  'negatives each tier alone hears, both together; acute ones in tier 1, acute and veiled ones in either, acute ones in neither',
);
for (const point of curve)
  console.log(
    `  ${Object.values(point)
      .map((share) => percent(share).padStart(8))
      .join('')}`,
  );

const englishCurve = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.15].map((share) =>
  englishTradeOff(share),
);
console.log(
  'English, by the share of ordinary messages that may be recognized: acute ones in tier 1 and in either, acute and veiled ones in either, negatives in either, ordinary ones in either',
);
for (const point of englishCurve)
  console.log(
    `  ${Object.values(point)
      .map((share) => percent(share).padStart(8))
      .join('')}`,
  );

const trained = trainDistressModel(rows, distressRecipe);
const thresholds = chooseThresholds(heldOut, distressRecipe);
const model = {
  english: { ...trained.english, ...thresholds.english },
  others: { ...trained.others, ...thresholds.others },
};
const bytes = encodeDistressModel(model);
const sampleText = 'i want to sleep and never wake up again';
const sample = {
  text: sampleText,
  scores: readDistressFeatures(sampleText).map((reading) =>
    scoreFeatures(decodeDistressModel(bytes).english, allFeatures(reading)),
  )[0],
};
const checksum = createHash('sha256').update(bytes).digest('hex');
writeFileSync(new URL('distress-model.bin', modelFolder), bytes);
writeFileSync(
  new URL('distress-report.json', modelFolder),
  `${JSON.stringify({ checksum, sizeBytes: bytes.length, messages: rows.all.length + rows.englishAlone.length + rows.othersAlone.length, recipe: distressRecipe, data: distressDataChecksums(), sample, heldOut: figures, curve, englishCurve }, null, 2)}\n`,
);
console.log(`${bytes.length} bytes, ${checksum}`);

type Share = { hits: number; of: number };
type Judged = HeldOut & { isAcute: boolean; isAny: boolean };

function figuresOf(some: readonly Judged[]): Record<string, Share> {
  const share = (classes: readonly string[], counts: (one: Judged) => boolean): Share => {
    const meant = some.filter(({ row }) => classes.includes(row.meant));
    return { hits: meant.filter(counts).length, of: meant.length };
  };
  return {
    'acute in tier 1': share(['acute'], ({ isAcute }) => isAcute),
    'acute in either tier': share(['acute'], ({ isAny }) => isAny),
    'acute and veiled in either tier': share(['acute', 'veiled'], ({ isAny }) => isAny),
    'negatives in tier 1': share(['negative'], ({ isAcute }) => isAcute),
    'negatives in either tier': share(['negative'], ({ isAny }) => isAny),
  };
}

function print(name: string, shares: Record<string, Share>): void {
  console.log(name);
  for (const [what, { hits, of }] of Object.entries(shares)) {
    const [low, high] = wilsonInterval(hits, of);
    console.log(
      `  ${what.padEnd(34)}${percent(hits / of).padStart(8)}  (${percent(low)} to ${percent(high)})  ${hits} of ${of}`,
    );
  }
}

/** Each writer at the thresholds that the others' negatives give. */
function judgeEach(alarms: DistressAlarms): Judged[] {
  return writers.flatMap((writer) =>
    judge(
      heldOut.filter(({ row }) => row.writer === writer),
      heldOut.filter(({ row }) => row.writer !== writer),
      alarms,
    ),
  );
}

/** What is recalled in English where so many ordinary messages may be recognized in either tier. */
function englishTradeOff(share: number) {
  const ordinaryAlarms = { ...distressRecipe.ordinaryAlarms, any: share };
  const daysAlarms = { ...distressRecipe.daysAlarms, any: share };
  const english = judgeEach({ ...distressRecipe, ordinaryAlarms, daysAlarms }).filter(
    ({ row }) => row.language === 'en',
  );
  const shares = figuresOf(english.filter(isHard));
  const of = (name: string) => (shares[name]?.hits ?? 0) / (shares[name]?.of ?? 1);
  const ordinary = english.filter(isOrdinary);
  return {
    allowed: share,
    acuteInTier1: of('acute in tier 1'),
    acuteInEither: of('acute in either tier'),
    distressInEither: of('acute and veiled in either tier'),
    negativesInEither: of('negatives in either tier'),
    ordinaryInEither: ordinary.filter(({ isAny }) => isAny).length / ordinary.length,
  };
}

/** What is recognized at the thresholds that others' negatives give. */
function judge(some: readonly HeldOut[], others: readonly HeldOut[], alarms: DistressAlarms): Judged[] {
  const thresholds = chooseThresholds(others, alarms);
  const of = (language: string) => (language === 'en' ? thresholds.english : thresholds.others);
  return some.map((one) => {
    const isAcute = one.byLanguage.some(({ language, acute }) => acute >= of(language).acuteFrom);
    const isPossible = one.byLanguage.some(({ language, any }) => any >= of(language).possibleFrom);
    return { ...one, isAcute, isAny: isAcute || isPossible };
  });
}

/** What is recalled where so many negatives are recognized in a tier. */
function tradeOff(share: number) {
  const alarms = { acute: share, any: share };
  const some = heldOut.filter(isHard);
  const shares = figuresOf(
    judge(some, some, {
      falseAlarms: alarms,
      ordinaryAlarms: alarms,
      daysAlarms: alarms,
      speakersAlarms: alarms,
    }),
  );
  const of = (name: string) => (shares[name]?.hits ?? 0) / (shares[name]?.of ?? 1);
  return {
    eachTier: share,
    negativesInEither: of('negatives in either tier'),
    acuteInTier1: of('acute in tier 1'),
    distressInEither: of('acute and veiled in either tier'),
    acuteInNeither: 1 - of('acute in either tier'),
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
