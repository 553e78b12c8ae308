import type { Album, Artist, Catalogue } from '@attune/local-streaming/music';
import type { Song } from '../folder/song.ts';
import type { WordsOf } from '../index/song-index.ts';
import type { LibraryTrack } from './library-track.ts';

/** What things of a library are found by, with the names that its catalogue has when they are asked for. */
export function createWordsOf({ artists, albums }: Pick<Catalogue, 'artists' | 'albums'>) {
  const namesOf = (ids: readonly string[]) => ids.map((id) => artists.get(id)?.name ?? '').join(' ');

  return {
    track(track: LibraryTrack, song: Song | undefined): WordsOf {
      const { era, mood, vocals, genre } = track.attributes;
      // Where neither tags nor the sound tell anything, the mood that is in the middle of all is none to be found by.
      const hasMood = track.tags.isPlaced || track.features !== undefined;
      return {
        id: track.id,
        name: track.name,
        people: namesOf(track.artistIds),
        album: albums.get(track.albumId)?.name ?? '',
        tags: [
          ...(song?.genres ?? []),
          genre,
          ...(song?.moods ?? []),
          hasMood ? mood : '',
          ...(song?.year ? [String(song.year), `${era}s`, `${String(era % 100).padStart(2, '0')}s`] : []),
          vocals === 'none' ? 'instrumental' : '',
        ].join(' '),
      };
    },
    album: ({ id, name, artistId, releaseDate }: Album): WordsOf => ({
      id,
      name,
      people: namesOf([artistId]),
      album: '',
      tags: releaseDate,
    }),
    artist: ({ id, name, genres }: Artist): WordsOf => ({
      id,
      name,
      people: '',
      album: '',
      tags: genres.join(' '),
    }),
  };
}
