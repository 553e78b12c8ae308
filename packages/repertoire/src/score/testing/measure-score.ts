import { countParallels } from '../harmony/voice-leading.ts';
import { modePitchClasses, pitchClass } from '../theory/modes.ts';
import type { ChordSpan, Note, Part, Score } from '../types.ts';

/** Notes of every pitched part. */
export function allNotes(score: Score): Note[] {
  return score.parts.flatMap((part) => part.notes);
}

export function partOf(score: Score, role: Part['role']): Part | undefined {
  return score.parts.find((part) => part.role === role);
}

/** Starts of notes and drum strokes per second; what sounds within 30 ms counts once. */
export function onsetsPerSecond(score: Score): number {
  const times = [...allNotes(score), ...(score.drums?.hits ?? [])]
    .map(({ time }) => time)
    .sort((a, b) => a - b);
  let count = 0;
  let last = -1;
  for (const time of times) {
    if (time - last > 0.03) {
      count++;
      last = time;
    }
  }
  return count / score.durationSeconds;
}

/** Share of notes that belong to the key's mode. */
export function keyShare(score: Score): number {
  const scale = modePitchClasses(score.mode, score.key);
  const notes = allNotes(score);
  return notes.filter((note) => scale.includes(pitchClass(note.pitch))).length / notes.length;
}

export function chordAtBeat(score: Score, beat: number): ChordSpan | undefined {
  return score.chords.findLast((chord) => chord.beat <= beat + 1e-6);
}

/** Mean movement per voice in semitones, and parallel fifths or octaves per change of chord. */
export function voiceLeading(voicings: readonly (readonly number[])[]): {
  motion: number;
  parallels: number;
} {
  let moved = 0;
  let voices = 0;
  let parallels = 0;
  let changes = 0;
  voicings.forEach((voicing, index) => {
    const before = voicings[index - 1];
    if (!before || before.length !== voicing.length || before.join() === voicing.join()) return;
    changes++;
    parallels += countParallels(before, voicing);
    for (const [at, pitch] of voicing.entries()) {
      moved += Math.abs(pitch - (before[at] ?? pitch));
      voices++;
    }
  });
  return { motion: moved / Math.max(1, voices), parallels: parallels / Math.max(1, changes) };
}

/** Five successive notes as steps and lengths, so that the same tune in another key counts as the same. */
export function fiveGrams(notes: readonly Note[]): Set<string> {
  const grams = new Set<string>();
  for (let i = 0; i + 5 < notes.length; i++) {
    const window = notes.slice(i, i + 6);
    const words = window.slice(1).map((note, at) => {
      const before = window[at];
      return before ? `${note.pitch - before.pitch}:${Math.round((note.beat - before.beat) * 4)}` : '';
    });
    grams.add(words.join(' '));
  }
  return grams;
}

/** Share of the smaller set of phrases that two melodies have in common, 0 to 1. */
export function sharedPhrases(a: readonly Note[], b: readonly Note[]): number {
  return sharedOf(fiveGrams(a), fiveGrams(b));
}

/** As `sharedPhrases`, of phrases that are known already. */
export function sharedOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0;
  for (const gram of first) if (second.has(gram)) common += 1;
  return common / Math.max(1, Math.min(first.size, second.size));
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
