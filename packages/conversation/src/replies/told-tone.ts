import type { Mood } from '@attune/contract';
import { readToneShares } from '@attune/mood';
import { statementsIn } from './reflection/reflect.ts';
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
function toldTone(text: string, mood: Mood, isFelt: boolean): ToldTone {
  const { hurts, glad } = readToneShares(text);
  const isLow = mood === 'sad' || mood === 'calm';
  if (isLow && hurts > clearly * glad && !namesRelief(text))
    return hurts >= (mood === 'sad' ? leastTone.agreed : leastTone.alone) ? 'hurts' : 'open';
  if (mood === 'sad' || namesTrouble(text) || glad <= clearly * hurts) return 'open';
  if (glad >= (bright.has(mood) ? leastTone.agreed : leastTone.alone)) return 'glad';
  return mood === 'happy' && isFelt && hurts < hardly ? 'glad' : 'open';
}

/** What of a message is said back, and how it is for the listener. */
export interface Told {
  /** "your daughter took her first steps" */
  clause: string;
  tone: ToldTone;
}

/** A statement whose tone is as likely as this beside the one with the most of it may stand for the message. */
const nearly = 0.5;
/** A message that is neither is told by its first statement. */
const leastLean = 0.35;
/** What is said back must have its part in the tone. */
const leastShare = 0.3;

const shortest = 4;

/** "He did" and "it's mine" need what was said before them. */
const standsAlone = (said: string): boolean => said.split(' ').length >= shortest && !leaningOn.test(said);

const leaningOn = /^(?:it|he|she|they|that|this|there)\b/i;

/**
 * The statement of a message that has the most of its tone, to be said back; `null` where that one cannot be:
 * "I drive the 38. A passenger spat at me" is not about a bus.
 */
export function chooseTold(text: string, mood: Mood, isFelt: boolean): Told | null {
  const { hurts, glad } = readToneShares(text);
  const lean = hurts > glad ? 'hurts' : 'glad';
  const statements = statementsIn(text).map((one) => ({ ...one, shares: readToneShares(one.said) }));
  const most = Math.max(0, ...statements.map(({ shares }) => shares[lean]));
  const isEven = Math.max(hurts, glad) < leastLean;
  const chosen = isEven
    ? statements.at(0)
    : statements.find(
        ({ told, said, shares }, at) =>
          told !== null && shares[lean] >= nearly * most && (at === 0 || standsAlone(said)),
      );
  if (chosen === undefined || chosen.told === null) return null;
  const tone = toldTone(text, mood, isFelt);
  const hasPart = tone === 'open' || chosen.shares[tone] >= leastShare;
  return { clause: chosen.told, tone: hasPart ? tone : 'open' };
}
