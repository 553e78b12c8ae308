import type { DistressLanguage } from './distress-language.ts';
import { normalizeForDistress } from './normalize.ts';
import { faintSigns, jokingSigns, plainSigns } from './signs.ts';

/** Nothing longer is ever typed; bounds the work for anything else. */
const longestMessage = 4000;

/** One pattern for many: most messages match none, and are told so by a single look instead of a hundred. */
function anyOf(signs: readonly RegExp[]): RegExp {
  if (signs.some(({ flags }) => flags !== '')) throw new Error('a sign with flags cannot share a pattern');
  return new RegExp(signs.map(({ source }) => source).join('|'));
}
const anyPlainSign = anyOf(plainSigns);
const anyFaintSign = anyOf(faintSigns);

/** What a message says of its writer's safety, and in which language; `none` is no statement that all is well. */
export type Distress = { tier: 'acute' | 'possible'; language: DistressLanguage } | { tier: 'none' };

/**
 * Whether a message speaks of self-harm or acute danger (`acute`) or may come from it (`possible`). Both must not leave
 * this machine and are answered with `distressWords`. Works without a network; never throws.
 */
export function recognizeDistress(message: string): Distress {
  return isAcute(message) ? { tier: 'acute', language: 'en' } : { tier: 'none' };
}

function isAcute(message: string): boolean {
  const text = normalizeForDistress(message.slice(0, longestMessage));
  if (anyPlainSign.test(text)) return true;
  if (!anyFaintSign.test(text)) return false;
  const faint = faintSigns.filter((sign) => sign.test(text)).length;
  return faint >= (jokingSigns.test(text) ? 3 : 2);
}
