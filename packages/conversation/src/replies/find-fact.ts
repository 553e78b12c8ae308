import { questionKinds } from '../questions/question-kinds.ts';
import type { LikelyKind } from '../questions/read-question.ts';
import type { Fact } from './texts/facts/fact.ts';
import { facts } from './texts/facts.ts';

/** A fact with the name by which a conversation remembers its answers. */
export interface FoundFact {
  group: string;
  answers: readonly string[];
}

/** How closely a fact is asked for: three points for each list that is named, one for each further word; 0 where one list is not. */
function closenessOf({ named }: Fact, words: ReadonlySet<string>): number {
  const hits = named.map((list) => list.filter((word) => words.has(word)).length);
  return hits.includes(0) ? 0 : hits.reduce((sum, count) => sum + count + 2, 0);
}

/**
 * A word that is named by the way is no reason: of held-back questions the fact is of their kind in 80 % from here on, and in a third below.
 * One word takes a kind that is likely by a third, two a quarter.
 */
const leastCloseness = 1;

/** A fact that a telling word names counts as of a kind that is as likely as not, */
const shareOfTelling = 0.5;
/** and comes by so many points closer. */
const pointsOfTelling = 2;

const kinds = [...questionKinds, 'other'] as const;

/** The fact that a question asks for most closely; `null` where it names what none is about. */
export function findFact(likely: readonly LikelyKind[], words: ReadonlySet<string>): FoundFact | null {
  const shares = new Map<string, number>(likely.map(({ kind, share }) => [kind, share]));
  let found: FoundFact | null = null;
  let closest = leastCloseness;
  for (const kind of kinds) {
    for (const [at, fact] of (facts[kind] ?? []).entries()) {
      const isTold = [...fact.telling].some((word) => words.has(word));
      const share = Math.max(shares.get(kind) ?? 0, isTold ? shareOfTelling : 0);
      const points = closenessOf(fact, words);
      const closeness = points === 0 ? 0 : share * (points + (isTold ? pointsOfTelling : 0));
      if (closeness < closest || (closeness === closest && found !== null)) continue;
      closest = closeness;
      found = { group: `fact-${kind}-${at}`, answers: fact.answers };
    }
  }
  return found;
}
