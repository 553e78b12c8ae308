import type { AffectPoint, MoodProbabilities, Situation } from '@attune/contract';
import { angerPoint } from './anger.ts';

/**
 * Where these lie on Russell's circle of affect, in degrees from pure pleasure (the study is named at `affectOf`): tense 92.8,
 * afraid 116, frustrated 141, miserable 188.7, bored 242. The moods are those of music: who lies awake or rages is read as wanting calm or
 * loud music, which says nothing of how it feels.
 */
const degrees: Partial<Record<Situation, number>> = {
  exams: 92.8,
  sleeplessness: 92.8,
  worry: 116,
  'work stress': 141,
  illness: 188.7,
  boredom: 242,
};

/** Told in a word or two, none of it is felt with all one's might. */
const radius = 0.3;
/** Somebody this likely to be glad is, wherever they are: "passed my exam!". */
const gladFrom = 0.4;

/** How somebody feels, as far as what they are in says more of it than the mood of their music. */
export function feltIn(
  situation: Situation | null,
  read: AffectPoint,
  likely: MoodProbabilities,
): AffectPoint {
  if (situation === 'anger' && likely.happy < gladFrom) return angerPoint;
  const angle = situation === null ? undefined : degrees[situation];
  if (angle === undefined || likely.happy >= gladFrom) return read;
  const radians = (angle * Math.PI) / 180;
  return {
    valence: Math.min(read.valence, 0.5 + radius * Math.cos(radians)),
    energy: 0.5 + radius * Math.sin(radians),
  };
}
