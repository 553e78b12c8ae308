import type { Brief, ShownMix } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { isCapital } from '../parts/play/read-query.ts';
import type { Parts } from '../parts/read-parts.ts';
import { tracksWith } from '../parts/tracks/track-with.ts';
import { commonWords } from '../words/common-words.ts';
import type { Stretch } from './asked-clauses.ts';

/** What of the mix or the wishes is named in a question. */
export interface SongsNamed extends Stretch {
  positions: readonly number[];
  /** Whoever plays them was named, and not a song. */
  artist?: string;
  /** A name that stands among the wishes. */
  wish?: string;
}

/** In words: the longest part of a title that is looked at. */
const longest = 8;
/** More songs than these share a word by chance. */
const mostAlike = 4;

/** The songs, the artist or the wish that a stretch of a message names, by a place, a title, a part of one, or what is heard. */
export function songsNamed(
  message: Message,
  parts: Pick<Parts, 'positions'>,
  within: Stretch,
  { mix, brief }: { mix: ShownMix; brief: Brief | null },
): SongsNamed | null {
  const isInside = ({ from, to }: Stretch) => from >= within.from && to <= within.to;
  const placed = parts.positions
    .filter(isInside)
    .filter(({ positions, ofArtist }) => ofArtist || positions.length <= mostAlike);
  const [place] = placed.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (place !== undefined) return ofPlace(place, mix);
  const named = byPartOfName(message, within, mix);
  if (named !== null) return named;
  const heard = tracksWith(message, mix).find(isInside);
  if (heard !== undefined && heard.positions.length > 0) return heard;
  return (
    byKind(message, within, mix) ?? byBareNumber(message, within, mix) ?? amongWishes(message, within, brief)
  );
}

