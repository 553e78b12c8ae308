import { briefBounds, type ConstraintKind } from '@attune/contract';
import type { MessageConstraints } from '@attune/mood';
import { broaderThan, entryOf } from '@attune/vocabulary';
import { createCueFinder, type FoundCue } from '../../cues/cue-finder.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';
import type { Around } from './words-around.ts';

const findThreats = createCueFinder<'threat'>({
  threat: `
    (i am|im|i will|ill|we are|we will) (leaving|out|off|gone|done|going to scream|screaming|scream|cry|leave|walk|quit|walking out|throwing|throw)
    (turn it|turning it|switch it) off
    (count me out|no deal|game over|you are fired)
  `,
});

/** "If it has a banjo in it i'm leaving": what is named after the "if" is turned down. */
export function threatened(message: Message, constraints: readonly ReadConstraint[]): ReadConstraint[] {
  const condition = message.words.findIndex(({ text }) => text === 'if');
  const threat =
    condition === -1 ? undefined : findThreats(message.words).find(({ from }) => from > condition);
  if (threat === undefined) return [...constraints];
  return constraints.map((constraint) =>
    constraint.operation === 'want' && constraint.from > condition && constraint.to <= threat.from
      ? { ...constraint, operation: 'avoid', isLed: true }
      : constraint,
  );
}

/** "Country but the outlaw kind", "techno, the minimal sort": the kind of it that is wanted, where it has a name. */
export function ofThatKind(message: Message, found: readonly ReadConstraint[]): ReadConstraint[] {
  return found.map((constraint) => {
    if (constraint.kind !== 'genre' || constraint.operation !== 'want') return constraint;
    for (let at = constraint.to; at < Math.min(message.words.length, constraint.to + farthestSort); at += 1) {
      if (!sorts.has(wordAt(message, at)) || wordAt(message, at - 2) !== 'the') continue;
      if (refusing.has(wordAt(message, at - 3))) return constraint;
      const name = entryOf('genre', `${wordAt(message, at - 1)} ${constraint.value}`);
      if (name === undefined) return constraint;
      const words = typed(message, constraint.from, at + 1).slice(0, briefBounds.words);
      return { ...constraint, value: name.value, words, to: at + 1 };
    }
    return constraint;
  });
}
const refusing = new Set('not without no except never nothing none'.split(' '));

const sorts = new Set('kind sort type stuff one ones variety style'.split(' '));

/** "Country but not the bro kind": the kind of it that is turned down, where it has a name. */
export function notThatKind(message: Message, found: readonly ReadConstraint[]): ReadConstraint[] {
  return found.flatMap((constraint): ReadConstraint[] => {
    if (constraint.kind !== 'genre' || constraint.operation !== 'want') return [];
    for (let at = constraint.to; at < Math.min(message.words.length, constraint.to + farthestSort); at += 1) {
      if (!sorts.has(wordAt(message, at)) || wordAt(message, at - 2) !== 'the') continue;
      if (!refusing.has(wordAt(message, at - 3))) continue;
      const name = entryOf('genre', `${wordAt(message, at - 1)} ${constraint.value}`);
      if (name === undefined) continue;
      const words = typed(message, at - 3, at + 1).slice(0, briefBounds.words);
      return [
        {
          operation: 'avoid',
          kind: 'genre',
          value: name.value,
          words,
          from: at - 1,
          to: at,
          meant: true,
          isLed: true,
        },
      ];
    }
    return [];
  });
}
const farthestSort = 8;

/** What is said twice is done once, so that the work does not grow with what is repeated. */
export function eachOnce(constraints: readonly ReadConstraint[]): ReadConstraint[] {
  const once = new Map<string, ReadConstraint>();
  for (const constraint of constraints)
    once.set(`${constraint.operation} ${constraint.kind} ${constraint.value}`, constraint);
  return [...once.values()].toSorted((a, b) => a.from - b.from);
}

