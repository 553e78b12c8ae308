import {
  type Brief,
  briefBounds,
  type Change,
  type Mood,
  type MoodProbabilities,
  type MoodReading,
  moods,
  moodTargets,
  nearestMood,
  type Situation,
} from '@attune/contract';
import { type Topic, toneOf } from '@attune/mood';
import { wordClasses } from '../cues/word-classes.ts';
import { angerPoint, isAngry } from '../feeling/anger.ts';
import { type DecidedMood, decideMood } from '../feeling/decide-mood.ts';
import { deniedFeelings, deniedTones, withoutDeniedMoods } from '../feeling/denied-feelings.ts';
import { withoutSadness } from '../feeling/denied-sadness.ts';
import { asGladlyRead } from '../feeling/gladly-read.ts';
import { asToldPlainly, likelyAsTold, toldPlainly } from '../feeling/plain-statements.ts';
import { quieterWhereWell } from '../feeling/plainly-well.ts';
import { gladNews, hurtsIn, moodToDo, namesOnlyDoing } from '../feeling/situation-moods.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { weighMoods } from '../feeling/weigh-moods.ts';
import { moreLikeThis } from '../intent/more-like-this.ts';
import type { Message } from '../message.ts';
import { awayFrom } from '../parts/moods/read-denied-moods.ts';
import type { Parts } from '../parts/read-parts.ts';
import { set } from './changes-of-parts.ts';
import {
  gatherEvidence,
  isShort,
  namesMusic,
  type ReadBeginning,
  statesFeeling,
  withoutUnmeant,
} from './gather-evidence.ts';
import { isGentle } from './gentle-brief.ts';
import { gladThough, type Moved, mildly, movedFrom, turnedFrom } from './moved-from-start.ts';
import { newBrief } from './new-brief.ts';
import { isForTwo, romancePoint } from './romance.ts';
import { wayToGo } from './way-to-go.ts';

