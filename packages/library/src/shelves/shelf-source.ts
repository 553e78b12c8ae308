import type { Track } from '@attune/local-streaming/music';
import { broaderThan } from '@attune/vocabulary';
import { readGenres } from '../estimate/genre-priors.ts';
import { remembering } from '../estimate/remembering.ts';
import type { Song } from '../folder/song.ts';

export interface ShelfSource {
  track: Track;
  /** As tagged. */
  song: Pick<Song, 'genres' | 'year'>;
  /** Genres of the vocabulary it is of, the broader ones included. */
  genres: readonly string[];
  /** As it was heard in the sound; `null` where nobody listened yet. */
  heardEnergy: number | null;
}

const allGenres = remembering(
  (tags: readonly string[]) => tags.join('\n'),
  (tags) => {
    const { known } = readGenres(tags);
    return [...new Set([...known, ...known.flatMap((genre) => broaderThan('genre', genre))])];
  },
);

export const sourceOf = (
  track: Track,
  song: ShelfSource['song'],
  heardEnergy: number | null,
): ShelfSource => ({
  track,
  song,
  genres: allGenres(song.genres),
  heardEnergy,
});
