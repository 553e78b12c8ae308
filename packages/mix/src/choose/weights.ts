/**
 * What counts how much; the formula they stand in, and why, is in docs/decisions/016-mix.md. A cost of 1 is that of a track a half
 * off on one axis, calm instead of lively.
 */
export const weights = {
  /** Times the squared distance to the point the brief asks for there; at most 2 in the plane. */
  fit: 4,
  /** Squared distance that stands for an axis nobody has measured. */
  unknownAxis: 0.12,
  /** For what is so far off that it is heard as the contrary of what was asked: nearly as much as lacking a thing that is wanted. */
  far: 4,
  /** For each kind of thing wanted and not had. Of all that is asked for what kind of music it is is missed most. */
  want: 5,
  wantGenre: 7.5,
  /** The parts of it for what stands in at need, for a genre that the wanted one is a kind of, for what nobody can say. */
  neighbour: 0.7,
  broader: 0.8,
  unknownWant: 0.75,
  /** … and for what sounds like an occasion that nobody listed it for. */
  alike: 0.15,
  /** For each thing there should be less of. */
  less: 3,
  discovery: 1.5,
  like: 1.5,
  /** For what is by none of those who are liked. */
  byOthers: 2,
  occasion: 0.8,
  /** For a song of a parting where nobody told of one. */
  otherSorrow: 0.6,
  /** For what says of itself the contrary of what was asked: a lament where nobody is sad, a lullaby at the wheel. */
  contrary: 2.5,
  /** For music of no loud kind where somebody is angry. */
  anger: 0.8,
  /** For what was played just now; a third of it is left after `heardDays`. */
  played: 1,
  /** For a track of an earlier variant. */
  reuse: 3,
  /** Times how large a part of the mix one of several wanted values has already. */
  balance: 0.6,
  /** For every further track of an album. */
  album: 0.5,
  /** Another take of a song: live, demo, remix. */
  version: 0.2,
  /** Times the jump between neighbours, at most 1. */
  smooth: 0.6,
  /** Times the part of the asked length that is missing or too much. */
  length: 40,
} as const;

export const playDecayDays = 4;
/** What was played within these days stands at the end of its stretch. */
export const recentDays = 3;
/** Tracks of one artist; more only where one was asked for or there are too few. */
export const perArtist = 2;
/** The part of a mix a liked artist may fill. */
export const likedShare = 0.25;
/** The part of a mix one artist may fill where what is wanted could not be had otherwise. */
export const constraintShare = 1 / 3;
/** A track this near to a point of the plane of feelings is at it. */
export const nearBy = 0.3;
/** One further off than this is heard as something else. */
export const farOff = 2 * nearBy;
/** How near the asked minutes a mix has to come, as a part of them. */
export const lengthTolerance = 0.03;
