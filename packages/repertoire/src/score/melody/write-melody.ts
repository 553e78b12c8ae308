import { activity, chordAt, type DraftNote, finalBeat, type Plan } from '../draft.ts';
import { metricWeight } from '../perform.ts';
import type { Random } from '../random.ts';
import { pitchClass } from '../theory/modes.ts';
import type { Section, SectionKind } from '../types.ts';
import { type Beat, barRhythm, cadenceRhythm, type MelodyStyle, readRhythm } from './cells.ts';
import { findLine, type LineRange, type Slot, scaleSteps } from './find-line.ts';

export interface MelodyRequest {
  style: MelodyStyle;
  /** Narrows the scale: five notes for folk and rock, the blue notes for blues. */
  scale: 'mode' | 'pentatonic' | 'blues';
  range: LineRange;
  /** Added to how busy the section is, -0.5 to 0.5. */
  busier: number;
  sections: readonly SectionKind[];
  /** An improviser spins each phrase on; a singer comes back to the tune. */
  improvises: boolean;
}

/** Two bars of tune: its rhythm, and once sung, its pitches, which later phrases answer. */
interface Motif {
  rhythm: readonly string[];
  contour: Contour;
  sung: readonly number[] | null;
}

/** The tune of a section kind: `a` is stated, `b` replies, and a cadence closes. */
interface Theme {
  statement: Motif;
  reply: Motif;
  /** The bar in which a question ends. */
  halfClose: string;
  fullClose: readonly string[];
}

type Contour = 'arch' | 'rise' | 'fall' | 'wave' | 'valley';
const contours: readonly Contour[] = ['arch', 'arch', 'rise', 'fall', 'wave', 'valley'];

/** Writes a melody over the plan: four-bar phrases in pairs, a question that ends open and an answer that comes home. */
export function writeMelody(plan: Plan, request: MelodyRequest, random: Random): DraftNote[] {
  const themes = new Map<SectionKind, Theme>();
  const notes: DraftNote[] = [];
  let last: number | null = null;
  for (const section of plan.sections) {
    if (!request.sections.includes(section.kind)) continue;
    const tuneOf = section.kind === 'intro' || section.kind === 'outro' ? 'a' : section.kind;
    const known = themes.get(tuneOf);
    const theme: Theme = known ?? inventTheme(plan, section, request, themes.get('a'), random);
    if (!known) themes.set(tuneOf, theme);
    const phrases = Math.ceil(section.bars / 4);
    for (let phrase = 0; phrase < phrases; phrase++) {
      if (section.kind === 'intro' && phrase < phrases - 1) continue;
      if (section.kind === 'outro' && phrase > 0) continue;
      if (request.improvises && phrase % 2 === 0 && phrase > 0)
        theme.reply = inventMotif(plan, section, request, random);
      const closes = phrase % 2 === 1 || phrase === phrases - 1;
      const written = writePhrase(
        plan,
        section,
        section.firstBar + phrase * 4,
        theme,
        closes,
        request,
        last,
        random,
      );
      notes.push(...written);
      last = written.at(-1)?.pitch ?? last;
    }
  }
  return notes.filter((note) => note.beat < finalBeat(plan));
}

function inventTheme(
  plan: Plan,
  section: Section,
  request: MelodyRequest,
  first: Theme | undefined,
  random: Random,
): Theme {
  const fresh = inventMotif(plan, section, request, random);
  // A variation keeps the tune's statement and develops the rest, so that it is heard as the same tune.
  const keeps = first && section.kind === 'variation' && !request.improvises;
  const statement = keeps ? { ...first.statement, contour: random.pick(contours) } : fresh;
  return {
    statement,
    reply: random.chance(0.35) ? { ...statement, sung: null } : inventMotif(plan, section, request, random),
    halfClose: cadenceRhythm(plan.beatsPerBar, false, random),
    fullClose: [
      barRhythm(request.style, plan.beatsPerBar, levelOf(plan, section, request), random),
      cadenceRhythm(plan.beatsPerBar, true, random),
    ],
  };
}

function levelOf(plan: Plan, section: Section, request: MelodyRequest): number {
  return Math.min(1, Math.max(0, activity(plan, section) * 0.9 + request.busier));
}

function inventMotif(plan: Plan, section: Section, request: MelodyRequest, random: Random): Motif {
  const level = levelOf(plan, section, request);
  const first = barRhythm(request.style, plan.beatsPerBar, level, random);
  const second = random.chance(0.45) ? first : barRhythm(request.style, plan.beatsPerBar, level, random);
  return { rhythm: [first.replace(/^[-.]/, 'x'), second], contour: random.pick(contours), sung: null };
}

