import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import {
  comparedAt,
  type Description,
  type Direction,
  descriptionAt,
  isDescribing,
  type Move,
  movingWords,
} from './moving-words.ts';

const things = wordSet('something anything somethin summat smth sth');
const pronouns = wordSet('it them things everything');
const making = wordSet('make keep have want like be prefer need turn');
const wanting = wordSet('want need prefer say said meant mean wanted');
const selves = wordSet('i we id');
/** Between what asks and what it asks for. */
const between = wordSet(
  'a an and but or bit little kind kinda sort of very really quite rather more just also still too all nice so pretty proper properly',
);
const closing = wordSet(
  'and but or for with while to in on that which please pls not no though tho if so now when as where until till today tonight instead again here then enough without of',
);
const denials = wordSet('not dont never no isnt cant wont didnt without stop');
/** In words and marks. */
const reach = 8;

/**
 * Whether words that ask lead to a description, and nothing stands behind it that it may describe instead: "something kind and a bit amused for the
 * road", "I want strong and cheerful", "something like a warm kitchen". "I need strong coffee" asks for none.
 */
export function isWishedFor(message: Message, at: number, to = at + 1): boolean {
  const head = headBefore(message, at);
  if (head === null) return false;
  if (head.isPicture) return true;
  let next = to;
  while (next < to + reach && (isDescribing(message, next) || between.has(wordAt(message, next)))) next += 1;
  const word = wordAt(message, next);
  return word === '' || closing.has(word) || closing.has(wordAt(message, to));
}

function headBefore(message: Message, at: number): { isPicture: boolean } | null {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const word = wordAt(message, before);
    const [one, two, three] = [1, 2, 3].map((back) => wordAt(message, before - back));
    if (things.has(word)) return isTurnedDown(message, before) ? null : { isPicture: false };
    if (word === 'like' && things.has(one ?? '') && ['a', 'an', 'the'].includes(wordAt(message, before + 1)))
      return isTurnedDown(message, before - 1) ? null : { isPicture: true };
    if (pronouns.has(word) && making.has(one ?? ''))
      return isTurnedDown(message, before - 1) ? null : { isPicture: false };
    if (wanting.has(word)) {
      const isOwn = [one, two, three].some((back) => selves.has(back ?? ''));
      return isOwn && !isTurnedDown(message, before) ? { isPicture: false } : null;
    }
    const isBetween =
      between.has(word) ||
      otherwise.has(word) ||
      isDescribing(message, before) ||
      movingWords.compared.has(word) ||
      isComma(message, before);
    if (!isBetween) return null;
  }
  return null;
}

const isComma = ({ words }: Message, at: number): boolean => words[at]?.text === ',';

const isTurnedDown = (message: Message, at: number): boolean =>
  [1, 2, 3].some((back) => denials.has(wordAt(message, at - back)));

/** What describes music only where it is asked for: "what kind of", "even slower". */
const otherwise: ReadonlyMap<string, Direction | undefined> = new Map([
  ['kind', movingWords.adjectives.get('warm')],
  ['even', movingWords.adjectives.get('roomy')],
]);

function describedAt(message: Message, at: number): Description | null {
  const direction = otherwise.get(wordAt(message, at));
  const next = wordAt(message, at + 1);
  const isMore = wordAt(message, at - 1) === 'more';
  if (direction !== undefined && !isMore && (next === '' || next === 'and' || next === 'but'))
    return { direction: { ...direction, mood: null }, to: at + 1 };
  return comparedAt(message, at);
}

/** A word that names none of the moods, where it is asked for: "something warm", "I want strong and cheerful". */
export function wishedWordAt(message: Message, at: number): Move | undefined {
  const described = describedAt(message, at);
  if (described === null) return undefined;
  const isOfMood = descriptionAt(message, at) !== null && described.direction.mood !== null;
  if (isOfMood || denials.has(wordAt(message, at - 1)) || !isWishedFor(message, at, described.to))
    return undefined;
  // "Strong and cheerful" is cheerful before it is strong.
  const beside = wordAt(message, described.to) === 'and' ? descriptionAt(message, described.to + 1) : null;
  if (descriptionAt(message, at) === null && (beside?.direction.mood ?? null) !== null) return undefined;
  return { direction: described.direction, sign: 1, from: at, to: described.to };
}
