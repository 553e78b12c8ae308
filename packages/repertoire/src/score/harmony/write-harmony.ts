import type { Random } from '../random.ts';
import { type Chord, readProgression } from '../theory/chords.ts';
import { chordScale, type ModeName, modePitchClasses } from '../theory/modes.ts';
import type { ChordSpan, Section } from '../types.ts';
import type { Harmony, Language, Phrase } from './languages.ts';

export interface WrittenHarmony {
  mode: ModeName;
  chords: ChordSpan[];
}

interface HarmonyRequest {
  key: number;
  mode: 'major' | 'minor';
  valence: number;
  beatsPerBar: number;
  /** Of the catalogue that the track came with; absent for the first. */
  edition?: number;
}

/** The phrases that one track has settled on; sections come back to them, which is what makes them recognisable. */
interface Chosen {
  a: string[];
  b: string[];
  variation: string[];
  ending: string;
}

/** Writes the harmony of all sections. The last bar of the piece is always the tonic. */
export function writeHarmony(
  language: Language,
  sections: readonly Section[],
  request: HarmonyRequest,
  random: Random,
): WrittenHarmony {
  const harmonies = language[request.mode].map((each) => harmonyOfEdition(each, request.edition ?? 1));
  const harmony = random.weighted(harmonies, (each) => nearness(averageValence(each), request.valence));
  const chosen = choosePhrases(language, harmony, request.valence, random);
  const bars = sections.flatMap((section) => sectionBars(section, chosen, language, request.key));
  const ending = readProgression(chosen.ending, request.key);
  bars.splice(bars.length - ending.length, ending.length, ...ending);
  const scale = modePitchClasses(harmony.mode, request.key);
  return {
    mode: harmony.mode,
    chords: bars.flatMap((bar, at) => spans(bar, at, request.beatsPerBar, scale)),
  };
}

/** With the phrases that there were when the edition came. */
function harmonyOfEdition(harmony: Harmony, edition: number): Harmony {
  const soFar = (phrases: readonly Phrase[]) => phrases.filter(([, , since = 1]) => since <= edition);
  return {
    ...harmony,
    open: soFar(harmony.open),
    closed: soFar(harmony.closed),
    lift: soFar(harmony.lift),
  };
}

function averageValence(harmony: Harmony): number {
  return harmony.open.reduce((sum, [valence]) => sum + valence, 0) / harmony.open.length;
}

/** Likelihood of a phrase: one for a perfect match, falling fast with the distance in valence. */
function nearness(valence: number, asked: number): number {
  return Math.exp(-(((valence - asked) / 0.22) ** 2)) + 0.005;
}

function choosePhrases(language: Language, harmony: Harmony, valence: number, random: Random): Chosen {
  const choose = (phrases: readonly Phrase[], not: readonly string[] = []): string => {
    const fresh = phrases.filter(([, bars]) => !not.includes(bars));
    return random.weighted(fresh.length > 0 ? fresh : phrases, ([suits]) => nearness(suits, valence))[1];
  };
  const open = choose(harmony.open);
  const lift = choose(harmony.lift);
  const otherOpen = choose(harmony.open, [open]);
  if (language.phrasing === 'loop') {
    return {
      a: [open],
      b: [lift, random.chance(0.5) ? lift : open],
      variation: [otherOpen],
      ending: harmony.ending,
    };
  }
  const closed = choose(harmony.closed);
  return {
    a: [open, closed],
    b: [lift, closed],
    variation: [otherOpen, choose(harmony.closed, [closed])],
    ending: harmony.ending,
  };
}

function sectionBars(section: Section, chosen: Chosen, language: Language, key: number): Chord[][] {
  const row = section.kind === 'b' ? chosen.b : section.kind === 'variation' ? chosen.variation : chosen.a;
  const phrases = Math.ceil(section.bars / language.phraseBars);
  const bars: Chord[][] = [];
  for (let phrase = 0; phrase < phrases; phrase++) {
    // A question left over at the end of a section takes the answer instead, so that sections close.
    const last = phrase === phrases - 1 && language.phrasing === 'period' && section.kind !== 'intro';
    const text = last ? row.at(-1) : row[phrase % row.length];
    bars.push(...readProgression(text ?? '', key));
  }
  return bars.slice(0, section.bars);
}

function spans(
  bar: readonly Chord[],
  at: number,
  beatsPerBar: number,
  scale: readonly number[],
): ChordSpan[] {
  const starts = bar.map((_, index) => Math.round((index * beatsPerBar) / bar.length));
  return bar.map((chord, index) => {
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? beatsPerBar;
    return {
      symbol: chord.symbol,
      beat: at * beatsPerBar + start,
      beats: end - start,
      pitchClasses: chord.pitchClasses,
      bassPitchClass: chord.bass,
      scale: chordScale(scale, chord.pitchClasses),
    };
  });
}
