import type { Mood, Situation } from '@attune/contract';
import { lines } from '../lines.ts';

/** First sentences for something particular within a situation, or within a mood where no situation is known. */
export interface Particular {
  /** `null`: any message whose situation is not known. */
  situation: Situation | null;
  /** The moods it fits. */
  moods: readonly Mood[];
  /** Words of which one must stand in the message, written without apostrophes. */
  cues: readonly string[];
  texts: readonly string[];
}

export function particular(
  situation: Situation | null,
  moods: string,
  cues: string,
  texts: string,
): Particular {
  return {
    situation,
    moods: moods.split(' ') as Mood[],
    cues: cues.split('|').map((cue) => cue.trim()),
    texts: lines(texts),
  };
}

export const anyMood = 'happy sad energetic calm focus';
