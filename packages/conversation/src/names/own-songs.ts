import { isFiller } from '../cues/fillers.ts';
import { type Message, wordAt } from '../message.ts';
import { type Name, nameTyped } from './read-name.ts';

const songs = new Set('songs hits albums discography anthems classics'.split(' '));
/** Also artists, but before "songs" more likely what the songs are about. */
const themes = new Set(
  'angel air love ghost ghosts daughter passenger stars star shame garbage hole twice disturbed metric jungle heart war kids mother spoon squid parcels'.split(
    ' ',
  ),
);
const asking = new Set(
  'some more only just all play give put on hear have add with of good best great old early the any no not less nothing but classic want love lots their'.split(
    ' ',
  ),
);

/** "Queen songs!", "more Prince hits": everyday words that name an artist, where nothing else is said. */
export function ownSongs(message: Message, taken: ReadonlySet<number>): Name[] {
  return message.words.flatMap(({ text }, at): Name[] => {
    const before = wordAt(message, at - 1);
    if (!songs.has(text) || taken.has(at - 1) || themes.has(before)) return [];
    const name = nameTyped(message, at - 1);
    return name !== undefined && isOnlyAsked(message, at - 2) && isOnlyAsked(message, at + 1, 1)
      ? [name]
      : [];
  });
}

/** From a place to the end of the clause on one side stand only words that ask. */
function isOnlyAsked(message: Message, from: number, step: 1 | -1 = -1): boolean {
  for (let at = from; wordAt(message, at) !== ''; at += step)
    if (!asking.has(wordAt(message, at)) && !isFiller(wordAt(message, at))) return false;
  return true;
}
