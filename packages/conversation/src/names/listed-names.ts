import { type Message, wordAt } from '../message.ts';
import { commonWords } from '../words/common-words.ts';
import { type Name, nameAt } from './read-name.ts';

/**
 * "Bruno Mars, Justin Timberlake and Adele": a message of nothing but names, or a sentence of several in a longer one: "he
 * loved crooners. Sinatra, Nat King Cole, that kind of thing"; none otherwise.
 */
export function listedNames(message: Message): Name[] {
  const whole = namesBetween(message, 0, message.words.length);
  if (whole.length > 0) return whole.slice(0, mostNames);
  const found: Name[] = [];
  let from = 0;
  for (let at = 0; at <= message.words.length && found.length < mostNames; at += 1) {
    if (at < message.words.length && !ends.has(message.words[at]?.text ?? '')) continue;
    const names = namesBetween(message, from, at);
    if (names.length > 1) found.push(...names);
    from = at + 1;
  }
  return found.slice(0, mostNames);
}

const mostNames = 5;
const ends = new Set(['.', '!', '?', ';', ':', '\n']);

/** The names between two places where nothing else stands between them; none otherwise. */
function namesBetween(message: Message, from: number, end: number): Name[] {
  const names: Name[] = [];
  let at = from;
  while (at < end) {
    const { text = '' } = message.words[at] ?? {};
    if (joins.has(text)) {
      at += 1;
      continue;
    }
    if (names.length > 1 && isAndSoOn(message, at, end)) break;
    const name = nameAt(message, at, false);
    if (name?.certain !== true || name.to > end || isEveryday(message, name)) return [];
    names.push(name);
    at = name.to;
  }
  return names;
}

const soOn = new Set(
  'that those this kind kinds sort sorts of thing things stuff vibe vibes type era lot people music such like etc similar the'.split(
    ' ',
  ),
);

/** "That kind of thing", "and such": the rest of the sentence only says that there are more. */
function isAndSoOn(message: Message, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1)
    if (wordAt(message, at) !== '' && !soOn.has(wordAt(message, at))) return false;
  return true;
}

function isEveryday(message: Message, { from, to }: Name): boolean {
  for (let at = from; at < to; at += 1) if (!commonWords.has(wordAt(message, at))) return false;
  return to - from < 3;
}

const joins = new Set([',', 'and', '.', '!', '&', '/', 'please', 'some', 'or', 'maybe', 'thanks']);
