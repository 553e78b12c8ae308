import { type Brief, losses, type Mood, moods, type Situation } from '@attune/contract';
import type { ToneShares } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';
import { laughsToDeath, sayingIn } from './cries.ts';

/** Whether it is a trouble: whoever tells of it is not glad, whatever the single words are. */
export function hurtsIn(situation: Situation): boolean {
  return isSad(situation) || situation === 'illness';
}

/** "Hahaha I'm dead" tells of no loss, nor does "we found him". */
export function meantSituation(text: string, situation: Situation | null): Situation | null {
  if (situation === null || !hurtsIn(situation)) return situation;
  return laughsToDeath(text) || (isSad(situation) && sayingIn(text) === 'glad') ? null : situation;
}

/** This likely, and this many times likelier than that it hurts, what a message is about is glad. */
const surelyGlad = 0.6;
const timesGladder = 2;

/** "The goat fainted and he laughed until he cried": a trouble that is told for joy is none. */
export const unlessGlad = (brief: Brief, { hurts, glad }: ToneShares): Brief =>
  brief.situation !== null &&
  likelierMoods[brief.situation][0] === 'sad' &&
  brief.mood === 'happy' &&
  glad >= surelyGlad &&
  glad >= timesGladder * hurts
    ? { ...brief, situation: null }
    : brief;

/** What somebody mourns, or is ill with, is not over with what they tell next, nor said to be less than it is. */
export const lastingTroubles: ReadonlySet<Situation> = new Set([...losses, 'illness']);

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

/** What is done to music of one mood, by the names of the vocabulary. */
const done: Partial<Record<Mood, ReadonlySet<string>>> = {
  energetic: new Set(['workout', 'running', 'cycling', 'boxing', 'climbing', 'party']),
  happy: new Set(['barbecue', 'birthday', 'picnic', 'dancing']),
  calm: new Set(['sleep', 'meditation', 'yoga', 'bath', 'massage']),
};

/** Where nothing else at all is told: beside a story one drives home in any mood. */
const doneAlone: Partial<Record<Mood, ReadonlySet<string>>> = {
  energetic: new Set(['gaming', 'getting ready', 'cleaning', 'karaoke']),
  happy: new Set(['driving', 'walking', 'hiking', 'shower', 'camping', 'board games']),
};

const besideDoing = wordSet(
  'im i am we are going to for a an the my our some doing playing on in at time now off out just about start starting having while go it its',
);

interface NamedDoing {
  kind: string;
  value: string;
  operation: string;
  from: number;
  to: number;
}

/** Whether a message names what is done, and nothing else: "gaming", "going for a walk". */
export const namesOnlyDoing = ({ words }: Message, constraints: ReadonlyArray<NamedDoing>): boolean =>
  constraints.length > 0 &&
  constraints.every(({ kind, operation }) => kind === 'activity' && operation === 'want') &&
  words.every(
    ({ text, isWord }, at) =>
      !isWord || besideDoing.has(text) || constraints.some(({ from, to }) => from <= at && at < to),
  );

/** The mood of the music for what is done to it; `null` where it may have any. A slow dance is calm. */
export function moodToDo(message: Message, constraints: ReadonlyArray<NamedDoing>): Mood | null {
  const wanted = constraints.filter(({ operation }) => operation === 'want');
  if (message.words.some(({ text }) => text === 'slow'))
    return wanted.some(({ value }) => value === 'dancing') ? 'calm' : null;
  const isAlone = namesOnlyDoing(message, constraints);
  const found = moods.filter((mood) =>
    wanted.some(
      ({ kind, value }) =>
        kind === 'activity' && (done[mood]?.has(value) || (isAlone && doneAlone[mood]?.has(value))),
    ),
  );
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}
