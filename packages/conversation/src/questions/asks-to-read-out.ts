import type { ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';

const reading =
  /\b(?:read|list|name|recite|tell|give|spell)(?: (?:me|us|to me|out|aloud|please|just)){0,2}(?: (?:the|your|those|these|what|which|are|titles|names|of)){0,4} (?:first|top|last|next|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|songs|tracks|tunes|titles|list|mix)\b/;
const ofSongs = /\b(?:songs?|tracks?|tunes?|titles?|names?|ones?|list|mix)\b/;
const ofInstruments = /\binstruments?\b|\bwhat (?:plays|is played|they play)\b|\bplayed on\b/;
const spoken = /\b(?:read|list|recite|spell)\b/;
/** Read to somebody, more than these are no answer any more. */
const mostRead = 10;
const mostWithout = 5;

/** "Read me the first five songs and say for each which instruments": the songs one after the other, for who hears and does not see them. */
export function asksToReadOut(
  { words, text }: Message,
  { positions, edits }: Pick<Parts, 'positions' | 'edits'>,
  { tracks }: ShownMix,
): AskedAside | null {
  const said = words
    .slice(0, mostWords)
    .flatMap(({ text: word, isWord }) => (isWord ? [word] : []))
    .join(' ');
  if (edits.length > 0 || !reading.test(said) || !ofSongs.test(said)) return null;
  const run = positions.find(({ ofArtist, positions: places }) => !ofArtist && places.length > 1);
  if (run === undefined && !spoken.test(said)) return null;
  const places = run?.positions ?? tracks.slice(0, mostWithout).map((_, at) => at + 1);
  return {
    question: {
      about: 'readOut',
      positions: places.slice(0, mostRead),
      trait: null,
      ...(ofInstruments.test(said) && { asks: ['instruments'] }),
    },
    taken: sentencesOf({ words, text } as Message),
  };
}
const mostWords = 40;
