import type { Choice } from './choose.ts';
import { filledWith } from './describe-changes.ts';

/** "{what}" is the only slot: what this turn changed or asked for, and nothing else. */
export function fill(choice: Choice | null, what: readonly string[]): Choice | null {
  return choice && { ...choice, text: filledWith(choice.text, what) };
}

export const joined = (one: Choice | null, other: Choice | null): Choice | null =>
  one && other ? { text: `${one.text} ${other.text}`, id: `${one.id}+${other.id}` } : (one ?? other);
