import type { CatalogueMood, Playlist, TrackAttributes } from '@attune/local-streaming/music';
import { canonicalName } from '@attune/vocabulary';
import { facetWords } from './facet-words.ts';
import { genreProfiles, genres } from './genres.ts';
import type { SearchDocument } from './search/documents.ts';
import { findOnShelf } from './search/find.ts';
import { parseQuery } from './search/parse-query.ts';
import { createShelf } from './search/shelf.ts';

/** A playlist with what its tracks sound like, for music that is not of the repertoire. */
export interface DescribedPlaylist {
  playlist: Playlist;
  /** `genres` are names of the vocabulary, the broader ones beside the narrow. */
  tracks: readonly { attributes: TrackAttributes; genres: readonly string[]; year: number | null }[];
}

export type PlaylistSearch = (query: string) => readonly Playlist[];

/** Each genre of the repertoire with every genre of the vocabulary it answers for. */
const answeredBy = genres.map((genre) => ({
  genre,
  names: new Set([genre, ...genreProfiles[genre].standsFor].map((name) => canonicalName('genre', name))),
}));

/** Queries are read in the genres of the repertoire, whatever the vocabulary knows beyond them. */
const genresAnswering = (names: readonly string[]) =>
  answeredBy.filter(({ names: known }) => names.some((name) => known.has(name))).map(({ genre }) => genre);

function documentOf({ playlist, tracks }: DescribedPlaylist): SearchDocument<Playlist> {
  const soundOf = (mood: CatalogueMood, attributes: TrackAttributes, names: readonly string[]) =>
    new Set([mood, ...facetWords(attributes), ...names, ...genresAnswering(names)]);
  return {
    id: playlist.id,
    item: playlist,
    name: playlist.name,
    people: playlist.ownerName,
    album: '',
    prose: playlist.description,
    tags: [playlist.mood, ...playlist.tags].join(' '),
    isrc: '',
    // A playlist that was put together for a mood is for that mood, whatever its tracks would be by themselves.
    sounds: tracks.map(({ attributes, genres: names }) => soundOf(playlist.mood, attributes, names)),
    years: tracks.flatMap(({ year }) => year ?? []),
    standing: tracks.length / 40,
  };
}

/** Finds playlists by the words of listeners, as the search over the repertoire does. */
export function createPlaylistSearch(playlists: readonly DescribedPlaylist[]): PlaylistSearch {
  const shelf = createShelf(playlists.map(documentOf), { shareNeeded: 0.5, shareTolerated: 0 });
  return (query) => findOnShelf(shelf, parseQuery(query, shelf));
}
