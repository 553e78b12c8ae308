import type { Bars, ChordLayer } from '../arrangements/arrangement.ts';
import { activity, chordIndexAt, type DraftNote, finalBeat, type Plan } from '../draft.ts';
import { leadVoices, type Voicing } from '../harmony/voice-leading.ts';
import { sectionAt } from '../perform.ts';
import type { Random } from '../random.ts';
import type { Step } from '../rhythm/steps.ts';
import { pitchClass } from '../theory/modes.ts';
import type { Section } from '../types.ts';
import { sectionSteps } from './section-steps.ts';

/** Seconds between two strings of a strum. */
const strumGap = 0.011;

/** Whoever would play at so much more intensity than the last bar has joins in its chord. */
export const lastChordReach = 0.3;

/** Layers that sing rather than strike; their voice leading keeps the strict rules. */
const strictRoles = new Set(['pad', 'chords']);

/** Writes one accompanying layer through the whole piece. */
export function writeChords(plan: Plan, layer: ChordLayer, random: Random): DraftNote[] {
  const voicings = layer.powerChords ? powerChords(plan, layer) : voiceLeading(plan, layer);
  const sections = plan.sections.filter((section) => section.intensity >= layer.from);
  const notes = sections.flatMap((section) => {
    if (layer.patterns === 'held') return writeHeld(plan, section, voicings, layer);
    if (layer.patterns === 'drops') return writeDrops(plan, section, voicings, layer, random);
    const patterns = (plan.beatsPerBar === 3 ? layer.patternsInThree : layer.patterns) ?? layer.patterns;
    return writePattern(plan, section, voicings, layer, patterns);
  });
  return [
    ...notes.filter((note) => note.beat < finalBeat(plan)),
    ...lastChord(plan, voicings, layer, random),
  ];
}

function voiceLeading(plan: Plan, layer: ChordLayer): Voicing[] {
  return leadVoices(
    plan.chords.map((chord) => chord.pitchClasses),
    { voices: layer.voices, low: layer.range[0], high: layer.range[1], strict: strictRoles.has(layer.role) },
  );
}

function powerChords(plan: Plan, layer: ChordLayer): Voicing[] {
  return plan.chords.map((chord) => {
    const [root = 0, , fifth = root + 7] = chord.pitchClasses;
    const low = layer.range[0] + pitchClass(root - layer.range[0]);
    return [low, low + pitchClass(fifth - root), low + 12].slice(0, layer.voices);
  });
}

function touch(layer: ChordLayer): number {
  return layer.touch ?? 0.6;
}

function sectionEnd(plan: Plan, section: Section): number {
  return Math.min(finalBeat(plan), (section.firstBar + section.bars) * plan.beatsPerBar);
}

function writePattern(
  plan: Plan,
  section: Section,
  voicings: readonly Voicing[],
  layer: ChordLayer,
  patterns: readonly Bars[],
): DraftNote[] {
  const steps = sectionSteps(plan, section, patterns);
  const notes = steps.flatMap((step) => strike(plan, step, voicings, layer));
  return layer.rings ? damped(notes) : notes;
}

/** A string that is struck again stops its former tone. */
function damped(notes: readonly DraftNote[]): DraftNote[] {
  const ringing = new Map<number, DraftNote>();
  return notes.map((note) => {
    const before = ringing.get(note.pitch);
    if (before) before.beats = Math.min(before.beats, Math.max(0.05, note.beat - before.beat));
    const own = { ...note };
    ringing.set(note.pitch, own);
    return own;
  });
}

/** What one sign of a chord pattern plays. */
function strike(plan: Plan, step: Step, voicings: readonly Voicing[], layer: ChordLayer): DraftNote[] {
  const index = chordIndexAt(plan, step.beat);
  const voicing = voicings[index] ?? [];
  const chord = plan.chords[index];
  const left = chord ? chord.beat + chord.beats - step.beat : step.beats;
  // Nothing rings into the next harmony.
  const wanted = layer.rings ? Math.max(step.beats, plan.beatsPerBar) : step.beats;
  const beats = Math.min(wanted, Math.max(0.2, left)) * 0.97;
  const note = (pitch: number, scale = 1, lag = 0): DraftNote => ({
    beat: step.beat,
    beats,
    pitch,
    velocity: touch(layer) * scale,
    ...(lag > 0 ? { lag } : {}),
  });
  const bass = lowTone(chord?.bassPitchClass ?? 0, layer.range[0]);
  switch (step.token) {
    case '*':
      return voicing.map((pitch) => note(pitch));
    case 'd':
      return voicing.map((pitch, at) => note(pitch, 1 - at * 0.03, at * strumGap));
    case 'u':
      return voicing
        .slice(-3)
        .reverse()
        .map((pitch, at) => note(pitch, 0.8 - at * 0.05, at * strumGap));
    case 'h':
      return voicing.slice(1).map((pitch) => note(pitch, 0.9));
    case 'x':
      return voicing.slice(-2).map((pitch) => ({ ...note(pitch, 0.4), beats: Math.min(0.1, beats) }));
    case 'b':
      return [note(bass, 1.05)];
    case 'f':
      return [note(fifthAround(plan, index, bass), 0.95)];
    case '&':
      return [note(bass, 1.05), note(voicing.at(-1) ?? bass + 24, 0.95)];
    case '%':
      return [note(bass, 1.05), ...voicing.map((pitch) => note(pitch, 0.9))];
    case 'o':
      return [note(bass, 1), note(bass - 12, 0.95)];
    case 't':
      return [note((voicing.at(-1) ?? 60) + 12, 0.8)];
    default: {
      const at = Number(step.token) - 1;
      return [note(voicing[at % Math.max(1, voicing.length)] ?? bass + 12, 0.88)];
    }
  }
}

