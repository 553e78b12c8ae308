import {
  type Brief,
  briefBounds,
  type Change,
  type Mood,
  type MoodReading,
  moods,
  type Situation,
} from '@attune/contract';
import { type ToneShares, type Topic, toneOf } from '@attune/mood';
import { type DecidedMood, decideMood } from '../feeling/decide-mood.ts';
import { sadAfterAll } from '../feeling/mood-costs.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import type { Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { moved, set } from './changes-of-parts.ts';
import { isGentle } from './gentle-brief.ts';
import { moodTargets } from './mood-targets.ts';
import { newBrief } from './new-brief.ts';

interface Beginning {
  intent: 'mood' | 'request';
  message: Message;
  parts: Parts;
  situation: Situation | null;
  topic: Topic | null;
  /** How likely what is told hurts, or is glad. */
  tone: ToneShares;
  before: Brief | null;
  /** Of the whole message; `null` when none was asked, or it knew nothing. */
  feeling: MoodReading | null;
}

interface Begun {
  brief: Brief;
  mood: Mood;
  changes: Change[];
  asks: Mood[] | null;
  isClear: boolean;
}

/** How many times less likely sad is where music is named and no feeling stated. */
const sadUnstated = 0.5;

const sadElsewhere = 0.2;
/** A request is asked about only where it may come from who hurts: this likely where no music is named, */
const sadPerhaps = 0.3;
/** and this where it is: "the tango we had, for a widower". */
const sadThough = 0.5;
/** Nor is it asked about where what is told is less likely than this to hurt. */
const hurtsPerhaps = 0.3;
/** Constraints that say plainly how music sounds, or what goes on beside it. */
const plainKinds: ReadonlySet<string> = new Set([
  ...['genre', 'instrument', 'era', 'tempo', 'vocals', 'language', 'activity'],
]);

/** Who was low a message ago is seldom ready to dance: "called my sister, she's coming over". */
const lingering: Partial<Record<Mood, number>> = { happy: 0.4, energetic: 0.25, sad: 1.5, calm: 2 };
const lowest = 0.35;
const mocking: ReadonlySet<Mood> = new Set(['happy', 'energetic']);
const gladNews: ReadonlySet<Situation> = new Set([
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
]);

/**
 * How much what a message tells of weighs beside its words: less where it is glad, since a glad matter with a sting in it ("my best
 * friend's wedding, and I was no guest") is told like one without.
 */
const toneWeights = { hurts: 0.5, glad: 0.25 };
/** As likely as this are both before anything is read. */
const toneFloor = 0.05;

/** How many times likelier moods are where what a message tells of hurts, or is glad, whatever its words for feelings. */
function likelierByTone({ hurts, glad }: ToneShares): Partial<Record<Mood, number>> {
  const ratio = (hurts + toneFloor) / (glad + toneFloor);
  const times = ratio ** (ratio > 1 ? toneWeights.hurts : toneWeights.glad);
  return { sad: times, happy: 1 / times, energetic: 1 / Math.sqrt(times) };
}

/** What a message is surely about tells how it is meant: "passed. everything. even statistics." */
function isToldBy(topic: Topic | null, mood: Mood, feeling: MoodReading | null): boolean {
  if (topic === null) return false;
  const tone = toneOf(topic);
  if (tone === 'hurts') return mood === 'sad' || mood === 'calm';
  return tone === 'glad' && mocking.has(mood) && (feeling?.probabilities?.sad ?? 0) < sadPerhaps;
}

function hurtJustNow(before: Brief | null): boolean {
  return before !== null && before.feeling.valence < lowest && before.target.valence <= 0.5;
}

function timesEach(some: Partial<Record<Mood, number>>, others: Partial<Record<Mood, number>>) {
  const product: Partial<Record<Mood, number>> = { ...some };
  for (const mood of moods) product[mood] = (some[mood] ?? 1) * (others[mood] ?? 1);
  return product;
}

/** In words. */
const shortest = 10;

/** So few words that all of what a message says may lie in one of them. */
export function isShort(message: Message): boolean {
  return message.words.filter(({ isWord }) => isWord).length <= shortest;
}

