import type { AffectPoint } from '@attune/contract';
import type { Parts } from '../parts/read-parts.ts';

/** Where music for two lies: warm, and not so quiet as for falling asleep. */
export const romancePoint: AffectPoint = { valence: 0.65, energy: 0.3 };

const forTwo =
  /\b(?:romantic\w{0,4}|romance|candle\w{0,5}|valentine['’]?s?|first dance|slow danc\w{1,3}|(?:down|up) the aisle|wedding ceremony|(?:our|a|the|marriage) proposal|propos(?:e|ing)|anniversary (?:dinner|meal)|dinner date)\b/i;
/** Period, and not mood: "late romantic piano". And whoever parties together wants more than candlelight. */
const otherwise =
  /\b(?:romantic (?:era|period|composers?|comed\w{1,3})|(?:late|early|high|neo)[ -]romantic|party|disco|upbeat|fun|lively|rock|metal|club\w{0,4}|alone|single|(?:not|no|nothing|isn['’]?t)(?: too| so| very| really)? (?:romantic|romance)|(?:research|project|business|grant|work) proposal)\b/i;

/** Whether music is for two: "dinner date music", "songs for our first dance", "romantic evening with my wife". */
export function isForTwo(text: string, intent: 'mood' | 'request', { constraints }: Parts): boolean {
  const start = text.slice(0, mostRead);
  if (otherwise.test(start)) return false;
  if (forTwo.test(start)) return true;
  return (
    intent === 'request' &&
    constraints.some(({ value, operation }) => value === 'date' && operation === 'want')
  );
}
/** In characters. */
const mostRead = 160;
