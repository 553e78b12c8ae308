import type { CatalogueMood, Playlist } from '@attune/local-streaming/music';
import { broaderThan } from '@attune/vocabulary';
import { idFor } from '../catalogue/ids.ts';
import { moods } from '../estimate/estimate-sound.ts';
import type { Pace } from '../pace.ts';
import { fewestTracks, pickForShelf, rankForMood } from './rank-for-mood.ts';
import type { ShelfSource } from './shelf-source.ts';

const mostTracks = 40;
const genresOfMood = 6;
const decadesOfMood = 4;
const genresOfAll = 12;
const decadesOfAll = 7;

const owner = { ownerId: 'library', ownerName: 'Your library' };

/** Energy as it was heard, each with where its middle lies and how far it reaches. */
const energies = [
  { name: 'Quiet: low energy', middle: 0, within: 0.35 },
  { name: 'Steady: middling energy', middle: 0.52, within: 0.14 },
  { name: 'Driving: high energy', middle: 1, within: 0.3 },
] as const;

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const decadeOf = (era: number) => `${era}s`;
const shortDecade = (era: number) => `${String(era % 100).padStart(2, '0')}s`;

type Counts<Value> = ReadonlyMap<Value, number>;

function countsOf<Value>(
  sources: readonly ShelfSource[],
  read: (source: ShelfSource) => readonly Value[],
): Counts<Value> {
  const counts = new Map<Value, number>();
  for (const source of sources)
    for (const value of read(source)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What is counted, the most frequent first; names decide between equals. */
const frequent = <Value extends string | number>(counts: Counts<Value>, fewest: number): Value[] =>
  [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .map(([value]) => value);

/** Genres by how often they occur, without a broader one of which there is nothing but one narrower. */
function withoutRepeats(counts: Counts<string>, fewest: number): string[] {
  const repeated = new Set<string>();
  for (const [genre, count] of counts) {
    for (const broader of broaderThan('genre', genre))
      if (counts.get(broader) === count) repeated.add(broader);
  }
  return frequent(counts, fewest).filter((genre) => !repeated.has(genre));
}

const genresOf = ({ genres }: ShelfSource) => genres;
const erasOf = ({ track: { attributes } }: ShelfSource) => (attributes.era > 0 ? [attributes.era] : []);
const genresIn = (sources: readonly ShelfSource[]) =>
  withoutRepeats(countsOf(sources, genresOf), fewestTracks);
const erasIn = (sources: readonly ShelfSource[]) => frequent(countsOf(sources, erasOf), fewestTracks);

function shelf(
  name: string,
  ranked: readonly ShelfSource[],
  mood: CatalogueMood,
  chosenBy: string,
): Playlist[] {
  if (ranked.length < fewestTracks) return [];
  const held = pickForShelf(ranked, name, mostTracks);
  const half = Math.ceil(held.length / 2);
  const shared = frequent(countsOf(held, genresOf), half).slice(0, 6);
  const eras = frequent(countsOf(held, erasOf), half);
  const mixed = frequent(
    countsOf(held, ({ song }) => song.genres.slice(0, 1)),
    2,
  ).slice(0, 3);
  const contents = mixed.length === 0 ? '' : `, mostly ${mixed.join(', ')}`;
  return [
    {
      id: idFor('playlist', `shelf ${name}`),
      name,
      description: `${held.length} tracks from your library${contents}. Chosen by ${chosenBy}.`,
      ...owner,
      trackIds: held.map(({ track }) => track.id),
      mood,
      tags: [...shared, ...eras.flatMap((era) => [decadeOf(era), shortDecade(era)])],
    },
  ];
}

/**
 * Playlists found in a library: for each mood what suits it, also of one genre and of one decade, and the genres and decades
 * themselves, and energy as far as it was heard. Named by what is in them. Moods are estimates by genre, mood tag, tempo and year,
 * and say so.
 */
export async function makeShelves(all: readonly ShelfSource[], pace: Pace): Promise<Playlist[]> {
  const isOf = (genre: string) => (source: ShelfSource) => source.genres.includes(genre);
  const isFrom =
    (era: number) =>
    ({ track }: ShelfSource) =>
      track.attributes.era === era;
  const made: Playlist[] = [];
  const put = async (make: () => Playlist[]) => {
    await pace();
    made.push(...make());
  };

  for (const mood of moods) {
    const ranked = await rankForMood(all, mood, pace);
    const title = capitalized(mood);
    await put(() => shelf(`${title}: your own music`, ranked, mood, 'genre, mood tags and tempo'));
    for (const genre of genresIn(ranked).slice(0, genresOfMood))
      await put(() =>
        shelf(`${title} ${genre}`, ranked.filter(isOf(genre)), mood, 'genre, mood tags and tempo'),
      );
    await pace();
    for (const era of erasIn(ranked).slice(0, decadesOfMood))
      await put(() => shelf(`${title} ${decadeOf(era)}`, ranked.filter(isFrom(era)), mood, 'genre and year'));
  }

  const whole = (name: string, sources: readonly ShelfSource[], chosenBy: string) => {
    const [mood = 'calm'] = frequent(
      countsOf(sources, ({ track }) => [track.attributes.mood]),
      1,
    );
    return shelf(name, sources, mood, chosenBy);
  };
  for (const genre of genresIn(all).slice(0, genresOfAll))
    await put(() => whole(capitalized(genre), all.filter(isOf(genre)), 'genre'));
  for (const era of erasIn(all).slice(0, decadesOfAll))
    await put(() => whole(`The ${decadeOf(era)}`, all.filter(isFrom(era)), 'year'));
  for (const { name, middle, within } of energies) {
    const away = ({ heardEnergy }: ShelfSource) =>
      heardEnergy === null ? Number.POSITIVE_INFINITY : Math.abs(heardEnergy - middle);
    const ranked = all
      .filter((source) => away(source) <= within)
      .sort((one, other) => away(one) - away(other) || (one.track.id < other.track.id ? -1 : 1));
    await put(() => whole(name, ranked, 'energy, as heard in the sound'));
  }
  return made;
}
