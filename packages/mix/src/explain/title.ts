import {
  type AffectPoint,
  type Brief,
  type Constraint,
  gladSituations,
  isBrightened,
  losses,
  type MixTrack,
  type Mood,
  mixBounds,
  type Situation,
} from '@attune/contract';
import { hash, pick } from '../hash.ts';
import { occasionOf } from '../traits/occasions.ts';
import { checkNames } from './checks.ts';
import { tally } from './ledger.ts';
import { capital } from './phrases.ts';
import {
  beginnings,
  kindBeginnings,
  moodImages,
  movingImages,
  situationImages,
  turns,
  wistfulImages,
} from './title-words.ts';

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

function stillImage(brief: Brief, seed: string): string {
  const { mood, situation, target } = brief;
  // Loud and dark is neither the gym nor an evening off.
  const isHot = mood === 'energetic' && target.valence < 0.5 && target.energy >= 0.5;
  if (isHot && (situation === null || situation === 'work stress'))
    return pick(situationImages.anger, `${seed} image`);
  const isPlain =
    situation === null ||
    (mood === 'sad' && gladSituations.has(situation)) ||
    isLeft(situation, mood) ||
    (isBrightened(brief) && (losses.has(situation) || troubles.has(situation))) ||
    (situation === 'anger' && !isHot) ||
    (restful.has(situation) && (isMoving(brief) || mood === 'happy' || mood === 'energetic')) ||
    isRefused(situation, brief);
  if (!isPlain) return pick(situationImages[situation], `${seed} image`);
  if (isBrightened(brief)) return pick(wistfulImages, `${seed} image`);
  return pick(mood === 'calm' && isMoving(brief) ? movingImages : moodImages[mood], `${seed} image`);
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

const restful: ReadonlySet<Situation> = new Set<Situation>([
  'sleeplessness',
  'falling asleep',
  'winding down',
]);
/** From here on calm music is steady rather than still. */
const steady = 0.34;
const onTheMove = new Set(
  'walking driving running cycling dancing party cleaning workout hiking travel'.split(' '),
);

/** Whether somebody is up and about, or stays awake, however calm: nothing of that is a slow afternoon. */
const isMoving = ({ target, wanted, avoided }: Brief): boolean =>
  target.energy >= steady ||
  wanted.some(({ kind, value }) =>
    kind === 'tempo' ? value !== 'slow' : kind === 'activity' && onTheMove.has(value),
  ) ||
  avoided.some(({ value }) => value === 'sleep');

/** "No love songs" before a date: nothing above them speaks of it. */
const isRefused = (situation: Situation, { avoided }: Brief): boolean =>
  avoided.some(
    ({ kind, value }) =>
      (kind === 'activity' || kind === 'scene') &&
      (occasionOf[situation]?.value === value || (value === 'romance' && ofLove.has(situation))),
  );
const ofLove: ReadonlySet<Situation> = new Set<Situation>(['new love', 'date', 'wedding']);

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
