import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Mood, moodSchema } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { readMessage } from '../src/index.ts';

/**
 * Of labelled messages, each read as the first of a conversation: how many by somebody who hurts get happy or energetic
 * music without being asked, how often it asks, and how often it is right where it does not. Totals alone, no text. A file is
 * tab-separated, or JSON lines of `{ "text", "mood", "moods", "hurts" }` (`moods`: all that are right, `mood` the best);
 * where nothing is said of it, whoever is sad hurts.
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
  console.error(
    'usage: mood:harm -- FILE… (.tsv or .jsonl) [--columns text,mood] [--moods-alone] [--misses]',
  );
  process.exit(2);
}

interface Labelled {
  text: string;
  truth: Mood;
  /** Every mood whose music its writer finds right. */
  allowed: readonly Mood[];
  hurts: boolean;
}

interface Answered extends Labelled {
  /** `null` where the message was taken for something else than a mood or a request. */
  mood: Mood | null;
  asks: readonly Mood[] | null;
  /** May be in danger: the music is gentle whatever mood is told, and nothing is asked. */
  isGentle: boolean;
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
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const labelled = readLine(line);
    if (labelled !== null) answered.push(await answer(labelled));
    else if (line.trim() !== '') console.error(`${file}, line ${at + 1}: no text or no mood, left out`);
  }

const hurting = answered.filter(({ hurts }) => hurts);
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
const decidedByMood = decided.filter(({ isGentle }) => !isGentle);
console.log(
  `the same, not heard as distress    ${share(decidedByMood.filter(({ mood, truth }) => mood === truth).length, decidedByMood.length)}`,
);
const isAllowed = ({ mood, allowed }: Answered) => mood !== null && allowed.includes(mood);
console.log(`right by any mood that is allowed   ${share(decided.filter(isAllowed).length, decided.length)}`);
console.log(
  `heard as distress, gently answered ${share(answered.filter(({ isGentle }) => isGentle).length, answered.length)}`,
);
console.log(
  `what is right is among the asked   ${share(asked.filter(({ asks, truth }) => asks?.includes(truth)).length, asked.length)}`,
);
console.log(
  `taken for something else           ${share(answered.filter(({ mood }) => mood === null).length, answered.length)}`,
);
if (values.misses) for (const { text, truth, mood } of missed) console.log(`${truth} read ${mood}: ${text}`);

function readLine(line: string): Labelled | null {
  if (line.startsWith('{')) {
    const row: { text?: unknown; mood?: unknown; moods?: unknown; hurts?: unknown } = JSON.parse(line);
    const mood = moodSchema.safeParse(row.mood);
    if (typeof row.text !== 'string' || row.text === '' || !mood.success) return null;
    const hurts = typeof row.hurts === 'boolean' ? row.hurts : mood.data === 'sad';
    const given: unknown[] = Array.isArray(row.moods) ? row.moods : [mood.data];
    return {
      text: row.text,
      truth: mood.data,
      allowed: given.flatMap((one) => moodSchema.safeParse(one).data ?? []),
      hurts,
    };
  }
  const cells = line.split('\t');
  const text = cells[columns.indexOf('text')] ?? '';
  const mood = moodSchema.safeParse(cells[columns.indexOf('mood')]?.trim());
  if (text === '' || !mood.success) return null;
  return { text, truth: mood.data, allowed: [mood.data], hurts: mood.data === 'sad' };
}

async function answer(labelled: Labelled): Promise<Answered> {
  const { text } = labelled;
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  const { brief, asks = null } = pending.complete(feeling);
  return { ...labelled, mood: brief?.mood ?? null, asks, isGentle: pending.distress.tier !== 'none' };
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
