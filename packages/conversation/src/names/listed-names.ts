import { type Message, wordAt } from '../message.ts';
import { commonWords } from '../words/common-words.ts';
import { type Name, nameAt } from './read-name.ts';

/** "Bruno Mars, Justin Timberlake and Adele": a message of nothing but names; none otherwise. */
export function listedNames(message: Message): Name[] {
  const names: Name[] = [];
  let at = 0;
  while (at < message.words.length) {
    const { text = '' } = message.words[at] ?? {};
    if (joins.has(text)) {
      at += 1;
      continue;
    }
    const name = nameAt(message, at, false);
    if (name?.certain !== true || isEveryday(message, name)) return [];
    names.push(name);
    at = name.to;
  }
  return names.slice(0, 5);
}

function isEveryday(message: Message, { from, to }: Name): boolean {
  for (let at = from; at < to; at += 1) if (!commonWords.has(wordAt(message, at))) return false;
  return to - from < 3;
}

const joins = new Set([',', 'and', '.', '!', '&', '/', 'please', 'some', 'or', 'maybe', 'thanks']);
