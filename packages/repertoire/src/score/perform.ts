import { type DraftHit, type DraftNote, finalBeat, type Plan } from './draft.ts';
import type { Random } from './random.ts';
import type { Clock } from './rhythm/clock.ts';
import type { DrumHit, Note, Section } from './types.ts';

/** How exactly a style is played. */
export interface Hand {
  /** Standard deviation of the timing, in seconds. Machines have next to none, a late-night drummer 12 ms. */
  looseness: number;
  /** Seconds by which the part leans behind the beat (above 0) or ahead of it. */
  lean: number;
  /** How much metre and phrase shape the dynamics, 0 to 1. */
  expression: number;
}

/** Plays written notes: grid to seconds, swing, a hand's imprecision, and dynamics that follow metre and phrase. */
export function performNotes(
  draft: readonly DraftNote[],
  plan: Plan,
  clock: Clock,
  hand: Hand,
  random: Random,
): Note[] {
  const end = finalBeat(plan) + plan.beatsPerBar;
  return draft
    .filter((note) => note.beat < end)
    .map((note) => {
      const shift = note.beat === 0 ? 0 : hand.lean + random.bell() * hand.looseness;
      const start = clock.secondsAt(note.beat);
      const time = Math.max(0, start + shift + (note.lag ?? 0));
      const release = clock.secondsAt(note.beat + note.beats);
      return {
        beat: note.beat,
        time,
        duration: Math.max(0.04, release - start - (note.lag ?? 0)),
        pitch: note.pitch,
        velocity: dynamic(note.velocity, note.beat, plan, hand, random),
      };
    })
    .sort((a, b) => a.time - b.time || a.pitch - b.pitch);
}

export function performHits(
  draft: readonly DraftHit[],
  plan: Plan,
  clock: Clock,
  hand: Hand,
  random: Random,
): DrumHit[] {
  return draft
    .map((hit) => ({
      beat: hit.beat,
      time: Math.max(0, clock.secondsAt(hit.beat) + random.bell() * hand.looseness * 0.6 + leanOf(hit, hand)),
      piece: hit.piece,
      velocity: dynamic(hit.velocity, hit.beat, plan, { ...hand, expression: hand.expression * 0.5 }, random),
    }))
    .sort((a, b) => a.time - b.time || a.piece.localeCompare(b.piece));
}

/** The backbeat is what leans; the kick stays where the dancers are. */
function leanOf(hit: DraftHit, hand: Hand): number {
  return hit.piece === 'snare' || hit.piece === 'rim' || hit.piece === 'clap' ? hand.lean : hand.lean * 0.3;
}

function dynamic(velocity: number, beat: number, plan: Plan, hand: Hand, random: Random): number {
  const section = sectionAt(plan.sections, beat / plan.beatsPerBar);
  const sectionLevel = 0.8 + 0.2 * section.intensity;
  const metre = 1 + hand.expression * (metricWeight(beat, plan.beatsPerBar) - 0.5) * 0.22;
  // Four-bar arches: a phrase grows towards its third bar and gives way in its last.
  const inPhrase = (beat / plan.beatsPerBar - section.firstBar) % 4;
  const arch = 1 + hand.expression * 0.12 * (Math.sin((inPhrase / 4) * Math.PI * 1.15) - 0.5);
  const level = velocity * sectionLevel * metre * arch * (1 + random.bell() * 0.045);
  return Math.round(Math.min(1, Math.max(0.05, level)) * 1000) / 1000;
}

/** 1 on the bar's first beat, less on the others, least between them. */
export function metricWeight(beat: number, beatsPerBar: number): number {
  const inBar = ((beat % beatsPerBar) + beatsPerBar) % beatsPerBar;
  if (inBar < 1e-6) return 1;
  if (beatsPerBar === 4 && Math.abs(inBar - 2) < 1e-6) return 0.8;
  if (Math.abs(inBar - Math.round(inBar)) < 1e-6) return 0.6;
  if (Math.abs(inBar * 2 - Math.round(inBar * 2)) < 1e-6) return 0.35;
  return 0.15;
}

export function sectionAt(sections: readonly Section[], bar: number): Section {
  const found = sections.findLast((section) => section.firstBar <= bar + 1e-6) ?? sections[0];
  if (!found) throw new RangeError('a piece needs at least one section');
  return found;
}
