import {
  type AffectPoint,
  type Brief,
  type Constraint,
  gladSituations,
  losses,
  type MixTrack,
  type Mood,
  mixBounds,
  type Situation,
} from '@attune/contract';
import { hash, pick } from '../hash.ts';
import { checkNames } from './checks.ts';
import { tally } from './ledger.ts';
import { capital } from './phrases.ts';
import { beginnings, kindBeginnings, moodImages, situationImages, turns } from './title-words.ts';

/**
 * A title for the mix of a brief: the same for the same brief, tracks and variant, with nothing of the listener's own words.
 * It names nothing that most of the tracks are not known to have.
 */
export function titleOf(brief: Brief, tracks: readonly MixTrack[], seed: string): string {
  const image = brief.path === 'shift' ? changeImage(brief, seed) : stillImage(brief, seed);
  const flavour = flavourOf(
    brief.wanted.filter((constraint) => isHeld(constraint, tracks)),
    seed,
  );
  const title = flavour === null ? image : `${image}${flavour}`;
  return title.length <= mixBounds.title ? title : image;
}

function isHeld(constraint: Constraint, tracks: readonly MixTrack[]): boolean {
  return tally(tracks, checkNames.wanted(constraint)).met * 2 > tracks.length;
}

function quarterOf({ valence, energy }: AffectPoint): keyof typeof beginnings {
  if (valence < 0.5) return energy < 0.5 ? 'low' : 'tense';
  return energy < 0.5 ? 'gentle' : 'bright';
}

function changeImage({ feeling, target }: Brief, seed: string): string {
  const [valence, energy] = [target.valence - feeling.valence, target.energy - feeling.energy];
  const byEnergy = Math.abs(energy) > Math.abs(valence);
  const rising = byEnergy ? 'livelier' : 'brighter';
  const falling = byEnergy ? 'calmer' : 'darker';
  const turn = (byEnergy ? energy : valence) >= 0 ? rising : falling;
  const quarter = quarterOf(feeling);
  const isGrey = quarter === 'low' && target.valence > feeling.valence && turn !== 'calmer';
  return `${pick(isGrey ? kindBeginnings : beginnings[quarter], `${seed} begins`)}, ${pick(turns[turn], `${seed} turns`)}`;
}

function stillImage({ mood, situation, target }: Brief, seed: string): string {
  // Loud and dark is neither the gym nor an evening off.
  const isHot = mood === 'energetic' && target.valence < 0.5 && target.energy >= 0.5;
  if (isHot && (situation === null || situation === 'work stress'))
    return pick(situationImages.anger, `${seed} image`);
  const isPlain =
    situation === null || (mood === 'sad' && gladSituations.has(situation)) || isLeft(situation, mood);
  return pick(isPlain ? moodImages[mood] : situationImages[situation], `${seed} image`);
}

/** What hurts, or keeps awake, is nowhere in bright music. */
const troubles: ReadonlySet<Situation> = new Set<Situation>([
  ...(['loneliness', 'homesickness', 'failure', 'illness', 'worry', 'shame', 'sleeplessness'] as const),
]);

/** A loss is named in sad music alone: who asked for brighter songs is not shown "For the one who is missing" above them. */
const isLeft = (situation: Situation, mood: Mood): boolean =>
  losses.has(situation)
    ? mood !== 'sad'
    : troubles.has(situation) && (mood === 'happy' || mood === 'energetic');

/** What the title takes up of what is wanted: one thing, and not every time. */
function flavourOf(wanted: readonly Constraint[], seed: string): string | null {
  const flavours = wanted.flatMap((constraint) => flavour(constraint) ?? []);
  const [first] = flavours;
  if (first === undefined || hash(`${seed} plain`) % 3 === 0) return null;
  return pick([first, ...flavours.slice(1)], `${seed} flavour`);
}

function flavour({ kind, value }: Constraint): string | null {
  switch (kind) {
    case 'genre':
      return `, in ${value}`;
    case 'instrument':
      return `, with ${value}`;
    case 'era':
      return /^\d/.test(value) ? `, ${value}` : null;
    case 'language':
      return `, in ${capital(value)}`;
    case 'scene':
      return value === 'late night' ? ', past midnight' : null;
    default:
      return null;
  }
}
