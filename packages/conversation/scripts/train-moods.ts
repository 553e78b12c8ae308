import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { moods } from '@attune/contract';
import { publicVectorsOrExit } from '../../mood/scripts/public-vectors.ts';
import { readMood } from '../../mood/src/embedded/embedded-classifier.ts';
import type { MoodModel } from '../../mood/src/embedded/model-format.ts';
import {
  likelyTopics,
  type TopicModel,
  toneSharesOf,
  weighTopics,
} from '../../mood/src/topic/topic-model.ts';
import { recipe as readingRecipe } from '../../mood/training/recipe.ts';
import { readTopicRows } from '../../mood/training/topics/topic-rows.ts';
import { topicRecipe, trainTopics } from '../../mood/training/topics/train-topics.ts';
import { toExamples, toShippedModel, trainModel } from '../../mood/training/train-model.ts';
import { readTrainingData } from '../../mood/training/training-data.ts';
import { mostTopics } from '../src/brief/gather-evidence.ts';
import { type MoodWeights, weighFeatures } from '../src/feeling/weigh-moods.ts';
import { fitMoods, type LabelledEvidence, moodRecipe } from '../training/fit-moods.ts';
import { moodPrior } from '../training/mood-prior.ts';
import { featuresOfRow, readMoodRows } from '../training/mood-rows.ts';

/**
 * Fits what weighs a reading with all else that a message tells, on messages whose moods were labelled, and writes
 * `model/mood-weights.json` and a report. Every message is read by models of moods and topics that were trained without its writer; for
 * the latter `WORD_VECTORS` names the folder of public word vectors.
 */
const partCount = 2;

const known = publicVectorsOrExit(topicRecipe.fit.dimension);
const labelled = readMoodRows();
const writers = [...new Set(labelled.map(({ writer }) => writer))];
const topicRows = readTopicRows();
const data = readTrainingData(readingRecipe.generatedRows);
const generated = toExamples(data.generated);
const { mixture } = JSON.parse(
  readFileSync(new URL('../../mood/model/report.json', import.meta.url), 'utf8'),
);

interface WrittenEvidence extends LabelledEvidence {
  writer: string;
}

const rows: WrittenEvidence[] = [];
for (let part = 0; part < partCount; part += 1) {
  const leftOut = new Set(writers.filter((_, at) => at % partCount === part));
  const isKnown = ({ writer }: { writer: string }) => !leftOut.has(writer);
  const reading = toShippedModel(
    trainModel({ written: toExamples(data.written.filter(isKnown)), generated }, readingRecipe),
    mixture,
    readingRecipe,
  );
  const topics = trainTopics(topicRows.filter(isKnown), known);
  rows.push(...labelled.filter((row) => !isKnown(row)).flatMap((row) => evidenceBy(reading, topics, row)));
  console.log(`read by others: ${rows.length} messages`);
}

const prior = moodPrior();
const byOthers = writers.flatMap((writer) => {
  const weights = fitMoods(
    rows.filter((row) => row.writer !== writer),
    prior,
    moodRecipe,
  );
  return rows.filter((row) => row.writer === writer).map((row) => guessedRight(row, weights));
});
const weights = fitMoods(rows, prior, moodRecipe);
const report = {
  recipe: moodRecipe,
  rows: rows.length,
  writers: writers.length,
  writersLeftOut: {
    'best mood, by the words alone': shareOf(rows.map((row) => guessedRight(row, identity()))),
    'best mood, by all that is told': shareOf(byOthers),
  },
  data: createHash('sha256').update(JSON.stringify(labelled)).digest('hex'),
};
writeFileSync(
  new URL('../model/mood-weights.json', import.meta.url),
  `{\n${Object.entries(weights)
    .map(([name, own]) => `  ${JSON.stringify(name)}: ${JSON.stringify(own)}`)
    .join(',\n')}\n}\n`,
);
writeFileSync(
  new URL('../training/mood-report.json', import.meta.url),
  `${JSON.stringify(report, null, 2)}\n`,
);
console.log(JSON.stringify(report, null, 2));

function evidenceBy(
  reading: MoodModel,
  topics: TopicModel,
  { text, writer, allowed }: ReturnType<typeof readMoodRows>[number],
): WrittenEvidence[] {
  const read = readMood(reading, text)?.probabilities;
  if (read === undefined) return [];
  const shares = weighTopics(topics, text);
  const features = featuresOfRow(text, {
    read,
    topics: likelyTopics(shares, mostTopics),
    tone: toneSharesOf(shares),
  });
  return features === null ? [] : [{ writer, features, allowed }];
}

function identity(): MoodWeights {
  return Object.fromEntries(moods.map((mood) => [`read ${mood}`, moods.map((one) => Number(one === mood))]));
}

function guessedRight({ features, allowed }: WrittenEvidence, by: MoodWeights): boolean {
  const likely = weighFeatures(features, by);
  const best = moods.reduce((most, mood) => (likely[mood] > likely[most] ? mood : most));
  return best === allowed[0];
}

function shareOf(hits: readonly boolean[]): string {
  return `${((100 * hits.filter(Boolean).length) / hits.length).toFixed(1)} % of ${hits.length}`;
}
