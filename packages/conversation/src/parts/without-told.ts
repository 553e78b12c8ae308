import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
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
export function withoutTold<T extends Pick<ReadConstraint, 'kind' | 'value' | 'operation' | 'from' | 'to'>>(
  message: Message,
  constraints: readonly T[],
): T[] {
  if (constraints.every(({ operation }) => operation !== 'want')) return [...constraints];
  const told = toldClauses(message);
  return constraints.filter(({ kind, value, operation, from, to }) => {
    if (operation !== 'want') return true;
    const clause = told.find((one) => one.told < from && to <= one.to);
    if (clause === undefined) return true;
    // "The baby fell asleep, so lullabies".
    if (message.words.slice(clause.told, from).some(({ text }) => text === 'so')) return true;
    if (ofSound.has(kind)) return false;
    if (kind !== 'activity') return true;
    return !clause.isOfOthersOrOver || gatherings.has(value) || purposes.has(wordAt(message, from - 1));
  });
}
