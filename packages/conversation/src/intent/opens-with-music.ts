import { isFiller, joinsClauses } from '../cues/fillers.ts';
import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** Said of music beside its names. */
const besideNames = wordSet(
  'and or not none any anything songs song music stuff tunes tracks by like from old new the only just proper style type vibes era please pls vol',
);
const clauseEnds = wordSet('. ! ? ;');
/** Of these a story may begin with one: "jazz. that's what dad called me". */
const leastNames = 2;

/**
 * Whether a message begins with nothing but names of music, at least two of them, what it is not to be, or one artist and what for: "Bad Bunny, Rauw, Feid but only the new
 * ones, im in the gym", "no love songs. none". What is told after that is told beside a request.
 */
export function opensWithMusic(message: Message, parts: Parts): boolean {
  const wished = [
    ...parts.constraints.filter(({ kind }) => kind !== 'activity' && kind !== 'instrument'),
    ...parts.languages,
    ...parts.artists.like,
    ...parts.artists.avoided,
  ];
  let names = 0;
  let isRefusing = false;
  for (let at = 0; at < message.words.length; ) {
    const name = wished.find(({ from, to }) => from <= at && at < to);
    if (name !== undefined) {
      names += 1;
      isRefusing ||= 'operation' in name && name.operation === 'avoid';
      at = name.to;
      continue;
    }
    const { text = '', isWord = false } = message.words[at] ?? {};
    if (clauseEnds.has(text) || joinsClauses(text) || (names > 0 && startsLine(message, at))) break;
    if (isWord && !besideNames.has(text) && !isFiller(text)) return false;
    at += 1;
  }
  return names >= leastNames || (isRefusing && names > 0) || opensWithArtist(message, parts);
}

/** "Steve Reich for the dishwasher": a well-known name of several words, and what it is for. */
export function opensWithArtist(message: Message, { artists }: Parts): boolean {
  const first = message.words.findIndex(({ text }) => !isFiller(text));
  const artist = artists.like.find(({ from, isKnown }) => from === first && isKnown === true);
  return artist !== undefined && artist.to - artist.from > 1 && purposes.has(wordAt(message, artist.to));
}
const purposes = wordSet('for while please pls');

function startsLine({ text, words }: Message, at: number): boolean {
  return text.slice(words[at - 1]?.end, words[at]?.start).includes('\n');
}
