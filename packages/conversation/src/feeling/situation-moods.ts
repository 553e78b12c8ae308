import type { Mood, Situation } from '@attune/contract';

/** How many times likelier than by the words alone a mood is in a situation that goes with it, */
const usually = 2.2;
/** in one that seldom has another, */
const mostly = 4;
/** and in one that hardly ever has. */
const nearlyAlways = 8;
const telling: ReadonlySet<Situation> = new Set([
  'work stress',
  'worry',
  'sleeplessness',
  'anger',
  'celebration',
  'wedding',
  'birthday',
  'reunion',
  'party',
  'workout',
  'running',
  'falling asleep',
  'meditation',
  'winding down',
  'dinner with guests',
  'date',
  'cooking',
  'summer',
  'cleaning',
  'study',
  'coding',
]);
const telltale: ReadonlySet<Situation> = new Set([
  'grief',
  'heartbreak',
  'loneliness',
  'homesickness',
  'shame',
  'failure',
  'illness',
  'achievement',
  'new love',
  'birth',
  'gratitude',
  'meditation',
  'falling asleep',
  'wedding',
  'birthday',
]);

/** In a long message the rest of the words tells more: "we buried our fight", "failed again, but life is good". */
const inLong = { telltale: 3, other: 1.5 };

export function likelierIn(situation: Situation, isShort: boolean): number {
  if (!isShort) return telltale.has(situation) ? inLong.telltale : inLong.other;
  if (telltale.has(situation)) return nearlyAlways;
  return telling.has(situation) ? mostly : usually;
}

/** Whether it is a trouble: whoever tells of it is not glad, whatever the single words are. */
export function hurtsIn(situation: Situation): boolean {
  return isSad(situation) || situation === 'illness';
}

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
