import type { Brief } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { heardInNamesAlone } from '../../feeling/danger-beside-names.ts';
import type { MessageReaders, PendingReading, ReadHeard } from '../../reading.ts';
import type { HiddenNames } from './hide-names.ts';
import { heldToThem, letGoOfThem, onlyBy, withOthersAsked } from './only-by.ts';
import { allStandIns } from './stand-ins.ts';

/**
 * Reads a message that names artists of the library, with stand-ins in their places. What was heard as danger in the message as it was typed
 * stays so, and then nothing stands in for anything, unless it was heard in nothing but the names.
 */
export function readWithNames(
  hidden: HiddenNames,
  distress: Distress,
  readers: MessageReaders,
  read: ReadHeard,
): PendingReading | null {
  const { recognizeDistress } = readers;
  const isOfNames = heardInNamesAlone(distress, hidden, recognizeDistress);
  if (distress.tier !== 'none' && !isOfNames) return null;
  const { context, restored, standIns } = hidden;
  const only = onlyBy(hidden.text, standIns);
  const text = only?.text ?? withOthersAsked(hidden.text, context.brief);
  const unheard: Distress = { tier: 'none' };
  const pending = read(text, context, unheard, {
    ...readers,
    recognizeDistress: (part) => (isOfNames ? unheard : recognizeDistress(hidden.asTyped(part))),
  });
  return {
    ...pending,
    // No name is a word of what somebody feels.
    feelingText: pending.feelingText?.replace(allStandIns, ' ').trim() ?? null,
    hidden: { text, restored },
    complete: (feeling) => {
      const reading = pending.complete(feeling);
      return restored(
        only === null
          ? letGoOfThem(reading, context.brief, text, standIns)
          : heldToThem(reading, context.brief, only.names),
      );
    },
  };
}

/** A message that names nobody may ask for others than whoever alone was asked for. */
export function withOthers(pending: PendingReading, brief: Brief | null, text: string): PendingReading {
  if (pending.distress.tier !== 'none') return pending;
  return { ...pending, complete: (feeling) => letGoOfThem(pending.complete(feeling), brief, text) };
}
