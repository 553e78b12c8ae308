import { readConstraints } from '../src/constraints/read-constraints.ts';
import { recognizeDistress } from '../src/distress/recognize-distress.ts';
import { readMood } from '../src/embedded/embedded-classifier.ts';
import { loadModel } from '../src/embedded/load-model.ts';
import { keywordMood } from '../src/keywords/keyword-classifier.ts';
import { median, timeOf } from './times.ts';

/** Prints how long the model takes to load and each reader takes for a message of 40 words. */
const words =
  'been at this desk since seven and the rain will not stop but the report is due tonight so please give me something steady without any singing that keeps my head above water until the last page is done and printed';
const message = words.split(' ').slice(0, 40).join(' ');

const loads = await timesOf(15, () => loadModel());
const model = await loadModel();
const readers: Array<[string, () => unknown]> = [
  ['embedded model', () => readMood(model, message)],
  ['keywords', () => keywordMood(message)],
  ['constraints', () => readConstraints(message)],
  ['distress', () => recognizeDistress(message)],
];

console.log(`load the model     first ${milliseconds(loads[0] ?? 0)}, median ${milliseconds(median(loads))}`);
for (const [name, read] of readers) {
  for (let round = 0; round < 300; round += 1) read();
  const times = await timesOf(1000, read);
  const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `${name.padEnd(18)} median ${milliseconds(median(times))}, 95th percentile ${milliseconds(late)}`,
  );
}

async function timesOf(rounds: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(work));
  return times;
}

function milliseconds(time: number): string {
  return `${time.toFixed(3)} ms`;
}
