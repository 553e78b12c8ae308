import type { Brief } from '@attune/contract';
import type { Message } from '../message.ts';
import type { PendingReading } from '../reading.ts';
import { clausesOf, coreOf, endsAsking, isFillerClause } from './split-clauses.ts';

/** What only says that something was done wrong, and not what. */
const blames: readonly RegExp[] = [
  /^(?:it|this|that|all this|the whole thing)?(?: (?:is|was))?(?: (?:all|so|just|totally|completely|still|again|very|also)){0,2} ?(?:wrong|incorrect|a mistake)(?: again| now)?$/,
  /^(?:it|this|that|these|they|thats) (?:(?:is|are|was|were) )?(?:not|isnt|wasnt|arent) (?:at all |really |quite |even close to )?(?:it|what (?:i|we) (?:said|say|mean|meant|want|wanted|ask|asked|asked for|had in mind|was after|am after))(?: at all)?$/,
  /^(?:not|nothing like) what (?:i|we) (?:said|say|mean|meant|want|wanted|ask|asked|asked for)(?: at all| for)?$/,
  /^you (?:are |were |have |did |do |still |just |really |clearly ){0,3}(?:not |dont |didnt |never |wont |cant )(?:even |really |ever )?(?:listening|listen|hear|hear me|heard me|getting it|get it|got it|getting me|get me|understand|understood|understand me|understood me|read|reading)(?: (?:to me|me|at all|it|what i (?:say|said|mean)))?$/,
  /^(?:youre|you arent|you werent|you are) (?:not )?(?:listening|getting it|getting me|hearing me|reading)(?: (?:to me|at all))?$/,
  /^you (?:keep |just |always |completely |totally |are |have )?(?:ignoring|ignored|ignore|missing|missed|misread|misreading|misunderstood|misunderstand|misheard)(?: (?:me|it|that|what i (?:say|said|mean|meant|asked)|the point|my point))?(?: again| completely)?$/,
  /^(?:i|we) (?:have |ve )?(?:already |just )?(?:said|told you) (?:it|that|this|so)(?: (?:twice|already|again|before|three times|two times|many times|now|once)){1,3}$/,
  /^(?:please )?(?:listen|read)(?: to me| to what i say| what i (?:wrote|said|say)| it again| again| properly){1,2}$/,
  /^you (?:have |just |ve )?(?:kept|played|picked|chose|took|gave me|put in|added) the wrong (?:one|ones|song|songs|track|tracks|list|mix|thing)$/,
  /^(?:are you |you )(?:deaf|stupid|broken|even listening|even reading)$/,
];

/** In clauses. */
const most = 4;

/**
 * "This isn't what I wanted", "you're not listening": somebody finds fault and does not say with what, so that nothing is changed and they are asked.
 * `null` where anything else is said.
 */
export function blamed(message: Message, before: Brief, language: string): PendingReading | null {
  const clauses = clausesOf(message).filter((one) => !isFillerClause(one));
  if (clauses.length === 0 || clauses.length > most) return null;
  const isBlame = (core: string) => blames.some((pattern) => pattern.test(core));
  if (!clauses.every((one) => isBlame(coreOf(one)))) return null;
  // "Is this wrong?" asks.
  if (clauses.every(endsAsking) && !clauses.some(({ said }) => said.startsWith('are you'))) return null;
  return {
    intent: 'refine',
    distress: { tier: 'none' },
    feelingText: null,
    complete: () => ({
      ...{ intent: 'refine', language, brief: before, changes: [], edits: [], keepsMusic: true },
      ...{ owns: '', asksWhat: true },
    }),
  };
}
