import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** "Way too loud for bed! Why are there drums": who has found fault already asks for other music, and for no reasons. */
export function complainsFirst({ words }: Message, { moves }: Parts): boolean {
  const why = words.findIndex(({ text }) => text === 'why');
  return why > 0 && moves.words.length > 0 && [...moves.used].some((at) => at < why);
}