/** The bass tone a player's thumb would take: within the octave below the layer's range, never below E1. */
function lowTone(tone: number, rangeLow: number): number {
  const floor = Math.max(28, rangeLow - 14);
  return floor + pitchClass(tone - floor);
}

function fifthAround(plan: Plan, index: number, bass: number): number {
  const chord = plan.chords[index];
  const tone = chord?.pitchClasses[chord.pitchClasses.length > 2 ? 2 : 1] ?? bass;
  const above = bass + pitchClass(tone - bass);
  return above - bass > 7 && above - 12 >= 28 ? above - 12 : above;
}

/** Long chords whose common tones are tied, so that only what changes is heard to move. */
function writeHeld(
  plan: Plan,
  section: Section,
  voicings: readonly Voicing[],
  layer: ChordLayer,
): DraftNote[] {
  const start = section.firstBar * plan.beatsPerBar;
  const end = sectionEnd(plan, section);
  const notes: DraftNote[] = [];
  const open = new Map<number, DraftNote>();
  plan.chords.forEach((chord, index) => {
    if (chord.beat < start || chord.beat >= end) return;
    const voicing = voicings[index] ?? [];
    for (const pitch of [...open.keys()]) if (!voicing.includes(pitch)) open.delete(pitch);
    for (const pitch of voicing) {
      const tied = open.get(pitch);
      if (tied && tied.beats + chord.beats <= plan.beatsPerBar * 4) {
        tied.beats += chord.beats;
        continue;
      }
      const note: DraftNote = { beat: chord.beat, beats: chord.beats, pitch, velocity: touch(layer) };
      open.set(pitch, note);
      notes.push(note);
    }
  });
  return notes;
}

/** Single tones of the chord, scattered like bells in a wind; denser where more is going on. */
function writeDrops(
  plan: Plan,
  section: Section,
  voicings: readonly Voicing[],
  layer: ChordLayer,
  random: Random,
): DraftNote[] {
  const notes: DraftNote[] = [];
  const end = sectionEnd(plan, section);
  const odds = 0.12 + 0.38 * activity(plan, section);
  let last = -1;
  for (let beat = section.firstBar * plan.beatsPerBar; beat < end; beat += 0.5) {
    const onBar = beat % plan.beatsPerBar === 0;
    if (!random.chance(onBar ? odds + 0.3 : odds)) continue;
    const voicing = voicings[chordIndexAt(plan, beat)] ?? [];
    const fresh = voicing.filter((pitch) => pitch !== last);
    last = random.pick(fresh.length > 0 ? fresh : voicing);
    notes.push({ beat, beats: 2.5, pitch: last, velocity: touch(layer) * random.between(0.7, 1.1) });
  }
  return notes;
}

function lastChord(plan: Plan, voicings: readonly Voicing[], layer: ChordLayer, random: Random): DraftNote[] {
  const beat = finalBeat(plan);
  if (layer.from > sectionAt(plan.sections, plan.bars - 1).intensity + lastChordReach) return [];
  const voicing = voicings.at(-1) ?? [];
  const rolled = layer.patterns !== 'held' && random.chance(0.6) ? 0.045 : 0.006;
  const bassed = layer.role === 'chords' && /[b&%o]/.test(String(layer.patterns));
  const bass = lowTone(plan.chords.at(-1)?.bassPitchClass ?? 0, layer.range[0]);
  return [...(bassed ? [bass] : []), ...voicing].map((pitch, at) => ({
    beat,
    beats: plan.beatsPerBar,
    pitch,
    velocity: touch(layer) * 0.9,
    lag: at * rolled,
  }));
}
