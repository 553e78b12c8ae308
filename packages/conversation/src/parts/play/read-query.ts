import { type Message, wordAt } from '../../message.ts';
import { nameAt } from '../../names/read-name.ts';

export const longestQuery = 120;

export function isCapital({ text, words }: Message, at: number): boolean {
  const letter = text[words[at]?.start ?? 0] ?? '';
  return letter !== letter.toLowerCase() && text !== text.toUpperCase();
}

export function indexOfBy(message: Message, first: number, last: number): number {
  for (let at = last - 1; at > first; at -= 1) {
    if (wordAt(message, at) === 'by') return at;
    if (wordAt(message, at) === 'from' && isCapital(message, at + 1)) return at;
  }
  return -1;
}

/** "Hurt by Johnny Cash" as "Hurt Johnny Cash"; "Adele's Hello" as "Hello Adele". */
export function withoutBy(message: Message, first: number, last: number): string {
  const slice = (from: number, to: number) =>
    message.text.slice(message.words[from]?.start, message.words[to - 1]?.end);
  const by = indexOfBy(message, first, last);
  let query = by === -1 ? slice(first, last) : `${slice(first, by)} ${slice(by + 1, last)}`;
  if (by === -1) {
    for (let at = first; at < last - 1; at += 1) {
      const word = slice(at, at + 1);
      if (word.endsWith("'s") || word.endsWith('’s')) {
        const owner = slice(first, at + 1).slice(0, -2);
        if (isCapital(message, at) && nameAt(message, first, false)?.certain === true)
          query = `${slice(at + 1, last)} ${owner}`;
        break;
      }
    }
  }
  return query.replaceAll('"', '').replaceAll('“', '').replaceAll('”', '').trim().slice(0, longestQuery);
}
