import type { Intent, Situation } from '@attune/contract';
import { type Message, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

const purposes = new Set('for to while during'.split(' '));
const spells = new Set('day days week shift morning afternoon evening night hours month time'.split(' '));

const washing = new Set(['shower', 'bath']);
const past = new Set('today yesterday earlier again'.split(' '));

/** "A rough day at work, need something slow" tells where it was, and wants no music to work by. */
export function tellsWhere(
  message: Message,
  { kind, value, operation, from, to }: ReadConstraint,
  intent: Intent,
  situation: Situation | null,
): boolean {
  if (kind !== 'activity' || operation !== 'want') return false;
  // "My hair came out in the shower today. Something quiet" wants no music to shower by.
  if (washing.has(value))
    return past.has(wordAt(message, to)) && [0, 1, 2].some((back) => wordAt(message, from - back) === 'in');
  if (value !== 'work') return false;
  if (intent === 'mood') return true;
  const before = wordAt(message, from - 1);
  const isAfter = before === 'at' && spells.has(wordAt(message, from - 2));
  const isDone = before === 'i' || before === 'we' || purposes.has(before);
  return isAfter || (situation === 'work stress' && !isDone);
}
