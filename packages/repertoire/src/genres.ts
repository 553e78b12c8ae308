import { genreSketches } from './data/genres.ts';
import type { GenreSketch } from './data/shape.ts';

export type Genre = (typeof genreSketches)[number]['name'];

/** In the order in which they are listed anywhere. */
export const genres: readonly Genre[] = genreSketches.map(({ name }) => name);

/** What a genre brings before mood and artist are known. */
export const genreProfiles = Object.fromEntries(
  genreSketches.map((sketch) => [sketch.name, sketch]),
) as Readonly<Record<Genre, GenreSketch>>;

/** The profile of a genre that may be no genre of ours. */
export function profileOf(genre: string): GenreSketch | undefined {
  return genreProfiles[genre as Genre];
}

/** The genres and words a genre answers for, such as `disco` for funk. */
export function standInsOf(genre: string): readonly string[] {
  return profileOf(genre)?.standsFor ?? [];
}
