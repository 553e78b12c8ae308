import type { VocabularyKind } from '@attune/vocabulary';
import { broaderThan, canonicalName } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import { type Answer, has, hasNot, unknown } from './answer.ts';
import { readSource } from './facts-source.ts';

export type ListedFact = 'genres' | 'instruments' | 'vocals' | 'languages' | 'activities' | 'scenes';

const kindOf: Readonly<Record<ListedFact, VocabularyKind | null>> = {
  genres: 'genre',
  instruments: 'instrument',
  vocals: 'vocals',
  languages: null,
  activities: 'activity',
  scenes: 'scene',
};

const longestName = 120;

/** The canonical name of what is listed, and everything that is a kind of. */
export function namesFor(fact: ListedFact, listed: string): readonly string[] {
  const kind = kindOf[fact];
  const bounded = listed.slice(0, longestName);
  if (kind === null) return [bounded.toLowerCase().trim()];
  const name = canonicalName(kind, bounded);
  return [name, ...broaderThan(kind, name)];
}

/** Tags name what struck somebody, not everything there is; a genre, though, is what people tag first. */
export function isComplete(fact: ListedFact, candidate: Candidate): boolean {
  return fact === 'genres' ? (candidate.facts.genres?.length ?? 0) > 0 : readSource(candidate) !== 'tags';
}

/** Whether one of the values, or a kind of it, is among what is listed. Each spelling is looked up once. */
export function listedTrait(
  fact: ListedFact,
  ...values: readonly string[]
): (candidate: Candidate) => Answer {
  const known = new Map<string, boolean>();
  const isMeant = (listed: unknown): boolean => {
    if (typeof listed !== 'string') return false;
    let meant = known.get(listed);
    if (meant === undefined) {
      meant = namesFor(fact, listed).some((name) => values.includes(name));
      known.set(listed, meant);
    }
    return meant;
  };
  return (candidate) => {
    const list: unknown = candidate.facts?.[fact];
    if (!Array.isArray(list)) return unknown;
    for (const listed of list) if (isMeant(listed)) return has;
    return isComplete(fact, candidate) ? hasNot : unknown;
  };
}
