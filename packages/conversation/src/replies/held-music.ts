import type { Constraint, ShownTrack } from '@attune/contract';
import {
  broaderThan,
  closestBroader,
  closestTo,
  entryOf,
  kindredOf,
  neighboursOf,
  vocabulary,
} from '@attune/vocabulary';

type Trait = Pick<Constraint, 'kind' | 'value'>;

/** A song of the service, as far as it is told of here. */
export type HeldSong = Pick<ShownTrack, 'name' | 'artist' | 'year' | 'facts'> & { id?: string };

/** What the service has, where its catalogue is known whole. */
export interface HeldMusic {
  /** How many songs have what is named; `null` where nobody has written that down of any. */
  count: (trait: Trait) => number | null;
  /** The kinds of music there are, those of most songs first. */
  genres: ReadonlyArray<{ name: string; count: number }>;
  /** The songs by whoever bears this name, or a part of it; else those whose title it is. */
  named: (name: string) => readonly HeldSong[];
}

/** "Indian classical" is called classical, and no string quartet comes near it. */
const ownWays: ReadonlySet<string> = new Set(['south asian', 'middle eastern', 'east asian tradition']);

const familyOf = (name: string): string | null => entryOf('genre', name)?.family ?? null;

/** The kinds of music that there are of some families. */
export const heldOfFamilies = ({ genres }: HeldMusic, families: readonly string[]): string[] =>
  genres.map(({ name }) => name).filter((name) => families.includes(familyOf(name) ?? ''));

const mostNear = 2;

/** What comes nearest to something there is nothing of, of what there is, as mixes take it; mostly one or two, sometimes none. */
export function nearestHeld({ kind, value }: Trait, held: HeldMusic): string[] {
  if (kind !== 'genre' && kind !== 'instrument') return [];
  const neighbours = neighboursOf(kind, value);
  const isHeld = (name: string) =>
    kind === 'genre'
      ? held.genres.some((one) => one.name === name)
      : (held.count({ kind, value: name }) ?? 0) > 0;
  if (kind === 'instrument') return firstHeld([neighbours], isHeld);
  const broader = ownWays.has(familyOf(value) ?? '') ? [] : broaderThan(kind, value);
  return firstHeld(
    [
      closestTo(value),
      broader.filter((name) => neighbours.includes(name)),
      neighbours,
      closestBroader(value),
      held.genres.flatMap(({ name }) => (isOf(name, broader) ? [name] : [])),
      kindredOf(value),
    ],
    isHeld,
  );
}

/** A song counts to the narrowest name of its kind: what is rock is hard rock or indie rock. */
const isOf = (name: string, broader: readonly string[]): boolean =>
  broader.includes(name) || broaderThan('genre', name).some((one) => broader.includes(one));

function firstHeld(ways: ReadonlyArray<readonly string[]>, isHeld: (name: string) => boolean): string[] {
  for (const way of ways) {
    const found: string[] = [];
    for (const name of way) if (found.length < mostNear && isHeld(name)) found.push(name);
    if (found.length > 0) return found;
  }
  return [];
}

/** The same of whole families: what comes nearest to African music. */
export function nearestToFamilies(families: readonly string[], held: HeldMusic): string[] {
  const values = families.flatMap((family) => oneOfFamily(family));
  for (const value of values) {
    const found = firstHeld([kindredOf(value)], (name) => held.genres.some((one) => one.name === name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Any kind of a family shows what is akin to all of it. */
const oneOfFamily = (family: string): string[] =>
  vocabulary.genre
    .filter((entry) => entry.family === family)
    .slice(0, 1)
    .map(({ value }) => value);