/** Statement in the first two bars; then the reply that leads to a half close, or a closing that comes home. */
function writePhrase(
  plan: Plan,
  section: Section,
  firstBar: number,
  theme: Theme,
  closes: boolean,
  request: MelodyRequest,
  last: number | null,
  random: Random,
): DraftNote[] {
  const statement = writeUnit(plan, section, firstBar, theme.statement, request, last, null, random);
  theme.statement.sung ??= statement.map((note) => note.pitch);
  const tail: Motif = closes
    ? { rhythm: theme.fullClose, contour: 'fall', sung: null }
    : {
        rhythm: [theme.reply.rhythm[0] ?? '', theme.halfClose],
        contour: theme.reply.contour,
        sung: theme.reply.sung,
      };
  const from = statement.at(-1)?.pitch ?? last;
  const ending = closes ? 'home' : 'open';
  const close = writeUnit(plan, section, firstBar + 2, tail, request, from, ending, random);
  if (!closes) theme.reply.sung ??= close.map((note) => note.pitch);
  return [...statement, ...close];
}

function writeUnit(
  plan: Plan,
  section: Section,
  firstBar: number,
  motif: Motif,
  request: MelodyRequest,
  last: number | null,
  ending: 'open' | 'home' | null,
  random: Random,
): DraftNote[] {
  const start = firstBar * plan.beatsPerBar;
  const bars = section.firstBar + section.bars - firstBar;
  const rhythm = readRhythm(motif.rhythm, plan.beatsPerBar).filter(
    (beat) => beat.at < bars * plan.beatsPerBar,
  );
  if (rhythm.length === 0) return [];
  const span = 2 * plan.beatsPerBar;
  const slots = rhythm.map((beat, index) => slotOf(plan, section, start, span, beat, index, motif, request));
  const final = slots.at(-1);
  if (final && ending) final.rest = restTones(plan, start + (rhythm.at(-1)?.at ?? 0), ending);
  const pitches = findLine(slots, request.range, last, random);
  return rhythm.map((beat, index) => ({
    beat: start + beat.at,
    beats: beat.beats * 0.94,
    pitch: pitches[index] ?? 60,
    velocity: 0.72,
  }));
}

function slotOf(
  plan: Plan,
  section: Section,
  start: number,
  span: number,
  beat: Beat,
  index: number,
  motif: Motif,
  request: MelodyRequest,
): Slot {
  const chord = chordAt(plan, start + beat.at);
  const weight = Math.min(
    1,
    metricWeight(beat.at, plan.beatsPerBar) * 0.75 + Math.min(0.5, beat.beats * 0.22),
  );
  const slot: Slot = {
    scale: melodyScale(plan, chord.scale, chord.pitchClasses, request),
    chord: chord.pitchClasses,
    weight,
    target: contourPitch(motif.contour, beat.at / span, section, request.range),
  };
  const sung = motif.sung;
  const here = sung?.[index];
  const before = sung?.[index - 1];
  if (here !== undefined && before !== undefined) slot.imitate = scaleSteps(before, here, slot.scale);
  return slot;
}

/** Where the contour wants to be: around the middle of the range, higher in the fuller sections. */
function contourPitch(contour: Contour, at: number, section: Section, range: LineRange): number {
  const width = range.high - range.low;
  const centre = range.low + width * (0.36 + 0.24 * section.intensity);
  const height = width * 0.3;
  switch (contour) {
    case 'arch':
      return centre + height * (Math.sin(at * Math.PI) - 0.4);
    case 'valley':
      return centre - height * (Math.sin(at * Math.PI) - 0.4);
    case 'rise':
      return centre + height * (at - 0.5) * 1.6;
    case 'fall':
      return centre - height * (at - 0.4) * 1.6;
    case 'wave':
      return centre + height * 0.7 * Math.sin(at * Math.PI * 2);
  }
}

/** A question rests on the chord but not on the tonic; an answer on the tonic, or its third or fifth. */
function restTones(plan: Plan, beat: number, ending: 'open' | 'home'): readonly number[] {
  const chord = chordAt(plan, beat).pitchClasses;
  const tonic = plan.scale[0] ?? 0;
  if (ending === 'open') return chord.slice(0, 3).filter((tone) => tone !== tonic);
  if (chord.includes(tonic)) return [tonic];
  return chord.slice(0, 3);
}

/** Degrees left out of five-note melodies: fourth and seventh in major, second and sixth in minor. */
function melodyScale(
  plan: Plan,
  scale: readonly number[],
  chord: readonly number[],
  request: MelodyRequest,
): number[] {
  const tonic = plan.scale[0] ?? 0;
  const minor = plan.scale.includes(pitchClass(tonic + 3));
  if (request.scale === 'mode') return [...scale];
  const skipped = minor ? [2, 1, 8, 9] : [5, 11, 6, 10];
  const five = scale.filter((tone) => chord.includes(tone) || !skipped.includes(pitchClass(tone - tonic)));
  if (request.scale === 'pentatonic') return five;
  return [...new Set([...five, pitchClass(tonic + 3), pitchClass(tonic + 6), pitchClass(tonic + 10)])];
}
