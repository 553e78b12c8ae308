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

/** Where a question names what a fact is about, its kind may be a guess, but no wilder one than this; 0 to 1. */
const leastShare = 0.08;

/** The fact that a question asks for most closely, of the kinds it may be of; `null` where it names what none is about. */
export function findFact(likely: readonly LikelyKind[], words: ReadonlySet<string>): FoundFact | null {
  let found: FoundFact | null = null;
  let closest = 0;
  for (const { kind, share } of likely) {
    if (share < leastShare) break;
    for (const [at, fact] of (facts[kind] ?? []).entries()) {
      const closeness = share * closenessOf(fact, words);
      if (closeness <= closest) continue;
      closest = closeness;
      found = { kind, group: `fact-${kind}-${at}`, answers: fact.answers };
    }
  }
  return found;
}
