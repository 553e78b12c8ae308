import type { ShownMix } from '@attune/contract';
import { numberOf, ordinalOf, wordClasses } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';

/** Tracks of the mix on the screen that a message speaks of, counted from 1, and the words that name them. */
export interface Positions {
  positions: number[];
  from: number;
  to: number;
  /** "that artist", "anything by the second one": whoever plays them, and not the tracks. */
  ofArtist: boolean;
  /** It is named by a part of its title, and all that is said beside it is an order, a question or an opinion. */
  isOrder?: true;
}

/** In words. */
const shortestTitle = 3;
/** "A polka for a patient horse", "Mosquito Gospel": a part of a title is not said by itself. */
export const isWithinTitle = (
  part: Pick<Positions, 'from' | 'to'>,
  { from, to, ofArtist, isOrder }: Positions,
): boolean =>
  from <= part.from &&
  part.to <= to &&
  !ofArtist &&
  isOrder !== true &&
  (to - from >= shortestTitle || to - from > part.to - part.from);

const trackNouns: ReadonlySet<string> = new Set([...wordClasses.song, 'piece', 'pieces']);
const numberWords = new Set(
  'number numbers track tracks song songs no nr num position positions nos tune tunes #'.split(' '),
);
const joins = new Set(['and', ',', 'or', '/', 'plus', 'the', 'number', 'track', 'song', '#', 'also']);
const joiners = new Set(['and', ',', 'or', '/', 'plus', 'also']);
const ranges = new Set(['to', 'through', 'till', 'until', 'thru', '-', '–']);
const few = new Map([
  ['couple', 2],
  ['few', 3],
  ['pair', 2],
  ['half', 0],
]);

/** "the third one", "number 4 and 6", "first five", "last two", "tracks one to four", "all but the first". */
export function readPositions(message: Message, mix: ShownMix | null): Positions[] {
  const count = mix?.tracks.length ?? 0;
  if (count === 0) return [];
  const found: Positions[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const group = groupAt(message, at, count) ?? besideThis(message, at, mix?.at);
    if (group === undefined) continue;
    const kept = group.positions.filter((one) => one >= 1 && one <= count);
    const positions = isExcluded(message, group.from) ? others(kept, count) : [...new Set(kept)];
    if (positions.length > 0) found.push({ ...group, positions });
    at = group.to - 1;
  }
  return found;
}

function groupAt(message: Message, at: number, count: number): Positions | undefined {
  return (
    runAt(message, at, count) ??
    restAt(message, at, count) ??
    contractedAt(message, at) ??
    numberedAt(message, at) ??
    playedAt(message, at) ??
    ordinalsAt(message, at, count)
  );
}

const playing = new Set('played put gave had picked chose started'.split(' '));

/** "The one you played second". */
function playedAt(message: Message, at: number): Positions | undefined {
  if (wordAt(message, at) !== 'the' || !onePlaces.has(wordAt(message, at + 1))) return undefined;
  const from = wordAt(message, at + 2) === 'that' ? at + 3 : at + 2;
  if (wordAt(message, from) !== 'you' || !playing.has(wordAt(message, from + 1))) return undefined;
  const position = ordinalOf(wordAt(message, from + 2));
  return position === undefined
    ? undefined
    : { positions: [position], from: at, to: from + 3, ofArtist: false };
}

/** "the first five", "last two songs", "the top three", "the first half". */
function runAt(message: Message, at: number, count: number): Positions | undefined {
  const side = wordAt(message, at);
  const isFirst = side === 'first' || side === 'top' || side === 'opening' || side === 'starting';
  const isLast =
    side === 'last' || side === 'final' || side === 'bottom' || side === 'closing' || side === 'ending';
  if (!isFirst && !isLast) return undefined;
  const next = wordAt(message, at + 1);
  const amount = next === 'half' ? Math.floor(count / 2) : (few.get(next) ?? numberOf(next));
  if (amount === undefined || amount === 0 || amount > count) return undefined;
  let to = at + 2;
  if (wordAt(message, to) === 'of') to += 1;
  // "The last two hours" and "the first ten minutes" count no tracks, and "the first one" is one of them by itself.
  const noun = wordAt(message, to);
  if (
    [
      'hours',
      'minutes',
      'weeks',
      'days',
      'years',
      'months',
      'times',
      'steps',
      'changes',
      'things',
      'nights',
    ].includes(noun)
  )
    return undefined;
  if (next === 'one') return undefined;
  if (trackNouns.has(noun)) to += 1;
  const positions = Array.from({ length: amount }, (_, n) => (isFirst ? n + 1 : count - n)).sort(
    (a, b) => a - b,
  );
  return { positions, from: at, to, ofArtist: false };
}

