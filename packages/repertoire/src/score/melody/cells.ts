import type { Random } from '../random.ts';

/** How a style's melodies move in time. */
export type MelodyStyle = 'lyrical' | 'sparse' | 'syncopated' | 'swinging' | 'running' | 'riff';

/**
 * Half-bar rhythms from calm to busy, eight signs for two beats: `x` starts a note, `-` holds it, `.` is silence.
 * Those of one style share their accents, so any two sound as if they belonged to one tune.
 */
const halves: Readonly<Record<MelodyStyle, readonly (readonly string[])[]>> = {
  sparse: [
    ['x-------', '--------', 'x-------'],
    ['x-------', 'x---x---', '----x---'],
    ['x---x---', 'x-----x-', 'x-x-x---'],
  ],
  lyrical: [
    ['x-------', 'x---x---', '----x---'],
    ['x---x---', 'x-----x-', 'x-x-x---', 'x---x-x-'],
    ['x-x-x-x-', 'x---x-x-', 'x-x-x---', 'x--xx-x-'],
    ['x-x-x-x-', 'x-xxx-x-', 'xxx-x-x-', 'x--xx-xx'],
  ],
  syncopated: [
    ['x-----x-', 'x-------', '..x---x-'],
    ['x--x--x-', '..x-x---', 'x-----x-', '----x-x-'],
    ['x--x--x-', '--x-x-x-', 'x-x--x--', '..x-x-x-'],
    ['x-xx-xx-', 'x--x-xx-', '.xx-x-x-', 'x-x-xx-x'],
  ],
  swinging: [
    ['x---x---', '----x-x-', 'x-----x-'],
    ['..x-x-x-', 'x---x-x-', 'x-x---x-', '--x---x-'],
    ['x-x-x-x-', '..x-x-x-', 'x-x---x-', '--x-x-x-'],
    ['x-x-x-x-', 'x-xxx-x-', 'x-x-xxx-', '..x-x-x-'],
  ],
  running: [
    ['x---x---', 'x-x-x---'],
    ['x-x-x-x-', 'x---x-x-', 'x-x-x---'],
    ['x-x-x-x-', 'x-xxx-x-', 'xxx-x-x-'],
    ['xxxxx-x-', 'x-xxx-xx', 'xxxxxxxx', 'x-x-xxxx'],
  ],
  riff: [
    ['x-----x-', 'x---x---'],
    ['x--x--x-', 'x-x---x-', 'x---x-x-'],
    ['x-xx--x-', 'x--x--x-', '..x-x-x-'],
    ['x-xx-xx-', 'xx.xx.x-', 'x-x-xxx-'],
  ],
};

/** The same for music in three: twelve signs for one bar of three beats. */
const waltzBars: readonly (readonly string[])[] = [
  ['x-----------', 'x-------x---'],
  ['x-------x---', 'x---x---x---', 'x-----x-x---'],
  ['x---x-x-x---', 'x-x-x-x-x---', 'x---x---x-x-'],
  ['x-x-x-x-x-x-', 'x-xxx-x-x-x-', 'x---x-xxx-x-'],
];

/** A note's place within a motif, in beats. */
export interface Beat {
  at: number;
  beats: number;
}

/** One bar of melody rhythm. `level` runs from 0 (calm) to 1 (busy). */
export function barRhythm(style: MelodyStyle, beatsPerBar: 3 | 4, level: number, random: Random): string {
  const bank = beatsPerBar === 3 ? waltzBars : halves[style];
  const draw = () => {
    const wanted = level * (bank.length - 1) + random.between(-0.5, 0.5);
    return random.pick(bank[Math.min(bank.length - 1, Math.max(0, Math.round(wanted)))] ?? ['x-------']);
  };
  return beatsPerBar === 3 ? draw() : draw() + draw();
}

/** The last bar of a phrase: two notes at most, then breath. */
export function cadenceRhythm(beatsPerBar: 3 | 4, final: boolean, random: Random): string {
  if (beatsPerBar === 3) return final ? 'x-------....' : random.pick(['x-------....', 'x---x---....']);
  return final
    ? random.pick(['x-----------....', 'x-------........'])
    : random.pick(['x-------....x-x-', 'x---x-------....', 'x-----x-----....']);
}

/** Reads rhythm text; a bar is `text.length` signs long. */
export function readRhythm(bars: readonly string[], beatsPerBar: number): Beat[] {
  const notes: Beat[] = [];
  let open: Beat | null = null;
  bars.forEach((text, bar) => {
    const share = beatsPerBar / text.length;
    [...text].forEach((sign, index) => {
      if (sign === 'x') {
        open = { at: bar * beatsPerBar + index * share, beats: share };
        notes.push(open);
      } else if (sign === '-') {
        if (open) open.beats += share;
      } else {
        open = null;
      }
    });
  });
  return notes;
}
