import type { MoodProbabilities, MoodReading, Situation } from '@attune/contract';
import type { LikelyTopic, ToneShares } from '@attune/mood';
import type { MoodEvidence } from '../feeling/mood-evidence.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** A message as it has been read, but for its mood. */
export interface ReadBeginning {
  intent: 'mood' | 'request';
  message: Message;
  parts: Parts;
  situation: Situation | null;
  topics: readonly LikelyTopic[];
  tone: ToneShares;
}

/** What tells of the mood of a message, beside how likely each is by its words. */
export function gatherEvidence(
  { intent, message, parts, situation, topics, tone }: ReadBeginning,
  read: MoodProbabilities,
): MoodEvidence {
  return {
    read,
    ...withoutDenied(message, topics, tone),
    situation,
    byWords: likelierByWords(message),
    asked: parts.asked?.mood ?? null,
    leadsTo: parts.path?.to ?? null,
    isRequest: intent === 'request',
    statesFeeling: statesFeeling(intent, message),
    namesMusic: namesMusic(parts),
    isShort: isShort(message),
  };
}

const denials: ReadonlySet<string> = new Set([
  'not',
  'never',
  'dont',
  "don't",
  'isnt',
  "isn't",
  'aint',
  "ain't",
]);

/** As likely as this to state a feeling and nothing else, a message that denies one is about neither it nor its like; 0 to 1. */
const statesOne = 0.3;
const nothingTold = { topics: [], tone: { hurts: 0, glad: 0 } };

/** "Not sad, not happy, just sort of beige" is not about being sad, however much its words are those of it. */
function withoutDenied(
  message: Message,
  topics: readonly LikelyTopic[],
  tone: ToneShares,
): Pick<MoodEvidence, 'topics' | 'tone'> {
  const stated = topics.reduce(
    (sum, { topic, probability }) => (topic.startsWith('plain-') ? sum + probability : sum),
    0,
  );
  const isDenied = stated >= statesOne && message.words.some(({ text }) => denials.has(text));
  return isDenied ? nothingTold : { topics, tone };
}

export const statesFeeling = (intent: 'mood' | 'request', message: Message): boolean =>
  intent === 'mood' || statedFeeling(message) !== null;

/** Constraints that say plainly how music sounds, or what goes on beside it. */
const plainKinds: ReadonlySet<string> = new Set([
  ...['genre', 'instrument', 'era', 'tempo', 'vocals', 'language', 'activity'],
]);

export const namesMusic = ({ constraints, artists }: Parts): boolean =>
  constraints.some(({ kind }) => plainKinds.has(kind)) || artists.like.length > 0;

/** In words. */
const shortest = 10;

/** So few words that all of what a message says may lie in one of them. */
export function isShort(message: Message): boolean {
  return message.words.filter(({ isWord }) => isWord).length <= shortest;
}

/** This likely to be sad by the whole of the words, no single word for something glad says otherwise. */
const sadAfterAll = 0.7;

/** "Not even mum could cheer me up" asks for no glad music. */
export function withoutUnmeant(parts: Parts, intent: 'mood' | 'request', feeling: MoodReading | null): Parts {
  const { asked, path } = parts;
  if ((feeling?.probabilities?.sad ?? 0) < sadAfterAll) return parts;
  if (intent === 'request' && (asked !== null || namesMusic(parts))) return parts;
  const isBright = (mood: string | null | undefined) => mood === 'happy' || mood === 'energetic';
  return { ...parts, asked: isBright(asked?.mood) ? null : asked, path: isBright(path?.to) ? null : path };
}
