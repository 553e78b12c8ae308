import type { Candidate } from '../candidate.ts';
import { Credits } from '../names/credits.ts';
import { songKeys } from '../names/song-keys.ts';

/**
 * For each candidate that is one song with a candidate of these ids, as on another album or in another take, the ids it goes with;
 * its own among them. Nothing can be told of ids that are not among the candidates.
 */
export function sameSongs(
  candidates: readonly Candidate[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const same = new Map<string, readonly string[]>();
  const named = candidates.filter(({ id }) => ids.has(id));
  if (named.length === 0) return same;
  const credits = new Credits();
  const artists = new Set(named.flatMap((candidate) => credits.of(candidate)));
  const idsOf = new Map<string, string[]>();
  for (const candidate of named) {
    for (const key of songKeys(candidate.name, credits.of(candidate))) {
      idsOf.set(key, [...(idsOf.get(key) ?? []), candidate.id]);
    }
  }
  for (const candidate of candidates) {
    const credited = credits.of(candidate);
    // Titles are only read where they can matter, since there may be a hundred thousand.
    if (!credited.some((artist) => artists.has(artist))) continue;
    const found = songKeys(candidate.name, credited).flatMap((key) => idsOf.get(key) ?? []);
    if (found.length > 0) same.set(candidate.id, found);
  }
  return same;
}
