import type { Mood } from '@attune/contract';
import { type Message, typed, wordAt } from '../../message.ts';
import { type Amount, amountsIn, countAt, trackNouns } from './read-amounts.ts';
import { type AskedPath, moodOf } from './read-path.ts';

/** A part of the mix and the mood that it is to have: "the first five minutes slow". */
interface Stage {
  mood: Mood;
  from: number;
  to: number;
}

const beginning = new Set('start starts starting begin begins beginning open opens opening'.split(' '));
const parts = new Set(
  'half part bit quarter third stretch minutes songs tracks ones few couple section'.split(' '),
);
const later = new Set(
  'then afterwards second end ends ending last rest after later finish finally'.split(' '),
);

/** In words: how far from "first" its noun stands, and from a part its mood. */
const mostToNoun = 3;
const mostToMood = 6;
const mostBack = 3;

/** "The first half", "first 10 minutes", "the first few". */
function firstPartAt(message: Message, at: number): number | null {
  if (wordAt(message, at) !== 'first') return null;
  for (let next = at + 1; next <= at + mostToNoun; next += 1)
    if (parts.has(wordAt(message, next))) return next + 1;
  return null;
}

function moodBehind(message: Message, from: number, within: number): { mood: Mood; at: number } | null {
  for (let at = from; at < from + within; at += 1) {
    const mood = moodOf(wordAt(message, at));
    if (mood !== null) return { mood, at };
  }
  return null;
}

/** The part that the mix begins with, where a time or a part of it is told: "begin slow 5 minutes", "slower for the first ten". */
function firstStage(message: Message, amounts: readonly Amount[]): Stage | null {
  for (let at = 0; at < message.words.length; at += 1) {
    const end = firstPartAt(message, at) ?? (beginsTimed(message, at, amounts) ? at + 1 : null);
    if (end === null) continue;
    const found = moodBehind(message, end, mostToMood);
    const next = laterAt(message, at + 1);
    if (found !== null && (next === null || found.at < next))
      return { mood: found.mood, from: at, to: found.at + 1 };
    const before = moodBehind(message, Math.max(0, at - mostBack), Math.min(mostBack, at));
    if (before !== null) return { mood: before.mood, from: before.at, to: end };
  }
  return null;
}

/** "Begin slow 5 minutes": a time stands near. */
const beginsTimed = (message: Message, at: number, amounts: readonly Amount[]): boolean =>
  beginning.has(wordAt(message, at)) &&
  amounts.some(({ unit, from }) => unit === 'minutes' && from > at && from <= at + mostBack);

function laterAt(message: Message, from: number): number | null {
  for (let at = from; at < message.words.length; at += 1) if (later.has(wordAt(message, at))) return at;
  return null;
}

/** What comes after another part: "then fast", "second half dance". */
function laterStage(message: Message, from: number, other: Mood): Stage | null {
  for (let at = laterAt(message, from); at !== null; at = laterAt(message, at + 1)) {
    const found = moodBehind(message, at + 1, mostToMood);
    if (found !== null && found.mood !== other) return { mood: found.mood, from: at, to: found.at + 1 };
  }
  return null;
}

/** "Slow for 10 minutes then faster": a time that stands beside a mood which another follows. */
function timedStage(message: Message, amounts: readonly Amount[]): Stage | null {
  for (const { unit, from, to } of amounts) {
    if (unit !== 'minutes') continue;
    const found = moodBehind(message, Math.max(0, from - 2), Math.min(2, from)) ?? moodBehind(message, to, 2);
    if (found === null) continue;
    if (laterStage(message, to, found.mood) !== null)
      return { mood: found.mood, from: Math.min(from, found.at), to: Math.max(to, found.at + 1) };
  }
  return null;
}

function stagesIn(message: Message, amounts: readonly Amount[]): { first: Stage | null; next: Stage | null } {
  const first = firstStage(message, amounts) ?? timedStage(message, amounts);
  return { first, next: first === null ? null : laterStage(message, first.to, first.mood) };
}

