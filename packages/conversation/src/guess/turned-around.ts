import type { Brief, Constraint } from '@attune/contract';
import { applyChanges } from '../brief/apply-changes.ts';
import { changesBetween } from '../brief/changes-between.ts';
import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';
import type { ConversationContext, PendingReading } from '../reading.ts';
import { type Clause, clausesOf, isFillerClause } from './split-clauses.ts';

/** Words of no weight around it. */
const around = wordSet(`
  no nah oh hey oi wait ah ugh omg wtf please pls just so and ok okay well then now sorry actually but again exactly quite totally completely thats that
  this is it its was im still mate dear love thanks thank you
`);

/** Of two things the other is wanted. */
const wish =
  /^(?:(?:i|we) (?:meant|mean|want|wanted|said|asked for|need) )?(?:(?:the|exact|exactly|total|complete|very) ){0,2}opposite(?: of (?:that|it|this))?$/;
/** It was done the wrong way. */
const blame =
  /^(?:(?:you|u|youve) (?:have |ve |just )?(?:did|done|do|got|get|understood|heard|took|made) (?:it |that |me |this )?(?:(?:in |the |exactly |exact |all |completely |total |quite ){0,3}(?:opposite(?: of what (?:i|we) (?:said|say|meant|mean|want|wanted|asked|asked for|told you)| of that)?|wrong way (?:round|around)|other way (?:round|around)|wrong direction|backwards))|(?:(?:in |the |exactly |exact |all ){0,3}(?:opposite of what (?:i|we) (?:said|say|meant|mean|want|wanted|asked|asked for|told you)|wrong way (?:round|around)|wrong direction|backwards)))$/;

/** The words of a clause without those of no weight in front and behind. */
function coreOf({ said }: Clause): string {
  const words = said.split(' ');
  const isBlame = words[0] === 'you' || words[0] === 'u';
  const first = isBlame ? 0 : words.findIndex((word) => !around.has(word));
  const last = words.findLastIndex((word) => !around.has(word));
  return first < 0 ? '' : words.slice(first, last + 1).join(' ');
}

interface Turning {
  message: Message;
  before: Brief;
  context: ConversationContext;
  language: string;
  readRest: (text: string, context: ConversationContext) => PendingReading;
}

/** What was turned down last is wished. */
function flipped(brief: Brief, { kind, value }: Constraint): Brief {
  return applyChanges(brief, [
    { field: 'avoided', op: 'remove', kind, value },
    kind === 'artist'
      ? { field: 'like', op: 'add', like: { kind: 'artist', name: value } }
      : { field: 'wanted', op: 'add', kind, value },
  ]);
}

const ready = (intent: PendingReading['intent'], complete: PendingReading['complete']): PendingReading => ({
  intent,
  distress: { tier: 'none' },
  feelingText: null,
  complete,
});

/**
 * "Opposite, please. I love him", "you did the opposite": what else is said tells what is to be turned, and the mood stays. By itself it
 * turns the artist that was turned down last, or takes back what was done the wrong way. Where neither is so it is asked. `null` where nothing
 * is to be turned, or the mood alone can be.
 */
export function turnedAround({
  message,
  before,
  context,
  language,
  readRest,
}: Turning): PendingReading | null {
  const clauses = clausesOf(message);
  const cores = clauses.map(coreOf);
  const isWish = cores.some((core) => wish.test(core));
  if (!isWish && !cores.some((core) => blame.test(core))) return null;
  const rest = clauses
    .filter((_, at) => !wish.test(cores[at] ?? '') && !blame.test(cores[at] ?? ''))
    .filter((one) => !isFillerClause(one))
    .map(({ start, end }) => message.text.slice(start, end))
    .join('')
    .trim();
  const onward = rest === '' ? null : readRest(rest, context);
  if (onward !== null && changing.has(onward.intent)) {
    const done = onward.complete(null);
    if (done.changes.length > 0 || done.edits.length > 0)
      return {
        ...onward,
        complete: (feeling) => {
          const reading = onward.complete(feeling);
          return { ...reading, ...(reading.intent === 'refine' && { owns: '' }) };
        },
      };
  }
  if (!isWish)
    return ready('undo', () => ({
      ...{ intent: 'undo', language, brief: before, changes: [], edits: [], undo: 1, owns: '' },
    }));
  const last = before.avoided.at(-1);
  if (last === undefined) return null;
  if (last.kind !== 'artist')
    return ready('refine', () => ({
      ...{ intent: 'refine', language, brief: before, changes: [], edits: [] },
      ...{ keepsMusic: true, asksWhich: last.value },
    }));
  const brief = flipped(before, last);
  return ready('refine', () => ({
    ...{ intent: 'refine', language, brief, edits: [], owns: '' },
    changes: changesBetween(before, brief, new Map()),
  }));
}

const changing: ReadonlySet<string> = new Set(['refine', 'request', 'mood']);
