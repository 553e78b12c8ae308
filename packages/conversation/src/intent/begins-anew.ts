import { clausesOf, isFillerClause } from '../guess/split-clauses.ts';
import type { Message } from '../message.ts';

const leading =
  '(?:(?:no|oh|ok|okay|please|and|but|so|then|now|right|well|lets|let us|can we|could we|can you|could you|would you|will you|we|i want to|want to|just|nah|you know what|ugh|sorry) ){0,4}';
const trailing =
  '(?: (?:please|would you|will you|could you|can you|now|then|again|completely|entirely|love|dear|mate|for me|so far|before|i said|from scratch|from zero|afresh)){0,4}';
const everything =
  '(?:everything|absolutely everything|it all|all of (?:it|this|that|these|those|them)|all (?:this|that|these|those)|the (?:whole )?(?:lot|thing)|(?:all |everything )?(?:what |that )?i (?:have |just )?(?:said|told you|asked for|wrote|wished)|(?:all )?(?:the|my|those|these) (?:first |previous |old |earlier |other )?(?:words|wishes|wish|messages?|requests?|sentences?))';
const throwing =
  '(?:forget(?: about)?|scrap|bin|ditch|drop|delete|wipe|clear|cancel|trash|erase|dump|discard|chuck|throw away|never mind)';

/** How people say that they begin again, and that what they said before no longer holds. */
const orders = new RegExp(
  `^${leading}(?:(?:start|begin|starting|beginning)(?: it| this)? (?:over|again|afresh|anew|fresh|from (?:scratch|zero|nothing|the (?:start|beginning)))|${throwing} ${everything}|(?:a )?(?:new|fresh|clean) start|(?:clean|blank) slate|reset|from scratch|let me start over)${trailing}`,
);
/** What comes behind it in one breath: "start over with something slow". */
const goesOn = /^ (?:with|and|then|but|in|from|as) /;
/** "Start again from the second song" throws nothing away. */
const ofSongs =
  /^ (?:from|with|at) (?:the |number |track |song )?(?:top|first|second|third|fourth|fifth|last|song|track|number|\d)/;

/** In clauses. */
const mostRead = 24;

/**
 * What somebody who begins anew says of the new: "start over: slow ones, no words". `null` where nothing is begun anew, or nothing is said
 * behind it, so that what is said in front stays of the old.
 */
export function saidAnew(message: Message): string | null {
  const clauses = clausesOf(message).slice(0, mostRead);
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    const clause = clauses[at];
    const order = clause && orders.exec(clause.said);
    if (clause === undefined || !order) continue;
    const behind = clause.said.slice(order[0].length);
    const rest = clauses.slice(at + 1);
    const isWhole = behind === '';
    if (!isWhole && (!goesOn.test(behind) || ofSongs.test(behind))) continue;
    if (isWhole && rest.every(isFillerClause)) return null;
    const skipped = order[0].split(' ').length + (isWhole ? 0 : 1);
    const first = isWhole ? rest[0]?.start : message.words[clause.first + skipped]?.start;
    return first === undefined ? null : message.text.slice(first).trim();
  }
  return null;
}
