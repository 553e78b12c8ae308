import type { Song } from '../folder/song.ts';

/** Beyond so many different values it begins anew; what is kept of them by then is kept. */
const mostValues = 100_000;

/**
 * Lets songs share what they have in common: names of artists and albums, genres and moods. A text read from the store is
 * another one each time, and most of a library is said twelve times over.
 */
export function createSlimming(): (song: Song) => Song {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const text = <Value extends string | null>(value: Value): Value => {
    if (value === null) return value;
    if (texts.size >= mostValues) texts.clear();
    const known = texts.get(value);
    if (known === undefined) texts.set(value, value);
    return (known ?? value) as Value;
  };
  const list = (values: readonly string[]): readonly string[] => {
    const key = values.join('\n');
    if (lists.size >= mostValues) lists.clear();
    const known = lists.get(key) ?? values.map(text);
    lists.set(key, known);
    return known;
  };
  return (song) => ({
    ...song,
    artists: list(song.artists),
    albumArtist: text(song.albumArtist),
    album: text(song.album),
    genres: list(song.genres),
    moods: list(song.moods),
  });
}
