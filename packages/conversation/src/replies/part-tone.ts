import { readToneShares, type ToneShares } from '@attune/mood';

/** Somebody's death or mortal illness, in so many words. */
const mortal = /\b(?:he|she|they|who)\b[^.!?]{0,40}\b(?:die|dies|died|dying|dead)\b|\bcancer\b/i;
/** As likely as this, it hurts; 0 to 1. */
const surely = 0.8;

/** How likely a part of a message hurts, or is glad. A few words tell a model of topics little, and a death is none to pass over for that. */
export function toneOfPart(said: string): ToneShares {
  const { hurts, glad } = readToneShares(said);
  return mortal.test(said)
    ? { hurts: Math.max(surely, hurts), glad: Math.min(1 - surely, glad) }
    : { hurts, glad };
}
