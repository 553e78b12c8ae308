import type { AffectPoint, Mood } from '@attune/contract';

/** Where music goes that is to be more of a mood. */
export const moodWays: Readonly<Record<Mood, AffectPoint>> = {
  happy: { valence: 0.1, energy: 0 },
  sad: { valence: -0.1, energy: 0 },
  energetic: { valence: 0, energy: 0.1 },
  calm: { valence: 0, energy: -0.1 },
  focus: { valence: 0, energy: -0.1 },
};