/** "I adore waltzes, but not for this one": turned down for now. */
export function exceptNow(message: Message, constraints: ReadConstraint[]): ReadConstraint[] {
  const last = constraints.at(-1);
  if (last?.operation !== 'want') return constraints;
  for (let at = last.to; at < message.words.length; at += 1) {
    if (wordAt(message, at) !== 'not') continue;
    const rest = [1, 2, 3].map((next) => wordAt(message, at + next)).filter((word) => word !== '');
    // "Actual rap, not this" sets it against what plays.
    if (rest.some((word) => !pointing.has(word)) && rest.every((word) => now.has(word)))
      return [...constraints.slice(0, -1), { ...last, operation: 'avoid' }];
  }
  return constraints;
}
const pointing = new Set('this the one mix list it'.split(' '));
const now = new Set(
  'for this one now today tonight here right time in mix list moment the at evening please again any more anymore'.split(
    ' ',
  ),
);

const findUnheard = createCueFinder<'unheard'>({
  unheard: `
    (dont|do not|never|would not|wouldnt|would rather not|not|no) (really|ever|particularly|exactly)? (wish|want|need|care|like|wanna|longing|hoping) (to)? (hear|listen to|listening to|hearing) (one|any|it|them|that|those|either|another) (here|now|today|tonight|again|too|as well|at home|at all|anymore|any more|please)?
  `,
});

/** "trap is mid, take it back out": the pronoun stands for what was named last. */
export function withPronoun(
  message: Message,
  constraints: ReadConstraint[],
  behind: readonly FoundCue<Around>[],
): ReadConstraint[] {
  const last = constraints.at(-1);
  if (last === undefined || last.operation !== 'want') return constraints;
  // "I repair organs. I do not wish to hear one."
  const isUnheard = findUnheard(message.words).some(
    ({ from, to }) => from >= last.to && wordAt(message, to) === '',
  );
  if (isUnheard && last.isLed !== true)
    return [...constraints.slice(0, -1), { ...last, operation: 'avoid', isLed: true }];
  for (const { cue, from } of behind) {
    const isPronoun = ['it', 'that', 'them', 'those'].includes(wordAt(message, from - 1));
    const verb = wordAt(message, from - 2);
    if (
      cue === 'takeOut' &&
      isPronoun &&
      from > last.to &&
      ['take', 'get', 'leave', 'cut', 'throw', 'pull'].includes(verb)
    ) {
      return [...constraints.slice(0, -1), { ...last, operation: 'takeOut' }];
    }
  }
  return constraints;
}

const correcting = new Set('no nah nope wait rather scratch mean meant sorry actually'.split(' '));
const besideCorrection = new Set(
  'that make it i hang on hmm or better oh um uh er the a an with something maybe some just let us say lets was is'.split(
    ' ',
  ),
);
/** In words and marks. */
const longestCorrection = 8;

/** "Something with flute? no, wait, rather clarinet": the second takes the place of the first. */
export function thoughtBetter(message: Message, constraints: readonly ReadConstraint[]): ReadConstraint[] {
  return constraints.map((one, at) => {
    const next = constraints[at + 1];
    if (one.operation !== 'want' || next?.operation !== 'want' || next.kind !== one.kind) return one;
    const between = message.words.slice(one.to, next.from);
    const said = between.flatMap(({ text, isWord }) => (isWord ? [text] : []));
    const isCorrected =
      between.length <= longestCorrection &&
      said.some((word) => correcting.has(word)) &&
      said.every((word) => correcting.has(word) || besideCorrection.has(word));
    return isCorrected && one.value !== next.value ? { ...one, operation: 'swapOut' } : one;
  });
}

const ranging = new Set('to through thru till until - –'.split(' '));

/** "60s to 90s": the decades between are wanted as well. */
export function withErasBetween(message: Message, constraints: readonly ReadConstraint[]): ReadConstraint[] {
  return constraints.flatMap((one, at): ReadConstraint[] => {
    const next = constraints[at + 1];
    const isRange =
      one.kind === 'era' &&
      next?.kind === 'era' &&
      one.operation === 'want' &&
      next.operation === 'want' &&
      next.from === one.to + 1 &&
      ranging.has(message.words[one.to]?.text ?? '');
    if (!isRange) return [one];
    const [first, last] = [Number.parseInt(one.value, 10), Number.parseInt(next.value, 10)];
    const inside = [1, 2, 3, 4, 5].map((step) => first + step * 10).filter((decade) => decade < last);
    return [one, ...inside.map((decade) => ({ ...one, value: `${decade}s` }))];
  });
}

