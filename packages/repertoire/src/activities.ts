import type { TrackAttributes } from '@attune/local-streaming/music';
import type { GenreOccasion } from './data/shape.ts';
import { type Activity, activities } from './facets.ts';
import { profileOf } from './genres.ts';

/** All that is known of a track before its activities are derived from it. */
export type UntaggedAttributes = Omit<TrackAttributes, 'activities'>;

const suits = ({ genre }: UntaggedAttributes, occasion: GenreOccasion) =>
  profileOf(genre)?.suits.includes(occasion) ?? false;

const worded = (track: UntaggedAttributes) => track.vocals === 'sung' || track.vocals === 'rapped';

/** What makes music fit an activity. Written once, so a track's tags can never contradict its sound. */
const fits: Record<Activity, (track: UntaggedAttributes) => boolean> = {
  sleep: (t) => t.mood === 'calm' && t.energy <= 0.16 && t.tempoBpm <= 88 && !worded(t),
  meditation: (t) => t.mood === 'calm' && t.energy <= 0.15 && !worded(t) && t.danceability < 0.4,
  yoga: (t) => t.mood === 'calm' && t.energy <= 0.24 && t.tempoBpm <= 96 && t.vocals !== 'rapped',
  reading: (t) =>
    (t.mood === 'calm' || t.mood === 'focus') && !worded(t) && t.energy <= 0.4 && suits(t, 'reading'),
  study: (t) => t.mood === 'focus' && t.energy <= 0.5,
  coding: (t) => t.mood === 'focus' && suits(t, 'coding') && t.energy >= 0.2,
  writing: (t) => t.mood === 'focus' && t.energy <= 0.42 && t.acousticness >= 0.35,
  painting: (t) => (t.mood === 'calm' || t.mood === 'focus') && t.energy <= 0.4 && t.valence >= 0.46,
  commute: (t) =>
    (t.mood === 'happy' && t.energy < 0.72) ||
    (t.mood === 'focus' && t.energy >= 0.38 && t.acousticness < 0.6),
  walking: (t) => (t.mood === 'happy' || t.mood === 'calm') && t.tempoBpm >= 88 && t.tempoBpm <= 122,
  driving: (t) =>
    (t.mood === 'energetic' || t.mood === 'happy') &&
    t.energy >= 0.55 &&
    t.energy <= 0.93 &&
    suits(t, 'driving'),
  dinner: (t) =>
    (t.mood === 'calm' || t.mood === 'happy') && t.energy <= 0.64 && t.energy >= 0.06 && suits(t, 'dinner'),
  cooking: (t) =>
    (t.mood === 'happy' || (t.mood === 'calm' && t.energy > 0.1)) && t.energy <= 0.8 && suits(t, 'cooking'),
  cleaning: (t) =>
    (t.mood === 'energetic' || t.mood === 'happy') && t.energy >= 0.64 && t.danceability >= 0.62,
  party: (t) => (t.mood === 'energetic' || t.mood === 'happy') && t.energy >= 0.64 && t.danceability >= 0.72,
  dancing: (t) =>
    (t.mood === 'energetic' || t.mood === 'happy') && t.danceability >= 0.74 && t.tempoBpm >= 92,
  running: (t) => t.mood === 'energetic' && t.energy >= 0.8 && (t.tempoBpm >= 122 || t.tempoBpm <= 90),
  gym: (t) => t.mood === 'energetic' && t.energy >= 0.84 && t.acousticness < 0.4,
  gaming: (t) =>
    (t.mood === 'energetic' && t.vocals === 'none' && t.energy >= 0.8) ||
    (t.mood === 'focus' && t.energy >= 0.42 && t.acousticness < 0.3),
  morning: (t) => (t.mood === 'happy' || t.mood === 'calm') && t.valence >= 0.56 && t.energy <= 0.56,
  sunday: (t) => (t.mood === 'calm' || t.mood === 'happy') && t.energy <= 0.55 && t.acousticness >= 0.3,
  'late night': (t) =>
    (t.mood === 'calm' || t.mood === 'sad' || t.mood === 'focus') && t.energy <= 0.44 && t.valence <= 0.52,
  'rainy day': (t) => (t.mood === 'sad' && t.energy <= 0.42) || (t.mood === 'calm' && t.valence <= 0.5),
  summer: (t) => t.mood === 'happy' && t.valence >= 0.74 && suits(t, 'summer'),
  heartbreak: (t) => t.mood === 'sad' && worded(t),
  'missing someone': (t) => t.mood === 'sad' && t.energy <= 0.34,
  romance: (t) => (t.mood === 'calm' || t.mood === 'happy') && suits(t, 'romance') && t.energy <= 0.6,
};

/** The activities a track fits, plus those its author wrote down, in the vocabulary's order. */
export function activitiesOf(track: UntaggedAttributes, byHand: readonly Activity[]): readonly Activity[] {
  return activities.filter((activity) => byHand.includes(activity) || fits[activity](track));
}
