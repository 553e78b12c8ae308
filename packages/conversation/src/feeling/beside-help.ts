import type { ConversationReading, PendingReading } from '../reading.ts';
import type { HelpTurnedDown } from './help-turned-down.ts';

/**
 * What is said of the card of help is answered, and what is said besides is read as a message of its own.
 * @param alone the reading where nothing else is said
 */
export function besideHelp(
  ofHelp: HelpTurnedDown,
  alone: ConversationReading,
  read: (rest: string) => PendingReading,
): PendingReading {
  if (ofHelp.rest === '') {
    const reading = { ...alone, ofHelp };
    return { intent: reading.intent, distress: { tier: 'none' }, feelingText: null, complete: () => reading };
  }
  const pending = read(ofHelp.rest);
  return { ...pending, complete: (feeling) => ({ ...pending.complete(feeling), ofHelp }) };
}
