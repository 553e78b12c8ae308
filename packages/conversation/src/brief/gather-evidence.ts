import type { MoodProbabilities, MoodReading, Situation } from '@attune/contract';
import { type LikelyTopic, type ToneShares, toneOf } from '@attune/mood';
import { isGraveNews, isLowAnswer, laughsToDeath } from '../feeling/cries.ts';
import { deniedFeelings, deniedTones } from '../feeling/denied-feelings.ts';
import type { MoodEvidence } from '../feeling/mood-evidence.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { speaksAgainstTopic } from '../replies/speaks-against.ts';

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
  const isMirth = laughsToDeath(message.text);
  const taken = isMirth ? { topics: [], tone: nothingSad } : atItsWord(message, topics, tone);
  return {
    read: isLow ? readLow : isMirth ? readMerry : read,
    ...(isLow ? { topics: [], tone: unwell } : taken),
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

/** "This is killing me, so funny": what words of death mean to a model they do not mean here. */
const readMerry: MoodProbabilities = { happy: 0.85, energetic: 0.1, calm: 0.03, sad: 0.01, focus: 0.01 };
const nothingSad = { hurts: 0, glad: 0.9 };

/** As likely as this to state a feeling and nothing else, a message that denies that feeling is not about it; 0 to 1. */
const statesOne = 0.3;
/** Who is not sad may be either of these, and need not be. */
const inBetween: ReadonlySet<string> = new Set(['numb', 'meh']);
const nothingTold = { hurts: 0, glad: 0 };
/** Whoever denies that they are well mostly is not. */
const unwell = { hurts: 0.9, glad: 0 };

/** "Everything is fine" is no irony where nothing else says so. */
function atItsWord(
  message: Message,
  topics: readonly LikelyTopic[],
  tone: ToneShares,
): Pick<MoodEvidence, 'topics' | 'tone'> {
  const [likeliest] = topics;
  const isIrony = likeliest?.topic === 'mocking-fine' && likeliest.probability >= statesOne;
  if (isIrony && speaksAgainstTopic(message.text, 'mocking-fine')) return { topics: [], tone: nothingTold };
  return withoutDenied(message, topics, tone);
}

/** "Not sad, not happy, just sort of beige" is not about being sad, however much its words are those of it; "not happy" may be. */
function withoutDenied(
  message: Message,
  topics: readonly LikelyTopic[],
  tone: ToneShares,
): Pick<MoodEvidence, 'topics' | 'tone'> {
  const denied = deniedTones(deniedFeelings(message));
  const isOtherwiseLow = denied.has('hurts') && (likelierByWords(message).sad ?? 1) > 1;
  const isDenied = ({ topic }: LikelyTopic): boolean =>
    topic !== 'none' &&
    ((topic.startsWith('plain-') && denied.has(toneOf(topic))) ||
      (denied.has('hurts') && inBetween.has(topic)));
  const stated = topics.filter(isDenied).reduce((sum, { probability }) => sum + probability, 0);
  if (isOtherwiseLow) return { topics, tone };
  if (stated < statesOne) return { topics, tone };
  return { topics: [], tone: denied.has('glad') && !denied.has('hurts') ? unwell : nothingTold };
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
  return {
    ...parts,
    asked: isBright(asked?.mood) ? null : asked,
    path: isBright(path?.to) && path?.isWished !== true ? null : path,
  };
}
