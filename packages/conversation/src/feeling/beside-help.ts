import type { Distress } from '@attune/mood';
import type { ConversationReading, PendingReading } from '../reading.ts';
import type { HelpTurnedDown } from './help-turned-down.ts';

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
