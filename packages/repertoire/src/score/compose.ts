import type { Track } from '@attune/player/track';
import type { Arrangement } from './arrangements/arrangement.ts';
import { type Band, bandOf } from './arrangements/band.ts';
import { chooseArrangement } from './arrangements/choose-arrangement.ts';
import { counterRange, leadRange, type TrackSounds } from './arrangements/instruments.ts';
import { chordAt, type DraftNote, type Plan } from './draft.ts';
import { planForm } from './form.ts';
import { writeHarmony } from './harmony/write-harmony.ts';
import { writeCounter } from './melody/write-counter.ts';
import { writeMelody } from './melody/write-melody.ts';
import { grooveNamed } from './parts/grooves.ts';
import { writeBass } from './parts/write-bass.ts';
import { lastChordReach, writeChords } from './parts/write-chords.ts';
import { writeDrums } from './parts/write-drums.ts';
import { type Hand, performHits, performNotes } from './perform.ts';
import { randomStream } from './random.ts';
import { type Clock, createClock } from './rhythm/clock.ts';
import { modePitchClasses } from './theory/modes.ts';
import type {
  DrumPart,
  DrumPiece,
  Note,
  Part,
  Placement,
  Role,
  Score,
  Section,
  SectionKind,
  Sound,
} from './types.ts';

/** What a composition follows from. */
type ComposedTrack = Pick<Track, 'id' | 'durationMs' | 'attributes'>;

/** Shortest and longest composition, in seconds. */
export const durationLimits = { min: 90, max: 240 } as const;

/** Seconds kept free after the last bar, in which the music rings out. */
const ringOut = 1.2;

interface Work {
  track: ComposedTrack;
  arrangement: Arrangement;
  plan: Plan;
  clock: Clock;
  band: Band;
  duration: number;
}

/** How long the composition of a track is. */
export function composedMs({ durationMs }: Pick<ComposedTrack, 'durationMs'>): number {
  return Math.min(durationLimits.max * 1000, Math.max(durationLimits.min * 1000, durationMs));
}

/** What is settled of a piece before anything is written. */
interface Outline {
  arrangement: Arrangement;
  beatsPerBar: 3 | 4;
  bars: number;
  sections: readonly Section[];
}

function outlineOf(track: ComposedTrack): Outline {
  const { attributes } = track;
  const arrangement = chooseArrangement(attributes);
  const beatsPerBar = randomStream(track.id, 'meter').pick(arrangement.meters);
  const barSeconds = (beatsPerBar * 60) / attributes.tempoBpm;
  const slowing = arrangement.slowsDown ? barSeconds * 0.5 : 0;
  const bars = Math.max(16, Math.floor((composedMs(track) / 1000 - ringOut - slowing) / barSeconds));
  return {
    arrangement,
    beatsPerBar,
    bars,
    sections: planForm(arrangement.form, bars, arrangement.language.phraseBars),
  };
}

/** What a track is heard on, without composing it: what of its band finds a place in its form. */
export function soundsOfTrack(track: ComposedTrack): TrackSounds {
  const outline = outlineOf(track);
  const { arrangement, sections } = outline;
  const { layers, lead, counter, bass, kit } = bandOf(arrangement, track.attributes);
  const loudest = (parts: readonly Section[]) => Math.max(...parts.map(({ intensity }) => intensity));
  const afterIntro = loudest(sections.filter(({ kind }) => kind !== 'intro'));
  // Whoever is nearly there in the last bar joins in its chord.
  const atLast = (sections.at(-1)?.intensity ?? 0) + lastChordReach;
  const joins = ({ from }: { from: number }) => from <= Math.max(loudest(sections), atLast);
  return {
    sounds: [
      lead,
      ...layers.filter(({ layer }) => joins(layer)).map(({ sound }) => sound),
      ...(counter !== null && (arrangement.counter?.from ?? 0) <= afterIntro ? [counter] : []),
      ...(bass === null ? [] : [bass]),
    ],
    kit,
    struck: kit === null ? new Set() : struckIn(track, outline),
  };
}

