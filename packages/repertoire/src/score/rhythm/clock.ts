/** How a style divides the beat. */
export interface Swing {
  /** 0 is even; 1/3 is the triplet swing of jazz. */
  amount: number;
  /** Beats of the shorter note that is delayed: 0.5 for eighths, 0.25 for sixteenths. */
  unit: 0.5 | 0.25;
}

export interface Clock {
  /** Seconds from the start at a written beat, swing included. */
  secondsAt(beat: number): number;
}

interface ClockSettings {
  tempoBpm: number;
  swing: Swing;
  /** The beat from which the tempo gives way towards the end; `Infinity` for music to dance to. */
  slowingFrom: number;
  /** The beat at which the slowing has reached its end. */
  slowingTo: number;
}

/** The last beat of a slowing takes this much longer than a beat in time. */
const slowestBeat = 1.35;

/** Turns written beats into seconds. */
export function createClock({ tempoBpm, swing, slowingFrom, slowingTo }: ClockSettings): Clock {
  const span = Math.max(1, slowingTo - slowingFrom);
  return {
    secondsAt(beat) {
      const swung = swing.amount === 0 ? beat : swingBeat(beat, swing);
      const late = Math.max(0, swung - slowingFrom);
      // The pace falls in a straight line, so time grows by its integral.
      const inSlowing = Math.min(late, span);
      const extra =
        ((slowestBeat - 1) * inSlowing ** 2) / (2 * span) + Math.max(0, late - span) * (slowestBeat - 1);
      return ((swung + extra) * 60) / tempoBpm;
    },
  };
}

/** Moves the second note of each pair later and keeps order and pair length. */
function swingBeat(beat: number, { amount, unit }: Swing): number {
  const pair = unit * 2;
  const start = Math.floor(beat / pair + 1e-9) * pair;
  const within = beat - start;
  const middle = unit * (1 + amount);
  const moved =
    within < unit ? (within / unit) * middle : middle + ((within - unit) / unit) * (pair - middle);
  return start + moved;
}
