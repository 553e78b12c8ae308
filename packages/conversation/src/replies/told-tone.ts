import type { Mood } from '@attune/contract';
import { readToneShares } from '@attune/mood';
import { namesRelief, namesTrouble } from './speaks-against.ts';

/** How what is told is for whoever tells it; `open` where that is not sure. */
export type ToldTone = 'hurts' | 'glad' | 'open';

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** How likely what is told must be to hurt, or to be glad, to be spoken of as that; more where the mood says neither. */
const leastTone = { agreed: 0.4, alone: 0.65 };
/** And how many times likelier than the contrary. */
const clearly = 1.5;
const hardly = 0.3;

/** How what is told is for the listener, where what it is about and the mood that was read do not contradict each other. */
export function toldTone(text: string, mood: Mood, isFelt: boolean): ToldTone {
  const { hurts, glad } = readToneShares(text);
  const isLow = mood === 'sad' || mood === 'calm';
  if (isLow && hurts > clearly * glad && !namesRelief(text))
    return hurts >= (mood === 'sad' ? leastTone.agreed : leastTone.alone) ? 'hurts' : 'open';
  if (mood === 'sad' || namesTrouble(text) || glad <= clearly * hurts) return 'open';
  if (glad >= (bright.has(mood) ? leastTone.agreed : leastTone.alone)) return 'glad';
  return mood === 'happy' && isFelt && hurts < hardly ? 'glad' : 'open';
}
