import type { AffectPoint, Brief, Mood, Situation } from '@attune/contract';
import { changesBetween } from '../brief/changes-between.ts';
import { isOver } from '../feeling/plain-news.ts';
import { hurtsIn } from '../feeling/situation-moods.ts';
import { likelierByWords } from '../feeling/stated-feelings.ts';
import { readMessageWords } from '../message.ts';
import type { PendingReading } from '../reading.ts';
import { doneAlone, type Scene } from './new-scene.ts';

/** What somebody never wants to hear holds on another evening; what suited the one that is over does not. */
const ofTaste: ReadonlySet<string> = new Set(['genre', 'artist', 'language']);
const mostKept = 8;

export function withTaste(brief: Brief, { avoided, explicit }: Brief): Brief {
  const isNamed = (one: Brief['avoided'][number]) =>
    [...brief.wanted, ...brief.avoided].some(({ kind, value }) => kind === one.kind && value === one.value);
  const kept = avoided.filter((one) => ofTaste.has(one.kind) && one.soft !== true && !isNamed(one));
  return {
    ...brief,
    avoided: [...kept.slice(-mostKept), ...brief.avoided],
    explicit: brief.explicit && explicit,
  };
}

/** Warm, and one can talk over it. */
const sociable: AffectPoint = { valence: 0.75, energy: 0.45 };

/** "Four of us at the table now" is no sadness. */
const inCompany = (brief: Brief): Brief => ({
  ...brief,
  mood: 'happy',
  feeling: sociable,
  target: sociable,
  path: 'match',
});

/** "Bin the reading, they are coming over". */
const notAlone = (brief: Brief): Brief =>
  brief.situation !== null && doneAlone.has(brief.situation) ? { ...brief, situation: null } : brief;

/** "Exam is finished!" */
const withoutOver = (brief: Brief, text: string): Brief =>
  isOver(text, brief) ? { ...brief, situation: null } : brief;

const effort: ReadonlySet<Situation | null> = new Set<Situation | null>(['running', 'workout']);
/** Glad, and done. */
const rested: AffectPoint = { valence: 0.7, energy: 0.2 };

/** "I ran it! In the bath now". */
const spent = (brief: Brief): Brief => ({
  ...brief,
  mood: 'calm',
  feeling: rested,
  target: rested,
  path: 'match',
  situation: null,
});

/** Without a word of it, company is there to talk. */
const danced = /\b(?:danc\w{1,4}|party|wild|conga|rave|lively|energetic|jump\w{0,3})\b/i;

const tellsOfPain = (text: string, { situation }: Brief): boolean =>
  (situation !== null && hurtsIn(situation)) || (likelierByWords(readMessageWords(text)).sad ?? 1) > 1;

/** A brief for the new scene, begun from nothing but the taste of who listens. */
export const beginScene = (
  begun: PendingReading,
  before: Brief,
  scene: Scene,
  denied: Mood | null,
): PendingReading => ({
  ...begun,
  complete: (feeling) => {
    const reading = begun.complete(feeling);
    if (reading.brief === null) return reading;
    const isSad = reading.brief.mood === 'sad' && !tellsOfPain(scene.text, reading.brief);
    const begins = withoutOver(reading.brief, scene.text);
    const told = scene.isInCompany ? notAlone(begins) : begins;
    const isTooWild = told.mood === 'energetic' && !danced.test(scene.text);
    const isWrong = (scene.isInCompany && (isSad || isTooWild)) || told.mood === denied;
    const isSpent = scene.isDone && effort.has(before.situation) && told.situation === before.situation;
    const heard = isSpent ? spent(told) : isWrong ? inCompany(told) : told;
    const brief = withTaste(heard, before);
    return { ...reading, brief, changes: changesBetween(before, brief, new Map()), isAnew: true };
  },
});
