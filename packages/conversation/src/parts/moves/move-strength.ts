import { type Message, wordAt } from '../../message.ts';
import { movingWords } from './moving-words.ts';

const strengths = { bit: 0.1, usual: 0.2, lot: 0.35 };
export const bits = new Set(
  'bit little slightly somewhat tad touch gently fraction smidgen marginally'.split(' '),
);
export const lots = new Set(
  'lot much way far loads considerably significantly substantially hell tons seriously majorly'.split(' '),
);
export const between = new Set(
  'more less even still so the of a bit little lot much way far and kind sort in on with nice really'.split(
    ' ',
  ),
);

/** What is to be so, and is not only to go that way, goes as far as "a lot". */
export const strengthOf = (isOutright: boolean, said: number): number =>
  isOutright && said === strengths.usual ? strengths.lot : said;

/** How far a move goes by the words around it: a bit, a lot, or as usual. */
export function strengthAround(message: Message, from: number, to: number): number {
  for (let at = from - 1; at >= from - 4; at -= 1) {
    const word = wordAt(message, at);
    if (bits.has(word)) return strengths.bit;
    if (lots.has(word)) return strengths.lot;
    if (word === '' || !between.has(word)) break;
  }
  for (let at = from; at < to; at += 1) if (bits.has(wordAt(message, at))) return strengths.bit;
  // "calmer, just a bit", "slower by a lot"; a comma may stand between.
  const tail = Array.from({ length: 4 }, (_, n) => message.words[to + n]);
  const end = tail.findIndex(
    (word) => word !== undefined && !word.isWord && word.text !== ',' && word.text !== '.',
  );
  for (const [offset, word] of tail.slice(0, end === -1 ? 4 : end).entries()) {
    const next = wordAt(message, to + offset + 1);
    if (word !== undefined && bits.has(word.text) && !startsAnother(next)) return strengths.bit;
    if (word !== undefined && word.text === 'lot' && !startsAnother(next)) return strengths.lot;
  }
  return strengths.usual;
}

/** "slower, a bit more piano": the bit belongs to what follows. */
function startsAnother(word: string): boolean {
  return word === 'more' || word === 'less' || word === 'of' || movingWords.comparatives.has(word);
}
