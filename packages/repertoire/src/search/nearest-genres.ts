import { broaderThan, canonicalName, neighboursOf } from '@attune/vocabulary';
import { type Genre, genres } from '../genres.ts';

const placed = genres.map((genre) => {
  const name = canonicalName('genre', genre);
  return { genre, name, broader: broaderThan('genre', name) };
});

/**
 * The genres of the catalogue that come nearest to one it has nothing of: those it is a kind of (hip-hop for trap), else those
 * beside it (drum and bass for dubstep), else those that are of the same broad kind (hard rock for punk).
 */
export function nearestGenres(value: string): Genre[] {
  const broader = broaderThan('genre', value);
  const beside = neighboursOf('genre', value);
  const ways: ((one: (typeof placed)[number]) => boolean)[] = [
    ({ name }) => broader.includes(name),
    ({ name }) => beside.includes(name),
    (one) => one.broader.some((name) => broader.includes(name)),
  ];
  const found = ways.map((isNear) => placed.filter(isNear).map(({ genre }) => genre));
  return found.find(({ length }) => length > 0) ?? [];
}
