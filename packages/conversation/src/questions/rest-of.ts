import type { Message } from '../message.ts';
import { type Stretch, sentencesOf } from './asked-clauses.ts';

/** The sentences of a message that its question leaves. */
export function restOf(message: Message, { taken }: { taken: readonly Stretch[] }): string {
  return sentencesOf(message)
    .filter(({ from, to }) => !taken.some((one) => one.from < to && one.to > from))
    .map(({ from, to }) => message.text.slice(message.words[from]?.start, message.words[to - 1]?.end))
    .join('. ');
}