/** The pieces that are struck, which hang on nothing that is written. */
function struckIn(
  track: ComposedTrack,
  { arrangement, sections, beatsPerBar, bars }: Outline,
): Set<DrumPiece> {
  if (!arrangement.drums) return new Set();
  const random = (part: string) => randomStream(track.id, part);
  const plan = { attributes: track.attributes, sections, beatsPerBar, bars, chords: [], scale: [], random };
  const groove = grooveNamed(hardened({ track, arrangement }, arrangement.drums.groove));
  return new Set(writeDrums(plan, groove, random('drums')).map(({ piece }) => piece));
}

/**
 * Composes a track: the same id and attributes give the same score on every machine.
 * @returns a piece of exactly `durationMs` where that lies between 90 and 240 seconds, else of the nearer limit.
 */
export function score(track: ComposedTrack): Score {
  const { attributes } = track;
  const random = (part: string) => randomStream(track.id, part);
  const { arrangement, beatsPerBar, bars, sections } = outlineOf(track);
  const duration = composedMs(track) / 1000;
  const { mode, chords } = writeHarmony(
    arrangement.language,
    sections,
    { ...attributes, beatsPerBar },
    random('harmony'),
  );
  const scale = modePitchClasses(mode, attributes.key);
  const plan: Plan = { attributes, sections, chords, beatsPerBar, bars, scale, random };
  const lastBeat = (bars - 1) * beatsPerBar;
  const clock = createClock({
    tempoBpm: attributes.tempoBpm,
    swing: { ...arrangement.swing, amount: swingAmount(arrangement, attributes.tempoBpm) },
    slowingFrom: arrangement.slowsDown ? lastBeat - 2 * beatsPerBar : Number.POSITIVE_INFINITY,
    slowingTo: lastBeat,
  });
  const work: Work = {
    track,
    arrangement,
    plan,
    clock,
    band: bandOf(arrangement, attributes),
    duration,
  };
  return {
    trackId: track.id,
    arrangement: arrangement.name,
    tempoBpm: attributes.tempoBpm,
    beatsPerBar,
    key: attributes.key,
    mode,
    durationSeconds: duration,
    sections,
    chords,
    parts: writeParts(work).filter((part) => part.notes.length > 0),
    drums: writeDrumPart(work),
    texture: arrangement.texture ?? null,
    pump: arrangement.pump ?? 0,
    room: arrangement.room,
    brightness: brightnessOf(work),
  };
}

/** Swing evens out as the tempo rises, as players do it. */
function swingAmount({ swing }: Arrangement, tempoBpm: number): number {
  return swing.amount * Math.min(1, Math.max(0.4, 1 - (tempoBpm - 130) / 150));
}

function brightnessOf({ track: { attributes }, arrangement }: Work): number {
  const { energy, acousticness, valence, era } = attributes;
  // Recordings before the eighties roll off earlier.
  const age = era < 1980 ? -0.05 : 0;
  const open = 0.08 + 0.66 * energy + 0.22 * valence - 0.06 * acousticness + arrangement.tint + age;
  return Math.min(1, Math.max(0.05, open));
}

