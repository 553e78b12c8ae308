import type { Distress } from '@attune/mood';
import { isGentle } from '../brief/gentle-brief.ts';
import { asksOfMusicIn } from '../intent/asks-of-music.ts';
import type { ConversationContext, ConversationReading, PendingReading } from '../reading.ts';
import { type HelpTurnedDown, helpTurnedDown } from './help-turned-down.ts';

export const unheard: Distress = { tier: 'none' };

/**
 * What is said of the card of help is answered, and what is said besides is read as a message of its own.
 * @param alone the reading of a message that says nothing else.
 */
export function besideHelp(
  ofHelp: HelpTurnedDown,
  alone: ConversationReading,
  read: (rest: string) => PendingReading,
): PendingReading {
  if (ofHelp.rest === '')
    return {
      ...{ intent: alone.intent, distress: unheard, feelingText: null },
      complete: () => ({ ...alone, ofHelp }),
    };
  const pending = read(ofHelp.rest);
  return { ...pending, complete: (feeling) => ({ ...pending.complete(feeling), ofHelp }) };
}

/** What is said of help, where it was offered before: by the card that stands open, or in the words of a reply. */
export function helpSaid(
  text: string,
  heard: Distress,
  context: ConversationContext,
  hears: (part: string) => Distress,
): HelpTurnedDown | null {
  const isOpen = context.helpOpen === true;
  if (!isOpen && !isGentle(context.brief)) return null;
  return helpTurnedDown(text, heard, hears, !isOpen, (rest) => asksOfMusicIn(rest, context));
}
