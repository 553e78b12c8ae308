import type { Distress } from '@attune/mood';
import { readMessageWords } from '../message.ts';
import { dangerBesideTitles } from '../names/likened-songs.ts';
import { asksOnlyWhatWordMeans } from '../questions/asks-what-word-means.ts';
import type { ConversationContext, MessageReaders } from '../reading.ts';
import { dangerBesideShown } from './danger-beside-shown.ts';
import { dangerMeant } from './danger-meant.ts';
import { heardBesideSayings } from './harmless-sayings.ts';

/** What is heard as danger in a message, beside the songs it names or likens music to, what it only says so, and what stands. */
export function dangerIn(
  text: string,
  context: ConversationContext,
  recognizeDistress: MessageReaders['recognizeDistress'],
): Distress {
  const hear = (part: string) =>
    dangerBesideShown(part, context, (said) => dangerBesideTitles(said, recognizeDistress));
  const danger = dangerMeant(heardBesideSayings(text, context.brief, hear), text, context);
  // "What is lo-fi, if I may ask? I do not know the word."
  return danger.tier === 'possible' && asksOnlyWhatWordMeans(readMessageWords(text))
    ? { tier: 'none' }
    : danger;
}