/** How a mix is to go on that is told in parts: "first half calm, second half dance". */
export function readStages(message: Message): AskedPath | null {
  const { first, next } = stagesIn(message, amountsIn(message));
  if (first === null) return null;
  const rises = first.mood === 'calm' || first.mood === 'sad';
  return {
    path: 'shift',
    from: first.mood,
    to: next?.mood ?? null,
    isWished: true,
    ...(rises && { rises: true as const }),
    words: typed(message, first.from, next?.to ?? first.to),
  };
}

/** The amounts that may be of the whole mix, and that which is said to be; times that its parts take come to one together. */
export function amountsOfAll(message: Message): { amounts: Amount[]; total: Amount | null } {
  const all = amountsIn(message);
  const found = stagesIn(message, all);
  const amounts = all.filter((amount) => !isOfStage(message, amount, found));
  const stages = all.filter((amount) => !amounts.includes(amount));
  const [first] = stages;
  const last = stages.at(-1);
  const isParted = stages.length > 1 && amounts.length === 0 && first !== undefined && last !== undefined;
  const value = stages.reduce((sum, one) => sum + one.value, 0);
  const together = isParted ? { value, unit: 'minutes' as const, from: first.from, to: last.to } : null;
  return { amounts, total: totalAsked(message, all) ?? together };
}

/** "The first 5 minutes slow", "slow for 10 minutes, then fast": so long a part is, and not the mix. */
function isOfStage(
  message: Message,
  { unit, from, to }: Amount,
  { first, next }: ReturnType<typeof stagesIn>,
): boolean {
  if (unit !== 'minutes') return false;
  const before = [1, 2].map((back) => wordAt(message, from - back));
  const isFirst = before[0] === 'first' || (before[1] === 'first' && before[0] !== '');
  if (isFirst && (first !== null || moodBehind(message, to, mostToMood) !== null)) return true;
  return [first, next].some((one) => one !== null && from >= one.from - 1 && from <= one.to + 1 && from > 0);
}

const total = new Set('altogether total overall'.split(' '));
const betweenTotal = new Set('of just only about is it should be around like please'.split(' '));
const leastBareMinutes = 25;

/** "All together 45", "in total 45 minutes", "45 altogether". */
function totalAsked(message: Message, amounts: readonly Amount[]): Amount | null {
  for (let at = 0; at < message.words.length; at += 1) {
    const isTotal =
      total.has(wordAt(message, at)) ||
      (wordAt(message, at) === 'together' && wordAt(message, at - 1) === 'all') ||
      (wordAt(message, at) === 'all' && wordAt(message, at - 1) === 'in');
    if (!isTotal) continue;
    let next = at + 1;
    while (betweenTotal.has(wordAt(message, next))) next += 1;
    const said = amountFrom(message, next, amounts) ?? amountBefore(message, at, amounts);
    if (said !== null) return said;
  }
  return null;
}

function amountFrom(message: Message, at: number, amounts: readonly Amount[]): Amount | null {
  const timed = amounts.find(({ from }) => from === at);
  if (timed !== undefined) return timed;
  const counted = countAt(message, at);
  if (
    counted === undefined ||
    counted.count < leastBareMinutes ||
    trackNouns.has(wordAt(message, counted.to))
  )
    return null;
  return { value: counted.count, unit: 'minutes', from: at, to: counted.to };
}

function amountBefore(message: Message, at: number, amounts: readonly Amount[]): Amount | null {
  const led = ['in', 'all'].includes(wordAt(message, at - 1)) ? at - 1 : at;
  const timed = amounts.find(({ to }) => to === led);
  if (timed !== undefined) return timed;
  const counted = countAt(message, led - 1);
  return counted === undefined || counted.count < leastBareMinutes
    ? null
    : { value: counted.count, unit: 'minutes', from: led - 1, to: led };
}
