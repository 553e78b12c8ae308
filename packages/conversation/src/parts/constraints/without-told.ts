import { wordClasses, wordSet } from '../../cues/word-classes.ts';
import { isOnlyInKitchen } from '../../feeling/only-in-kitchen.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';
import { toldClauses } from './told-clauses.ts';

const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era', 'language', 'keyword']);
/** What several people come together for: told of others, it is what the music is for all the same. */
const gatherings = wordSet(
  'party wedding birthday barbecue picnic dinner christmas festival date holiday games',
);
const purposes = wordSet('to for while whilst during');

/**
 * What is named where somebody only tells is no wish: "she is a cellist", "we practised in the kitchen", "they courted in dance halls". What the
 * listener does now is what the music is for, however it is told.
 */
export function withoutTold<
  T extends Pick<ReadConstraint, 'kind' | 'value' | 'operation' | 'isLed' | 'from' | 'to'>,
>(message: Message, constraints: readonly T[]): T[] {
  const told = toldClauses(message);
  const clauseOf = (one: { from: number; to: number }) =>
    told.find((clause) => clause.told < one.from && one.to <= clause.to);
  const saidBy = (one: { from: number; to: number }) => typed(message, one.from, one.to).toLowerCase();
  const isTheirs = asksForTaste(message.text);
  const done = constraints.map((one) =>
    isDone(message, one) ? { ...one, operation: 'want' as const } : one,
  );
  return done.filter(({ kind, value, operation, isLed, from, to }) => {
    if (isTheirs && (kind === 'genre' || kind === 'instrument')) return true;
    if (operation !== 'want') return !(kind === 'instrument' && isLacked(message, from));
    if (value === 'driving' && (sits(message, from) || loaded.test(message.text))) return false;
    if (value === 'cooking' && isOnlyInKitchen(message.text)) return false;
    if (value === 'gardening' && restsInGarden.test(message.text)) return false;
    // "My housemates have a drum kit. I need something to sit between me and the drum kit".
    const mentions = message.named.filter((one) => one.kind === kind && one.value === value);
    const isSpokenOf =
      ofSound.has(kind) &&
      isLed !== true &&
      mentions.some((one) => one.from !== from && clauseOf(one) !== undefined) &&
      mentions.every((one) => saidBy(one) === saidBy({ from, to }));
    if (isSpokenOf) return false;
    if (kind === 'activity' && isGone(message, to)) return false;
    const clause = clauseOf({ from, to });
    if (clause === undefined) return true;
    // "The baby fell asleep, so lullabies".
    if (message.words.slice(clause.told, from).some(({ text }) => text === 'so')) return true;
    if (ofSound.has(kind)) return false;
    if (kind !== 'activity') return true;
    return !clause.isOfOthersOrOver || gatherings.has(value) || purposes.has(wordAt(message, from - 1));
  });
}

/** "Beer in the garden now": nobody gardens. */
const restsInGarden =
  /\b(?:beers?|wine|tea|coffee|cuppa|book|sit\w{0,4}|sat|lying|hammock|deckchair|sunbath\w{0,3}|lunch|dinner|bbq|barbecue|drinks?|party|sun|sunshine) (?:\w{2,8} ){0,3}(?:in|out in) (?:the|my|our) gardens?\b/i;
/** "Last boxes going in the van". */
const loaded =
  /\b(?:box(?:es)?|furniture|sofa|mattress|crates?|bags|instruments|gear|amps?|dog|kids)\b.{0,24}\b(?:in|into|on|onto|out of)(?: to)? the (?:van|truck|lorry|car|trailer)\b|\b(?:load(?:ed|ing)?|pack(?:ed|ing)?|fill(?:ed|ing)?) (?:up )?the (?:van|truck|lorry|car|trailer)\b/i;

/** "Sat in the car in the car park": nobody drives. */
function sits(message: Message, from: number): boolean {
  return [1, 2, 3].some((back) => seated.has(wordAt(message, from - back)));
}
const seated = wordSet('sat sitting sit parked waiting asleep crying cry cried');

const theirTaste =
  /\b(?:something|somethin|anything|some|songs?|music|tunes?|a (?:song|tune)|what|one|those) (?:that |which |like )?(?:she|he|they|we|mum|mom|dad|gran|nan|grandma|grandpa|grandad|my [a-z]{3,12}) ?(?:['’]?d| would| might| may| could| used to)?(?: have)? (?:like|liked|love|loved|enjoy|enjoyed|play|played|sing|sang|sung|dance to|danced to|know|known|put on|hum|hummed)\b/i;
/** "She played the accordion. Could you find something she might have liked?": what is told of them is asked for. */
export const asksForTaste = (text: string): boolean => theirTaste.test(text.slice(0, mostRead));
/** In characters. */
const mostRead = 600;

/** "He hates ironing" is said by who has to iron, and "a quilt out of ties" of what is made: nothing is turned down of the music for it. */
function isDone(
  message: Message,
  { kind, operation, from, to }: Pick<ReadConstraint, 'kind' | 'operation' | 'from' | 'to'>,
): boolean {
  if (kind !== 'activity' || operation === 'want') return false;
  const isMade = wordAt(message, to) === 'out' && wordAt(message, to + 1) === 'of';
  return (
    isMade ||
    (disliking.test(wordAt(message, from - 1)) &&
      ![to - 1, to].some((at) => wordClasses.music.has(wordAt(message, at))))
  );
}
const disliking = /^(?:hat(?:e|es|ing)|loathes?|detests?|dislikes?|despises?)$/;

/** "My brother's got no guitar with him": told of who has none, where "it has no drums" is of music. */
function isLacked(message: Message, from: number): boolean {
  if (!['no', 'any'].includes(wordAt(message, from - 1)) || !having.has(wordAt(message, from - 2)))
    return false;
  return [3, 4].some((back) => somebody.test(wordAt(message, from - back)));
}
const having = wordSet('got have has had havent hasnt');
const somebody =
  /^(?:i|ive|we|weve|he|hes|she|shes|they|theyve|nobody|(?:brother|sister|mum|mom|dad|husband|wife|son|daughter|friend|neighbou?r|uncle|cousin|band|choir|church)'?s?)$/;

/** "A wedding party already gone to bed". */
const isGone = (message: Message, to: number): boolean =>
  [0, 1, 2].some((next) => over.has(wordAt(message, to + next)));
const over = wordSet('gone left over finished ended done');

/** Names of places and of people in a story are no artists: "he was in the navy, Valparaíso, Yokohama, all of it". */
export function namesWithoutTold<T extends { from: number; to: number; isKnown?: true; isLed?: true }>(
  message: Message,
  names: readonly T[],
): T[] {
  const told = toldClauses(message);
  return names.filter(({ from, to, isKnown, isLed }) => {
    if (isKnown === true || isLed === true) return true;
    if (told.some((clause) => clause.told < from && to <= clause.to)) return false;
    // What is told is listed on behind a comma.
    let before = from - 1;
    while (isListedOn(message, names, before)) before -= 1;
    return !told.some((clause) => clause.to === before + 1 && before < from - 1);
  });
}

const isListedOn = (
  { words }: Message,
  names: ReadonlyArray<{ from: number; to: number }>,
  at: number,
): boolean =>
  words[at]?.text === ',' || words[at]?.text === 'and' || names.some(({ from, to }) => from <= at && at < to);
