import { type Message, typed, wordAt } from '../message.ts';
import { isCapital } from './read-name.ts';

/** A song that is to come back, by the title that is typed for it. */
export interface BroughtBack {
  title: string;
  from: number;
  to: number;
}

const bringing = new Set(['bring', 'put', 'get', 'give', 'want', 'wanted', 'play']);
const between = new Set(['me', 'us', 'the', 'song', 'track', 'one', 'called', 'named']);
const ends = new Set(['.', '!', '?', ';', '\n']);
const behind = new Set(['please', 'pls', 'now', 'then', 'again', 'in', 'on', 'thanks', 'for']);
/** In words: a title is not known by one that is typed with a capital. */
const leastCapitals = 2;
const mostWords = 9;

/**
 * "Bring back The Cat Has Read Your Thesis", "put Garbage Collector at Work back": a song by its title, as it is typed with capitals;
 * `null` where none is. "Bring back the old mix" takes a step back.
 */
export function broughtBack(message: Message): BroughtBack | null {
  const { words, text } = message;
  if (text === text.toUpperCase()) return null;
  for (let back = 0; back < words.length; back += 1) {
    if (wordAt(message, back) !== 'back') continue;
    const found = bringing.has(wordAt(message, back - 1))
      ? titleAfter(message, back + 1)
      : titleBefore(message, back);
    if (found !== null) return found;
  }
  return null;
}

/** "Bring back the song The Cat Has Read Your Thesis". */
function titleAfter(message: Message, start: number): BroughtBack | null {
  let from = start;
  while (from < start + 4 && between.has(wordAt(message, from)) && !isCapital(message, from)) from += 1;
  let to = from;
  while (to < message.words.length && !ends.has(message.words[to]?.text ?? '')) to += 1;
  while (to > from && behind.has(wordAt(message, to - 1)) && !isCapital(message, to - 1)) to -= 1;
  return titleIn(message, from, to);
}

/** "Put The Crossword, Nearly back". */
function titleBefore(message: Message, to: number): BroughtBack | null {
  for (let at = to - 1; at >= Math.max(0, to - mostWords - 4); at -= 1) {
    if (ends.has(message.words[at]?.text ?? '')) return null;
    if (!bringing.has(wordAt(message, at)) || isInTitle(message, at)) continue;
    let from = at + 1;
    while (between.has(wordAt(message, from)) && !isCapital(message, from)) from += 1;
    const isLonging = wanting.has(wordAt(message, at));
    // "I want Anna Maria back" is told of a life.
    return isLonging && to - from < leastLongedFor ? null : titleIn(message, from, to);
  }
  return null;
}
const wanting = new Set(['want', 'wanted']);
const leastLongedFor = 4;

const isInTitle = (message: Message, at: number): boolean =>
  at > 0 && isCapital(message, at) && !ends.has(message.words[at - 1]?.text ?? '');

function titleIn(message: Message, from: number, to: number): BroughtBack | null {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
  const capitals = places.filter((at) => message.words[at]?.isWord === true && isCapital(message, at));
  if (places.length > mostWords || capitals.length < leastCapitals || capitals[0] !== from) return null;
  return { title: typed(message, from, to), from, to };
}
