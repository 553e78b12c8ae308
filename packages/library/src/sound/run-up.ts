import type { Deck } from './deck.ts';

/** So long before the end of one the other is started, which takes a browser up to a fifth of a second. */
const leadSeconds = 0.5;
/** Where the clocks stand is read so often: one reading alone is off by up to a hundredth of a second. */
const readEveryMs = 10;
const enoughReadings = 20;
/** Too late to read any more. */
const shortSeconds = 0.06;
/** So much later than it was read the end does not come by itself. */
const lateSeconds = 0.15;
/** From here on the end of what plays is read. */
export const readEndSeconds = 2.5;

export interface RunUp {
  /** What follows runs, and is heard when the other has come to its end. */
  isUnderWay(): boolean;
  /** The other has come to its end: what follows is what plays now. */
  takeOver(): void;
  /** Nothing of what was to follow is heard. */
  cancel(): void;
}

function middleOf(readings: readonly number[]): number {
  const sorted = [...readings].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Has a recording follow another without a gap. An element takes a while to start, and how long nobody knows beforehand: so it is
 * started a little ahead and kept back by as much as it turns out to be too early.
 */
export function runUp(from: Deck, to: Deck, gain: number, now: () => number): RunUp {
  const ends: number[] = [];
  const starts: number[] = [];
  let stage: 'reading the end' | 'starting' | 'reading the start' | 'kept back' | 'over' = 'reading the end';
  const timer = setInterval(tick, readEveryMs);

  function stop(): void {
    clearInterval(timer);
    if (stage !== 'reading the end' && stage !== 'over') to.pause(0);
    stage = 'over';
  }

  async function start(): Promise<void> {
    stage = 'starting';
    const runs = await to.startAhead(gain);
    if (stage === 'starting' && runs) stage = 'reading the start';
    else stop();
  }

  function tick(): void {
    if (stage === 'reading the end') ends.push(from.endsAt());
    const end = middleOf(ends);
    const left = end - now();
    if (stage === 'reading the end' && left <= leadSeconds) void start();
    // It stands still for want of data: what follows would be heard before it has come to its end.
    if (from.isMoving() && from.endsAt() - end > lateSeconds) stop();
    if (stage !== 'reading the start') return;
    if (to.isMoving()) starts.push(to.startedAt());
    if (starts.length < enoughReadings && left > shortSeconds) return;
    to.keepBack(starts.length > 0 ? end - middleOf(starts) : 0);
    stage = 'kept back';
  }

  return {
    isUnderWay: () => stage === 'reading the start' || stage === 'kept back',
    takeOver() {
      clearInterval(timer);
      if (stage === 'reading the start') to.keepBack(0);
      stage = 'over';
    },
    cancel: stop,
  };
}