/** "number 4 and 6", "tracks one through four", "song 3", "#7". */
function numberedAt(message: Message, at: number): Positions | undefined {
  const lead = message.words[at]?.text ?? '';
  const isVerb = isDigits(wordAt(message, at + 1)) && followsVerb(message, at);
  if (isJudged(message, at)) return listed(message, at, at);
  if (!numberWords.has(lead) && !isPlaceOf(message, at) && !isVerb) return undefined;
  let next = at + 1;
  if (message.words[next]?.text === '.' || message.words[next]?.text === '#') next += 1;
  if (lead === 'no' && message.words[at + 1]?.text !== '.' && !isDigits(wordAt(message, next)))
    return undefined;
  const first = numberOf(wordAt(message, next));
  if (first === undefined || isAmount(message, next)) return undefined;
  return listed(message, isVerb ? next : at, next);
}

const removing = new Set(
  'drop remove lose delete cut ditch bin scrap kill axe keep omit exclude chuck'.split(' '),
);
export const onePlaces: ReadonlySet<string> = new Set(['one', 'song', 'track', 'tune']);

/** "Bin the one after this", "drop the next one": of what plays, where it is known what that is. */
function besideThis(message: Message, from: number, playing: number | undefined): Positions | undefined {
  if (playing === undefined || wordAt(message, from) !== 'the') return undefined;
  if (![1, 2].some((back) => removing.has(wordAt(message, from - back)))) return undefined;
  const [word, next] = [wordAt(message, from + 1), wordAt(message, from + 2)];
  const isNext = word === 'next' && onePlaces.has(next);
  const isBeside = onePlaces.has(word) && (next === 'after' || next === 'before');
  if (!isNext && !isBeside) return undefined;
  const pointed = isBeside && ['this', 'that', 'it'].includes(wordAt(message, from + 3)) ? 4 : 3;
  const position = next === 'before' ? playing - 1 : playing + 1;
  return { positions: [position], from, to: from + pointed, ofArtist: false };
}

const beyond = new Set('after past beyond below following'.split(' '));

/** "Everything after the tenth", "all the ones before number 4". */
function restAt(message: Message, at: number, count: number): Positions | undefined {
  if (!['everything', 'anything', 'all', 'ones', 'songs', 'tracks', 'those'].includes(wordAt(message, at)))
    return undefined;
  const side = wordAt(message, at + 1);
  const isBeyond = beyond.has(side);
  if (!isBeyond && side !== 'before' && side !== 'above') return undefined;
  let next = at + 2;
  while (next < at + 5 && ['the', 'number', 'track', 'song', 'no'].includes(wordAt(message, next))) next += 1;
  const position =
    ordinalOf(wordAt(message, next)) ?? (next > at + 2 ? numberOf(wordAt(message, next)) : undefined);
  if (position === undefined || position < 1 || position > count) return undefined;
  const positions = Array.from({ length: count }, (_, n) => n + 1).filter((one) =>
    isBeyond ? one > position : one < position,
  );
  const to = trackNouns.has(wordAt(message, next + 1)) ? next + 2 : next + 1;
  return positions.length === 0 ? undefined : { positions, from: at, to, ofArtist: false };
}

