import type { AffectPoint, Brief } from './brief.ts';
import { type Mood, moods } from './mood.ts';

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

/**
 * The mood whose music lies nearest to a point. Focus lies in the middle of the others and is no feeling: somebody sad who
 * wants it less sad is not at work, so that it counts only for a listener who is there already.
 */
export function nearestMood(point: AffectPoint, current?: Mood): Mood {
  const distance = (mood: Mood) => {
    const target = moodTargets[mood];
    return Math.hypot(target.valence - point.valence, target.energy - point.energy);
  };
  const among = moods.filter((mood) => mood !== 'focus' || current === undefined || current === 'focus');
  return among.reduce((nearest, mood) => (distance(mood) < distance(nearest) ? mood : nearest));
}

/** So much brighter than sad music is, in valence, sad music is wistful rather than dark. */
const brightened = 0.095;

/** Whether music for somebody sad is to be brighter than what they feel, without leaving it: they asked for a bit happier. */
export const isBrightened = ({ mood, path, target }: Pick<Brief, 'mood' | 'path' | 'target'>): boolean =>
  mood === 'sad' && path === 'match' && target.valence >= moodTargets.sad.valence + brightened;
