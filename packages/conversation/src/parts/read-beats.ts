import { type Message, wordAt } from '../message.ts';
import { trackNouns } from './read-amounts.ts';

const near = new Set('like around about to at roughly nearer near maybe closer say towards'.split(' '));
const units = new Set('minutes hours percent years seconds am pm of'.split(' '));
const fewest = 60;
const most = 220;
const fastFrom = 121;
const slowTo = 89;

/** "A bit slower, more like 160": the tempo that beats a minute come to; `null` where it is neither slow nor fast. */
export function tempoOfBeats(message: Message): 'slow' | 'fast' | null | undefined {
  const at = message.words.findIndex(({ text }, place) => isBeats(message, text, place));
  if (at === -1) return undefined;
  const beats = Number(message.words[at]?.text);
  return beats >= fastFrom ? 'fast' : beats <= slowTo ? 'slow' : null;
}

function isBeats(message: Message, word: string, at: number): boolean {
  if (!/^\d{2,3}$/.test(word) || Number(word) < fewest || Number(word) > most) return false;
  const next = wordAt(message, at + 1);
  if (next === 'bpm' || next === 'beats') return true;
  return near.has(wordAt(message, at - 1)) && !units.has(next) && !trackNouns.has(next);
}
