import type { PendingReading } from '@attune/conversation';
import type { WriteReply } from './write-reply.ts';

/** Replies to a message that names artists of the library, in which those words speak of nothing else: what is to be played is said as it was typed. */
export const saidWithNames =
  (writeReply: WriteReply, { hidden }: Pick<PendingReading, 'hidden'>): WriteReply =>
  async (turn, signal) => {
    if (hidden === undefined || turn.reading.intent === 'play') return writeReply(turn, signal);
    const reply = await writeReply({ ...turn, text: hidden.text }, signal);
    return { ...reply, text: hidden.restored(reply.text) };
  };
