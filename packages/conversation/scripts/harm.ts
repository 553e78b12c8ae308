import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Mood, moodSchema } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { readMessage } from '../src/index.ts';

/**
 * Of labelled messages, each read as the first of a conversation: how many by somebody who hurts get happy or energetic
 * music without being asked, how often it asks, and how often it is right where it does not. Totals alone, no text.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    columns: { type: 'string', default: 'text,mood' },
    'moods-alone': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error('usage: mood:harm -- FILE… [--columns text,mood] [--moods-alone] [--misses]');
  process.exit(2);
}

interface Answered {
  text: string;
  truth: Mood;
  /** `null` where the message was taken for something else than a mood or a request. */
  mood: Mood | null;
  asks: readonly Mood[] | null;
}

const classifier = createEmbeddedClassifier();
/** With `--moods-alone` nothing is taken for distress, which `mood:distress` measures. */
const readers = {
  recognizeDistress: values['moods-alone'] ? () => ({ tier: 'none' as const }) : recognizeDistress,
  readSituation,
};
const columns = values.columns.split(',');
const answered: Answered[] = [];
for (const file of positionals)
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const cells = line.split('\t');
    const text = cells[columns.indexOf('text')] ?? '';
    const truth = moodSchema.safeParse(cells[columns.indexOf('mood')]?.trim());
    if (text !== '' && truth.success) answered.push(await answer(text, truth.data));
  }

const hurting = answered.filter(({ truth }) => truth === 'sad');
const harmed = hurting.filter(
  ({ mood, asks }) => asks === null && (mood === 'happy' || mood === 'energetic'),
);
const decided = answered.filter(({ mood, asks }) => asks === null && mood !== null);
const asked = answered.filter(({ asks }) => asks !== null);
const missed = decided.filter(({ mood, truth }) => mood !== truth);
console.log(`messages                           ${answered.length}`);
console.log(`hurt, answered happy or energetic  ${share(harmed.length, hurting.length)}`);
console.log(`asks                               ${share(asked.length, answered.length)}`);
console.log(`right where it does not ask        ${share(decided.length - missed.length, decided.length)}`);
console.log(
  `what is right is among the asked   ${share(asked.filter(({ asks, truth }) => asks?.includes(truth)).length, asked.length)}`,
);
console.log(
  `taken for something else           ${share(answered.filter(({ mood }) => mood === null).length, answered.length)}`,
);
if (values.misses) for (const { text, truth, mood } of missed) console.log(`${truth} read ${mood}: ${text}`);

async function answer(text: string, truth: Mood): Promise<Answered> {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  const { brief, asks = null } = pending.complete(feeling);
  return { text, truth, mood: brief?.mood ?? null, asks };
}

/** A share with its 95 % interval (Wilson). */
function share(hits: number, count: number): string {
  if (count === 0) return 'none';
  const z = 1.959964;
  const part = hits / count;
  const middle = part + (z * z) / (2 * count);
  const spread = z * Math.sqrt((part * (1 - part)) / count + (z * z) / (4 * count * count));
  const [low, high] = [-1, 1].map((side) => (100 * (middle + side * spread)) / (1 + (z * z) / count));
  return `${(100 * part).toFixed(1)} %  (${low?.toFixed(1)} to ${high?.toFixed(1)})  of ${count}`;
}
