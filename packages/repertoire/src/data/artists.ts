import type { Genre } from '../genres.ts';
import { genreSketches } from './genres.ts';
import type { ArtistSketch } from './shape.ts';

export interface ArtistOfGenre extends ArtistSketch {
  genre: Genre;
  /** Counted from 1. */
  edition: number;
}

const editions = Math.max(...genreSketches.map((sketch) => sketch.editions.length));

/** Everybody: edition by edition, and within one in the order of the genres. */
export const artistSketches: readonly ArtistOfGenre[] = Array.from({ length: editions }, (_, edition) =>
  genreSketches.flatMap(({ name, editions: ofGenre }) =>
    (ofGenre[edition] ?? []).map((artist) => ({ ...artist, genre: name, edition: edition + 1 })),
  ),
).flat();
