import type { Candidate } from '../candidate.ts';
import { comparableArtist } from './artist-names.ts';
import { comparable } from './comparable.ts';
import { Credits } from './credits.ts';

/** A word that is part of so many names is a first name like any other. */
const mostNames = 3;
const shortestPart = 4;

/** A name by its letters alone, as `rem` for R.E.M., `acdc` for AC/DC and `guns and roses` for Guns N’ Roses. */
const lettersOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word === 'n' ? 'and' : word))
    .join('');

/**
 * Who is meant by a name, as comparable names: whoever is called just that. Where nobody is, it is who has the same letters; and since
 * many say half of a name ("Coltrane", "Kanye"), who has it for their first or last.
 */
export function meantArtists(value: string, candidates: readonly Candidate[]): ReadonlySet<string> {
  const name = comparableArtist(value);
  const letters = lettersOf(name);
  const mayBeHalf = !name.includes(' ') && name.length >= shortestPart;
  const credits = new Credits();
  const hasLetters = new Map<string, boolean>();
  const isIn = (line: string) => {
    const known = hasLetters.get(line) ?? lettersOf(comparable(line)).includes(letters);
    hasLetters.set(line, known);
    return known;
  };
  const alike = new Set<string>();
  const partly = new Set<string>();
  for (const candidate of candidates) {
    if (!candidate.artists.some(isIn)) continue;
    for (const credited of credits.of(candidate)) {
      if (credited === name) return new Set([name]);
      if (lettersOf(credited) === letters) alike.add(credited);
      else if (mayBeHalf && (credited.startsWith(`${name} `) || credited.endsWith(` ${name}`)))
        partly.add(credited);
    }
  }
  return new Set([name, ...alike, ...(partly.size <= mostNames ? partly : [])]);
}
