import type { Change } from '@attune/contract';

const named: ReadonlySet<string> = new Set(['genre', 'instrument', 'language', 'keyword', 'era', 'artist']);

/** Whether a change asks for something that may not be there: a reply is written before anything is found. */
export function isSought(change: Change): boolean {
  if (change.op !== 'add') return false;
  if (change.field === 'like') return change.like.kind === 'artist';
  return change.field === 'wanted' && named.has(change.kind);
}
