import type { Command, ShownMix } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { looseCommands } from '../../cues/loose-commands.ts';
import { type Message, wordAt } from '../../message.ts';
import { isPlace } from '../../names/places-and-kinds.ts';
import { nameAt } from '../../names/read-name.ts';
import { styleWords } from '../../names/style-words.ts';
import { commonWords } from '../../words/common-words.ts';
import type { Positions } from '../tracks/read-positions.ts';
import { isAboutSomebody, isDoneNow } from './read-play.ts';
import { isCapital, longestQuery, withoutBy } from './read-query.ts';
import { isSkippedTo, isTurnedDown, stopsSomeOnly } from './turned-down-command.ts';

/** Something that may be meant to be played, or told to the player, where nothing plainer is said. */
export interface PlayCandidate {
  command: Command;
  /** What speaks for it, for the model that decides. */
  signs: readonly string[];
}

const findLoosely = createCueFinder<keyof typeof looseCommands>(looseCommands);

const findLeads = createCueFinder<'lead'>({
  lead: `
    (play|playing|replay|queue|spin|blast|stream|start|hear|cue) (me|us|up|on)? (some|a bit of|a little|that|the song|the album|the track|the record|anything by|something by|a song by|songs by)?
    (put|throw|stick|whack|chuck|bung|pop|slap|get|have|turn) (on)? (some|a bit of|a little|me some|that|the song|the album|the record|a record by)?
    (hit|treat) me with (some|a bit of)?
    (listen|listening) to (some|a bit of)?
    (can|could|may) (i|we|you) (have|hear|get|do) (some|a bit of|me)?
    (do you have|do you know|have you got|got any|any) (some|that|the song)?
    (give|gimme|get) (me|us)? (some|a bit of|that|the song|the album)?
    (song|one|track|tune) (that|which) (goes|is called|called)
    (song|one|track|tune) called
    (anything|something|songs|music|stuff|everything) (by|from)
    (love|like|fancy|want|need) (to hear|to listen to|some|hearing)
  `,
});

const mostWords = 9;

/** The strongest candidate in a message; `null` where there is none. */
export function readCandidate(
  message: Message,
  mix: ShownMix | null,
  positions: readonly Positions[],
): PlayCandidate | null {
  return placeToPlay(message, mix, positions) ?? looseCommand(message) ?? title(message);
}

const towards = new Set(
  'jump go skip start play begin with to on from at the number track song move ahead forward back straight right'.split(
    ' ',
  ),
);
const starting = new Set('jump go skip start play begin move'.split(' '));

/** "jump to number nine", "start with the sixth one". */
function placeToPlay(
  message: Message,
  mix: ShownMix | null,
  positions: readonly Positions[],
): PlayCandidate | null {
  const [one] = positions;
  if (one === undefined || positions.length > 1 || one.positions.length !== 1) return null;
  const track = mix?.tracks[(one.positions[0] ?? 0) - 1];
  if (track === undefined || one.ofArtist) return null;
  const query = `${track.name} ${track.artist}`.slice(0, longestQuery);
  const toPlay: PlayCandidate = { command: { action: 'play', query }, signs: ['place'] };
  // "Number 2 again, please".
  if (isOnceMore(message, one.to) && message.words.length <= mostOnceMore) return toPlay;
  for (let at = one.from - 1; at >= 0 && towards.has(wordAt(message, at)); at -= 1)
    // "Skip number 2" passes it over.
    if (starting.has(wordAt(message, at))) return isPassedOver(message, at) ? null : toPlay;
  return null;
}

const isPassedOver = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'skip' && !isSkippedTo(message, at);

/** In words and marks. */
const mostOnceMore = 7;
const isOnceMore = (message: Message, at: number): boolean => {
  const next = wordAt(message, at) === 'one' ? wordAt(message, at + 1) : wordAt(message, at);
  return next === 'again' || (next === 'once' && wordAt(message, at + 1) === 'more');
};