function writeParts(work: Work): Part[] {
  const { arrangement, plan, band } = work;
  const { melody, bass, counter } = arrangement;
  const { vocals } = work.track.attributes;
  const sung = vocals === 'sung' || vocals === 'wordless';
  const parts: Part[] = [];
  const tune = writeTune(work, sung ? 'voice' : band.lead, 'lead', tuneSections(work));
  parts.push(part(work, 'lead', sung ? 'voice' : band.lead, tune, place(melody.gainDb, 0.02, melody.reverb)));
  if (sung || vocals === 'rapped') {
    const solo = writeTune(
      work,
      band.lead,
      'solo',
      sung ? ['intro', 'variation'] : ['intro', 'b', 'variation'],
    );
    parts.push(part(work, 'solo', band.lead, solo, place(melody.gainDb - 1, -0.18, melody.reverb)));
  }
  if (counter && band.counter) {
    const request = { range: counterRange(band.counter), from: counter.from };
    const notes = writeCounter(plan, tune, request, plan.random('counter'));
    parts.push(part(work, 'counter', band.counter, notes, place(counter.gainDb, 0.25, 0.5)));
  }
  band.layers.forEach(({ layer, sound }, index) => {
    const notes = writeChords(plan, layer, plan.random(`layer ${index}`));
    parts.push(part(work, layer.role, sound, notes, place(layer.gainDb, layer.pan, layer.reverb)));
  });
  if (bass && band.bass) {
    const notes = writeBass(plan, bass, band.bass, plan.random('bass'));
    parts.push(part(work, 'bass', band.bass, notes, place(bass.gainDb, 0, 0.05)));
  }
  return parts;
}

function tuneSections({ arrangement, track }: Work): readonly SectionKind[] {
  if (track.attributes.vocals === 'rapped') return [];
  return arrangement.melody.sections ?? ['intro', 'a', 'b', 'variation', 'outro'];
}

function writeTune(work: Work, sound: Sound, role: Role, sections: readonly SectionKind[]): DraftNote[] {
  const { arrangement, plan } = work;
  return writeMelody(
    plan,
    {
      style: arrangement.melody.style,
      scale: arrangement.melody.scale,
      range: leadRange(sound),
      busier: arrangement.melody.busier + (role === 'solo' ? 0.12 : 0),
      sections,
      improvises: role === 'solo' || arrangement.form === 'head',
    },
    plan.random(role),
  );
}

function place(gainDb: number, pan: number, reverb: number): Placement {
  return { gainDb, pan, reverb };
}

function part(work: Work, role: Role, sound: Sound, draft: readonly DraftNote[], placement: Placement): Part {
  const { plan, clock, duration } = work;
  const notes = performNotes(draft, plan, clock, handOf(work), plan.random(`${role} ${sound} hand`));
  return { role, sound, placement, brightness: brightnessOf(work), notes: holdLast(notes, plan, duration) };
}

/** Notes of the last bar ring until shortly before the end; none may sound beyond it. */
function holdLast(notes: readonly Note[], plan: Plan, duration: number): Note[] {
  const lastBeat = (plan.bars - 1) * plan.beatsPerBar;
  return notes.map((note) => {
    const left = duration - 0.5 - note.time;
    return {
      ...note,
      duration: Math.max(0.04, note.beat >= lastBeat ? left : Math.min(note.duration, left)),
    };
  });
}

function handOf({ arrangement }: Work): Hand {
  return {
    looseness: arrangement.loosenessMs / 1000,
    lean: arrangement.leanMs / 1000,
    expression: arrangement.expression,
  };
}

function writeDrumPart(work: Work): DrumPart | null {
  const { arrangement, band, plan, clock, track } = work;
  const { drums } = arrangement;
  if (!drums || !band.kit) return null;
  const groove = hardened(work, drums.groove);
  // Timpani are tuned to the tonic and keep silent over chords that do not have it.
  const tonic = track.attributes.key;
  const hits = writeDrums(plan, grooveNamed(groove), plan.random('drums')).filter(
    (hit) => hit.piece !== 'timpani' || chordAt(plan, hit.beat).pitchClasses.includes(tonic),
  );
  if (hits.length === 0) return null;
  return {
    kit: band.kit,
    placement: place(drums.gainDb, 0, 0.12 + arrangement.room * 0.15),
    hits: performHits(hits, plan, clock, handOf(work), plan.random('drum hand')),
  };
}

/** Rock at its hottest is played with both feet. */
function hardened(
  { track, arrangement }: Pick<Work, 'track' | 'arrangement'>,
  groove: NonNullable<Arrangement['drums']>['groove'],
) {
  return arrangement.name === 'hard rock' && track.attributes.energy > 0.85 ? 'metal' : groove;
}
