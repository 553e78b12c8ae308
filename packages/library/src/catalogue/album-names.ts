import { remembering } from '../estimate/remembering.ts';
import type { Song } from '../folder/song.ts';
import { folded, idFor } from './ids.ts';

export const unknownArtist = 'Unknown artist';
export const variousArtists = 'Various artists';
export const unknownAlbum = 'Unknown album';

export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Names and albums come many times in a row; what they are called by here is made once. */
export const artistId = remembering(String, (name: string) => idFor('artist', folded(name)));
export const albumId = remembering(String, (key: string) => idFor('album', key));

/**
 * An album is its name and its artist; where no tag names the artist of the album as a whole, its folder keeps two
 * albums of one name apart, and holds the tracks of a compilation together.
 */
export function albumKey({ album, albumArtist, path }: Pick<Song, 'album' | 'albumArtist' | 'path'>): string {
  if (album === null) return `folder ${folderOf(path)}`;
  return albumArtist === null
    ? `named ${folded(album)} in ${folderOf(path)}`
    : `named ${folded(album)} by ${folded(albumArtist)}`;
}

export const artistNames = (song: Song): readonly string[] => {
  if (song.artists.length > 0) return song.artists;
  return [song.albumArtist ?? unknownArtist];
};
