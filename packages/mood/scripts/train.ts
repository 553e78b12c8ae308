import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { encodeModel } from '../src/embedded/model-format.ts';
import { scoreMessage } from '../src/embedded/score-message.ts';
import { fitTemperature } from '../training/calibrate.ts';
import { crossValidate, guesses } from '../training/cross-validate.ts';
import { scoresOf } from '../training/metrics.ts';
import { recipe, scoreExamples, toExamples, toShippedModel, trainModel } from '../training/train-model.ts';
import { dataChecksums, readTrainingData } from '../training/training-data.ts';

/** Trains the shipped model from the committed data and writes it with its checksum and report. */
const foldCount = 6;
const modelFolder = new URL('../model/', import.meta.url);
const start = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const data = readTrainingData(recipe.generatedRows);
const written = toExamples(data.written, 1);
const generated = toExamples(data.generated, recipe.generatedWeight);
say(`${written.length} written and ${generated.length} generated messages read`);

const heldOut = crossValidate(written, generated, recipe, foldCount);
const temperature = fitTemperature(heldOut);
const judged = guesses(heldOut.scores, temperature).map(({ guess, confidence }, at) => {
  const row = heldOut.examples[at]?.row;
  return { truth: row?.mood ?? 'happy', guess, confidence, kind: row?.kind ?? '' };
});
const crossValidated = scoresOf(judged);
say(`by writers left out: ${(100 * crossValidated.accuracy).toFixed(1)} %, temperature ${temperature}`);

const trained = trainModel([...written, ...generated], recipe);
const model = toShippedModel(trained, temperature, recipe);
const bytes = encodeModel(model);
const checksum = createHash('sha256').update(bytes).digest('hex');
const report = {
  checksum,
  sizeBytes: bytes.byteLength,
  features: trained.keys.length,
  recipe,
  temperature,
  rows: { written: written.length, generated: generated.length },
  crossValidation: {
    folds: foldCount,
    ...crossValidated,
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
writeFileSync(new URL('report.json', modelFolder), `${JSON.stringify(report, null, 2)}\n`);
say(
  `${(bytes.byteLength / 1e6).toFixed(2)} MB, ${trained.keys.length} features, sha256 ${checksum.slice(0, 12)}…`,
);

/** Share of the training messages whose most likely mood differs once coefficients are bytes. */
function changedByRounding(): number {
  const sample = written.filter((_, at) => at % 10 === 0);
  const before = guesses(scoreExamples(trained, sample, recipe), 1);
  const after = sample.map(
    ({ features }) => guesses(Float64Array.from(scoreMessage(model, features) ?? [0, 0, 0, 0, 0]), 1)[0],
  );
  return before.filter(({ guess }, at) => after[at]?.guess !== guess).length / sample.length;
}