/** "12's a keeper": digits that open a thought and are said to be something. */
function contractedAt(message: Message, at: number): Positions | undefined {
  const word = message.words[at];
  if (word === undefined || message.words[at - 1]?.isWord === true) return undefined;
  const typed = message.text.slice(word.start, word.end);
  if (!/^\d{1,2}['’]s$/i.test(typed)) return undefined;
  return { positions: [Number.parseInt(typed, 10)], from: at, to: at + 1, ofArtist: false };
}

const editVerbs = new Set(
  'except keep drop remove lose delete skip cut ditch bin scrap hold save lock kill axe replace swap hate love like hang stick retain preserve pin leave chuck dump toss trash erase discard bin nix exclude omit kick throw boot take pull knock'.split(
    ' ',
  ),
);

const judging = new Set(
  'is are was were slaps slap rocks rock sucks suck stays stay can should must sounds sound needs need has have hits hit works work fits fit goes go feels feel annoys annoy'.split(
    ' ',
  ),
);

/** "5 and 9 are fire", "3 has to go": digits that something is said of; "19" in "i am 19" and "5 is too few" are none. */
function isJudged(message: Message, at: number): boolean {
  if (!isDigits(wordAt(message, at)) || isDigits(message.words[at - 1]?.text ?? '')) return false;
  const before = message.words[at - 1];
  if (
    before?.isWord === true &&
    !['and', 'but', 'ok', 'because', 'yes', 'no', 'the', 'both'].includes(before.text)
  )
    return false;
  const { to } = listed(message, at, at);
  const verb = wordAt(message, to);
  const next = wordAt(message, to + 1);
  if (dismissals.has(verb)) return verb !== 'not' || afterNot.has(next);
  // "The 2 and the 6 I like".
  if ((verb === 'i' || verb === 'we') && likings.has(next)) return true;
  return judging.has(verb) && !['too', 'not', 'a', 'enough', 'years', 'plenty'].includes(next);
}

/** "9 not so much", "4 meh". */
const dismissals = new Set('not meh nah nope yuck ugh'.split(' '));
const afterNot = new Set('so really great good keen my for it quite'.split(' '));
const likings = new Set(
  'like love liked loved hate hated dislike adore enjoy enjoyed dont didnt do'.split(' '),
);

const afterVerb = new Set('on onto to of out rid the both only just like with from off'.split(' '));

/** "keep 2", "hold on to 2, 5 and 11", "get rid of 3", "more like 4": the word before a bare number belongs to an edit. */
function followsVerb(message: Message, at: number): boolean {
  for (let back = at; back > at - 4; back -= 1) {
    const word = wordAt(message, back);
    if (editVerbs.has(word)) return true;
    if (['more', 'less', 'fewer', 'rid'].includes(word) && back < at) return true;
    if (!afterVerb.has(word)) return false;
  }
  return false;
}

/** "the one at 5". */
function isPlaceOf(message: Message, at: number): boolean {
  return wordAt(message, at) === 'at' && trackNouns.has(wordAt(message, at - 1));
}

function isAmount(message: Message, at: number): boolean {
  const after = wordAt(message, at + 1);
  return ['minutes', 'hours', 'songs', 'tracks', 'more', 'percent', 'of', 'bpm', 'times', 'steps'].includes(
    after,
  );
}

function listed(message: Message, from: number, first: number): Positions {
  const positions: number[] = [];
  let to = first;
  for (let at = first; at < message.words.length; at += 1) {
    const text = message.words[at]?.text ?? '';
    const value = numberOf(text) ?? ordinalOf(text);
    // "Put number 19 first".
    const isBeside = at > first && at === to && ordinalOf(text) !== undefined;
    if (value !== undefined && !isBeside && !(at > first && isAmount(message, at))) {
      const last = positions.at(-1);
      const isRange = ranges.has(message.words[at - 1]?.text ?? '') || isHyphenated(message, at);
      if (last !== undefined && isRange && value > last && value <= 100) {
        for (let between = last + 1; between < value; between += 1) positions.push(between);
      }
      positions.push(value);
      to = at + 1;
    } else if (!joins.has(text) && !ranges.has(text)) break;
  }
  return { positions: positions.slice(0, 100), from, to, ofArtist: false };
}

/** "1-5": the hyphen itself is no word. */
function isHyphenated({ text, words }: Message, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before !== undefined && word !== undefined && /^\s*[-–]\s*$/.test(text.slice(before.end, word.start))
  );
}

const isDigits = (word: string) => /^\d+$/.test(word);

/** "the third one", "the second and the fourth", "the last one", "second to last". */
function ordinalsAt(message: Message, at: number, count: number): Positions | undefined {
  const first = placeAt(message, at, count);
  if (first === undefined) return undefined;
  const positions = [first.position];
  let { to } = first;
  for (;;) {
    let next = to;
    let isJoined = false;
    // "The second and the fourth", and not "the third song first".
    for (; joins.has(message.words[next]?.text ?? ''); next += 1)
      isJoined ||= joiners.has(message.words[next]?.text ?? '');
    const more = isJoined ? placeAt(message, next, count) : undefined;
    if (more === undefined) break;
    positions.push(more.position);
    to = more.to;
  }
  const noun = wordAt(message, to);
  const named = trackNouns.has(noun) || noun === 'artist' || noun === 'band' || noun === 'singer';
  const before = wordAt(message, wordAt(message, at - 1) === 'very' ? at - 2 : at - 1);
  const pointed =
    before === 'the' || before === 'that' || before === 'this' || before === 'my' || before === 'your';
  if (!named && (!(pointed && endsThought(message, to)) || isDate(message, at))) return undefined;
  return { positions, from: at, to: named ? to + 1 : to, ofArtist: !trackNouns.has(noun) && named };
}

/** "Rent is due on the first". */
const isDate = (message: Message, at: number): boolean =>
  wordAt(message, at - 1) === 'the' &&
  ['on', 'by', 'until', 'till', 'before', 'after'].includes(wordAt(message, at - 2)) &&
  [3, 4, 5].some((back) => ofDates.has(wordAt(message, at - back)));
const ofDates = new Set(
  'due rent paid pay payday birthday starts start begins begin exam appointment wedding surgery court leave leaves leaving moving move scan results bill bills deadline contract'.split(
    ' ',
  ),
);

function placeAt(message: Message, at: number, count: number): { position: number; to: number } | undefined {
  const word = wordAt(message, at);
  const next = wordAt(message, at + 1);
  if (word === 'penultimate') return { position: count - 1, to: at + 1 };
  if (word === 'second' && (next === 'to' || next === 'from') && wordAt(message, at + 2) === 'last') {
    return { position: count - 1, to: at + 3 };
  }
  const fromEnd = placeFromEnd(message, at);
  if (fromEnd !== undefined) return { position: count + 1 - fromEnd.back, to: fromEnd.to };
  if (word === 'last' || word === 'final') return { position: count, to: at + 1 };
  if (word === 'opening' || word === 'opener') return { position: 1, to: at + 1 };
  if (word === 'closer') return undefined;
  const position = ordinalOf(word);
  return position === undefined ? undefined : { position, to: at + 1 };
}

const ends = new Set('last end bottom back'.split(' '));

/** "Second last", "third to last", "third from the end", "last but one", "next to last": how far from the end, the last being 1. */
function placeFromEnd(message: Message, at: number): { back: number; to: number } | undefined {
  const [word, next, third, fourth] = [0, 1, 2, 3].map((ahead) => wordAt(message, at + ahead));
  if (word === 'last' && next === 'but') {
    const back = numberOf(third ?? '');
    return back === undefined ? undefined : { back: back + 1, to: at + 3 };
  }
  const back = word === 'next' ? 2 : ordinalOf(word ?? '');
  if (back === undefined) return undefined;
  if (next === 'last' && word !== 'next') return { back, to: at + 2 };
  if (next !== 'to' && next !== 'from') return undefined;
  if (third === 'last') return { back, to: at + 3 };
  return next === 'from' && third === 'the' && ends.has(fourth ?? '') ? { back, to: at + 4 } : undefined;
}

const closing = new Set(
  'please is was are and but or out off again in on for from can could though instead too also sounds feels has please as down at contains altogether completely entirely needs should must would starts ends gets got had with to so because cause if makes does just really'.split(
    ' ',
  ),
);

function endsThought(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  // "The second you played".
  return word === '' || closing.has(word) || (word === 'you' && playing.has(wordAt(message, at + 1)));
}

/** "all but the first", "everything except number 3". */
function isExcluded(message: Message, at: number): boolean {
  let before = at - 1;
  while (['the', 'for', 'number', 'track', 'song'].includes(wordAt(message, before))) before -= 1;
  const word = wordAt(message, before);
  if (word !== 'but' && word !== 'except' && word !== 'excluding' && word !== 'besides') return false;
  const all = wordAt(message, before - 1);
  return all === 'all' || all === 'everything' || all === 'them' || all === 'songs' || all === 'tracks';
}

function others(positions: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, n) => n + 1).filter((one) => !positions.includes(one));
}
