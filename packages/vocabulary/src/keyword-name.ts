import { songLengthOf } from './song-length.ts';
import { entryOf } from './vocabulary.ts';

/** Words that need no "music" behind them. */
const isMusic =
  /^(?:songs?|music|tracks?|tunes?|covers?|versions?|remix(?:es)?|mash-?ups?|ups?|anthems?|hits?|ballads?|hymns?|themes?|openings|recordings|sessions|albums|performances|wonders?|pleasures?|throwbacks?|chants|playlist|winners|entries|bangers|classics|karaoke|sounds?|trends|audio|reverb|boosted|asmr|nightcore|spirituals|beats|edits|jams|ambience|soundscapes?|from|\d{2,3})$/;

/** Whether a keyword tells of songs: what they are about, how they are called, what happens in them. */
export const isOfSongs = (value: string): boolean => /^(?:about|called|where) /.test(value);

/** "About my dad", said to whose dad he is. */
const toListener = (value: string) => value.replace(/\b(?:my|our)\b/gi, 'your');

/** A keyword as it stands in a sentence: "songs about trains", "tavern music", "Ethiopian jazz". */
export function keywordName(value: string): string {
  if (songLengthOf(value) !== null) return `songs ${value}`;
  if (isOfSongs(value)) return `songs ${toListener(value)}`;
  const last = value.slice(value.lastIndexOf(' ') + 1).toLowerCase();
  return isMusic.test(last) || entryOf('genre', last) !== undefined ? value : `${value} music`;
}
