import { readMessage } from './read-message.ts';
import type { MessageReaders } from './reading.ts';

const everyday = ['some jazz for dinner, no vocals', 'rough day at work', 'quiero algo tranquilo'];

/** Reads a few messages, so that the tables of words are made before the first listener waits for them. */
export function warmUpReading(readers: MessageReaders): void {
  for (const text of everyday)
    readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
}
