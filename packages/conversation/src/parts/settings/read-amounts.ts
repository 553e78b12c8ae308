import { numberOf, wordClasses } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';

/** So many minutes or tracks, and the words that say it, the last not among them. */
export interface Amount {
  value: number;
  unit: 'minutes' | 'tracks';
  from: number;
  to: number;
}

/** The times and numbers of tracks that a message names, in their order: "an hour and a half", "fifteen songs". */
export function amountsIn(message: Message): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const amount = timeAt(message, at) ?? tracksAt(message, at);
    if (amount === undefined) continue;
    found.push(amount);
    at = amount.to - 1;
  }
  return found;
}

export const isUnit = (word: string) => word === 'hours' || word === 'minutes';

/** A time that begins at the word: the whole of "2 and a half hours", of "an hour and twenty minutes". */
function timeAt(message: Message, at: number): Amount | undefined {
  const first = portionAt(message, at);
  if (first === undefined) return undefined;
  let { value, to } = first;
  if (first.ofHours) {
    // "An hour and three quarters" and "one hour and 45" are told with or without "and".
    const joined = wordAt(message, to) === 'and' ? to + 1 : to;
    if (wordAt(message, joined) === 'a' && wordAt(message, joined + 1) === 'half') {
      value += 30;
      to = joined + 2;
    } else if (wordAt(message, joined) === 'half' && joined > to) {
      value += 30;
      to = joined + 1;
    } else if (wordAt(message, joined) === 'a' && wordAt(message, joined + 1) === 'quarter') {
      value += 15;
      to = joined + 2;
    } else if (wordAt(message, joined) === 'quarter' && joined > to) {
      value += 15;
      to = joined + 1;
    } else if (wordAt(message, joined) === 'three' && /^quarters?$/.test(wordAt(message, joined + 1))) {
      value += 45;
      to = joined + 2;
    } else {
      const rest = numberOf(wordAt(message, joined));
      if (rest !== undefined && rest < 60 && !wordClasses.song.has(wordAt(message, joined + 1))) {
        value += rest;
        to = joined + (wordAt(message, joined + 1) === 'minutes' ? 2 : 1);
      }
    }
  }
  return { value, unit: 'minutes', from: at, to };
}

const wholeHour = new Set('another next whole entire solid good extra'.split(' '));
/** What may stand between a number and its unit: "ten more minutes", "two whole hours". */
const besideUnit = new Set('more extra additional whole full good solid entire odd other long'.split(' '));

interface Portion {
  value: number;
  to: number;
  ofHours: boolean;
}

function portionAt(message: Message, at: number): Portion | undefined {
  const word = wordAt(message, at);
  const next = wordAt(message, at + 1);
  const third = wordAt(message, at + 2);
  if ((word === 'a' || word === 'an' || word === 'one' || word === 'full') && next === 'hours') {
    return { value: 60, to: at + 2, ofHours: true };
  }
  // "Another hour", "the whole hour"; of "the next hours" nobody says how many.
  if (wholeHour.has(word) && next === 'hours' && /^(?:hour|hr)$/i.test(typed(message, at + 1, at + 2)))
    return { value: 60, to: at + 2, ofHours: true };
  // "Hour and a quarter", "hour fifteen": the article is often left out before a part of an hour.
  if (word === 'hours' && opensAmount(message, at)) return { value: 60, to: at + 1, ofHours: true };
  if (word === 'half') {
    const to = next === 'a' || next === 'an' ? at + 2 : at + 1;
    return wordAt(message, to) === 'hours' ? { value: 30, to: to + 1, ofHours: false } : undefined;
  }
  if (word === 'quarter' || (word === 'quarters' && numberOf(wordAt(message, at - 1)) === 3)) {
    const of = next === 'of' ? at + 2 : at + 1;
    const to = ['a', 'an'].includes(wordAt(message, of)) ? of + 1 : of;
    const value = word === 'quarter' ? 15 : 45;
    return wordAt(message, to) === 'hours' ? { value, to: to + 1, ofHours: false } : undefined;
  }
  if ((word === 'couple' || word === 'few') && isUnit(next === 'of' ? third : next)) {
    const to = next === 'of' ? at + 3 : at + 2;
    const unit = wordAt(message, to - 1);
    const count = word === 'couple' ? 2 : 3;
    return { value: unit === 'hours' ? count * 60 : count, to, ofHours: unit === 'hours' };
  }
  return numberedAt(message, at);
}