function looseCommand(message: Message): PlayCandidate | null {
  const found = findLoosely(message.words)
    .filter(
      ({ from }) =>
        !isAboutSomebody(message, from) && !isTurnedDown(message, from) && !stopsSomeOnly(message, from),
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  return found === undefined
    ? null
    : { command: { action: found.cue }, signs: ['loose', `loose ${found.cue}`] };
}

const ends = ['.', '!', '?', ';', '\n', '(', ':'];
const around = new Set(
  'by the song track album record whole full version please pls now go next loud again on for me us first right too one live'.split(
    ' ',
  ),
);

const joints = new Set(['of', 'by', 'from']);

/** "stairway to heaven", "Beyoncé - Halo", "do you have Purple Rain": what is left after words that ask. */
function title(message: Message): PlayCandidate | null {
  const lead = findLeads(message.words)
    .filter(({ from }) => (from < mostWords || opensSentence(message, from)) && !isDoneNow(message, from))
    .toSorted((a, b) => b.to - a.to)[0];
  // "Stop playing this artist".
  if (lead !== undefined && wordAt(message, lead.from - 1) === 'stop') return null;
  // "Keep Potteries Girl" orders, and "keep" opens no title.
  if (lead === undefined && holding.has(wordAt(message, 0))) return null;
  let from = lead?.to ?? 0;
  // "What do you have of Sezen Aksu".
  if (lead !== undefined && joints.has(wordAt(message, from))) from += 1;
  let to = from;
  while (to < message.words.length && !ends.includes(message.words[to]?.text ?? '')) to += 1;
  while (
    from < to &&
    (isFiller(wordAt(message, from)) || wordAt(message, from) === '') &&
    !(from === lead?.to && opensTitle(message, from)) &&
    !isCapital(message, from)
  )
    from += 1;
  while (to > from && isTrailing(message, to - 1)) to -= 1;
  const length = to - from;
  if (length === 0 || length > mostWords) return null;
  if (message.named.some((one) => one.from < to && one.to > from && one.meant)) return null;
  if (isDescribed(message, from, to) || isToldOf(message, from, to)) return null;
  if (wordAt(message, from - 1) === 'from' && isPlace(wordAt(message, from))) return null;
  if (lead === undefined && to - from > 1 && allOfArtist.has(wordAt(message, to - 1))) return null;
  const query = withoutBy(message, from, to)
    .replaceAll(/[,–-]\s/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longestQuery)
    .trim();
  if (query === '') return null;
  const name = known(message, from, to);
  const capitals = Array.from({ length }, (_, n) => from + n).filter(
    (at) => at > 0 && isCapital(message, at),
  ).length;
  const strange = Array.from({ length }, (_, n) => wordAt(message, from + n)).filter(
    (word) => word !== '' && !commonWords.has(word),
  ).length;
  const kind = name ? 'artist' : capitals > 0 ? 'capital' : strange > 0 ? 'strange' : 'plain';
  const asked = lead === undefined ? 'bare' : 'led';
  return {
    command: { action: 'play', query },
    signs: [`title ${kind} ${asked}`, `title ${asked} ${Math.min(length, 4)}`],
  };
}

const holding = new Set(['keep', 'leave', 'save', 'hold', 'bring']);

/** "Play like a virgin". */
const opensTitle = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'like' && ['a', 'an'].includes(wordAt(message, at + 1));

const anyMusic = new Set('something anything some music songs stuff tunes tracks'.split(' '));
/** "Queen songs" asks for no single one of them. */
const allOfArtist = new Set('songs hits music albums tracks stuff'.split(' '));
/** With these a title goes on: "Something in the way". */
const titleJoints = new Set('in just about for to like the on'.split(' '));

/** "Something warm", "Taylor Swift vibes": what music is to be, and no title. */
function isDescribed(message: Message, from: number, to: number): boolean {
  if (styleWords.has(wordAt(message, to - 1)) && to - from > 1 && !isCapital(message, to - 1)) return true;
  const isAny = anyMusic.has(wordAt(message, from)) && !isCapital(message, from);
  return isAny && to - from > 1 && !titleJoints.has(wordAt(message, from + 1));
}

const likings = new Set('likes loves adores loved liked enjoys prefers hates'.split(' '));

/** "My grandpa likes Johnny Cash" tells whom somebody likes. */
function isToldOf(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at += 1)
    if (likings.has(wordAt(message, at)) && nameAt(message, at + 1, false)?.certain === true) return true;
  return false;
}

const opensSentence = ({ words }: Message, at: number): boolean =>
  ['.', '!', '?', '\n'].includes(words[at - 1]?.text ?? '');

function isTrailing(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  return word === '' || ((around.has(word) || isFiller(word)) && !isCapital(message, at));
}

function known(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const name = nameAt(message, at, false);
    if (name?.certain === true && name.to <= to) return true;
  }
  return false;
}
