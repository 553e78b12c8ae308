import { type Message, wordAt } from '../../message.ts';
import { trackNouns } from '../settings/read-amounts.ts';

const near = new Set('like around about to at roughly nearer near maybe closer say towards'.split(' '));
const units = new Set('minutes hours percent years seconds am pm of'.split(' '));
const fewest = 60;
const most = 220;

/** "A bit slower, more like 160": the beats a minute that are named beside it, even without their unit. */
export function beatsNamed(message: Message): number | undefined {
  const at = message.words.findIndex(({ text }, place) => isBeats(message, text, place));
  return at === -1 ? undefined : Number(message.words[at]?.text);
}

function isBeats(message: Message, word: string, at: number): boolean {
  if (!/^\d{2,3}$/.test(word) || Number(word) < fewest || Number(word) > most) return false;
  const next = wordAt(message, at + 1);
  if (next === 'bpm' || next === 'beats') return true;
  return near.has(wordAt(message, at - 1)) && !units.has(next) && !trackNouns.has(next);
}
