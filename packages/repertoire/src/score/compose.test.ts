import { describe, expect, it, vi } from 'vitest';
import { durationLimits, score } from './compose.ts';
import {
  allNotes,
  chordAtBeat,
  keyShare,
  median,
  onsetsPerSecond,
  partOf,
  sharedPhrases,
} from './testing/measure-score.ts';
import { everySample, sampleGenres, type sampleMoods, sampleTrack } from './testing/sample-tracks.ts';
import { modes, pitchClass } from './theory/modes.ts';
import type { Score } from './types.ts';

// Composing a few hundred pieces takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const scores = new Map(everySample().map((track) => [track.id, score(track)]));
const each = [...scores.values()];

function text(value: unknown): string {
  return JSON.stringify(value);
}

function lastBar(piece: Score): number {
  return piece.sections.reduce((sum, section) => sum + section.bars, 0) - 1;
}

describe('a composition', () => {
  it('is the same whenever it is composed', () => {
    for (const track of everySample().slice(0, 30)) {
      expect(text(score(structuredClone(track)))).toBe(text(scores.get(track.id)));
    }
  });

  it('differs from every other', () => {
    const bodies = each.map(({ trackId: _, ...rest }) => text(rest));
    expect(new Set(bodies).size).toBe(each.length);
  });

  it('has a tune of its own even where genre, mood and key are the same', () => {
    for (const genre of sampleGenres) {
      const melodies = [1, 13].map((number) => {
        const piece = score(sampleTrack(genre, 'happy', number));
        return (partOf(piece, 'lead') ?? partOf(piece, 'solo'))?.notes ?? [];
      });
      for (const [index, melody] of melodies.entries()) {
        for (const other of melodies.slice(index + 1))
          expect(sharedPhrases(melody, other), genre).toBeLessThan(0.35);
      }
    }
  });

  it('is as long as the track wishes, between 90 and 240 seconds', () => {
    for (const piece of each) {
      const track = everySample().find(({ id }) => id === piece.trackId);
      expect(piece.durationSeconds).toBe((track?.durationMs ?? 0) / 1000);
    }
    const base = sampleTrack('folk', 'calm');
    expect(score({ ...base, durationMs: 5_000 }).durationSeconds).toBe(durationLimits.min);
    expect(score({ ...base, durationMs: 900_000 }).durationSeconds).toBe(durationLimits.max);
  });

  it('fits even the shortest piece at the slowest tempo and the longest at the fastest', () => {
    for (const genre of sampleGenres) {
      for (const [tempoBpm, durationMs] of [
        [50, 90_000],
        [190, 240_000],
      ] as const) {
        const base = sampleTrack(genre, 'calm');
        const piece = score({ ...base, durationMs, attributes: { ...base.attributes, tempoBpm } });
        const end = Math.max(...allNotes(piece).map((note) => note.time + note.duration));
        expect(end).toBeLessThanOrEqual(piece.durationSeconds);
        expect(end).toBeGreaterThan(piece.durationSeconds - 4);
      }
    }
  });

  it('keeps every note within its time, a playable compass and an audible dynamic', () => {
    const wrong = each.flatMap((piece) =>
      allNotes(piece).filter(
        (note) =>
          !(note.time >= 0 && note.duration > 0 && note.time + note.duration <= piece.durationSeconds) ||
          !(note.pitch >= 24 && note.pitch <= 98) ||
          !(note.velocity > 0 && note.velocity <= 1),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has a form: a way in, sections, something changed, a way out, without gaps', () => {
    for (const piece of each) {
      const kinds = piece.sections.map(({ kind }) => kind);
      expect(kinds[0]).toBe('intro');
      expect(kinds.at(-1)).toBe('outro');
      expect(kinds).toContain('a');
      expect(
        kinds.some((kind) => kind === 'variation' || kind === 'break'),
        piece.trackId,
      ).toBe(true);
      let bar = 0;
      for (const section of piece.sections) {
        expect(section.firstBar).toBe(bar);
        bar += section.bars;
      }
      expect(bar * piece.beatsPerBar).toBe(
        Math.round(piece.chords.reduce((sum, { beats }) => sum + beats, 0)),
      );
    }
  });

  it('stays on the grid of its tempo', () => {
    for (const genre of ['house', 'techno', 'synth-pop', 'drum and bass']) {
      const piece = scores.get(`${genre}-energetic-1`);
      const kicks = piece?.drums?.hits.filter(({ piece: drum }) => drum === 'kick') ?? [];
      expect(kicks.length).toBeGreaterThan(100);
      for (const kick of kicks) {
        expect(Math.abs(kick.time - (kick.beat * 60) / (piece?.tempoBpm ?? 1))).toBeLessThan(0.02);
      }
    }
  });

  it('swings where the style swings: off-beats in jazz come late, downbeats do not', () => {
    const piece = scores.get('jazz-happy-1');
    const ride = piece?.drums?.hits.filter(({ piece: drum }) => drum === 'ride') ?? [];
    const beat = 60 / (piece?.tempoBpm ?? 1);
    const late = ride.filter((hit) => hit.beat % 1 === 0.5).map((hit) => hit.time / beat - hit.beat);
    const onBeat = ride.filter((hit) => hit.beat % 1 === 0).map((hit) => hit.time / beat - hit.beat);
    expect(median(late)).toBeGreaterThan(0.09);
    expect(Math.abs(median(onBeat))).toBeLessThan(0.03);
  });

  it('sounds like people: no two bars of a band are timed alike, yet nobody is out of time', () => {
    const piece = scores.get('soul-happy-1');
    const lean = (piece?.drums?.hits ?? []).map((hit) => hit.time - (hit.beat * 60) / 92);
    const spread = Math.max(...lean) - Math.min(...lean);
    expect(spread).toBeGreaterThan(0.01);
    expect(spread).toBeLessThan(0.09);
  });

  it('ends on the tonic, in the harmony and in the bass', () => {
    for (const piece of each) {
      const last = piece.chords.at(-1);
      expect(last?.pitchClasses[0]).toBe(piece.key);
      expect(last?.beat).toBe(lastBar(piece) * piece.beatsPerBar);
      const bass = partOf(piece, 'bass')?.notes.at(-1);
      if (bass) expect(pitchClass(bass.pitch)).toBe(piece.key);
    }
  });
});

describe('key and mood', () => {
  it('belongs to its key; jazz, blues and hard rock take the liberties they are known for', () => {
    for (const piece of each) {
      const free = ['jazz', 'bossa nova', 'blues', 'hard rock'].includes(piece.arrangement);
      expect(keyShare(piece), piece.trackId).toBeGreaterThan(free ? 0.72 : 0.85);
    }
  });

  it('has the mode that the track names', () => {
    for (const track of everySample()) {
      const piece = scores.get(track.id);
      expect(piece && modes[piece.mode][2] === 4, track.id).toBe(track.attributes.mode === 'major');
    }
  });

  it('is busier the more energy the mood has: energetic, happy, focus, calm', () => {
    const densities = (['energetic', 'happy', 'focus', 'calm'] as const).map((mood) =>
      median(
        sampleGenres.map((genre) =>
          onsetsPerSecond(scores.get(`${genre}-${mood}-1`) ?? score(sampleTrack(genre, mood))),
        ),
      ),
    );
    expect(densities).toEqual([...densities].sort((a, b) => b - a));
    expect(densities[0]).toBeGreaterThan((densities[3] ?? 0) * 1.15);
  });

  it('is brighter the more energy the track has', () => {
    for (const genre of sampleGenres) {
      const open = (mood: (typeof sampleMoods)[number]) => scores.get(`${genre}-${mood}-1`)?.brightness ?? 0;
      expect(open('energetic')).toBeGreaterThan(open('calm'));
    }
  });

  it('is sung without words where the track is sung, and has no voice where it is not', () => {
    for (const vocals of ['none', 'sung', 'wordless', 'rapped', 'choir'] as const) {
      const base = sampleTrack('soul', 'happy');
      const piece = score({ ...base, attributes: { ...base.attributes, vocals } });
      const voices = piece.parts.map(({ sound }) => sound);
      expect(voices.includes('voice')).toBe(vocals === 'sung' || vocals === 'wordless');
      expect(voices.includes('choir')).toBe(vocals === 'choir');
    }
  });

  it('is played on the instruments that the track names', () => {
    const base = sampleTrack('jazz', 'calm');
    const attributes = {
      ...base.attributes,
      instruments: ['trumpet', 'vibraphone', 'upright bass', 'brushed drums'],
    };
    const piece = score({ ...base, attributes });
    expect(partOf(piece, 'lead')?.sound).toBe('trumpet');
    expect(partOf(piece, 'chords')?.sound).toBe('vibraphone');
    expect(partOf(piece, 'bass')?.sound).toBe('upright-bass');
    expect(piece.drums?.kit).toBe('brushes');
  });
});

describe('the harmony under a tune', () => {
  it('is respected on strong beats: the melody rests on chord tones', () => {
    for (const piece of each) {
      const lead = partOf(piece, 'lead')?.notes.filter((note) => note.beat % piece.beatsPerBar === 0) ?? [];
      if (lead.length < 8) continue;
      const fitting = lead.filter((note) =>
        chordAtBeat(piece, note.beat)?.pitchClasses.includes(pitchClass(note.pitch)),
      );
      expect(fitting.length / lead.length, piece.trackId).toBeGreaterThan(0.75);
    }
  });
});
