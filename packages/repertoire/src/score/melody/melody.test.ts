import { describe, expect, it } from 'vitest';
import { score } from '../compose.ts';
import { chordAtBeat, median, partOf } from '../testing/measure-score.ts';
import { everySample } from '../testing/sample-tracks.ts';
import { pitchClass } from '../theory/modes.ts';
import type { Note, Score } from '../types.ts';

const tunes = everySample()
  .map((track) => score(track))
  .flatMap((piece) => {
    const lead = partOf(piece, 'lead');
    return lead ? [{ piece, notes: lead.notes }] : [];
  });

/** Rhythms of two-bar units of the tune, as text. */
function units(piece: Score, notes: readonly Note[]): string[] {
  const span = piece.beatsPerBar * 2;
  const found = new Map<number, string[]>();
  for (const note of notes) {
    const unit = Math.floor(note.beat / span);
    found.set(unit, [...(found.get(unit) ?? []), (note.beat % span).toFixed(2)]);
  }
  return [...found.values()].map((beats) => beats.join(' '));
}

/** The last note of each answering phrase: the fourth bar of every second phrase of a section. */
function answers(piece: Score, notes: readonly Note[]): Note[] {
  return piece.sections
    .filter(({ kind, bars }) => kind !== 'intro' && kind !== 'outro' && bars % 8 === 0)
    .flatMap(({ firstBar, bars }) => Array.from({ length: bars / 8 }, (_, index) => firstBar + index * 8 + 8))
    .flatMap(
      (bar) =>
        notes.findLast(
          (note) => note.beat < bar * piece.beatsPerBar && note.beat >= (bar - 2) * piece.beatsPerBar,
        ) ?? [],
    );
}

describe('a melody', () => {
  it('moves mostly by step and seldom leaps beyond a fifth', () => {
    const shares = tunes.map(({ notes }) => {
      const moves = notes
        .slice(1)
        .map((note, index) => Math.abs(note.pitch - (notes[index]?.pitch ?? note.pitch)));
      return {
        steps: moves.filter((move) => move > 0 && move <= 2).length / moves.length,
        small: moves.filter((move) => move <= 5).length / moves.length,
        far: moves.filter((move) => move > 12).length / moves.length,
      };
    });
    expect(median(shares.map(({ steps }) => steps))).toBeGreaterThan(0.35);
    expect(median(shares.map(({ small }) => small))).toBeGreaterThan(0.85);
    expect(Math.max(...shares.map(({ far }) => far))).toBeLessThan(0.02);
  });

  it('comes back to its motifs: at least half of its two-bar rhythms are heard again', () => {
    const shares = tunes.map(({ piece, notes }) => {
      const all = units(piece, notes);
      return all.filter((unit) => all.filter((other) => other === unit).length > 1).length / all.length;
    });
    expect(median(shares)).toBeGreaterThan(0.5);
  });

  it('answers at home: closing phrases end on a chord tone, most on tonic, third or fifth', () => {
    const ends = tunes.flatMap(({ piece, notes }) => answers(piece, notes).map((note) => ({ piece, note })));
    expect(ends.length).toBeGreaterThan(100);
    const settled = ends.filter(({ piece, note }) =>
      chordAtBeat(piece, note.beat)?.pitchClasses.slice(0, 4).includes(pitchClass(note.pitch)),
    );
    expect(settled.length / ends.length).toBeGreaterThan(0.9);
  });

  it('does not rock between two tones for long', () => {
    for (const { piece, notes } of tunes) {
      const rocking = notes.filter(
        (note, index) =>
          index >= 4 &&
          note.pitch === notes[index - 2]?.pitch &&
          note.pitch === notes[index - 4]?.pitch &&
          notes[index - 1]?.pitch === notes[index - 3]?.pitch &&
          note.pitch !== notes[index - 1]?.pitch,
      );
      expect(rocking.length / notes.length, piece.trackId).toBeLessThan(0.12);
    }
  });

  it('breathes: phrases leave at least a beat of rest or a long note every four bars', () => {
    for (const { piece, notes } of tunes) {
      const beat = 60 / piece.tempoBpm;
      const gaps = notes
        .slice(1)
        .filter((note, index) => note.time - (notes[index]?.time ?? 0) >= beat * 1.4).length;
      const phrases = Math.max(1, notes.length / 40);
      expect(gaps, piece.trackId).toBeGreaterThan(phrases / 2);
    }
  });

  it('has one voice at a time', () => {
    for (const { notes } of tunes) {
      for (const [index, note] of notes.entries()) {
        const next = notes[index + 1];
        if (next) expect(next.beat).toBeGreaterThan(note.beat);
      }
    }
  });
});