interface Beginning extends ReadBeginning {
  topic: Topic | null;
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

/** A request is asked about only where it may come from who hurts: this likely where no music is named, */
const sadPerhaps = 0.3;
/** and this where it is: "the tango we had, for a widower". */
const sadThough = 0.5;
/** Nor is it asked about where what is told is less likely than this to hurt. */
const hurtsPerhaps = 0.3;
const loud =
  /\b(?:hits|slaps|bangs|thumps|punches|slams|rips|loud|louder|heavy|hard|harsh|noisy|aggressive|scream\w{0,3})\b/i;
/** Who was low a message ago is seldom ready to dance: "called my sister, she's coming over". */
const lingering: Partial<Record<Mood, number>> = { happy: 0.4, energetic: 0.25, sad: 1.5, calm: 2 };
const lowest = 0.35;
/** Livelier than this is anger, which comes back as soon as it went. */
const heated = 0.7;
const mocking: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** What a message is surely about tells how it is meant: "passed. everything. even statistics." */
function isToldBy(topic: Topic | null, mood: Mood, feeling: MoodReading | null): boolean {
  if (topic === null) return false;
  const tone = toneOf(topic);
  if (tone === 'hurts') return mood === 'sad' || mood === 'calm';
  return tone === 'glad' && mocking.has(mood) && (feeling?.probabilities?.sad ?? 0) < sadPerhaps;
}

/** How likely each mood is of somebody who hurt a message ago. */
function afterPain(likely: MoodProbabilities): MoodProbabilities {
  const times = moods.map((mood) => likely[mood] * (lingering[mood] ?? 1));
  const sum = times.reduce((total, one) => total + one, 0);
  return Object.fromEntries(moods.map((mood, at) => [mood, (times[at] ?? 0) / sum])) as MoodProbabilities;
}

function hurtJustNow(before: Brief | null): boolean {
  if (before === null || before.target.energy > heated) return false;
  return before.feeling.valence < lowest && before.target.valence <= 0.5;
}

/** Who says "I'm not sad, I'm raging" has turned from it. */
const lingers = (
  before: Brief | null,
  message: Message,
  situation: Situation | null,
  isUnhurt: boolean,
): boolean => hurtJustNow(before) && !isUnhurt && !isAngry(message, situation);

/** "Fml" holds no word that a model knows, and says enough; `null` where a message states nothing that hurts. */
function byCry(message: Message): MoodProbabilities | null {
  const stated = likelierByWords(message);
  if ((stated.sad ?? 1) <= 1 || (stated.happy ?? 1) >= 1) return null;
  const sum = moods.reduce((total, mood) => total + (stated[mood] ?? 1), 0);
  return Object.fromEntries(moods.map((mood) => [mood, (stated[mood] ?? 1) / sum])) as MoodProbabilities;
}

/** How likely each mood is by all that is told. The weights are of readings of our own model; another's stands as it is. */
function weighed(feeling: MoodReading | null, told: ReadBeginning): MoodProbabilities | null {
  if (feeling?.probabilities === undefined) return byCry(told.message) ?? likelyAsTold(told.message.text);
  if (feeling.source !== 'embedded') return feeling.probabilities;
  const evidence = gatherEvidence(told, feeling.probabilities);
  const likely = asGladlyRead(weighMoods(evidence), evidence);
  const felt = withoutSadness(
    withoutDeniedMoods(likely, told.message, told.situation),
    told.message,
    told.situation,
  );
  return asToldPlainly(quieterWhereWell(felt, told.message), told.message.text);
}

/** The brief a mood or a request begins: how the listener is, and where the music is to lead. */
export function beginBrief(beginning: Beginning): Begun {
  const { intent, message, situation, topic, tone, before, feeling } = beginning;
  const parts = withoutUnmeant(beginning.parts, intent, feeling);
  const { asked, path } = parts;
  const isFelt = statesFeeling(intent, message);
  const isGlad =
    (likelierByWords(message).happy ?? 1) > 1 ||
    toldPlainly(message.text) === 'glad' ||
    (situation !== null && gladNews.has(situation));
  // "Starts chill and ends wild" names two, and leads to the second.
  const isFromTo = path !== null && path.from !== null && path.to !== null;
  const named = isFromTo ? null : (asked?.mood ?? null);
  // "With a bit of a beat" asks for no party.
  const isMild = named === 'energetic' && mildly.test(asked?.words ?? '');
  const askedMood = (isMild ? 'happy' : named) ?? path?.to ?? null;
  const likely = weighed(feeling, { ...beginning, parts });
  const isUnhurt = deniedTones(deniedFeelings(message)).has('hurts');
  const decided = decideMood(feeling, {
    // "Not nervous at all, big day tomorrow".
    situation: isUnhurt && situation === 'worry' ? null : situation,
    likely:
      likely !== null && lingers(before, message, situation, isUnhurt) && !isGlad
        ? afterPain(likely)
        : likely,
    isAsked: askedMood !== null,
  });
  // In a longer message words for how music sounds are weighed with the rest: "quiet strings while I read".
  const isWeighed =
    askedMood !== null &&
    asked?.isPlain !== true &&
    !isMild &&
    path?.isWished !== true &&
    !isShort(message) &&
    feeling?.probabilities !== undefined &&
    feeling.mood !== askedMood &&
    (asked?.isWish !== true || parts.moves.denied.some(({ direction }) => direction.mood === askedMood));
  const goal = isWeighed ? decided.mood : askedMood;
  const isTold = isFelt || situation !== null || namesMusic(parts);
  const moves =
    (isGlad ? gladThough(parts, decided) : null) ??
    movedFrom(parts) ??
    turnedFrom(parts, intent, isTold || !isShort(message) ? decided : null);
  // After danger the music stays gentle until somebody says in so many words that they are glad.
  const staysGentle =
    goal === null &&
    moves === null &&
    isGentle(before) &&
    (mocking.has(decided.mood) || decided.mood === 'calm') &&
    !isGlad;
  // "Cookout today": music for what is done sounds as that does, where nobody tells how they are.
  const isForDoing =
    ((intent === 'request' && !isFelt) || namesOnlyDoing(message, parts.constraints)) &&
    !isGentle(before) &&
    (situation === null || !hurtsIn(situation));
  const toDo = isForDoing ? moodToDo(message, parts.constraints) : null;
  // A model hears drive in "not too slow", where none is asked for; who dances with their grandmother dances to glad music.
  const isHeldBack =
    decided.mood === 'energetic' &&
    (parts.constraints.some(({ kind, operation }) => kind === 'tempo' && operation === 'avoid') ||
      (message.words.some(({ text }) => wordClasses.elders.has(text)) &&
        parts.constraints.some(({ value }) => value === 'dancing' || value === 'party')));
  const told = isHeldBack ? 'happy' : decided.mood;
  const isRomantic =
    goal === null &&
    moves === null &&
    !isGentle(before) &&
    tone.hurts < hurtsPerhaps &&
    (situation === null || !hurtsIn(situation)) &&
    isForTwo(message.text, intent, parts);
  const led = goal ?? moves?.mood ?? (staysGentle || isRomantic ? 'calm' : (toDo ?? told));
  // Anger has no mood of its own among the five; its music is as wild, and never glad.
  const isHeated = isFelt && isAngry(message, situation);
  const isHot = isHeated && led === 'energetic' && path === null;
  // "They are selling the flat. Ugh. Something loud" lets off steam, and asks for nothing bright.
  const isVented =
    led === 'energetic' &&
    path === null &&
    !isGlad &&
    loud.test([asked?.words ?? '', ...parts.moves.words].join(' ')) &&
    (tone.hurts >= hurtsPerhaps || (situation !== null && hurtsIn(situation)));
  const music =
    moves === null
      ? isVented
        ? angerPoint
        : isRomantic
          ? romancePoint
          : moodTargets[led]
      : goal === null
        ? moves.target
        : awayFrom(moodTargets[goal], parts.moves.denied, true);
  const way = wayToGo({
    path,
    mood: led,
    named: goal === null ? null : (asked?.mood ?? null),
    moves: parts.moves,
    feeling: feelingOf({
      statesFeeling: isFelt,
      decided,
      before,
      mood: led,
      feeling,
      path: path?.from ?? null,
      goal,
      moves,
    }),
    target: music,
  });
  // At the end of a way up the mood is that of the music there, unless it was named.
  const isLedOn = way.target !== music && (path?.from !== null || goal === null);
  const mood = isLedOn ? nearestMood(way.target, led) : led;
  const brief: Brief = {
    ...newBrief(mood, before),
    ...way,
    ...((isHot || (isHeated && path?.path === 'shift')) && { feeling: angerPoint }),
    path: path?.path ?? 'match',
    situation,
    ...(isHot && { target: angerPoint }),
    ...(staysGentle && before !== null && { target: before.target }),
  };
  const mayHurt =
    tone.hurts >= hurtsPerhaps &&
    (feeling?.probabilities?.sad ?? 0) >= (namesMusic(parts) ? sadThough : sadPerhaps);
  const mayAsk = (intent === 'mood' || mayHurt) && !isToldBy(topic, mood, feeling);
  // Between glad and wild nobody is wronged who tells of nothing that hurts.
  const isHarmless = tone.hurts < hurtsPerhaps && decided.asks?.every((one) => mocking.has(one)) === true;
  const isAsked =
    mayAsk &&
    !isHarmless &&
    !isRomantic &&
    goal === null &&
    moves === null &&
    !staysGentle &&
    path?.rises !== true;
  const asks = isAsked && !notToAsk.test(message.text) ? decided.asks : null;
  const isClear = decided.isClear && isFelt && mood === decided.mood && moves === null;
  return {
    brief,
    mood,
    changes: [
      ...saidOf(parts, brief, before, goal === null && moves !== null),
      ...likePlaying(message, parts, before),
    ],
    asks,
    isClear,
  };
}

/** "Stop asking how I feel, just play something". */
const notToAsk =
  /\b(?:stop (?:asking|with the questions)|(?:don['’]?t|do not|no need to|quit|without) ask(?:ing)?\b|no (?:more )?questions)/i;

/** "More like this" with no music of ours on the screen: what was played by name is meant. */
function likePlaying(message: Message, { artists }: Parts, before: Brief | null): Change[] {
  const isMeant =
    before === null && moreLikeThis(message) === 'asked' && isShort(message) && artists.like.length === 0;
  return isMeant ? [{ field: 'like', op: 'add', like: { kind: 'playing' } }] : [];
}

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
  if (goal === 'happy' && (decided.mood === 'happy' || isHardlySad(decided))) return moodTargets.sad;
  return decided.feeling;
}

/** "I'm feeling down, cheer me up": sad, and as bright as what is asked for. */
const isHardlySad = ({ mood, feeling }: DecidedMood): boolean =>
  mood === 'sad' && feeling.valence > moodTargets.sad.valence;
