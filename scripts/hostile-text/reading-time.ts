import type { HostileText } from './hostile-texts.ts';

export type Read = (text: string) => unknown;

export interface SlowText {
  name: string;
  length: number;
  ms: number;
}

/** Milliseconds from any beginning. */
type Clock = () => number;

/** The processor time of this process: a clock on the wall goes on while other programs have the processor. */
const ownClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timeOf(read: Read, text: string, now: Clock): number {
  const start = now();
  read(text);
  return now() - start;
}

const mostRuns = 12;
/** No machine is so busy that something quick takes as long. */
const hopelessMs = 2000;

/** The first run that is quick enough, or the quickest of several: what reading takes when left alone. */
export function quickest(read: Read, text: string, quickEnoughMs: number, now = ownClock): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < mostRuns && best > quickEnoughMs; run += 1) {
    const ms = timeOf(read, text, now);
    best = Math.min(best, ms);
    if (ms > hopelessMs) break;
  }
  return best;
}

/** Where work that doubles with each piece starts to show, and how far apart to look for it. */
const shortest = 24;
const finely = 1.4;
const finelyUpTo = 800;

/** Rising lengths, so that a reader whose work explodes is stopped at a length where it still comes back. */
function lengthsUpTo(full: number): number[] {
  const lengths: number[] = [];
  for (let length = shortest; length < full; length = Math.ceil(length * (length < finelyUpTo ? finely : 4)))
    lengths.push(length);
  return [...lengths, full];
}

/** The first length at which reading the text takes too long, or the time the whole length takes. */
export function readRising(
  read: Read,
  text: HostileText,
  full: number,
  boundMs: number,
  now = ownClock,
): SlowText {
  let ms = 0;
  let length = 0;
  for (length of lengthsUpTo(full)) {
    ms = quickest(read, text.ofLength(length), boundMs, now);
    if (ms > boundMs) break;
  }
  return { name: text.name, length, ms };
}

const fewestRounds = 5;
const mostRounds = 40;
/** A part may happen to be answered by a shorter way than the whole, such as one that sounds like danger; hardly three of them are. */
const parts = [1 / 2, 2 / 5, 3 / 10];

/**
 * How many times as long a text takes when it doubles: 2 where work grows with length, 4 where with its square. Reckoned from a
 * part of it, and where that is more than enough, from others: the least of them.
 */
export function growthOf(
  read: Read,
  text: HostileText,
  full: number,
  enough: number,
  now = ownClock,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const doublings = Math.log2(1 / part);
    const times = timesAsLong(read, text, full, part, enough ** doublings, now);
    least = Math.min(least, times ** (1 / doublings));
    if (least <= enough) break;
  }
  return least;
}

/**
 * How many times as long the whole text takes as a part of it. Of each the quickest of several runs by turns, as what else the
 * process does can only make a run slower; more of them while the result is above what is enough.
 */
function timesAsLong(
  read: Read,
  text: HostileText,
  full: number,
  part: number,
  enough: number,
  now: Clock,
): number {
  const [short, whole] = [text.ofLength(Math.floor(full * part)), text.ofLength(full)];
  let [shortMs, wholeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < mostRounds; round += 1) {
    shortMs = Math.min(shortMs, timeOf(read, short, now));
    wholeMs = Math.min(wholeMs, timeOf(read, whole, now));
    if (round >= fewestRounds && wholeMs / shortMs <= enough) break;
  }
  return wholeMs / shortMs;
}
