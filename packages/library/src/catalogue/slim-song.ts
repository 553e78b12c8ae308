import type { Song } from '../folder/song.ts';

/** Beyond so many different values it begins anew; what is shared by then stays so. */
const mostValues = 100_000;

/**
 * Lets songs share what they have in common: names of artists and albums. A text read from the store is another one each time, and
 * most of a library is said twelve times over.
 */
export function createSlimming(): (song: Song) => Song {
  const texts = new Map<string, string>();
  const text = <Value extends string | null>(value: Value): Value => {
    if (value === null) return value;
    if (texts.size >= mostValues) texts.clear();
    const known = texts.get(value);
    if (known === undefined) texts.set(value, value);
    return (known ?? value) as Value;
  };
  return (song) => ({ ...song, albumArtist: text(song.albumArtist), album: text(song.album) });
}
