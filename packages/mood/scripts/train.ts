import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { encodeModel } from '../src/embedded/model-format.ts';
import { scoreMessage } from '../src/embedded/score-message.ts';
import { fitMixture, mixScores } from '../training/calibrate.ts';
import { crossValidate, guesses } from '../training/cross-validate.ts';
import { scoresOf } from '../training/metrics.ts';
import { readableJson } from '../training/readable-json.ts';
import { recipe } from '../training/recipe.ts';
import { scoreExamples, toExamples, toShippedModel, trainModel } from '../training/train-model.ts';
import { dataChecksums, readTrainingData } from '../training/training-data.ts';

/**
 * Trains the shipped model from the committed data and writes it with its checksum and report, into the
 * package or, to compare, into the folder given.
 */
const foldCount = 4;
const [otherFolder] = process.argv.slice(2);
const modelFolder =
  otherFolder === undefined ? new URL('../model/', import.meta.url) : pathToFileURL(`${otherFolder}/`);
const start = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const { written, generated } = readTrainingData(recipe.generatedRows);
const data = {
  written: toExamples(written),
  generated: toExamples(generated),
};
say(`${written.length} written and ${generated.length} generated messages read`);

const heldOut = crossValidate(data, recipe, foldCount, (fold) =>
  say(`writers of group ${fold + 1} left out`),
);
const mixture = fitMixture(heldOut.byFeatures, heldOut.byNetwork, heldOut.labels);
const judged = judge(mixture.networkWeight, mixture.temperature);
const crossValidated = scoresOf(judged);
say(`by writers left out: ${(100 * crossValidated.accuracy).toFixed(1)} %, ${JSON.stringify(mixture)}`);

const trained = trainModel(data, recipe);
const model = toShippedModel(trained, mixture, recipe);
const bytes = encodeModel(model);
const checksum = createHash('sha256').update(bytes).digest('hex');
const report = {
  checksum,
  sizeBytes: bytes.byteLength,
  features: trained.keys.length,
  words: trained.wordKeys.length,
  recipe,
  mixture,
  rows: { written: written.length, generated: generated.length },
  crossValidation: {
    folds: foldCount,
    ...crossValidated,
    featuresAlone: scoresOf(judge(0, 1)).accuracy,
    networkAlone: scoresOf(judge(1000, 1)).accuracy,
    byKind: Object.fromEntries(
      [...new Set(judged.map(({ kind }) => kind))].sort().map((kind) => {
        const own = scoresOf(judged.filter((one) => one.kind === kind));
        return [kind === '' ? 'none' : kind, { count: own.count, accuracy: own.accuracy }];
      }),
    ),
  },
  changedByRounding: changedByRounding(),
  data: dataChecksums(),
};
mkdirSync(modelFolder, { recursive: true });
writeFileSync(new URL('mood-model.bin', modelFolder), bytes);
writeFileSync(new URL('mood-model.sha256', modelFolder), `${checksum}  mood-model.bin\n`);
writeFileSync(new URL('report.json', modelFolder), `${readableJson(report)}\n`);
say(
  `${(bytes.byteLength / 1e6).toFixed(2)} MB, ${trained.keys.length} features, sha256 ${checksum.slice(0, 12)}…`,
);

/** The held-out messages as the mixture judges them. */
function judge(networkWeight: number, temperature: number) {
  const scores = mixScores(heldOut.byFeatures, heldOut.byNetwork, networkWeight);
  return guesses(scores, temperature).map(({ guess, confidence }, at) => {
    const row = heldOut.examples[at]?.row;
    return { truth: row?.mood ?? 'happy', guess, confidence, kind: row?.kind ?? '' };
  });
}

/** Share of every tenth training message whose most likely mood differs once numbers are bytes. */
function changedByRounding(): number {
  const sample = data.written.filter((_, at) => at % 10 === 0);
  const { byFeatures, byNetwork } = scoreExamples(trained, sample, recipe);
  const before = guesses(mixScores(byFeatures, byNetwork, mixture.networkWeight), 1);
  const after = sample.map(
    ({ features }) => guesses(Float64Array.from(scoreMessage(model, features) ?? [0, 0, 0, 0, 0]), 1)[0],
  );
  return before.filter(({ guess }, at) => after[at]?.guess !== guess).length / sample.length;
}