/** The brief a mood or a request begins: how the listener is, and where the music is to lead. */
export function beginBrief(beginning: Beginning): Begun {
  const { intent, message, parts: read, situation, topic, tone, before, feeling } = beginning;
  const parts = withoutUnmeant(read, intent, feeling);
  const { asked, path } = parts;
  const statesFeeling = intent === 'mood' || statedFeeling(message) !== null;
  const byWords = likelierByWords(message);
  // Who only names music seldom tells of pain: what a model reads into "reggae for the beach" is weaker.
  const likelier = statesFeeling ? { ...byWords } : { ...byWords, sad: (byWords.sad ?? 1) * sadUnstated };
  const isGlad = (byWords.happy ?? 1) > 1 || (situation !== null && gladNews.has(situation));
  // Who wants to feel as at the beach is not there, and need not be sad for that.
  if (path?.to === null && path.words.startsWith('want to feel'))
    likelier.sad = (likelier.sad ?? 1) * sadElsewhere;
  const askedMood = asked?.mood ?? path?.to ?? null;
  const short = isShort(message);
  const byTone = timesEach(likelier, likelierByTone(tone));
  const decided = decideMood(feeling, {
    situation,
    likelier: hurtJustNow(before) ? timesEach(byTone, lingering) : byTone,
    asked: askedMood,
    // What music is for tells of it all the same, however much else is asked.
    isShort: short || !statesFeeling,
  });
  // In a longer message words for how music sounds are weighed with the rest: "quiet strings while I read".
  const isWeighed =
    askedMood !== null && !short && feeling?.probabilities !== undefined && feeling.mood !== askedMood;
  const goal = isWeighed ? decided.mood : askedMood;
  const moves = movedFrom(parts);
  // After danger the music stays gentle until somebody says in so many words that they are glad.
  const staysGentle =
    goal === null && moves === null && isGentle(before) && mocking.has(decided.mood) && !isGlad;
  const mood = goal ?? moves?.mood ?? (staysGentle ? 'calm' : decided.mood);
  const brief: Brief = {
    ...newBrief(mood, before),
    feeling: feelingOf({
      statesFeeling,
      decided,
      before,
      mood,
      feeling,
      path: path?.from ?? null,
      goal,
      moves,
    }),
    path: path?.path ?? 'match',
    situation,
    ...(moves !== null && goal === null && { target: moves.target }),
    ...(staysGentle && before !== null && { target: before.target }),
  };
  const mayHurt =
    tone.hurts >= hurtsPerhaps &&
    (feeling?.probabilities?.sad ?? 0) >= (namesMusic(parts) ? sadThough : sadPerhaps);
  const mayAsk = (intent === 'mood' || mayHurt) && !isToldBy(topic, mood, feeling);
  // Between glad and wild nobody is wronged who tells of nothing that hurts.
  const isHarmless = tone.hurts < hurtsPerhaps && decided.asks?.every((one) => mocking.has(one)) === true;
  const isAsked = mayAsk && !isHarmless && goal === null && moves === null && !staysGentle;
  const asks = isAsked ? decided.asks : null;
  const isClear = decided.isClear && statesFeeling && mood === decided.mood && moves === null;
  return {
    brief,
    mood,
    changes: saidOf(parts, brief, before, goal === null && moves !== null),
    asks,
    isClear,
  };
}

/** "Not even mum could cheer me up" asks for no glad music. */
function withoutUnmeant(parts: Parts, intent: 'mood' | 'request', feeling: MoodReading | null): Parts {
  const { asked, path } = parts;
  if ((feeling?.probabilities?.sad ?? 0) < sadAfterAll) return parts;
  if (intent === 'request' && (asked !== null || namesMusic(parts))) return parts;
  return { ...parts, asked: isBright(asked?.mood) ? null : asked, path: isBright(path?.to) ? null : path };
}

const isBright = (mood: Mood | null | undefined): boolean => mood != null && mocking.has(mood);

const namesMusic = ({ constraints, artists }: Parts): boolean =>
  constraints.some(({ kind }) => plainKinds.has(kind)) || artists.like.length > 0;

/** The changes whose words are the listener's: where the music leads, its mood, and which way it is to be. */
function saidOf(
  { path, asked, moves }: Parts,
  brief: Brief,
  before: Brief | null,
  isMoved: boolean,
): Change[] {
  const words = moves.words.join(', ').slice(0, briefBounds.words);
  const { valence, energy } = brief.target;
  return [
    ...(path === null ? [] : [set('path', before?.path ?? null, path.path, path.words)]),
    ...(asked?.mood === brief.mood ? [set('mood', before?.mood ?? null, brief.mood, asked.words)] : []),
    ...(isMoved && moves.valence !== 0 ? [set('target.valence', null, valence, words)] : []),
    ...(isMoved && moves.energy !== 0 ? [set('target.energy', null, energy, words)] : []),
  ];
}

interface Feelings {
  statesFeeling: boolean;
  decided: DecidedMood;
  before: Brief | null;
  mood: Mood;
  feeling: MoodReading | null;
  path: Mood | null;
  goal: Mood | null;
  moves: Moved | null;
}

function feelingOf({
  statesFeeling,
  decided,
  before,
  mood,
  feeling,
  path,
  goal,
  moves,
}: Feelings): Brief['feeling'] {
  if (path !== null) return moodTargets[path];
  if (moves !== null) return moves.feeling;
  if (!statesFeeling || feeling === null) return before?.feeling ?? moodTargets[mood];
  // Whoever asks to be cheered up or calmed down is not there yet, and the reading is of what was asked for.
  if (goal === decided.mood && goal === 'happy') return moodTargets.sad;
  return decided.feeling;
}

interface Moved {
  mood: Mood;
  feeling: Brief['feeling'];
  target: Brief['target'];
}

/** "less sad" with nothing before: sad now, and wants it less. "calmer": wants it calm. */
function movedFrom(parts: Parts): Moved | null {
  if (!movesMusic(parts)) return null;
  const { valence, energy } = parts.moves;
  if (valence === 0 && energy === 0) return null;
  const isLess = parts.moves.words.some(
    (words) => words.startsWith('less') || words.startsWith('too') || words.startsWith('not'),
  );
  // "Not so loud" wants it quiet; only who wants it less sad is sad.
  const start = isLess && valence !== 0 ? opposite(valence, energy) : null;
  if (start !== null) {
    return {
      mood: start,
      feeling: moodTargets[start],
      target: moved(moodTargets[start], { valence, energy }),
    };
  }
  const mood = towards(valence, energy);
  return { mood, feeling: moodTargets[mood], target: moodTargets[mood] };
}

function opposite(valence: number, energy: number): Mood {
  return towards(-valence, -energy);
}

function towards(valence: number, energy: number): Mood {
  if (Math.abs(energy) > Math.abs(valence)) return energy > 0 ? 'energetic' : 'calm';
  return valence >= 0 ? 'happy' : 'sad';
}
