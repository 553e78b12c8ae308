import type { Brief, Change, Like } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { replaceable } from '../parts/unmet-wishes.ts';

const adding = new Set('also add too plus additionally include as well both still keep and'.split(' '));

/** "Country then", after a genre that was not there: it takes its place, where it is not said to be asked for beside it. */
export function insteadOfUnmet(
  { words }: Message,
  { unmet, constraints, keywords, artists }: Parts,
  { wanted, like }: Brief,
): Change[] {
  if (unmet === undefined || words.slice(0, 1).some(({ text }) => adding.has(text))) return [];
  if (words.some(({ text }) => text === 'also' || text === 'add' || text === 'plus')) return [];
  const asked = [...constraints, ...keywords].filter(
    ({ operation, kind, value }) =>
      operation === 'want' &&
      replaceable.has(kind) &&
      !wanted.some((one) => one.kind === kind && one.value === value),
  );
  const named = artists.like.filter(({ like: one }) => one.kind === 'artist');
  if (asked.length + named.length === 0) return [];
  const isSame = (one: Like) =>
    named.some(
      (other) => other.like.kind === 'artist' && one.kind === 'artist' && other.like.name === one.name,
    );
  return [
    ...unmet.wanted.map(({ kind, value }): Change => ({ field: 'wanted', op: 'remove', kind, value })),
    ...unmet.like
      .filter((one) => like.includes(one) && !isSame(one))
      .map((one): Change => ({ field: 'like', op: 'remove', like: one })),
  ];
}
