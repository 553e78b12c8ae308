import { type AffectPoint, type Mood, moods } from '@attune/contract';

/**
 * Where music for a mood lies: the middle of what listeners' own playlists of that mood span, in the same valence and
 * energy that streaming services give for tracks. Measured over the built-in catalogue's playlists of each mood.
 */
export const moodTargets: Readonly<Record<Mood, AffectPoint>> = {
  happy: { valence: 0.8, energy: 0.63 },
  sad: { valence: 0.18, energy: 0.3 },
  energetic: { valence: 0.65, energy: 0.88 },
  calm: { valence: 0.55, energy: 0.15 },
  focus: { valence: 0.46, energy: 0.4 },
};

/** The mood whose music lies nearest to a point. */
export function nearestMood(point: AffectPoint): Mood {
  const distance = (mood: Mood) => {
    const target = moodTargets[mood];
    return Math.hypot(target.valence - point.valence, target.energy - point.energy);
  };
  return moods.reduce((nearest, mood) => (distance(mood) < distance(nearest) ? mood : nearest));
}
