import { replyIdBounds } from '@attune/contract';
import type { Choice } from './choose.ts';
import { filledWith } from './describe-changes.ts';

/** "{what}" is the only slot: what this turn changed or asked for, and nothing else. */
export function fill(choice: Choice | null, what: readonly string[]): Choice | null {
  return choice && { ...choice, text: filledWith(choice.text, what) };
}

export const joined = (one: Choice | null, other: Choice | null): Choice | null =>
  one && other ? { text: `${one.text} ${other.text}`, id: bothIds(one.id, other.id) } : (one ?? other);

/** As many names of replies as may come back with the next message, which is refused with more. */
function bothIds(one: string, other: string): string {
  const ids = `${one}+${other}`.split('+');
  while (ids.length > 1 && ids.join('+').length > replyIdBounds.id) ids.pop();
  return ids.join('+');
}