function ofPlace({ from, to, positions, ofArtist }: Parts['positions'][number], mix: ShownMix): SongsNamed {
  const artist = ofArtist ? mix.tracks[(positions[0] ?? 0) - 1]?.artist : undefined;
  const isNamed = artist !== undefined && to - from > 0 && artist !== '';
  return { from, to, positions, ...(isNamed && { artist }) };
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

type ShownTrack = ShownMix['tracks'][number];
interface NameWords {
  inOrder: readonly string[];
  title: ReadonlySet<string>;
  player: ReadonlySet<string>;
}

const wordsIn = (name: string): string[] => name.split(/[\s/–—-]+/u).map(lettersOf);
const telling = (words: readonly string[]) => new Set(words.filter((word) => word.length > 1));

/** Every question of a message is held against every track, whose names are the same each time. */
const read = new WeakMap<ShownTrack, NameWords>();

function nameWords(track: ShownTrack): NameWords {
  const known = read.get(track);
  if (known !== undefined) return known;
  const inOrder = wordsIn(track.name);
  const words = { inOrder, title: telling(inOrder), player: telling(wordsIn(track.artist)) };
  read.set(track, words);
  return words;
}

/** Words that no title is known by. */
const loose = new Set(
  `the a an of in on at to for and or with from by my your our his her their me you i we it is are was be no not one song songs track tune who
  what which where why how when this that these those about like sound sounds does do did singing sing sings playing plays play made makes
  artist singer band music mix list first second third last next number fast slow sad happy old new love man woman men women`
    .trim()
    .split(/\s+/),
);

/** As typed, letters alone, without the "'s" of a possessive or a verb. */
const typedKeys = ({ words, text }: Message): string[] =>
  words.map(({ start, end, isWord }) =>
    isWord ? lettersOf(text.slice(start, end).replace(/['’]s$/i, '')) : '',
  );

interface Scored {
  position: number;
  at: number[];
  inTitle: boolean;
}

/** "The Barman", "Nails by the Kilo" for a longer title, "Noor" of Noor Halloran. */
function byPartOfName(message: Message, within: Stretch, mix: ShownMix): SongsNamed | null {
  const keys = typedKeys(message);
  const scored = mix.tracks.flatMap((track, index): Scored[] => {
    const { inOrder, title, player } = nameWords(track);
    const at: number[] = [];
    let inTitle = false;
    const run = longestRun(keys, within, inOrder);
    for (let place = within.from; place < within.to; place += 1) {
      const key = keys[place] ?? '';
      if (key.length < 3 || loose.has(key) || !(title.has(key) || player.has(key))) continue;
      const isInRun = run !== null && place >= run.from && place < run.to;
      if (!isInRun && !isDistinct(message, place, within.from)) continue;
      at.push(place);
      inTitle ||= title.has(key);
    }
    return at.length === 0 ? [] : [{ position: index + 1, at, inTitle }];
  });
  const best = Math.max(0, ...scored.map(({ at }) => at.length));
  const found = scored.filter(({ at }) => at.length === best);
  const [first] = found;
  if (first === undefined) return null;
  const [from, to] = [Math.min(...first.at), Math.max(...first.at) + 1];
  if (to - from > longest) return null;
  const artists = new Set(found.map(({ position }) => mix.tracks[position - 1]?.artist));
  const [artist = ''] = artists;
  const isOne = oneSong.has(wordAt(message, to));
  const isArtist = !isOne && found.every(({ inTitle }) => !inTitle) && artists.size === 1;
  if (!isArtist && found.length > mostAlike) return null;
  const positions = isArtist
    ? mix.tracks.flatMap((track, index) => (track.artist === artist ? [index + 1] : []))
    : found.map(({ position }) => position);
  if (!isArtist && positions.length > 1 && artists.size > 1 && best === 1 && positions.length > 2)
    return null;
  const span = widened(message, from, to);
  return { ...span, positions, ...(isArtist && artist !== '' && { artist }) };
}

/** In words: so many of a title in a row name it, however common they are. */
const leastRun = 3;

/** "Porch light", "canoe with a harp": words of a title in the order in which they stand there; `null` where they may be there by chance. */
function longestRun(
  keys: readonly string[],
  { from, to }: Stretch,
  title: readonly string[],
): Stretch | null {
  let best: Stretch | null = null;
  for (let start = from; start < to; start += 1) {
    const first = keys[start] ?? '';
    if (first === '') continue;
    for (let place = title.indexOf(first); place >= 0; place = title.indexOf(first, place + 1)) {
      let length = 0;
      while (
        start + length < to &&
        keys[start + length] !== '' &&
        keys[start + length] === title[place + length]
      )
        length += 1;
      const said = keys.slice(start, start + length);
      const content = said.filter((word) => word.length > 2 && !loose.has(word)).length;
      const isName = content >= 2 || (content === 1 && length >= leastRun);
      if (isName && (best === null || length > best.to - best.from))
        best = { from: start, to: start + length };
    }
  }
  return best;
}

/** A word that is written as a name, or is none of every day, or stands where a name does: "the barman one", "who is noor". */
function isDistinct(message: Message, at: number, start: number): boolean {
  if (isCapital(message, at) && at > start) return true;
  const word = wordAt(message, at);
  if (!commonWords.has(word)) return true;
  const [before, after] = [wordAt(message, at - 1), wordAt(message, at + 1)];
  return (
    (oneSong.has(after) && (before === 'the' || before === 'that')) ||
    // "What is nails by the kilo".
    ((before === 'is' || before === 'the') && after === 'by')
  );
}
const oneSong = new Set(
  'one song track tune piece lady woman girl man guy bloke fella lad people'.split(' '),
);

/** With the article before it and the noun behind: "the Fog Signal one". */
function widened(message: Message, from: number, to: number): Stretch {
  const isArticle = ['the', 'that', 'this', 'singer', 'artist'].includes(wordAt(message, from - 1));
  const first = isArticle ? from - 1 : from;
  const isTitled = ['the', 'that', 'this'].includes(wordAt(message, first - 1)) && isArticle;
  return {
    from: isTitled ? first - 1 : first,
    to: oneSong.has(wordAt(message, to)) ? to + 1 : to,
  };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const beforeNumber = new Set('is does has of'.split(' '));
const behindNumber = new Set('have has is from by sung instrumental got'.split(' '));

/** "Is 5 from the 80s", "does the second have drums": a number by itself, where a song is asked about. */
function byBareNumber(message: Message, { from, to }: Stretch, { tracks }: ShownMix): SongsNamed | null {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    const isOrdinal = ordinals.includes(word) && wordAt(message, at - 1) === 'the';
    const first = isOrdinal ? at - 1 : at;
    const position = isOrdinal ? ordinals.indexOf(word) + 1 : /^\d{1,2}$/.test(word) ? Number(word) : 0;
    if (position < 1 || position > tracks.length) continue;
    if (!beforeNumber.has(wordAt(message, first - 1)) || !behindNumber.has(wordAt(message, at + 1))) continue;
    return { from: first, to: at + 1, positions: [position] };
  }
  return null;
}

/** "The brass one": the first that has it, where several do. */
function byKind(message: Message, within: Stretch, mix: ShownMix): SongsNamed | null {
  for (const named of message.named) {
    const isOne =
      oneSong.has(wordAt(message, named.to)) && ['the', 'that'].includes(wordAt(message, named.from - 1));
    if (!isOne || named.from < within.from || named.to >= within.to) continue;
    const at = mix.tracks.findIndex(({ facts }) =>
      [...(facts?.instruments ?? []), ...(facts?.genres ?? [])].includes(named.value),
    );
    if (at >= 0) return { from: named.from - 1, to: named.to + 1, positions: [at + 1] };
  }
  return null;
}

/** "Who is Pat in your list?": a name that stands among the wishes and not in the mix. */
function amongWishes(message: Message, within: Stretch, brief: Brief | null): SongsNamed | null {
  const names = (brief?.like ?? []).flatMap((like) => (like.kind === 'playing' ? [] : [like.name]));
  const keys = typedKeys(message);
  for (const name of names) {
    const letters = lettersOf(name);
    for (let from = within.from; from < within.to; from += 1) {
      for (let to = from + 1; to <= Math.min(within.to, from + longest); to += 1) {
        if (letters === '' || keys.slice(from, to).join('') !== letters) continue;
        return { from, to, positions: [], wish: name };
      }
    }
  }
  return null;
}
