import type { QuestionKind } from '../../../questions/question-kinds.ts';
import { lines } from '../lines.ts';

/** A fact of the product. */
export interface Fact {
  /** Lists of words; what it answers has one at least of each. */
  named: readonly (readonly string[])[];
  /** Those of them that hardly mean anything else where the assistant is asked, of whatever kind the question is taken for. */
  telling: ReadonlySet<string>;
  answers: readonly string[];
}

/** @param named lists of words, with `+` between them; telling ones begin with `!`. */
export function fact(named: string, answers: string): Fact {
  const lists = named.split('+').map((list) => list.trim().split(/\s+/));
  const telling = lists.flat().flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : []));
  return {
    named: lists.map((list) => list.map((word) => word.replace('!', ''))),
    telling: new Set(telling),
    answers: lines(answers),
  };
}

/** Facts by the kind of question they answer; `other` for what no kind is about. */
export type Facts = Readonly<Partial<Record<QuestionKind | 'other', readonly Fact[]>>>;
