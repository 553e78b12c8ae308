import type { ShownMix } from '@attune/contract';
import { isFiller } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import type { Positions } from './read-positions.ts';

/** A song of the mix that is to come before the others, or after them. */
export interface OrderedSong {
  position: number;
  /** At the top it stands in the list; first it is heard; next it follows what plays. */
  place: 'first' | 'top' | 'next' | 'last';
  /** What the message says besides. */
  rest: string;
}

/** In words: how far before the song, and behind it, its place is said. */
const farthest = 6;

const whole = 'it|us|me|things|off|out|up|going|the (?:mix|list|music|evening|night)';
const leads: Readonly<Partial<Record<OrderedSong['place'], RegExp>>> = {
  first: new RegExp(
    `(?:^| )(?:start|starting|begin|beginning|open|opening|kick|kicking|lead|leading)(?: (?:${whole})){0,3} (?:with|by playing|on)$`,
  ),
  last: new RegExp(
    `(?:^| )(?:finish|finishing|end|ending|close|closing|wind|round)(?: (?:${whole})){0,3} (?:with|by playing|on)$`,
  ),
};
const others = '(?:the (?:others|other ones|rest)|anything else|everything else|all (?:the )?others)';
const tails: Readonly<Record<OrderedSong['place'], RegExp>> = {
  first: new RegExp(
    `^(?:(?:on|go|goes|come|comes|played|to be|be) ){0,2}(?:first|1st|up front|to (?:start|begin|open|kick (?:off|things off|us off))|as (?:the )?(?:opener|first(?: song| one)?)|before ${others})(?: (?:with|off|of all)){0,2}(?= |$)`,
  ),
  top: /^(?:(?:on|go|goes|come|comes|to be|be|move|moved) ){0,2}(?:at|to|on) the (?:very )?(?:top|front|beginning|start)(?= |$)/,
  next: /^(?:(?:on|go|goes|come|comes|to be|be) ){0,2}(?:next|after (?:this|that)(?: (?:one|song))?|straight after)(?= |$)/,
  last: new RegExp(
    `^(?:(?:on|go|goes|come|comes|played|to be|be) ){0,2}(?:last|(?:at|to) the (?:very )?(?:end|bottom)|to (?:finish|end|close)|as (?:the )?(?:closer|last(?: song| one)?)|after ${others})(?: (?:with|off|of all|on)){0,2}(?= |$)`,
  ),
};

const refusing = wordSet('not no never dont didnt doesnt without stop');
/** "Why is the fog one first", "we heard it first" order nothing: only these stand before what is ordered. */
const wishing = wordSet(
  'play playing put have lets let want like give queue get do hear with you i we us me id wed should now just the that on make wants wanted said would could can please move shift bring stick',
);

/** "Play the fog one first", "start with the accordion one", "Summer School to end with, please": one song alone has a place. */
export function readSongOrder(
  message: Message,
  named: readonly Positions[],
  mix: ShownMix | null,
): OrderedSong | null {
  if (mix === null) return null;
  for (const group of [...named, ...barelyNamed(message, named, mix)]) {
    const [position] = group.positions;
    if (group.ofArtist || group.positions.length !== 1 || position === undefined) continue;
    const back = pointedBack(message, group);
    const found = placeOf(message, group) ?? (back === null ? null : placeOf(message, back));
    if (found !== null) return { position, place: found.place, rest: without(message, found.from, found.to) };
  }
  return null;
}

const pronouns = wordSet('it that this');
const putting = wordSet('put play move have want like start begin open id');

/** "Garbage Collector, put it first please": the word that points back at what was named in a clause before. */
function pointedBack(message: Message, { to, ...group }: Positions): Positions | null {
  const end = Math.min(message.words.length, to + farthestBack);
  for (let at = to + 1; at < end; at += 1) {
    if (!pronouns.has(wordAt(message, at)) || !putting.has(wordAt(message, at - 1))) continue;
    const after = wordAt(message, at + 1) === 'one' || wordAt(message, at + 1) === 'song' ? at + 2 : at + 1;
    return { ...group, from: at, to: after };
  }
  return null;
}
/** In words and marks. */
const farthestBack = 10;

const shortest = 4;

/** "Crossroads first, please": said with its place, a word of one title needs no "one" behind it. */
function barelyNamed(message: Message, named: readonly Positions[], { tracks }: ShownMix): Positions[] {
  return message.words.flatMap(({ text, isWord }, at): Positions[] => {
    if (!isWord || text.length < shortest || isFiller(text) || wishing.has(text)) return [];
    if (named.some(({ from, to }) => from <= at && at < to)) return [];
    if (!['first', 'last'].includes(wordAt(message, at + 1))) return [];
    const having = tracks.flatMap(({ name }, index) => (wordsOf(name).has(text) ? [index + 1] : []));
    return having.length === 1 ? [{ positions: having, from: at, to: at + 1, ofArtist: false }] : [];
  });
}

const wordsOf = (name: string): ReadonlySet<string> => new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u));

interface Found {
  place: OrderedSong['place'];
  from: number;
  to: number;
}

const places = ['first', 'top', 'next', 'last'] as const;
const pointing = wordSet('the that this');

function placeOf(message: Message, group: Positions): Found | null {
  const from = pointing.has(wordAt(message, group.from - 1)) ? group.from - 1 : group.from;
  const start = clauseStart(message, from);
  const before = joined(message, Math.max(start, from - farthest), from);
  const behind = joined(message, group.to, group.to + farthest);
  for (const place of places) {
    const lead = leads[place]?.exec(before) ?? null;
    const begins = lead === null ? from : from - lead[0].trim().split(' ').length;
    const tail = tails[place].exec(behind);
    if ((lead === null && tail === null) || !isOrdered(message, start, begins)) continue;
    const length = tail === null ? 0 : tail[0].trim().split(' ').length;
    return { place, from: start, to: group.to + length };
  }
  return null;
}

/** The words up to a mark. */
function joined(message: Message, from: number, to: number): string {
  const said: string[] = [];
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    if (word === '') break;
    said.push(word);
  }
  return said.join(' ');
}

const ends = new Set(['.', '!', '?', ';', ':', ',', '\n']);
const joints = wordSet('and but then so because');

function clauseStart({ words }: Message, from: number): number {
  let at = from;
  while (at > 0 && !ends.has(words[at - 1]?.text ?? '') && !joints.has(words[at - 1]?.text ?? '')) at -= 1;
  return at;
}

const isOrdered = ({ words }: Message, start: number, from: number): boolean =>
  words
    .slice(start, from)
    .every(({ text, isWord }) => !isWord || ((isFiller(text) || wishing.has(text)) && !refusing.has(text)));

const edges = /^[\s,.;:!?–—-]{1,9}|[\s,;:–—-]{1,9}$/g;
const joint = /^(?:and|but|then|so)\b/i;
const openJoint = /\b(?:and|but|then|so)$/i;

/** What stands on both sides of what is said of the order. */
function without(message: Message, from: number, to: number): string {
  const before = from === 0 ? '' : typed(message, 0, from);
  const after = to >= message.words.length ? '' : message.text.slice(message.words[to]?.start);
  const bare = (part: string) =>
    part.trim().replace(edges, '').replace(joint, '').replace(openJoint, '').trim();
  return [bare(before), bare(after)].filter((part) => /[\p{L}\p{N}]/u.test(part)).join('. ');
}
