import type { CatalogueMood, Playlist } from '@attune/local-streaming/music';
import { idFor } from '../catalogue/ids.ts';
import { fewestTracks, pickForShelf } from './rank-for-mood.ts';
import type { ShelfSource } from './shelf-source.ts';

const mostTracks = 40;

const owner = { ownerId: 'library', ownerName: 'Your library' };

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const decadeOf = (era: number) => `${era}s`;
const shortDecade = (era: number) => `${String(era % 100).padStart(2, '0')}s`;

export type Counts<Value> = ReadonlyMap<Value, number>;

export function countsOf<Value>(
  sources: readonly ShelfSource[],
  read: (source: ShelfSource) => readonly Value[],
): Counts<Value> {
  const counts = new Map<Value, number>();
  for (const source of sources)
    for (const value of read(source)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What is counted, the most frequent first; names decide between equals. */
export const frequent = <Value extends string | number>(counts: Counts<Value>, fewest: number): Value[] =>
  [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .map(([value]) => value);

export const genresOf = ({ genres }: ShelfSource) => genres;
export const erasOf = ({ track: { attributes } }: ShelfSource) =>
  attributes.era > 0 ? [attributes.era] : [];
/** What is said of a shelf, and what its id is made of. */
export interface ShelfLabel {
  name: string;
  mood: CatalogueMood;
  /** How its tracks were chosen, to go on after "Chosen by". */
  chosenBy: string;
  /** Whose it is, where it is not for everybody. */
  listenerId: string | null;
  /** Words to find it by, beyond what is in it. */
  words?: readonly string[];
}

const mostNamed = 3;

/** What a shelf holds, in its tags' words: "mostly" is said of what makes up half of it, one genre or the few most frequent. */
function contentsOf(held: readonly ShelfSource[]): string {
  const counts = countsOf(held, ({ song }) => song.genres.slice(0, 1));
  const named = frequent(counts, 2).slice(0, mostNamed);
  let ofThem = 0;
  for (const [at, genre] of named.entries()) {
    ofThem += counts.get(genre) ?? 0;
    if (ofThem * 2 >= held.length) return `, mostly ${named.slice(0, at + 1).join(', ')}`;
  }
  return named.length === 0 ? '' : `, ${named.join(', ')} among them`;
}

/** A playlist of the library, named by its contents; none where there is too little for one. */
export function shelf(
  { name, mood, chosenBy, listenerId, words = [] }: ShelfLabel,
  ranked: readonly ShelfSource[],
): Playlist[] {
  if (ranked.length < fewestTracks) return [];
  const held = pickForShelf(ranked, name, mostTracks);
  const half = Math.ceil(held.length / 2);
  const shared = frequent(countsOf(held, genresOf), half).slice(0, 6);
  const eras = frequent(countsOf(held, erasOf), half);
  return [
    {
      id: idFor('playlist', listenerId === null ? `shelf ${name}` : `shelf ${name} of ${listenerId}`),
      name,
      description: `${held.length} tracks from your library${contentsOf(held)}. Chosen by ${chosenBy}.`,
      ...owner,
      trackIds: held.map(({ track }) => track.id),
      mood,
      tags: [...words, ...shared, ...eras.flatMap((era) => [decadeOf(era), shortDecade(era)])],
    },
  ];
}
