import type { QuestionKind } from '../questions/question-kinds.ts';
import type { LikelyKind } from '../questions/read-question.ts';
import { type Fact, facts } from './texts/facts.ts';

/** A fact with the name by which a conversation remembers its answers. */
export interface FoundFact {
  kind: QuestionKind;
  group: string;
  answers: readonly string[];
}

/** How closely a fact is asked for: a point for each word that is named, three for each list; 0 where one list is not named. */
function closenessOf({ named }: Fact, words: ReadonlySet<string>): number {
  const hits = named.map((list) => list.filter((word) => words.has(word)).length);
  return hits.includes(0) ? 0 : hits.reduce((sum, count) => sum + count + 2, 0);
}

/**
 * A word that is named by the way is no reason: of held-back questions the fact is of their kind in 80 % from here on, and in a third below.
 * One word takes a kind that is likely by a third, two a quarter.
 */
const leastCloseness = 1;
/** The fact that a question asks for most closely, of the kinds it may be of; `null` where it names what none is about. */
export function findFact(likely: readonly LikelyKind[], words: ReadonlySet<string>): FoundFact | null {
  let found: FoundFact | null = null;
  let closest = leastCloseness;
  for (const { kind, share } of likely) {
    for (const [at, fact] of (facts[kind] ?? []).entries()) {
      const closeness = share * closenessOf(fact, words);
      if (closeness < closest || (closeness === closest && found !== null)) continue;
      closest = closeness;
      found = { kind, group: `fact-${kind}-${at}`, answers: fact.answers };
    }
  }
  return found;
}
