import type { AffectPoint, Brief, Constraint, MixRequest } from '@attune/contract';
import { beatsIn } from '@attune/vocabulary';
import type { Suggestion } from '../recommendations/reccobeats-client.ts';

type Targets = Suggestion['targets'];

/** The middle of what each word for a tempo means, in beats per minute; of figures that were named, theirs. */
const tempi: ReadonlyMap<string, number> = new Map(Object.entries({ slow: 78, medium: 105, fast: 138 }));

/** Beyond it an end is open: "at least 150". */
const fastestBeats = 400;

const between = ({ valence, energy }: AffectPoint, other: AffectPoint): AffectPoint => ({
  valence: (valence + other.valence) / 2,
  energy: (energy + other.energy) / 2,
});

const rounded = ({ valence, energy }: AffectPoint): AffectPoint => ({
  valence: Math.round(valence * 100) / 100,
  energy: Math.round(energy * 100) / 100,
});

/** Where the music is on its way: at the target from the start, or at the feeling, halfway and there. */
function pointsOf({ path, feeling, target }: Brief): AffectPoint[] {
  return path === 'match' ? [target] : [feeling, between(feeling, target), target];
}

function beatsMeant({ value, matched }: Constraint): number | undefined {
  const beats = beatsIn(matched);
  const isClosed = beats !== null && beats.least > 0 && beats.most < fastestBeats;
  return isClosed ? Math.round((beats.least + beats.most) / 2) : tempi.get(value);
}

/** Of what was named, what a recommender takes as figures. */
function namedTargets({ wanted }: Brief): Targets {
  const values = (kind: string) => wanted.filter((one) => one.kind === kind).map(({ value }) => value);
  const tempo = wanted.flatMap((one) => (one.kind === 'tempo' ? (beatsMeant(one) ?? []) : []))[0];
  const vocals = values('vocals');
  return {
    ...(tempo !== undefined && { tempo }),
    ...(vocals.length > 0 && { instrumentalness: vocals.includes('instrumental') ? 0.9 : 0.05 }),
    ...(values('genre').includes('acoustic') && { acousticness: 0.9 }),
  };
}

/**
 * What a mix should sound like, in the recommender's figures: one or three places, or none of its own where it is aimed at
 * the liked music, which the recommender is asked by.
 */
export const soundTargets = ({ brief, aimsAtLiked }: MixRequest): Targets[] =>
  (aimsAtLiked ? [{}] : pointsOf(brief).map(rounded)).map((point) => ({ ...point, ...namedTargets(brief) }));