/** "hour and a half": a bare "hour" counts only where a part of one follows, or nothing does. */
function opensAmount(message: Message, at: number): boolean {
  if (
    typed(message, at, at + 1)
      .toLowerCase()
      .endsWith('s')
  )
    return false;
  if (wordAt(message, at - 1) !== '') return false;
  const joined = wordAt(message, at + 1) === 'and' ? at + 2 : at + 1;
  const next = wordAt(message, joined);
  if (next === 'a') return ['half', 'quarter'].includes(wordAt(message, joined + 1));
  return next === 'half' || next === 'quarter' || (numberOf(next) ?? 60) < 60;
}

function numberedAt(message: Message, at: number): Portion | undefined {
  const counted = countAt(message, at);
  if (counted === undefined) return undefined;
  const { count } = counted;
  let { to } = counted;
  while (to < counted.to + 2 && besideUnit.has(wordAt(message, to))) to += 1;
  const unit = wordAt(message, to);
  // "2 and half hours".
  if (unit === 'and' && wordAt(message, to + 1) === 'half' && wordAt(message, to + 2) === 'hours')
    return { value: count * 60 + 30, to: to + 3, ofHours: false };
  if (unit === 'hours') return { value: count * 60, to: to + 1, ofHours: true };
  if (unit === 'minutes') return { value: count, to: to + 1, ofHours: false };
  const isHalves = unit === 'and' && wordAt(message, to + 1) === 'a' && wordAt(message, to + 2) === 'half';
  if (isHalves && wordAt(message, to + 3) === 'hours')
    return { value: count * 60 + 30, to: to + 4, ofHours: false };
  return undefined;
}

/** "ninety", "forty five", "1.5", "one hundred and twenty". */
export function countAt(message: Message, at: number): { count: number; to: number } | undefined {
  const word = wordAt(message, at);
  if (/^\d{1,2}[.,]\d$/.test(word)) return { count: Number(word.replace(',', '.')), to: at + 1 };
  const count = numberOf(word);
  if (count === undefined) return undefined;
  const next = numberOf(wordAt(message, at + 1));
  if (next === 100 && count < 10) {
    const joined = wordAt(message, at + 2) === 'and' ? at + 3 : at + 2;
    const rest = numberOf(wordAt(message, joined));
    return rest === undefined || rest >= 100
      ? { count: count * 100, to: at + 2 }
      : { count: count * 100 + rest, to: joined + 1 };
  }
  if (next !== undefined && next < 10 && count >= 20 && count < 100 && count % 10 === 0 && !/\d/.test(word)) {
    return { count: count + next, to: at + 2 };
  }
  return { count, to: at + 1 };
}

export const trackNouns = new Set('songs tracks tunes titles pieces numbers bangers records'.split(' '));
const besideCount = new Set(
  'more extra or so good nice other new different great solid short long'.split(' '),
);

function tracksAt(message: Message, at: number): Amount | undefined {
  const dozen = wordAt(message, at) === 'dozen';
  const counted = dozen
    ? { count: wordAt(message, at - 1) === 'half' ? 6 : 12, to: at + 1 }
    : countAt(message, at);
  if (counted === undefined) return undefined;
  let to = counted.to;
  while (to < counted.to + 3 && besideCount.has(wordAt(message, to))) to += 1;
  const ofThem = wordAt(message, to) === 'of' && ['them', 'these', 'those'].includes(wordAt(message, to + 1));
  // "One of those days" asks for no number of songs.
  // "Twenty of them in my living room" counts guests.
  const isElsewhere = placing.has(wordAt(message, to + 2));
  if (ofThem && counted.count > 1 && !isElsewhere && !isShownCount(message, at) && isAskedFor(message, at))
    return { value: counted.count, unit: 'tracks', from: at, to: to + 2 };
  // "10 song" is how many write it who learn the language.
  const noun = wordAt(message, to);
  return trackNouns.has(noun) || (counted.count > 1 && trackNouns.has(`${noun}s`) && isAskedFor(message, at))
    ? { value: counted.count, unit: 'tracks', from: at, to: to + 1 }
    : undefined;
}

const asking = new Set(
  'play give me make makes want need with do just only about say maybe around another add like for put us get have some up of roughly please another'.split(
    ' ',
  ),
);
/** "Kanye flipped three of these" counts what is there. */
function isAskedFor(message: Message, at: number): boolean {
  const before = wordAt(message, at - 1);
  return before === '' || asking.has(before);
}

const placing = new Set('in at around coming are were came on here over'.split(' '));

/** "The first three of them", "two of them were good" count what is there. */
function isShownCount(message: Message, at: number): boolean {
  return message.words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => ['first', 'last', 'keep', 'drop', 'lose', 'remove'].includes(text));
}
