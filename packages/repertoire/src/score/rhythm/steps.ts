/** One struck step of a pattern, placed in beats. */
export interface Step {
  beat: number;
  beats: number;
  token: string;
}

/**
 * Where a sign of a pattern falls within its bar, in written beats. Twelve signs in a bar of four are triplets; they
 * are written as the swung eighths they are heard as (the third triplet on the off-eighth), and the clock's swing puts
 * them in place.
 */
export function signBeat(index: number, signs: number, beatsPerBar: number): number {
  if (signs === 12 && beatsPerBar === 4) return Math.floor(index / 3) + (index % 3) * 0.25;
  return (index * beatsPerBar) / signs;
}

/**
 * Reads pattern bars such as `d---d-u-`: each sign is an equal share of the bar, `-` holds what sounds, `.` lets go.
 * A hold at the start of a bar carries on from the bar before.
 */
export function readSteps(bars: readonly string[], beatsPerBar: number, firstBeat: number): Step[] {
  const steps: Step[] = [];
  let open: Step | null = null;
  bars.forEach((text, bar) => {
    [...text].forEach((token, index) => {
      const beat = firstBeat + bar * beatsPerBar + signBeat(index, text.length, beatsPerBar);
      const end = firstBeat + bar * beatsPerBar + signBeat(index + 1, text.length, beatsPerBar);
      if (token === '-') {
        if (open) open.beats = end - open.beat;
      } else if (token === '.') {
        open = null;
      } else {
        open = { beat, beats: end - beat, token };
        steps.push(open);
      }
    });
  });
  return steps;
}
