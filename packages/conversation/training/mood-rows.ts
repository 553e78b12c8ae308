import { readFileSync } from 'node:fs';
import { type Mood, type MoodProbabilities, moodSchema } from '@attune/contract';
import { type LikelyTopic, readSituation, type ToneShares } from '@attune/mood';
import { gatherEvidence, withoutUnmeant } from '../src/brief/gather-evidence.ts';
import { moodFeatures } from '../src/feeling/mood-evidence.ts';
import { readMessageWords } from '../src/message.ts';
import { readParts } from '../src/parts/read-parts.ts';
import { readMessage } from '../src/read-message.ts';

/** A message whose moods a reader labelled who had not written it. */
export interface MoodRow {
  text: string;
  writer: string;
  /** The moods whose music is right, the best first. */
  allowed: readonly [Mood, ...Mood[]];
}

const days = new URL('../../mood/training/data/topics.tsv', import.meta.url);

/** @throws {Error} naming the line whose moods are none of the five. */
export function readMoodRows(): MoodRow[] {
  return readFileSync(days, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line, at) => {
      const [, writer = '', text = '', labels = ''] = line.split('\t');
      if (labels === '') return [];
      const [best, ...others] = labels.split(' ').map((one) => moodSchema.safeParse(one).data);
      if (best === undefined || others.includes(undefined))
        throw new Error(`topics.tsv, line ${at + 1}: moods that are none of the five.`);
      return [{ text, writer, allowed: [best, ...(others as Mood[])] as const }];
    });
}

/** What models make of a message that have not seen its writer. */
export interface ReadByOthers {
  read: MoodProbabilities;
  topics: readonly LikelyTopic[];
  tone: ToneShares;
}

/** Nobody who wrote these was in danger, whatever is heard in them. */
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const context = { brief: null, mix: null, playing: false };

/** What a message tells of its mood as the first of a conversation; `null` where it is answered otherwise than by its mood. */
export function featuresOfRow(
  text: string,
  { read, topics, tone }: ReadByOthers,
): ReadonlyMap<string, number> | null {
  const { intent } = readMessage(text, context, readers);
  if (intent !== 'mood' && intent !== 'request') return null;
  const message = readMessageWords(text);
  const feeling = { mood: 'calm', confidence: null, source: 'embedded', probabilities: read } as const;
  const parts = withoutUnmeant(readParts(message, context), intent, feeling);
  const situation = readSituation(text);
  return moodFeatures(gatherEvidence({ intent, message, parts, situation, topics, tone }, read));
}
