import {
  type AffectPoint,
  type Brief,
  type Mood,
  type MoodReading,
  moodTargets,
  type Situation,
} from '@attune/contract';
import { readToneShares } from '@attune/mood';
import { changesBetween } from '../brief/changes-between.ts';
import { withoutRest } from '../brief/without-rest.ts';
import { wordSet } from '../cues/word-classes.ts';
import { angerPoint, isAngry } from '../feeling/anger.ts';
import { gladNews, hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { readMessageWords } from '../message.ts';
import type { ConversationContext, ConversationReading, PendingReading } from '../reading.ts';
import { isOfGuess } from './guess-words.ts';
import type { TakenBack } from './read-taken-back.ts';

interface Correcting {
  taken: TakenBack;
  before: Brief;
  context: ConversationContext;
  language: string;
  /** Reads what is said besides, as a message of its own. */
  readRest: (text: string, context: ConversationContext) => PendingReading;
}

/** What lies nearest to a guess that was wrong, and what is asked about where nothing else is told. */
const nearby: Readonly<Record<Mood, readonly [Mood, Mood, Mood?]>> = {
  sad: ['calm', 'happy'],
  happy: ['calm', 'sad'],
  calm: ['happy', 'energetic'],
  energetic: ['calm', 'happy', 'sad'],
  focus: ['calm', 'happy'],
};

/** The mood goes with a trouble that was none: who is not heartbroken need not be sad. */
function freesMood({ situation, mood }: TakenBack, before: Brief): boolean {
  if (mood !== null) return true;
  if (situation === null) return false;
  const isTrouble = hurtsIn(situation) || situation === 'anger';
  return isTrouble && likelierMoods[situation].includes(before.mood);
}

/** The brief without the guess: its other wishes stand. */
function withoutGuess(before: Brief, { situation }: TakenBack): Brief {
  if (situation === null) return before;
  return {
    ...before,
    situation: null,
    wanted: before.wanted.filter(({ kind, value }) => !(softKinds.has(kind) && isOfGuess(value, situation))),
    avoided: before.avoided.filter(({ kind, value }) => kind !== 'artist' || !isOfGuess(value, situation)),
  };
}
const softKinds: ReadonlySet<string> = new Set(['scene', 'activity', 'keyword']);

const inMood = (brief: Brief, mood: Mood): Brief => ({
  ...brief,
  mood,
  feeling: moodTargets[mood],
  target: moodTargets[mood],
  path: 'match',
});

function nearestTo(before: Brief, taken: TakenBack): Mood {
  const { mood, situation } = before;
  const isGlad = situation !== null && situation !== taken.situation && gladNews.has(situation);
  return mood === 'sad' && isGlad ? 'happy' : nearby[mood][0];
}

/** As likely as this to be glad, or to hurt, what is said besides tells how somebody is; 0 to 1. */
const tellsFrom = 0.5;

function tellsHow(rest: string): boolean {
  const { glad, hurts } = readToneShares(rest);
  const stated = likelierByWords(readMessageWords(rest));
  return (
    Math.max(glad, hurts) >= tellsFrom ||
    (stated.happy ?? 1) > 1 ||
    (stated.sad ?? 1) > 1 ||
    (stated.energetic ?? 1) > 1
  );
}

const begins = ({ intent, brief }: ConversationReading): boolean =>
  brief !== null && (intent === 'mood' || intent === 'request');

const moves = ({ changes }: ConversationReading): boolean =>
  changes.some(({ field }) => field === 'mood' || field.startsWith('target.'));

/**
 * A wrong guess is gone with one correction: what was turned down leaves the brief, how the listener is is read anew from what they say
 * besides, and where that says nothing it is asked, with the nearest guess meanwhile.
 */
export function putRightGuess({ taken, before, context, language, readRest }: Correcting): PendingReading {
  const isFreed = freesMood(taken, before);
  const without = withoutGuess(before, taken);
  const base = isFreed ? inMood(without, nearestTo(before, taken)) : without;
  const { rest } = taken;
  const onward = rest === '' ? null : readRest(rest, { ...context, brief: base });
  const anew =
    rest === '' || !isFreed ? null : readRest(rest, { brief: null, mix: null, playing: context.playing });
  const text = onward?.feelingText ?? anew?.feelingText ?? null;
  const completed = (pending: PendingReading | null, feeling: MoodReading | null) =>
    pending?.complete(pending.feelingText === null ? null : feeling) ?? null;
  const intent =
    onward !== null && (onward.intent === 'mood' || onward.intent === 'request') ? onward.intent : 'refine';
  return {
    intent,
    distress: { tier: 'none' },
    feelingText: text,
    complete: (feeling) => {
      const on = completed(onward, feeling);
      const { brief: found, asks } = settled(on, completed(anew, feeling), {
        base,
        isFreed,
        denied: taken.mood,
        before: before.mood,
        keepsWishes: taken.situation !== 'anger',
        rest,
      });
      const brief = withoutRest(found, before);
      return {
        intent,
        language,
        brief,
        changes: changesBetween(before, brief, new Map()),
        edits: on?.edits ?? [],
        ...(asks !== null && { asks }),
        owns: taken.name ?? taken.mood ?? '',
      };
    },
  };
}

interface Settling {
  base: Brief;
  isFreed: boolean;
  denied: Mood | null;
  before: Mood;
  /** What was asked for in anger is not asked for by who is not angry. */
  keepsWishes: boolean;
  rest: string;
}

interface Settled {
  brief: Brief;
  asks: Mood[] | null;
}

function settled(
  on: ConversationReading | null,
  anew: ConversationReading | null,
  settling: Settling,
): Settled {
  const found = read(on, anew, settling);
  const { base, denied, before, isFreed } = settling;
  if (!isFreed || (denied ?? before) !== 'sad') return found;
  // "Peaceful. Alone": who is not sad is in no trouble that single words sound like.
  const { situation, mood } = found.brief;
  const isTrouble = situation !== null && hurtsIn(situation);
  const isBright = mood === 'happy' || mood === 'energetic';
  const isNew = situation !== base.situation && mood !== 'sad';
  return isTrouble && (isNew || isBright) ? { ...found, brief: { ...found.brief, situation: null } } : found;
}

/** In words: fewer of them tell no mood by themselves. */
const leastTold = 5;

function read(
  on: ConversationReading | null,
  anew: ConversationReading | null,
  { base, isFreed, denied, before, keepsWishes, rest }: Settling,
): Settled {
  const isBegun = on !== null && begins(on);
  const told = on?.brief == null ? base : isBegun && keepsWishes ? withWishes(on.brief, base) : on.brief;
  const asks = on?.asks ?? null;
  if (!isFreed) return { brief: told, asks: isBegun ? asks : null };
  const isLed = on !== null && !isBegun && moves(on) && told.mood !== denied;
  if (isLed) return { brief: told, asks: null };
  if (denied !== 'energetic' && isAngry(readMessageWords(rest), null)) {
    const angry = { ...inMood(told, 'energetic'), feeling: angerPoint, target: angerPoint };
    return { brief: { ...angry, situation: 'anger' }, asks: null };
  }
  const glad =
    (denied ?? before) === 'sad'
      ? gladIn(rest, on?.brief?.situation ?? anew?.brief?.situation ?? null)
      : null;
  if (glad !== null) return { brief: { ...inMood(told, 'happy'), feeling: glad, target: glad }, asks: null };
  const first = isBegun ? on : anew !== null && begins(anew) ? anew : null;
  const isSure =
    first !== null && first.asks === undefined && readMessageWords(rest).words.length >= leastTold;
  if (
    first?.brief != null &&
    first.brief.mood !== denied &&
    (tellsHow(rest) || (denied === null && isSure))
  ) {
    const { mood, feeling, target, path } = first.brief;
    const situation = first.brief.situation ?? told.situation;
    return {
      brief: { ...told, mood, feeling, target, path, situation },
      asks: situation === 'anger' ? null : amongLeft(first.asks, denied),
    };
  }
  const quiet = base.mood === 'calm' && readMessageWords(rest).words.some(({ text }) => quietly.has(text));
  return { brief: inMood(told, base.mood), asks: quiet ? null : asksAbout(denied, base.mood, before) };
}

const quietly = wordSet(
  'quiet quietly peaceful peace still stillness soft softly gentle gently tender calm slow slowly rest restful',
);

const glad = wordSet(`
  happy glad joyful delighted pleased thrilled excited overjoyed celebrating celebration laughing smiling dancing sunny sunshine fantastic
  wonderful victory won
`);
/** Gladness that sits still. */
const quietlyGlad = wordSet(
  'proud grateful thankful relieved relief content contented hopeful healthy blessed fine well cleared',
);
const gentlyGlad: AffectPoint = { valence: 0.75, energy: 0.45 };
const denials = wordSet('not no never dont isnt wasnt arent hardly nothing');

/** Where the music goes for somebody who is not sad and says that they are glad; `null` where they do not. */
function gladIn(rest: string, situation: Situation | null): AffectPoint | null {
  const { words } = readMessageWords(rest);
  const says = (list: ReadonlySet<string>) =>
    words.some(
      ({ text }, at) =>
        list.has(text) && !words.slice(Math.max(0, at - 3), at).some((word) => denials.has(word.text)),
    );
  if (says(glad) || isLively(rest) || (situation !== null && gladNews.has(situation)))
    return moodTargets.happy;
  return says(quietlyGlad) ? gentlyGlad : null;
}

/** Kinds of music that nobody asks for to be sad, or still, by. */
const lively = wordSet(`
  disco funk samba salsa polka cumbia merengue dixieland ska afrobeat highlife motown swing bhangra soca calypso klezmer boogie-woogie rockabilly
  ragtime mambo amapiano
`);
const isLively = (rest: string): boolean =>
  readMessageWords(rest).named.some(({ kind, value }) => kind === 'genre' && lively.has(value));

/** What was wished before the correction is wished still. */
function withWishes(brief: Brief, { wanted, like, length }: Brief): Brief {
  const isNew = (one: Brief['wanted'][number]) =>
    ![...brief.wanted, ...brief.avoided].some(({ kind, value }) => kind === one.kind && value === one.value);
  return {
    ...brief,
    wanted: [...wanted.filter(isNew), ...brief.wanted].slice(-12),
    like: brief.like.length > 0 ? brief.like : like,
    length: brief.length ?? length,
  };
}

/** Who says that it is not to be calm has said which way; whoever only puts a fact right may be as they were. */
function asksAbout(denied: Mood | null, nearest: Mood, before: Mood): Mood[] | null {
  if (denied === 'calm') return null;
  const among = nearby[denied ?? before].filter((mood) => mood !== undefined);
  return denied === null ? [...new Set<Mood>([nearest, before, ...among])].slice(0, 3) : among;
}

function amongLeft(asks: readonly Mood[] | undefined, denied: Mood | null): Mood[] | null {
  const left = (asks ?? []).filter((mood) => mood !== denied);
  return left.length < 2 ? null : left;
}
