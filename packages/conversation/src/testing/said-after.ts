import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { readMessage } from '../read-message.ts';

export const readers = { recognizeDistress, readSituation };

/** The brief after a first message. */
export const begun = (text: string): Brief | null =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;

/** What the brief holds as wanted and as avoided after a message that follows another. */
export function saidAfter(text: string, first = 'soul music') {
  const context = { brief: begun(first), mix: null, playing: false };
  const { brief } = readMessage(text, context, readers).complete(null);
  return {
    wanted: brief?.wanted.map(({ value }) => value),
    avoided: brief?.avoided.map(({ value }) => value),
  };
}
