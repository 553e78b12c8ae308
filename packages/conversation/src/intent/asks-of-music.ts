import { type Message, readMessageWords } from '../message.ts';
import { type Parts, type PartsContext, readParts } from '../parts/read-parts.ts';
import { changes } from './intent-by-rules.ts';

/** Whether a message says anything of how the music is to be, or for how long. */
export const asksOfMusic = (message: Message, parts: Parts): boolean =>
  changes(message, parts) || parts.asked !== null || parts.path !== null || parts.length !== null;

/** The same of a part of a message, or whether it is for the player. */
export function asksOfMusicIn(text: string, context: Omit<PartsContext, 'isPlain'>): boolean {
  const message = readMessageWords(text);
  const parts = readParts(message, { ...context, isPlain: true });
  return asksOfMusic(message, parts) || parts.command !== null;
}
