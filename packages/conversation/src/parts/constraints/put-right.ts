import type { Brief } from '@attune/contract';
import { createCueFinder, type FoundCue } from '../../cues/cue-finder.ts';
import { type Message, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

/** What says which music this is, or who put it there; what it names follows. */
export const findTelling = createCueFinder<'telling'>({
  telling: `
    (thats|that is|that was|this is|this was|its|it is|it was|these are|those are|these were|they are|theyre|all of this is|all this is|half of this is|most of this is|everything is|here is|there is|theres|there are|therere)
    (that|this) ones
    (that|this|first|second|third|last|next) (one|song|track|tune|piece|thing) (is|was)
    (this|that|it|these|those|one|song|track|mix|list|half) (has|have|had|contains|features|comes with|come with|is using|uses)
    (you|u|ye|youve|youd|theyve|it has|its) (have|ve|just|still|keep|always|only)? (put|gave|give|given|giving|keep giving|played|play|playing|picked|chose|sent|served|added|threw|included|snuck|sneaked|slipped|chucked|stuck|threw in|brought|went for|went with|went) (me|us|on|in|with|back|all)?
    (i|we|ive|weve) (just|only|still)? (got|get|am getting|are getting|keep getting|heard|hear|am hearing|can hear|see|count|was given|were given)
    (all|what) (i|we|you) (hear|get|got|heard|have|gave me|gave us|played) (is|was|are|here is)
    (why|how come) (is|am|are|do) (this|that|it|these|they|there|i)
    what is (this|that|with) (the|all the)?
    (smells|stinks|reeks) (of|like)
    still
  `,
});

/** What denies that this is the music asked for; what it names follows. */
const findDenying = createCueFinder<'denying'>({
  denying: `
    (number|no|nr) (<num>|one|two|three|four|five|six|seven|eight|nine|ten) (is|are|was)? (not|isnt|wasnt|hardly|barely) (really|even|exactly|actually|quite|remotely|proper|real)? (a|an|the|any)?
    (first|second|third|fourth|fifth|last|next|that|this|other|of these|of them|of it|here|song|songs|music|list|mix) (one|ones|song|songs|two|three|few)? (is|are|was|were)? (not|isnt|arent|hardly|barely) (really|even|exactly|actually|quite|remotely|proper|real)? (a|an|the|any|real|proper|actual|much)?
    (this|that|it|these|those|they|he|she|thats|its|theyre) (is|are|was|were)? (not|never|isnt|arent|wasnt|werent|aint|hardly|barely|no) (really|even|exactly|actually|quite|much of|what i call|what i would call|my idea of|anything like|remotely|proper|real|actual)? (a|an|the|any|real|proper|actual|much)?
    (none|nothing|hardly any|not one|not much) (of|in)? (this|these|it|them|those|that|here)? (is|are|was|sounds like) (really|actually|even)? (a|an|any|the)?
    (call|calling|you call|u call|since when is|since when are|how is|how are) (that|this|it|these|those) (a|an|the|even|real|proper)?
  `,
});

/** What says that something else was asked for. */
const findRefusing = createCueFinder<'refusing'>({
  refusing: `
    (i|we|id) (would)? (rather|prefer|much rather|far rather) (have|hear|listen|not|it)?
    (i|we) (said|asked|ask|ordered|wanted|meant|specified|requested|told you|clearly said|did say|distinctly said|literally said|was asking|was after|was hoping|was looking|thought we said|thought i said|thought we agreed|never asked|never said|didnt ask|did not ask|didnt want|did not want|didnt say|didnt mean|did not mean|dont want|do not want)
    (not|isnt|wasnt|nowhere near|hardly|never) (what|that|it|the same|right|my|remotely what|at all what|quite what|even close)
    (wrong|incorrect|false|mistake|error|misunderstood|misunderstanding|misheard) (one|music|genre|kind|thing|song|decade|band|artist|continent|country|instrument)? $
    ^ (no|nope|nah|naw|na|wrong|bro|dude|mate|man|oi|hey|hang on|wait|excuse me|erm|um|ugh|eww|ew|yuck|please) no
    ^ (no|nope|nah|naw|wrong|wtf|noo|nooo|ew|eww|yuck|err|incorrect)
    (no|nope|nah|wrong|wtf|yuck|ew|eww|ugh) $
    instead of
    (what happened to|where is|where are|where did) (the|my|our)?
    (that|this|it) is not
  `,
});

/** Words that may stand between what tells of the music and its name. */
const between = new Set(
  `a an the all just some still basically pure pretty much literally more like only mostly straight plain really actually clearly obviously
  an arrangement version cover for with on of in me us bloody fucking damn somebody somebodys someone someones some kind sort cheap bad that this another other full
  boring generic basic standard study spa gym lift elevator supermarket hotel dad
  modern old new nothing but full-on definitely totally sounding again proper`
    .trim()
    .split(/\s+/),
);
const farthest = 6;

/**
 * "That's disco. I said soul", "you've put country in, I asked for blues": what the music is told to be, where something else was
 * asked for, is turned down. "This is techno, not soul" says so of what was asked for.
 */
export function putRight(
  message: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief | null,
): ReadConstraint[] {
  if (brief === null) return [...constraints];
  const denying = findDenying(message.words);
  const isMissed = (one: ReadConstraint) => isHeld(brief, one) && denying.some(({ to }) => to === one.from);
  return putAside(
    message,
    constraints.map((one) => (isMissed(one) ? { ...one, operation: 'want' } : one)),
    brief,
  );
}

function putAside(message: Message, constraints: readonly ReadConstraint[], brief: Brief): ReadConstraint[] {
  const telling = findTelling(message.words);
  if (telling.length === 0) return [...constraints];
  const told = constraints.filter((one) => one.operation === 'want' && isTold(message, one, telling));
  const [first] = told;
  if (first === undefined) return [...constraints];
  const refused = findRefusing(message.words).filter(
    ({ from, to }) =>
      !telling.some((one) => from < one.to && one.from < to && to - from <= one.to - one.from),
  );
  const missed = constraints.filter(
    (one) => one.operation === 'avoid' && one.from > first.to && isHeld(brief, one) && isDenied(message, one),
  );
  if (refused.length === 0 && missed.length === 0) return [...constraints];
  return constraints.map((one) => {
    if (told.includes(one) && isMusical(one) && !isHeld(brief, one))
      return { ...one, operation: 'avoid', isLed: true };
    return missed.includes(one) ? { ...one, operation: 'want' } : one;
  });
}

const isMusical = ({ kind }: ReadConstraint): boolean => kind !== 'activity' && kind !== 'scene';

/** "Can you put violin in", "songs where it's a girl singing": before these words the same ones wish. */
const wishing = new Set(
  'do does did where when whenever if unless until so can could would will shall should must might may that which make ensure'.split(
    ' ',
  ),
);

/** Between what tells of the music and its name stand small words alone. */
export function isTold(
  message: Message,
  { from }: { from: number },
  telling: ReadonlyArray<FoundCue<'telling'>>,
): boolean {
  return telling.some(({ from: start, to }) => {
    if (to > from || to < from - farthest || wishing.has(wordAt(message, start - 1))) return false;
    for (let at = to; at < from; at += 1) if (!between.has(wordAt(message, at))) return false;
    return true;
  });
}

/** "Not soul": nothing but a denial stands before it. */
const isDenied = (message: Message, { from }: ReadConstraint): boolean =>
  ['not', 'isnt', 'never'].includes(wordAt(message, from - 1));

const isHeld = ({ wanted }: Brief, { kind, value }: ReadConstraint): boolean =>
  wanted.some((one) => one.kind === kind && one.value === value);

/** Tells of a place whether a name there is one that the music is told to be by, though something else was asked for. The message is looked through once. */
export function findToldWrongly(message: Message): (from: number) => boolean {
  const telling = findTelling(message.words);
  if (telling.length === 0) return () => false;
  const lastRefused = Math.max(...findRefusing(message.words).map(({ from }) => from));
  return (from) => lastRefused > from && isTold(message, { from }, telling);
}

const denials = new Set('not no without never nothing'.split(' '));
/** Behind a denial these say no kind of what follows. */
const plain = new Set(
  `any more much many the that this these those a an of like some all such kind so too very really to play want hear listen into in for with
  by me it up on and or nor please bloody fucking damn single another other even just only actual real proper whole do need use put having
  is what your my our quite exactly purely straight pure always necessarily again music songs one thing stuff longer`
    .trim()
    .split(/\s+/),
);

/** "Bossa but not lift bossa", "no dad rock": turned down is a kind of it that has no name, and not all of it. */
export function notOfThatSort(
  message: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief | null,
): ReadConstraint[] {
  return constraints.filter((one) => {
    if (one.operation !== 'avoid' || one.kind !== 'genre' || !isOfSort(message, one)) return true;
    const isWanted = constraints.some(
      ({ operation, kind, value, from }) =>
        operation === 'want' && kind === one.kind && value === one.value && from < one.from,
    );
    return !(isWanted || (brief !== null && isHeld(brief, one)));
  });
}

/** One word stands between a denial and the name, and it describes. */
function isOfSort(message: Message, { from }: ReadConstraint): boolean {
  const sort = wordAt(message, from - 1);
  return (
    sort.length > 2 && !plain.has(sort) && !/ing$|ed$/.test(sort) && denials.has(wordAt(message, from - 2))
  );
}
