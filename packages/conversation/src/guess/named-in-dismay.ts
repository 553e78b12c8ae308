import { wordSet } from '../cues/word-classes.ts';
import { type Clause, coreOf, endsAsking } from './split-clauses.ts';

/** "More techno? No!", "techno again??", "saxophone again...". */
const again = /^(?:the |this |more |even more )?(.{3,40}?) again$/;
const more = /^(?:even )?more (.{3,40})$/;
/** "What is this techno rubbish". */
const rubbish =
  /^(?:(?:(?:what )?is|whats|why) )?(?:this|that|all this|all that|the) (.{3,40}?) (?:rubbish|crap|nonsense|garbage|trash|shit|racket|din)(?: (?:here|about|doing here|in here))?$/;
/** "Ew what is this, polka?" */
const askingWhat =
  /^(?:ew |eww |yuck |the hell |hell ){0,2}(?:what|whats)(?: the (?:hell|heck|fuck))? ?(?:is)? (?:this|that|it)(?: now| supposed to be)?$|^(?:is|whats) (?:this|that)(?: now)?$/;
/** In words. */
const mostNamed = 3;
const isIt = /^is (?:this|that|it) (?:some |a |an )?(.{3,40})$/;
const whyIt = /^why (?:all )?(?:the |this |that )?(.{3,40})$/;
/** "That disco notary has gotta go". */
const mustGo =
  /^(?:that|the|this) (.{3,40}?) (?:(?:has|have|s|really|just) ){0,2}(?:gotta|got to|has to|have to|to|must|needs to|need to|should) go\b(?! (?:on|with|to|first|for|up|down|faster|slower|louder|softer|quieter|next|last|at|in))/;
const awful = wordSet(
  'awful terrible horrible dreadful horrid ghastly rubbish crap shit bad hate hated ugly unbearable vile',
);
const refusing = wordSet('no nope nah never noo stop yuck ew');
const insisting =
  /^(?:i|we) (?:did |do |clearly |really )?(?:said|say|asked for|ask for|wanted|want|told you|meant)\b/;
/** "That's energy music, not a jazz trio". */
const told = /^(?:that|this|it|these|they|thats)(?: is| are| was)\b/;
const notThat = /^not (?:really |even |exactly )?(?:an? |the |any )?(.{3,40})$/;

const dismayed = /\b(?:e+w+|yuck|ugh|wtf|hell|heck|fuck|oi)\b/;
export const isAskingWhat = (clause: Clause): boolean => askingWhat.test(coreOf(clause));

/** "Polka?", behind "ew, what is this": asked back in dismay, and nothing good is said of it. */
export function isGuessedAt(clauses: readonly Clause[], at: number): boolean {
  const [what, clause] = [clauses[at - 1], clauses[at]];
  if (what === undefined || clause === undefined || !isAskingWhat(what)) return false;
  // "What is this, jazz?" may want to know.
  if (!dismayed.test(what.said) && !/\?[?!]/.test(clause.marks)) return false;
  return endsAsking(clause) && clause.said.split(' ').length <= mostNamed && clauses[at + 1] === undefined;
}

/** "Not bad" is none. */
const isAwful = (clause: Clause | undefined): boolean => {
  const words = clause?.said.split(' ') ?? [];
  return words.some((word) => awful.has(word)) && !words.some((word) => word === 'not' || word === 'never');
};

/**
 * What a clause says in plain words that names music only in dismay, or tells what is not there; `null` where it does neither. `rest` is what goes on behind it.
 */
export function namedInDismay(
  clauses: readonly Clause[],
  at: number,
): { thing: string; isMissed: boolean; rest: string } | null {
  const clause = clauses[at];
  if (clause === undefined) return null;
  const core = coreOf(clause);
  const found = (thing: string | undefined, rest = '') =>
    thing === undefined ? null : { thing, isMissed: false, rest };
  const gone = mustGo.exec(core);
  if (gone !== null) return found(gone[1], core.slice(gone[0].length));
  const bad = rubbish.exec(core);
  if (bad !== null) return found(bad[1]);
  const heard = again.exec(core);
  // "Jazz again?" may wish for it.
  const isDrawn = /\?[?!]|!\?|\.\.|…/.test(clause.marks);
  if (heard !== null && isDrawn) return found(heard[1]);
  const next = clauses[at + 1];
  const isRefused = next?.said.split(' ').some((word) => refusing.has(word)) === true;
  const another = more.exec(core);
  if (another !== null && endsAsking(clause) && isRefused && next?.said.split(' ').length === 1)
    return found(another[1]);
  if (isGuessedAt(clauses, at)) return found(core.replace(/^(?:an? |some |the )/, ''));
  const asked = isIt.exec(core);
  if (asked !== null && endsAsking(clause) && isAwful(next)) return found(asked[1]);
  const why = whyIt.exec(core);
  if (why !== null && clauses.slice(at + 1).some((one) => insisting.test(coreOf(one)))) return found(why[1]);
  const missed = notThat.exec(clause.said);
  const before = clauses[at - 1];
  if (
    missed?.[1] !== undefined &&
    before !== undefined &&
    told.test(coreOf(before)) &&
    clauses[at + 1] !== undefined
  )
    return { thing: missed[1], isMissed: true, rest: '' };
  return null;
}
