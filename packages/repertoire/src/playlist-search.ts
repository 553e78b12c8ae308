import type { CatalogueMood, Playlist, TrackAttributes } from '@attune/local-streaming/music';
import { canonicalName, vocabulary } from '@attune/vocabulary';
import { facetWords } from './facet-words.ts';
import { genreProfiles, genres } from './genres.ts';
import type { SearchDocument } from './search/documents.ts';
import { findOnShelf } from './search/find.ts';
import { type ParsedQuery, parseQuery } from './search/parse-query.ts';
import { createShelf } from './search/shelf.ts';
import { wordsOf } from './search/words.ts';

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

/** Every genre of the vocabulary by the words of its spellings: the repertoire plays some of them, a library may hold any. */
const genresByWords = new Map(
  vocabulary.genre
    .filter(({ onlyAvoided }) => !onlyAvoided)
    .flatMap(({ value, terms }) => terms.map((term) => [wordsOf(term).join(' '), value] as const))
    .reverse(),
);
const mostGenreWords = Math.max(...[...genresByWords.keys()].map((words) => words.split(' ').length));

function genresNamedIn(words: readonly string[]): string[] {
  const named: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostGenreWords, words.length - at);
    while (length > 0 && !genresByWords.has(words.slice(at, at + length).join(' '))) length -= 1;
    const genre = genresByWords.get(words.slice(at, at + length).join(' '));
    if (genre !== undefined) named.push(genre);
    at += Math.max(1, length);
  }
  return named;
}

/** From the quietest to the loudest: where none of the wanted mood is left, the nearest comes first. */
const moodsInOrder: readonly CatalogueMood[] = ['sad', 'calm', 'focus', 'happy', 'energetic'];

/** How far a playlist is from the moods that were asked for; nothing where none was. */
function farFromMood({ mood }: Playlist, { wanted }: ParsedQuery): number {
  const asked = wanted.flatMap((clause) =>
    clause.kind === 'concept' && clause.concept.kind === 'mood' ? clause.concept.anyOf : [],
  );
  const away = moodsInOrder
    .filter((one) => asked.includes(one))
    .map((one) => Math.abs(moodsInOrder.indexOf(one) - moodsInOrder.indexOf(mood)));
  return away.length === 0 ? 0 : Math.min(...away);
}

/** Of a playlist of a genre so many tracks are. */
const shareOfGenre = 0.5;
/** With so many of the wanted genre none of another has to make up the number. */
const enoughOfGenre = 3;

/**
 * Finds playlists by the words of listeners, as the search over the repertoire does. Who names a genre gets what there is of it
 * before anything else: in the mood they asked for first, then in others, the nearest first.
 */
export function createPlaylistSearch(playlists: readonly DescribedPlaylist[]): PlaylistSearch {
  const documents = playlists.map(documentOf);
  const shelf = createShelf(documents, { shareNeeded: 0.5, shareTolerated: 0 });

  /** Playlists that are of the genres, with how far. */
  function shareOf(genres: readonly string[]): ReadonlyMap<Playlist, number> {
    const shares = new Map<Playlist, number>();
    for (const { playlist, tracks } of playlists) {
      const held = genres.map((genre) => tracks.filter(({ genres: names }) => names.includes(genre)).length);
      const share = Math.max(0, ...held) / Math.max(1, tracks.length);
      if (share >= shareOfGenre) shares.set(playlist, share);
    }
    return shares;
  }

  function isAllowed({ avoided }: ParsedQuery): (playlist: Playlist) => boolean {
    const lookup = shelf.startLookup();
    const held = avoided.map(lookup.holding);
    const refused = new Set(
      documents.filter((document) => held.some((isHeld) => isHeld(document))).map(({ item }) => item),
    );
    return (playlist) => !refused.has(playlist);
  }

  return (query) => {
    const parsed = parseQuery(query, shelf);
    const found = findOnShelf(shelf, parsed);
    const named = genresNamedIn(parsed.nameWords);
    const ofGenre = shareOf(named);
    if (ofGenre.size === 0) return found;
    const fitting = found.filter((playlist) => ofGenre.has(playlist));
    const others = [...ofGenre.keys()]
      .filter(isAllowed(parsed))
      .filter((playlist) => !fitting.includes(playlist))
      .sort(
        (one, other) =>
          farFromMood(one, parsed) - farFromMood(other, parsed) ||
          (ofGenre.get(other) ?? 0) - (ofGenre.get(one) ?? 0),
      );
    const wanted = [...fitting, ...others];
    const isEnough = wanted.length >= enoughOfGenre;
    return isEnough ? wanted : [...wanted, ...found.filter((playlist) => !ofGenre.has(playlist))];
  };
}
