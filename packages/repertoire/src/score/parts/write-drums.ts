import { activity, byLevel, type DraftHit, finalBeat, type Plan } from '../draft.ts';
import type { Random } from '../random.ts';
import { signBeat } from '../rhythm/steps.ts';
import type { DrumPiece, Section } from '../types.ts';
import type { DrumBar, Groove } from './band-grooves.ts';

/** Velocity of each sign of a drum bar. */
const strokes: Readonly<Record<string, number>> = { X: 0.92, x: 0.74, o: 0.45, g: 0.26 };

/** Share of ghost notes that are played. */
const ghostOdds = 0.6;

/** Writes the drums: a groove for each section, a fill where one ends, a cymbal where the next begins. */
export function writeDrums(plan: Plan, groove: Groove, random: Random): DraftHit[] {
  const hits: DraftHit[] = [];
  plan.sections.forEach((section, index) => {
    if (section.kind === 'break' && groove.risers) {
      hits.push(...riser(plan, section));
      return;
    }
    const levels = (plan.beatsPerBar === 3 ? groove.inThree : groove.levels) ?? groove.levels;
    const next = plan.sections[index + 1];
    for (let bar = 0; bar < section.bars; bar++) {
      const at = section.firstBar + bar;
      const bars = byLevel(levels, levelOf(plan, section), (bar - (bar % 4)) / section.bars);
      const fourth = bar % 4 === 3;
      const closing = bar === section.bars - 1 && next !== undefined && next.kind !== 'break';
      const filled = plan.beatsPerBar === 4 && (closing || (fourth && bar % 8 === 7 && random.chance(0.5)));
      hits.push(
        ...playBar(
          plan,
          at,
          bars[bar % bars.length] ?? {},
          filled ? random.pick(groove.fills) : null,
          random,
        ),
      );
    }
    const marked = section.intensity >= 0.6 && section.firstBar > 0;
    if (groove.crashes && marked)
      hits.push(cymbal(plan, section.firstBar, 0.5 + 0.35 * plan.attributes.energy));
  });
  const last = finalBeat(plan);
  return [...hits.filter((hit) => hit.beat < last), ...lastStroke(plan, groove)];
}

function levelOf(plan: Plan, section: Section): number {
  // Drums step back a level in the way in and the way out.
  return activity(plan, section) - (section.kind === 'intro' || section.kind === 'outro' ? 0.25 : 0);
}

function playBar(plan: Plan, bar: number, groove: DrumBar, fill: DrumBar | null, random: Random): DraftHit[] {
  const start = bar * plan.beatsPerBar;
  const kept = readBar(groove, start, plan.beatsPerBar, random);
  if (!fill) return kept;
  const from = start + plan.beatsPerBar / 2;
  const added = readBar(fill, start, plan.beatsPerBar, random);
  // Hands that play the fill leave the cymbals; the kick goes on unless the fill has its own.
  const ownKick = 'kick' in fill;
  const under = kept.filter(
    (hit) => hit.beat < from || (hit.piece === 'kick' && !ownKick) || hit.piece === 'shaker',
  );
  return [...under, ...added];
}

function readBar(bar: DrumBar, start: number, beatsPerBar: number, random: Random): DraftHit[] {
  const hits: DraftHit[] = [];
  for (const [piece, text] of Object.entries(bar)) {
    [...text].forEach((sign, index) => {
      const velocity = strokes[sign];
      if (velocity === undefined || (sign === 'g' && !random.chance(ghostOdds))) return;
      hits.push({
        beat: start + signBeat(index, text.length, beatsPerBar),
        piece: piece as DrumPiece,
        velocity,
      });
    });
  }
  return hits;
}

/** No drums in a break but a roll in its last two bars, from eighths to sixteenths, growing. */
function riser(plan: Plan, section: Section): DraftHit[] {
  const hits: DraftHit[] = [];
  const end = (section.firstBar + section.bars) * plan.beatsPerBar;
  const length = 2 * plan.beatsPerBar;
  for (let beat = end - length; beat < end; beat += beat < end - plan.beatsPerBar ? 0.5 : 0.25) {
    const grown = 1 - (end - beat) / length;
    hits.push({ beat, piece: 'snare', velocity: 0.25 + 0.45 * grown });
  }
  for (let beat = section.firstBar * plan.beatsPerBar; beat < end; beat += 0.5) {
    hits.push({ beat, piece: 'hat-closed', velocity: beat % 1 === 0 ? 0.3 : 0.42 });
  }
  hits.push(cymbal(plan, section.firstBar, 0.6));
  return hits;
}

function cymbal(plan: Plan, bar: number, velocity: number): DraftHit {
  return { beat: bar * plan.beatsPerBar, piece: 'crash', velocity };
}

function lastStroke(plan: Plan, groove: Groove): DraftHit[] {
  const beat = finalBeat(plan);
  const kick: DraftHit = { beat, piece: 'kick', velocity: 0.6 };
  return groove.crashes
    ? [kick, { beat, piece: 'crash', velocity: 0.3 + 0.4 * plan.attributes.energy }]
    : [kick];
}
