import { isFiller } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import { type Move, movingWords } from './moving-words.ts';

const carriers = wordSet(
  'a an some bit of little good nice proper strong steady real solid decent actual touch dash hint splash pinch sprinkle spot drop drip tiny small glimmer ray one single couple few more the any lot load plenty bits',
);
/** "With a beat": a noun of how music sounds, after a word for having it. */
const havings = wordSet('with wi wiv w has have having got');
const puttings = wordSet(
  'add give inject put throw get sneak bring use do wants needs need want lend inject let make',
);
const denials = wordSet(
  'not no nothing without never dont isnt cant cannot hate hates abide stand loathe loathes avoid',
);
/** "Make it sparkle", and not "make me smile". */
const made = wordSet('it this them things');
const endings = wordSet('please to in into maybe now though and but at going here again');
const places = wordSet('in into here this it there going at behind beneath under underneath');
const selves = wordSet('i we');
const mostCarried = 6;

/** "Something with a bit of life in it", "could do with some oomph", "can we get a little sun in here", "enough gloom". */
export function nounWishAt(message: Message, at: number): Move | undefined {
  const word = wordAt(message, at);
  if (word === 'enough') return enoughAt(message, at);
  if (removals.has(word)) return removedAt(message, at);
  if (word === 'make' && !made.has(wordAt(message, at + 1))) return undefined;
  if (carriers.has(word)) return someAt(message, at);
  const isHaving = havings.has(word);
  if (!isHaving && !puttings.has(word)) return undefined;
  if (
    isTurnedDown(message, at) ||
    tellsOfPutting(message, at) ||
    (word === 'with' && standing.has(wordAt(message, at + 1)))
  )
    return undefined;
  const place = nounAfter(message, at + 1);
  const direction = movingWords.nouns.get(wordAt(message, place));
  const phrase = direction === undefined ? phraseAfter(message, place) : undefined;
  if (phrase !== undefined) return { direction: phrase.direction, sign: 1, from: at, to: phrase.to };
  if (direction === undefined) return undefined;
  const end = wordAt(message, place + 1);
  if (end !== '' && !endings.has(end) && !places.has(end)) return undefined;
  // "I need some peace" tells of somebody, and asks for it only where it says of what.
  const isOwn = isOfOneself(message, at) || isCarriedByNothing(at, place);
  if (word !== 'with' && isOwn && !places.has(end)) return undefined;
  return { direction, sign: 1, from: at, to: place + 1 };
}

const somebody = wordSet('i he she we they');
const asking = wordSet('can could shall may should would must did do to let lets if');
/** "I put love at the end", "he signed it with hope": done, and not asked. "Can we put some joy at the end" asks. */
function tellsOfPutting(message: Message, at: number): boolean {
  if (wordAt(message, at) === 'put')
    return somebody.has(wordAt(message, at - 1)) && !asking.has(wordAt(message, at - 2));
  return wordAt(message, at) === 'with' && [1, 2].some((back) => signing.has(wordAt(message, at - back)));
}
const signing = wordSet('signed wrote ended closed sent finished');

/** "I can't breathe with this tempo" is about what plays. */
const standing = wordSet('this that these those');

/** In words. */
const denialReach = 4;

/** "Not american with plenty of shouting", "nothing with drama". */
function isTurnedDown(message: Message, at: number): boolean {
  for (let before = at - 1; before >= at - denialReach; before -= 1) {
    const word = wordAt(message, before);
    if (word === '') return false;
    if (denials.has(word)) return true;
  }
  return false;
}

/** "I just want some peace". */
const isOfOneself = (message: Message, at: number): boolean =>
  [1, 2, 3].some((back) => selves.has(wordAt(message, at - back)));

const isCarriedByNothing = (at: number, place: number): boolean => place === at + 1;

/** The place after "a bit of", "it some", "the thing a little". */
function nounAfter(message: Message, from: number): number {
  let next = from;
  while (
    next < from + mostCarried &&
    (carriers.has(wordAt(message, next)) || objects.has(wordAt(message, next)))
  )
    next += 1;
  return next;
}

const objects = wordSet('it this that them me us things with in back');

function phraseAfter(message: Message, at: number) {
  const phrase = movingWords.phrases
    .get(wordAt(message, at))
    ?.find(({ words }) => words.every((part, offset) => wordAt(message, at + offset) === part));
  return phrase === undefined ? undefined : { direction: phrase.direction, to: at + phrase.words.length };
}

const removals = wordSet('take cut strip drain suck squeeze lose ditch remove');
const portions = wordSet('the some of all that its a bit little');
const outside = wordSet('out off away');
const afterRemoved = new Set(['', 'please', 'and', 'but', 'now']);

/** "Take the sting out", "lose the gloom". */
function removedAt(message: Message, at: number): Move | undefined {
  let next = at + 1;
  while (next < at + 5 && portions.has(wordAt(message, next))) next += 1;
  const direction = next > at + 1 ? movingWords.nouns.get(wordAt(message, next)) : undefined;
  const isOut = outside.has(wordAt(message, next + 1));
  const isTaken = isOut || (afterRemoved.has(wordAt(message, next + 1)) && wordAt(message, at) !== 'take');
  if (direction === undefined || !isTaken || denials.has(wordAt(message, at - 1))) return undefined;
  // "Keep that one, lose the rest": the other songs.
  const isOfOthers = wordAt(message, next) === 'rest' && wordAt(message, next - 1) === 'the';
  if (isOfOneself(message, at) || isOfOthers) return undefined;
  return { direction, sign: -1, from: at, to: isOut ? next + 2 : next + 1 };
}

/** "Enough gloom", "enough with the moping". */
function enoughAt(message: Message, at: number): Move | undefined {
  if (denials.has(wordAt(message, at - 1))) return undefined;
  let next = at + 1;
  while (next < at + 4 && ['of', 'with', 'the', 'this', 'that', 'all'].includes(wordAt(message, next)))
    next += 1;
  const direction = movingWords.nouns.get(wordAt(message, next));
  return direction === undefined ? undefined : { direction, sign: -1, from: at, to: next + 1 };
}

const quantities = wordSet(
  'some little bit touch dash hint splash pinch sprinkle spot drop glimmer ray tiny small',
);

/** "A bit of hope please", "maybe a tiny bit of light": nothing else is said in its clause. */
function someAt(message: Message, at: number): Move | undefined {
  for (let before = at - 1; wordAt(message, before) !== ''; before -= 1) {
    if (!isFiller(wordAt(message, before)) || before < at - mostCarried) return undefined;
    if (selves.has(wordAt(message, before))) return undefined;
  }
  const place = nounAfter(message, at);
  const isSome = message.words.slice(at, place).some(({ text }) => quantities.has(text));
  const direction = movingWords.nouns.get(wordAt(message, place));
  const end = wordAt(message, place + 1);
  // "Some peace at last" is told, "some peace at the end" asked.
  const isTold = end === 'at' && wordAt(message, place + 2) !== 'the';
  if (!isSome || isTold || direction === undefined || (end !== '' && !endings.has(end))) return undefined;
  return { direction, sign: 1, from: at, to: place + 1 };
}
