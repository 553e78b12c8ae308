import type { Candidate } from '../candidate.ts';
import { comparableArtist } from './artist-names.ts';
import { comparable } from './comparable.ts';
import { Credits } from './credits.ts';

/** A word that is part of so many names is a first name like any other. */
const mostNames = 3;
const shortestPart = 4;

/**
 * Who is meant by a name, as comparable names: whoever is called just that. Many say half of a name ("Coltrane", "Kanye"): where nobody is
 * called so, it is who has it for their first or last.
 */
export function meantArtists(value: string, candidates: readonly Candidate[]): ReadonlySet<string> {
  const name = comparableArtist(value);
  if (name.includes(' ') || name.length < shortestPart) return new Set([name]);
  const credits = new Credits();
  const hasName = new Map<string, boolean>();
  const isIn = (line: string) => {
    const known = hasName.get(line) ?? comparable(line).includes(name);
    hasName.set(line, known);
    return known;
  };
  const partly = new Set<string>();
  for (const candidate of candidates) {
    if (!candidate.artists.some(isIn)) continue;
    for (const credited of credits.of(candidate)) {
      if (credited === name) return new Set([name]);
      if (credited.startsWith(`${name} `) || credited.endsWith(` ${name}`)) partly.add(credited);
    }
  }
  return new Set([name, ...(partly.size <= mostNames ? partly : [])]);
}
