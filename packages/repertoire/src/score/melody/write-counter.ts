import { chordAt, type DraftNote, finalBeat, type Plan } from '../draft.ts';
import { sectionAt } from '../perform.ts';
import type { Random } from '../random.ts';
import { findLine, type LineRange, type Slot } from './find-line.ts';

interface CounterRequest {
  range: LineRange;
  /** Section intensity from which it is heard. */
  from: number;
}

/**
 * A slow second voice: one or two notes a chord, on its third and seventh where it can, against the melody's
 * direction. It comes in where the piece is fuller.
 */
export function writeCounter(
  plan: Plan,
  melody: readonly DraftNote[],
  request: CounterRequest,
  random: Random,
): DraftNote[] {
  const notes: DraftNote[] = [];
  let last: number | null = null;
  for (const section of plan.sections) {
    if (section.intensity < request.from || section.kind === 'intro') continue;
    const start = section.firstBar * plan.beatsPerBar;
    const end = Math.min(finalBeat(plan), start + section.bars * plan.beatsPerBar);
    const spans = plan.chords.filter((chord) => chord.beat >= start && chord.beat < end);
    const places = spans.flatMap((chord) => placesWithin(chord.beat, chord.beats, plan.beatsPerBar, random));
    const slots = places.map((place) => slotAt(plan, melody, place.beat, request.range));
    const pitches = findLine(slots, request.range, last, random);
    places.forEach((place, index) => {
      const pitch = pitches[index] ?? 60;
      const previous = notes.at(-1);
      // A common tone is held over the bar line once, which breathes better than a new stroke.
      if (
        previous &&
        previous.pitch === pitch &&
        previous.beat + previous.beats > place.beat - 0.3 &&
        previous.beats < 5
      ) {
        previous.beats = place.beat + place.beats - previous.beat;
      } else {
        notes.push({ ...place, pitch, velocity: 0.55 });
      }
      last = pitch;
    });
  }
  return notes;
}

function placesWithin(
  beat: number,
  beats: number,
  beatsPerBar: number,
  random: Random,
): { beat: number; beats: number }[] {
  if (beats < beatsPerBar || beatsPerBar === 3 || random.chance(0.45)) return [{ beat, beats: beats * 0.97 }];
  return [
    { beat, beats: beats / 2 },
    { beat: beat + beats / 2, beats: (beats / 2) * 0.97 },
  ];
}

function slotAt(plan: Plan, melody: readonly DraftNote[], beat: number, range: LineRange): Slot {
  const chord = chordAt(plan, beat);
  const guides = chord.pitchClasses.filter((_, index) => index === 1 || index === 3);
  const section = sectionAt(plan.sections, beat / plan.beatsPerBar);
  const centre = (range.low + range.high) / 2 + (section.intensity - 0.5) * 4;
  const sounding = melody.findLast((note) => note.beat <= beat && beat - note.beat < 4);
  // Where the melody lies high the counter-voice lies low, and the other way round.
  const contrary = sounding ? Math.max(-4, Math.min(4, (centre + 10 - sounding.pitch) * 0.4)) : 0;
  return {
    scale: chord.scale,
    chord: guides.length > 0 ? guides : chord.pitchClasses,
    weight: 0.55,
    target: centre + contrary,
  };
}
