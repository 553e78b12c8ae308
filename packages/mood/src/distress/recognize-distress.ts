import { normalizeForDistress } from './normalize.ts';
import { faintSigns, jokingSigns, plainSigns } from './signs.ts';

/** Nothing longer is ever typed; bounds the work for anything else. */
const longestMessage = 4000;

/**
 * Whether a message speaks of self-harm or acute danger, so that it has to be answered with `distressReply`
 * and must not leave this machine. Works without a network, on English messages; measured on
 * `fixtures/distress.tsv` and `fixtures/distress-hard-negatives.tsv`. Never throws.
 */
export function recognizeDistress(message: string): boolean {
  const text = normalizeForDistress(message.slice(0, longestMessage));
  if (plainSigns.some((sign) => sign.test(text))) return true;
  const faint = faintSigns.filter((sign) => sign.test(text)).length;
  return faint >= (jokingSigns.test(text) ? 3 : 2);
}
