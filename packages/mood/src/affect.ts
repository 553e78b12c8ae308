import { type Mood, type MoodProbabilities, moods } from '@attune/contract';

/**
 * Where each mood lies on Russell's circle of affect, in degrees counter-clockwise from pure pleasure, as
 * scaled in J. A. Russell, "A circumplex model of affect", Journal of Personality and Social Psychology 39
 * (1980): happy 7.8, excited 48.6 (our energetic), sad 207.5, calm 316.2. Concentration is not on the circle:
 * it is attention without a marked feeling, which the model places at the centre, so focus has no angle.
 */
const circleDegrees: Record<Mood, number | null> = {
  happy: 7.8,
  sad: 207.5,
  energetic: 48.6,
  calm: 316.2,
  focus: null,
};

export interface Affect {
  /** How pleasant, 0 to 1. */
  valence: number;
  /** How stirred up, 0 to 1. */
  energy: number;
}

/**
 * Valence and energy expected under the probabilities: each mood's point on the circle of radius one half
 * around (0.5, 0.5), weighted by how likely the mood is.
 */
export function affectOf(probabilities: Readonly<MoodProbabilities>): Affect {
  let valence = 0.5;
  let energy = 0.5;
  for (const mood of moods) {
    const degrees = circleDegrees[mood];
    if (degrees === null) continue;
    const angle = (degrees * Math.PI) / 180;
    valence += (probabilities[mood] * Math.cos(angle)) / 2;
    energy += (probabilities[mood] * Math.sin(angle)) / 2;
  }
  return { valence: within01(valence), energy: within01(energy) };
}

/** The probabilities of a source that names one mood and no other. */
export function onlyMood(mood: Mood): MoodProbabilities {
  return { happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0, [mood]: 1 };
}

function within01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