/** What a message both wants and turns down is settled as the constraints of the message are. */
export function settled(
  message: Message,
  read: readonly ReadConstraint[],
  constraints: MessageConstraints,
): ReadConstraint[] {
  return read.filter((constraint) => {
    const opposite =
      constraint.operation === 'want' ? 'avoid' : constraint.operation === 'avoid' ? 'want' : undefined;
    const same = (other: { kind: string; value: string }) =>
      other.kind === constraint.kind && other.value === constraint.value;
    // "Too much piano. Everyone uses piano."
    const isLessened = (other: ReadConstraint) => same(other) && other.operation === 'lessen';
    if (constraint.operation === 'want' && constraint.isLed !== true && read.some(isLessened)) return false;
    if (opposite === undefined || !read.some((other) => same(other) && other.operation === opposite))
      return true;
    // "No guitar, she played guitar": a bare mention takes no refusal back.
    const led = read.filter((other) => same(other) && other.isLed);
    const isBare = led.length > 0 && led.every(({ operation }) => operation === 'avoid');
    if (isBare && !hasTwoNames(message, read.filter(same))) return constraint.operation === 'avoid';
    const isWanted = constraints.wanted.some(same);
    return constraint.operation === 'want' ? isWanted : !isWanted;
  });
}

/** "I hate rap but love hip hop": no bare mention of what is refused, for it has another name, and is asked for by it. */
function hasTwoNames(message: Message, said: readonly ReadConstraint[]): boolean {
  const wordsOf = ({ words }: ReadConstraint) => words.toLowerCase().split(/[\s-]+/);
  const refused = new Set(said.filter(({ operation }) => operation === 'avoid').flatMap(wordsOf));
  return said.some(
    (one) =>
      one.operation === 'want' &&
      one.kind === 'genre' &&
      !wordsOf(one).some((word) => refused.has(word)) &&
      isAskedFor(message, one),
  );
}

const liking = new Set('love like adore enjoy prefer into want play fancy dig'.split(' '));
/** In words, before a name. */
const likingReach = 3;

/** It is liked, or its clause says little else. "Hip hop reminds me of him" asks for none. */
function isAskedFor(message: Message, { from, to, isLed }: ReadConstraint): boolean {
  const before = Array.from({ length: likingReach }, (_, back) => wordAt(message, from - back - 1));
  return isLed === true || before.some((word) => liking.has(word)) || standsAlone(message, { from, to });
}

/** At most two words stand around a name in its clause. */
export function standsAlone(message: Message, { from, to }: { from: number; to: number }): boolean {
  let first = from;
  while (wordAt(message, first - 1) !== '') first -= 1;
  let last = to;
  while (wordAt(message, last) !== '') last += 1;
  return last - first - (to - from) <= 2;
}

/** "I hate jazz but love smooth jazz": of the rest of jazz as little as can be, for what is avoided takes its kinds along. */
export function besideKinds(read: readonly ReadConstraint[]): ReadConstraint[] {
  const wanted = read.filter(({ operation }) => operation === 'want');
  return read.map((constraint) =>
    constraint.operation === 'avoid' && wanted.some((one) => isKindOf(one, constraint))
      ? { ...constraint, operation: 'lessen' }
      : constraint,
  );
}

interface NamedThing {
  kind: ConstraintKind;
  value: string;
}

/** Whether the one is a kind of the other: heavy metal of metal. */
export function isKindOf(one: NamedThing, other: NamedThing): boolean {
  const { kind } = other;
  if (one.kind !== kind || (kind !== 'genre' && kind !== 'instrument')) return false;
  return broaderThan(kind, one.value).includes(other.value);
}
