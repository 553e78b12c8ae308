import type { MoodProbabilities, MoodReading, Situation } from '@attune/contract';
import { type LikelyTopic, type ToneShares, type TopicTone, toneOf } from '@attune/mood';
import { isGraveNews, isLowAnswer } from '../feeling/cries.ts';
import { feelingWords } from '../feeling/feeling-words.ts';
import type { MoodEvidence } from '../feeling/mood-evidence.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** What a message may be about beyond so many topics is not likely. */
export const mostTopics = 30;

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
  const isLow = isLowAnswer(message.text) || isGraveNews(message.text);
  return {
    read: isLow ? readLow : read,
    ...(isLow ? { topics: [], tone: unwell } : withoutDenied(message, topics, tone)),
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

/** "Not good, you?", "they found cancer": a model of longer messages has little to go by. */
const readLow: MoodProbabilities = { sad: 0.8, calm: 0.16, happy: 0.01, energetic: 0.02, focus: 0.01 };

const denials: ReadonlySet<string> = new Set(['not', 'dont', "don't", 'isnt', "isn't", 'aint', "ain't"]);

/** As likely as this to state a feeling and nothing else, a message that denies that feeling is not about it; 0 to 1. */
const statesOne = 0.3;
/** In words: how far before a feeling its denial stands. */
const denialReach = 3;
const nothingTold = { hurts: 0, glad: 0 };
/** Whoever denies that they are well mostly is not. */
const unwell = { hurts: 0.9, glad: 0 };

/** "Not sad, not happy, just sort of beige" is not about being sad, however much its words are those of it; "not happy" may be. */
function withoutDenied(
  message: Message,
  topics: readonly LikelyTopic[],
  tone: ToneShares,
): Pick<MoodEvidence, 'topics' | 'tone'> {
  const denied = deniedTones(message);
  const stated = topics.reduce(
    (sum, { topic, probability }) =>
      topic !== 'none' && topic.startsWith('plain-') && denied.has(toneOf(topic)) ? sum + probability : sum,
    0,
  );
  if (stated < statesOne) return { topics, tone };
  return { topics: [], tone: denied.has('glad') && !denied.has('hurts') ? unwell : nothingTold };
}

/** Whether feelings that hurt are denied, or glad ones. */
function deniedTones({ words }: Message): ReadonlySet<TopicTone> {
  const tones = new Set<TopicTone>();
  for (const [at, { text }] of words.entries()) {
    if (!denials.has(text)) continue;
    const next = words.slice(at + 1, at + 1 + denialReach);
    for (const { feelings, likelier } of feelingWords) {
      if (!next.some((word) => feelings.has(word.text))) continue;
      if ((likelier.sad ?? 1) > 1) tones.add('hurts');
      if ((likelier.happy ?? 1) > 1) tones.add('glad');
    }
  }
  return tones;
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
