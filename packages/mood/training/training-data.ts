import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { moodSchema } from '@attune/contract';
import { bareText, type LabelledRow, readGenerated, readTable, withoutDuplicates } from './read-rows.ts';

/** Everything the shipped model has seen; nothing outside this folder is read. */
export const dataFolder = new URL('./data/', import.meta.url);
const generatedFile = 'generated-60k.tsv.gz';
/** Its rows in the order in which they came about, on which the trained bytes depend. */
export const writtenFile = 'written.tsv';

const fixtures = new URL('../fixtures/', import.meta.url);

/** The messages of our own test set; training takes care not to contain one. */
export function readTestMessages(): LabelledRow[] {
  const ownTest = readdirSync(new URL('own-test/', fixtures))
    .filter((name) => /^part-\d+\.tsv$/.test(name))
    .sort();
  return ownTest.flatMap((name) =>
    readTable(readFileSync(new URL(`own-test/${name}`, fixtures), 'utf8'), name, ['text', 'mood', 'kind']),
  );
}

/** Everyday sentences that also stand in test sets of others, which are not part of this project. */
const heldBack = [
  ...["i can't stop crying", "i'm homesick", 'nobody came to my birthday', 'i need to focus'],
  ...['i could run through a wall', 'game day', 'doing my taxes', 'over the moon'],
  ...["feelin' good", 'deep focus', 'something loud and fast'],
];

/** Messages of ordinary days, each with its topic, and of some of them what moods a reader found right, the best first. */
const daysFile = 'topics.tsv';

/** Those for which a reader found one mood right and no other. */
function readDays(): LabelledRow[] {
  return readFileSync(new URL(daysFile, dataFolder), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, writer = '', text = '', labels = ''] = line.split('\t');
      const mood = moodSchema.safeParse(labels);
      return mood.success ? [{ text, mood: mood.data, kind: 'everyday', writer }] : [];
    });
}

/** What ordinary days bring, of which the models of distress and of situations learn nothing; see docs/mood-model.md. */
export const isOfDays = ({ writer }: LabelledRow): boolean => writer.startsWith('everyday-');

export interface TrainingData {
  written: LabelledRow[];
  generated: LabelledRow[];
}

/** Training messages less those that stand, by chance or habit, word for word in a test set. */
export function readTrainingData(generatedRows: number): TrainingData {
  const tested = new Set([...readTestMessages().map(({ text }) => text), ...heldBack].map(bareText));
  const written = withoutDuplicates(
    [
      ...readTable(readFileSync(new URL(writtenFile, dataFolder), 'utf8'), writtenFile, [
        'text',
        'mood',
        'kind',
        'writer',
      ]),
      ...readDays(),
    ],
    tested,
  );
  const generated = withoutDuplicates(
    readGenerated(new URL(generatedFile, dataFolder)).slice(0, generatedRows),
    tested,
  );
  return { written, generated };
}

/** SHA-256 of every file that training reads, by its name. */
export function dataChecksums(): Record<string, string> {
  return Object.fromEntries(
    [writtenFile, daysFile, generatedFile].map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(name, dataFolder)))
        .digest('hex'),
    ]),
  );
}
