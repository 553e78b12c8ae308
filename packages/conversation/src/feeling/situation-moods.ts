import type { Mood, Situation } from '@attune/contract';
import { laughsToDeath } from './cries.ts';

/** Whether it is a trouble: whoever tells of it is not glad, whatever the single words are. */
export function hurtsIn(situation: Situation): boolean {
  return isSad(situation) || situation === 'illness';
}

/** "Hahaha I'm dead" tells of no loss. */
export function meantSituation(text: string, situation: Situation | null): Situation | null {
  return situation !== null && hurtsIn(situation) && laughsToDeath(text) ? null : situation;
}

/** Whoever tells of one of these is glad. */
export const gladNews: ReadonlySet<Situation> = new Set([
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
]);

/** Whether hardly anybody there feels otherwise. */
export function isSad(situation: Situation): boolean {
  const [first, ...others] = likelierMoods[situation];
  return first === 'sad' && others.length === 0;
}

/** The moods that go with a situation, or that its music has; none where it may be any. */
export const likelierMoods: Readonly<Record<Situation, readonly Mood[]>> = {
  grief: ['sad'],
  heartbreak: ['sad'],
  loneliness: ['sad'],
  homesickness: ['sad'],
  'work stress': ['sad', 'calm'],
  exams: ['focus', 'sad'],
  failure: ['sad'],
  illness: ['sad', 'calm'],
  sleeplessness: ['calm'],
  worry: ['sad', 'calm'],
  shame: ['sad'],
  anger: ['energetic'],
  boredom: [],
  nostalgia: [],
  celebration: ['happy', 'energetic'],
  achievement: ['happy'],
  'new love': ['happy'],
  wedding: ['happy'],
  birth: ['happy'],
  birthday: ['happy'],
  reunion: ['happy'],
  gratitude: ['happy'],
  party: ['energetic', 'happy'],
  workout: ['energetic'],
  running: ['energetic'],
  'sports match': ['energetic'],
  commute: [],
  travel: [],
  cooking: ['happy', 'calm'],
  cleaning: ['energetic', 'happy'],
  'waking up': [],
  'winding down': ['calm'],
  'falling asleep': ['calm'],
  meditation: ['calm'],
  reading: ['calm', 'focus'],
  study: ['focus'],
  coding: ['focus'],
  'making something': ['focus'],
  rain: ['calm'],
  summer: ['happy', 'calm'],
  'dinner with guests': ['calm', 'happy'],
  date: ['calm', 'happy'],
  'children around': [],
};
