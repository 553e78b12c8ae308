import type { AffectPoint, Brief, Situation } from '@attune/contract';
import { cuesOf, type Message, wordAt } from '../message.ts';
import type { AskedMood } from '../parts/moods/read-asked-mood.ts';
import { isOfAnother } from '../replies/of-another.ts';
import { angryWords } from './feeling-words.ts';
import { hurtsIn } from './situation-moods.ts';

/** Where music for anger lies: as loud as for the gym, and as far from glad as it feels. */
export const angerPoint: AffectPoint = { valence: 0.25, energy: 0.85 };

const angryMusic =
  /\b(?:angry|angrier|anger|furious|fury|rage|raging|livid|revenge|vengeful|hateful|hate|pissed|mad)\b/i;

/** "Loud, mean, guitars" is as far from glad as "angry songs". */
const meanMusic =
  /\b(?:loud|heavy|hard|fast|raw)(?:,| and|, and)? (?:mean|nasty|ugly|vicious|brutal|bitter)\b|\b(?:mean|nasty|vicious)(?:,| and|, and)? (?:loud|heavy|hard)\b/i;
const hardMusic = /\b(?:heavy|heavier|loud|louder|hard|harder|rough|raw|brutal|aggressive|fierce)\b/i;
const isHot = (situation: Situation | null): boolean =>
  situation !== null && (situation === 'anger' || hurtsIn(situation));
const isHeated = ({ valence, energy }: AffectPoint): boolean => valence < 0.45 && energy > 0.5;

/** Whether "angry songs" are to let off what hurts: for the gym they are as bright as any. What is heavy of music for anger stays as dark. */
export const angerAsked = (
  asked: AskedMood | null,
  { mood, situation, target }: Brief,
  text: string,
): boolean =>
  asked !== null &&
  asked.mood === 'energetic' &&
  ((angryMusic.test(asked.words) && (mood === 'sad' || isHot(situation))) ||
    (isHeated(target) && hardMusic.test(asked.words) && (isHot(situation) || angryMusic.test(text))) ||
    meanMusic.test(text));

const denials = new Set('not dont never no isnt wasnt arent aint longer anymore hardly'.split(' '));
/** In words: how far before a feeling its denial stands. */
const denialReach = 3;

/** Whether a message tells of anger that is felt now. */
export function isAngry(message: Message, situation: Situation | null): boolean {
  const stated = message.words.flatMap(({ text }, at) => (angryWords.has(text) ? [at] : []));
  const isDenied = (at: number) =>
    Array.from({ length: denialReach }, (_, back) => wordAt(message, at - back - 1)).some((word) =>
      denials.has(word),
    );
  if (stated.some(isDenied)) return false;
  if (situation === 'anger') return !isOfAnother(message.text, situation);
  const felt = cuesOf(message, 'feelingNow');
  return stated.some((at) => felt.some(({ from, to }) => from <= at && at < to));
}
