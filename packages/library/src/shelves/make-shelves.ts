import type { CatalogueMood, Playlist, Track } from '@attune/local-streaming/music';
import { broaderThan } from '@attune/vocabulary';
import { idFor } from '../catalogue/ids.ts';
import { moods } from '../estimate/estimate-sound.ts';
import type { Song } from '../folder/song.ts';
import { fewestTracks, pickForShelf, rankForMood } from './rank-for-mood.ts';

const mostTracks = 40;
const genresOfMood = 6;
const decadesOfMood = 4;
const genresOfAll = 12;
const decadesOfAll = 7;

const owner = { ownerId: 'library', ownerName: 'Your library' };

export interface ShelfSource {
  track: Track;
  song: Song;
  /** Genres of the vocabulary it is of, the broader ones included. */
  genres: readonly string[];
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const decadeOf = (era: number) => `${era}s`;
const shortDecade = (era: number) => `${String(era % 100).padStart(2, '0')}s`;

/** What is counted, the most frequent first; names decide between equals. */
function frequent<Value extends string | number>(values: readonly Value[], fewest: number): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .map(([value]) => value);
}

/** Genres by how often they occur, without a broader one of which there is nothing but one narrower. */
function withoutRepeats(genresOfTracks: readonly (readonly string[])[], fewest: number): string[] {
  const all = genresOfTracks.flat();
  const counts = new Map<string, number>();
  for (const genre of all) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  const repeated = new Set<string>();
  for (const [genre, count] of counts) {
    for (const broader of broaderThan('genre', genre))
      if (counts.get(broader) === count) repeated.add(broader);
  }
  return frequent(all, fewest).filter((genre) => !repeated.has(genre));
}

export const sourceOf = (track: Track, song: Song, genres: readonly string[]): ShelfSource => ({
  track,
  song,
  genres: [...new Set([...genres, ...genres.flatMap((genre) => broaderThan('genre', genre))])],
});

/**
 * Playlists found in a library: for each mood what suits it, also of one genre and of one decade, and the genres and decades
 * themselves. Named by what is in them. They are estimates by genre, mood tag, tempo and year, and say so.
 */
export function makeShelves(sources: readonly ShelfSource[]): Playlist[] {
  const byId = new Map(sources.map((source) => [source.track.id, source]));
  const of = (tracks: readonly Track[]) => tracks.flatMap(({ id }) => byId.get(id) ?? []);

  function shelf(name: string, ranked: readonly Track[], mood: CatalogueMood, chosenBy: string): Playlist[] {
    if (ranked.length < fewestTracks) return [];
    const tracks = pickForShelf(ranked, name, mostTracks);
    const held = of(tracks);
    const shared = frequent(
      held.flatMap(({ genres }) => genres),
      Math.ceil(held.length / 2),
    ).slice(0, 6);
    const eras = frequent(
      held.flatMap(({ track }) => (track.attributes.era > 0 ? [track.attributes.era] : [])),
      Math.ceil(held.length / 2),
    );
    const mixed = frequent(
      held.flatMap(({ song }) => song.genres.slice(0, 1)),
      2,
    ).slice(0, 3);
    const contents = mixed.length === 0 ? '' : `, mostly ${mixed.join(', ')}`;
    return [
      {
        id: idFor('playlist', `shelf ${name}`),
        name,
        description: `${tracks.length} tracks from your library${contents}. Chosen by ${chosenBy}.`,
        ...owner,
        trackIds: tracks.map(({ id }) => id),
        mood,
        tags: [...shared, ...eras.flatMap((era) => [decadeOf(era), shortDecade(era)])],
      },
    ];
  }

  const isOf =
    (genre: string) =>
    ({ id }: Track) =>
      byId.get(id)?.genres.includes(genre) ?? false;
  const isFrom =
    (era: number) =>
    ({ attributes }: Track) =>
      attributes.era === era;
  const genresIn = (tracks: readonly Track[]) =>
    withoutRepeats(
      of(tracks).map(({ genres }) => genres),
      fewestTracks,
    );
  const erasIn = (tracks: readonly Track[]) =>
    frequent(
      tracks.flatMap(({ attributes }) => (attributes.era > 0 ? [attributes.era] : [])),
      fewestTracks,
    );

  const all = sources.map(({ track }) => track);
  const ofMoods = moods.flatMap((mood) => {
    const ranked = rankForMood(all, mood);
    const title = capitalized(mood);
    return [
      ...shelf(`${title}: your own music`, ranked, mood, 'genre, mood tags and tempo'),
      ...genresIn(ranked)
        .slice(0, genresOfMood)
        .flatMap((genre) =>
          shelf(`${title} ${genre}`, ranked.filter(isOf(genre)), mood, 'genre, mood tags and tempo'),
        ),
      ...erasIn(ranked)
        .slice(0, decadesOfMood)
        .flatMap((era) =>
          shelf(`${title} ${decadeOf(era)}`, ranked.filter(isFrom(era)), mood, 'genre and year'),
        ),
    ];
  });
  const moodOf = (tracks: readonly Track[]) =>
    frequent(
      tracks.map(({ attributes }) => attributes.mood),
      1,
    )[0] ?? 'calm';
  const whole = (name: string, tracks: readonly Track[], chosenBy: string) =>
    shelf(name, tracks, moodOf(tracks), chosenBy);
  return [
    ...ofMoods,
    ...genresIn(all)
      .slice(0, genresOfAll)
      .flatMap((genre) => whole(capitalized(genre), all.filter(isOf(genre)), 'genre')),
    ...erasIn(all)
      .slice(0, decadesOfAll)
      .flatMap((era) => whole(`The ${decadeOf(era)}`, all.filter(isFrom(era)), 'year')),
  ];
}
