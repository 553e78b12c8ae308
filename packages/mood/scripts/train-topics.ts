import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { encodeTopicModel, likeliestTopic, weighTopics } from '../src/topic/topic-model.ts';
import { topicClasses } from '../src/topic/topics.ts';
import { wilsonInterval } from '../training/metrics.ts';
import { readableJson } from '../training/readable-json.ts';
import { readTopicRows, topicChecksum } from '../training/topics/topic-rows.ts';
import { topicRecipe, trainTopics } from '../training/topics/train-topics.ts';
import { publicVectorsOrExit } from './public-vectors.ts';

/**
 * Trains the shipped model of topics from the committed data and public word vectors (`WORD_VECTORS`, the folder of them) and
 * writes it with its checksum and report, into the package or, to compare, into the folder given.
 */
const [otherFolder] = process.argv.slice(2);
const modelFolder =
  otherFolder === undefined ? new URL('../model/', import.meta.url) : pathToFileURL(`${otherFolder}/`);

const known = publicVectorsOrExit(topicRecipe.fit.dimension);
const rows = readTopicRows();
/** Who told stories, who wrote for each topic first, who wrote for them after that, and who wrote of everyday life, in two parts. */
const hands = [
  /^tellings-/,
  /^topics-[1-4]$/,
  /^topics-[5-7]$/,
  /^everyday-\d*[13579]$/,
  /^everyday-\d*[02468]$/,
];

interface Guess {
  isRight: boolean;
  isNone: boolean;
  probability: number;
}

const guesses: Guess[] = [];
for (const [at, hand] of hands.entries()) {
  const part = trainTopics(
    rows.filter(({ writer }) => !hand.test(writer)),
    known,
  );
  for (const { text, topic } of rows.filter(({ writer }) => hand.test(writer))) {
    const likeliest = likeliestTopic(weighTopics(part, text));
    const guess = likeliest?.topic ?? 'none';
    guesses.push({
      isRight: guess === topic,
      isNone: guess === 'none',
      probability: likeliest?.probability ?? 0,
    });
  }
  console.log(`hand ${at + 1} left out`);
}

const model = trainTopics(rows, known);
const bytes = encodeTopicModel(model);
const checksum = createHash('sha256').update(bytes).digest('hex');
const named = guesses.filter(({ isNone }) => !isNone);
const figuresFrom = (least: number) => {
  const said = named.filter(({ probability }) => probability >= least);
  const right = said.filter(({ isRight }) => isRight).length;
  return {
    said: said.length,
    share: said.length / guesses.length,
    precision: intervalOf(right, said.length),
  };
};
const report = {
  checksum,
  sizeBytes: bytes.byteLength,
  recipe: topicRecipe,
  rows: rows.length,
  topics: topicClasses.length - 1,
  leftOut: {
    accuracy: intervalOf(guesses.filter(({ isRight }) => isRight).length, guesses.length),
    shipped: figuresFrom(topicRecipe.leastLikely),
    ...Object.fromEntries(
      [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((least) => [`from ${least}`, figuresFrom(least)]),
    ),
  },
  data: topicChecksum(),
};
mkdirSync(modelFolder, { recursive: true });
writeFileSync(new URL('topic-model.bin', modelFolder), bytes);
writeFileSync(new URL('topic-model.sha256', modelFolder), `${checksum}  topic-model.bin\n`);
writeFileSync(new URL('topic-report.json', modelFolder), `${readableJson(report)}\n`);
console.log(readableJson(report));

function intervalOf(hits: number, count: number): string {
  const [low, high] = wilsonInterval(hits, count);
  return `${((100 * hits) / Math.max(1, count)).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}) of ${count}`;
}
