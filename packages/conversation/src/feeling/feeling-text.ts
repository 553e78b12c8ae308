import { type Message, typed, wordAt } from '../message.ts';
import type { ConstraintOperation, ReadConstraint } from '../parts/constraints/read-constraint.ts';

const turningDown: ReadonlySet<ConstraintOperation> = new Set(['avoid', 'lessen', 'takeOut']);
const refusals = new Set('no not without nothing never zero minus less fewer'.split(' '));
const between = new Set('any and or nor with too much many so the a of please just but'.split(' '));
/** "I have no guitar any more" tells, and asks for nothing. */
const having = new Set('have has had got is are was were there own owned with'.split(' '));
/** In words, before the thing turned down. */
const longestRefusal = 5;

/**
 * What of a message tells how somebody feels: all but what they turn down. "Feeling happy, no guitar, no drums" is glad,
 * however much "no" there is in it. The whole text where nothing else is said, or music is asked for as well.
 */
export function feelingTextOf(message: Message, constraints: readonly ReadConstraint[]): string {
  if (constraints.some(({ operation, kind }) => operation === 'want' && kind !== 'scene'))
    return message.text;
  const refused = constraints
    .filter(({ operation }) => turningDown.has(operation))
    .flatMap(({ from, to }) => {
      const start = refusalBefore(message, from);
      return start === null ? [] : [{ from: start, to }];
    });
  if (refused.length === 0) return message.text;
  const isRefused = (at: number) => refused.some(({ from, to }) => from <= at && at < to);
  const kept = runsOf(message.words.map((_, at) => !isRefused(at)));
  const text = kept.map(({ from, to }) => bare(typed(message, from, to))).filter((part) => part !== '');
  return text.length === 0 ? message.text : text.join(', ');
}

/** Where the words of refusal before a place begin; `null` where there are none. */
function refusalBefore(message: Message, place: number): number | null {
  let start: number | null = null;
  for (let at = place - 1; at >= place - longestRefusal; at -= 1) {
    const word = wordAt(message, at);
    if (refusals.has(word)) start = at;
    else if (!between.has(word)) break;
  }
  return start !== null && having.has(wordAt(message, start - 1)) ? null : start;
}

function runsOf(kept: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, isKept] of kept.entries()) {
    const last = runs.at(-1);
    if (!isKept) continue;
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** Without the marks and the "and" that parted it from what was turned down. */
function bare(text: string): string {
  const words = text.replace(/^[\s,;.:-]{1,9}/, '').split(' ');
  while (joining.has(words.at(-1)?.replace(/,$/, '') ?? '?')) words.pop();
  return words.join(' ').replace(/[\s,;:-]{1,9}$/, '');
}

const joining = new Set(['', 'and', 'but', 'or', 'with']);
