import type { Intent, Situation } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

const purposes = new Set('for to while during'.split(' '));
const spells = new Set('day days week shift morning afternoon evening night hours month time'.split(' '));

/** "A rough day at work, need something slow" tells where it was, and wants no music to work by. */
export function tellsWhere(
  message: Message,
  { kind, value, operation, from }: ReadConstraint,
  intent: Intent,
  situation: Situation | null,
): boolean {
  if (kind !== 'activity' || value !== 'work' || operation !== 'want') return false;
  if (intent === 'mood') return true;
  const before = wordAt(message, from - 1);
  const isAfter = before === 'at' && spells.has(wordAt(message, from - 2));
  const isDone = before === 'i' || before === 'we' || purposes.has(before);
  return isAfter || (situation === 'work stress' && !isDone);
}
