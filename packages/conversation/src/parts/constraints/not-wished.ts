import type { Brief } from '@attune/contract';
import { wordClasses, wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import type { ConstraintOperation, ReadConstraint } from './read-constraint.ts';
import { findAhead, type Said, saidOf } from './spoken-of-only.ts';

type Place = Pick<ReadConstraint, 'from' | 'to'>;
type Named = Pick<ReadConstraint, 'kind' | 'value'>;

const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era', 'language']);

const isSame = (one: Named) => (other: { kind: string; value: string }) =>
  other.kind === one.kind && other.value === one.value;

/**
 * What a message that follows only speaks of is not wished: "these are heartbreak songs", "polka???", "you have no Ukrainian song", "rather that than
 * jazz", "why the guitar?". What was wanted and is missed stays wanted, and what was turned down is not let in by being named.
 */
export function asMeant(
  message: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief | null,
): ReadConstraint[] {
  if (brief === null) return [...constraints];
  const ahead = findAhead(message.words);
  const isLiked = message.words.some(
    ({ text }, at) => wordClasses.good.has(text) || (text === 'love' && wordAt(message, at - 1) === 'i'),
  );
  return constraints.flatMap((one): ReadConstraint[] => {
    const said = saidOf(message, one, ahead);
    // "So no klezmer. Then the closest you have": what was wanted is let go, and not banned.
    if (isDoneByAnother(message, one)) return [];
    if (isGivenUp(message, one, brief)) return [{ ...one, operation: 'swapOut' }];
    if (said === undefined) return chained(message, one, constraints);
    const isWanted = brief.wanted.some(isSame(one));
    const isAvoided = brief.avoided.some(isSame(one));
    const isUnsung = brief.wanted.some(({ value }) => value === 'instrumental');
    const hasElse = hasOther(constraints, one) && !isLiked;
    const operation = meantBy(said, one, {
      isWanted,
      isAvoided,
      hasElse,
      isMissed: isMissedHere(message, one),
      isUnsung,
    });
    if (operation === null) return [];
    return operation === one.operation ? [one] : [{ ...one, operation, isLed: true }];
  });
}

/** Done by one person, and not by those who listen: "she is in the next room, doing the crossword". */
const ofOneAlone = wordSet(
  'chess puzzles reading study writing coding gaming drawing painting work workout shower massage diy',
);
const others = wordSet(
  'he she wife husband neighbour neighbor son daughter mother father mum mom dad brother sister boss',
);

function isDoneByAnother(message: Message, { kind, value, operation, from }: ReadConstraint): boolean {
  if (kind !== 'activity' || operation !== 'want' || !ofOneAlone.has(value)) return false;
  if (['for', 'while', 'to'].includes(wordAt(message, from - 1))) return false;
  for (let at = from - 1; at >= 0 && !sentenceEnds.has(message.words[at]?.text ?? ''); at -= 1) {
    if (selves.has(wordAt(message, at)) || wordAt(message, at) === 'for') return false;
    if (others.has(wordAt(message, at))) return true;
  }
  return false;
}
const selves = wordSet('i we us me');
const sentenceEnds = wordSet('. ! ? ;');

interface Standing {
  isWanted: boolean;
  isAvoided: boolean;
  /** Something else of its kind is asked for, and nothing is praised. */
  hasElse: boolean;
  isMissed: boolean;
  /** Nobody is to sing. */
  isUnsung: boolean;
}

/** What becomes of a thing that is only spoken of; `null` where nothing does. */
function meantBy(
  said: Said,
  { operation, kind, value }: ReadConstraint,
  { isWanted, isAvoided, hasElse, isMissed, isUnsung }: Standing,
): ConstraintOperation | null {
  const isOfSound = ofSound.has(kind);
  const isWish = operation === 'want';
  switch (said) {
    case 'taken':
      return operation === 'takeOut' ? 'want' : operation;
    case 'lacking':
      // "There is no voice in any of these."
      return kind === 'vocals' && value === 'vocals' && !isUnsung ? 'want' : null;
    case 'unsaid':
      return isWanted ? 'swapOut' : null;
    case 'asked':
      if (isMissed || !isWish) return isMissed ? 'want' : operation;
      return isOfSound && !isWanted ? 'lessen' : null;
    case 'compared':
      if (!isWish) return operation;
      if (isWanted) return 'swapOut';
      return isOfSound ? 'avoid' : null;
    case 'amused':
      return isWish && isOfSound && !isWanted ? null : operation;
    case 'answeredNo':
      if (!isWish) return operation;
      if (isWanted) return 'takeOut';
      return isOfSound ? 'avoid' : null;
    case 'echoed':
      if (!isWish) return operation;
      return isOfSound && !isWanted ? 'avoid' : null;
    case 'praisedElse':
      return isWish && isOfSound && !isWanted ? 'avoid' : operation;
    case 'told':
      if (!isWish || isWanted) return operation;
      return isOfSound && !isAvoided && hasElse ? 'avoid' : null;
  }
}

function isGivenUp(message: Message, one: ReadConstraint, brief: Brief): boolean {
  if (one.operation !== 'avoid' || wordAt(message, one.from - 1) !== 'no') return false;
  const next = wordAt(message, one.to);
  const isAfter = ['so', 'ok', 'then'].includes(wordAt(message, one.from - 2));
  const isSaid = isAfter || isResigned(message, one.to);
  return isSaid && (next === '' || next === 'then') && brief.wanted.some(isSame(one));
}

/** "No oud, pity, but okay". */
const isResigned = ({ words }: Message, from: number): boolean =>
  words.slice(from, from + farthest).some(({ text }) => resigned.has(text));
const resigned = wordSet('pity shame alas okay understand understood nevermind unfortunately sad bad');

/** "Why no singing?" */
const isMissedHere = (message: Message, { from }: Place): boolean =>
  wordAt(message, from - 1) === 'no' ||
  (wordAt(message, from - 1) === 'any' && wordAt(message, from - 2) === 'not');

/** Something else of its kind is asked for beside it. */
const hasOther = (constraints: readonly ReadConstraint[], { kind, value, from }: ReadConstraint): boolean =>
  constraints.some(
    (other) =>
      other.operation === 'want' &&
      other.from > from &&
      ofSound.has(other.kind) &&
      !(other.kind === kind && other.value === value),
  );

const removing = wordSet('take remove drop lose ditch cut delete skip kill without no');
const joining = wordSet('and or the also please all both any nor out away off');

/** "Take away the heartbreak, please, and the singing": both of them. */
function chained(message: Message, one: ReadConstraint, all: readonly ReadConstraint[]): ReadConstraint[] {
  if (one.operation !== 'want' || !['and', 'or', 'nor'].includes(firstJoint(message, one.from))) return [one];
  let at = one.from - 1;
  while (joining.has(wordAt(message, at)) || message.words[at]?.text === ',') at -= 1;
  const named = [...message.named, ...all].find(({ to }) => to === at + 1);
  const start = named === undefined ? at : named.from;
  let verb = start - 1;
  while (verb > start - farthest && beforeRemoved.has(wordAt(message, verb))) verb -= 1;
  const isRemoved =
    removing.has(wordAt(message, verb)) && (verb < start - 1 || wordAt(message, verb) !== 'no');
  const isAway =
    wordAt(message, verb) !== 'take' ||
    message.words
      .slice(verb, one.from)
      .some(({ text }) => text === 'away' || text === 'out' || text === 'off');
  return isRemoved && isAway ? [{ ...one, operation: 'takeOut', isLed: true }] : [one];
}
/** In words. */
const farthest = 5;
const beforeRemoved = wordSet('the all this that these those away out off of any');

function firstJoint(message: Message, from: number): string {
  const at = joiningArticles.has(wordAt(message, from - 1)) ? from - 2 : from - 1;
  return wordAt(message, at);
}
const joiningArticles = wordSet('the all any');
