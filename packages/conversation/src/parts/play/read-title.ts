import type { Command } from '@attune/contract';
import { isFiller } from '../../cues/fillers.ts';
import { type Message, wordAt } from '../../message.ts';
import { isTitleByArtist } from '../../names/title-by-artist.ts';
import { isCapital, longestQuery } from './read-query.ts';

const closers = new Set('soundtrack ost score theme'.split(' '));
const themeOf = new Set('theme soundtrack score ost'.split(' '));
const joins = new Set('from to of for'.split(' '));
const openers = new Set(
  'play playing the put on i want need love would like to hear can could you find me have got do any some listen it is that please pls'.split(
    ' ',
  ),
);

/** Soundtracks of no film: of somebody's own hours, or of a kind. */
const ofNoFilm = new Set(
  `my our your his her a an this some any own movie film films movies game games video videogame tv anime series cinematic epic
  fantasy horror action indie good great best nice perfect proper different new old original background favourite favorite road trip
  break breakup summer winter autumn spring villain party study studying gym workout rainy rain sunday monday friday saturday morning
  night evening day life drive driving walk walking work dinner cooking cleaning sad happy calm mellow chill soft loud dark
  with no without not and but more less for while kids sleep sleeping like something anything music songs`
    .trim()
    .split(/\s+/),
);
const longestName = 6;
const ends = new Set(['.', '!', '?', ';', '\n', '(', ',']);

/** "suicide squad soundtrack", "the theme from Twin Peaks": a film named for its music is looked for by its name. */
export function readSoundtrack(message: Message): Command | null {
  const { words } = message;
  for (let at = 0; at < words.length; at += 1) {
    if (!closers.has(wordAt(message, at))) continue;
    const name = nameAfter(message, at) ?? nameBefore(message, at);
    if (name !== null) return { action: 'play', query: name.slice(0, longestQuery) };
  }
  return null;
}

/** "the theme from Twin Peaks". */
function nameAfter(message: Message, at: number): string | null {
  if (!themeOf.has(wordAt(message, at)) || !joins.has(wordAt(message, at + 1))) return null;
  let to = at + 2;
  while (to < message.words.length && !ends.has(message.words[to]?.text ?? '')) to += 1;
  while (to > at + 2 && isFiller(wordAt(message, to - 1)) && !isCapital(message, to - 1)) to -= 1;
  return isFilm(message, at + 2, to) ? `${between(message, at + 2, to)} ${wordAt(message, at)}` : null;
}

/** "suicide squad soundtrack please". */
function nameBefore(message: Message, at: number): string | null {
  if (wordAt(message, at) === 'theme') return null;
  for (let next = at + 1; next < message.words.length; next += 1) {
    const word = wordAt(message, next);
    if (word !== '' && !isFiller(word)) return null;
  }
  let from = at;
  while (from > 0 && !ends.has(message.words[from - 1]?.text ?? '')) from -= 1;
  if (from > 0) return null;
  while (from < at && openers.has(wordAt(message, from)) && !isCapital(message, from)) from += 1;
  return isFilm(message, from, at) ? between(message, from, at + 1) : null;
}

function isFilm(message: Message, from: number, to: number): boolean {
  if (to <= from || to - from > longestName) return false;
  for (let at = from; at < to; at += 1) {
    if (ofNoFilm.has(wordAt(message, at)) && !isCapital(message, at)) return false;
  }
  return !message.named.some(
    (one) => one.from < to && one.to > from && one.kind !== 'scene' && one.kind !== 'activity',
  );
}

const between = ({ text, words }: Message, from: number, to: number): string =>
  text.slice(words[from]?.start, words[to - 1]?.end);

/** "Killing Me Softly by the Fugees": nothing else is said. */
export function readTitleBy(message: Message): Command | null {
  const { words } = message;
  const by = words.findIndex(({ text }) => text === 'by');
  if (by < 1 || by > 8 || words.length - by > 6 || words.length - by < 2) return null;
  if (words.some(({ isWord, text }) => !isWord && text !== "'" && text !== ',' && text !== '"')) return null;
  const capitals = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => from + n).filter((at) => isCapital(message, at)).length;
  const isWritten = capitals(0, by) >= Math.max(1, Math.ceil(by / 2)) && capitals(by + 1, words.length) >= 1;
  if (!isWritten && !isTitleByArtist(message)) return null;
  return {
    action: 'play',
    query: `${between(message, 0, by)} ${between(message, by + 1, words.length)}`.slice(0, longestQuery),
  };
}
