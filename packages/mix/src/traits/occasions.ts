import type { Situation } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { type Answer, has, hasNot, shareOf, type Trait, tempoOf, unknown } from './answer.ts';
import { listedTrait } from './listed.ts';

type Feature = 'energy' | 'valence' | 'danceability' | 'instrumentalness' | 'tempo';
export type Profile = Partial<Record<Feature, readonly [from: number, to: number]>>;

/**
 * What music for an activity or a scene is like where nobody has listed it: our authors' judgement, in the features
 * streaming services give. A track fits when all figures lie within, and does not when one that is known lies outside.
 */
export const profiles: ReadonlyMap<string, Profile> = new Map(
  Object.entries({
    study: { energy: [0.05, 0.6], instrumentalness: [0.5, 1] },
    work: { energy: [0.1, 0.7] },
    coding: { energy: [0.15, 0.75], instrumentalness: [0.5, 1] },
    writing: { energy: [0, 0.5], instrumentalness: [0.5, 1] },
    reading: { energy: [0, 0.4], instrumentalness: [0.5, 1] },
    drawing: { energy: [0, 0.6] },
    painting: { energy: [0, 0.6] },
    crafts: { energy: [0, 0.6] },
    workout: { energy: [0.7, 1] },
    running: { energy: [0.7, 1] },
    cycling: { energy: [0.65, 1] },
    swimming: { energy: [0.6, 1] },
    boxing: { energy: [0.75, 1] },
    climbing: { energy: [0.6, 1] },
    hiking: { energy: [0.25, 0.8] },
    walking: { energy: [0.2, 0.75] },
    yoga: { energy: [0, 0.35] },
    pilates: { energy: [0, 0.6] },
    stretching: { energy: [0, 0.45] },
    meditation: { energy: [0, 0.25], instrumentalness: [0.5, 1] },
    sleep: { energy: [0, 0.25], tempo: [20, 110] },
    party: { energy: [0.6, 1], danceability: [0.6, 1] },
    dancing: { danceability: [0.65, 1] },
    cooking: { energy: [0.25, 0.8], valence: [0.4, 1] },
    cleaning: { energy: [0.5, 1] },
    driving: { energy: [0.45, 0.95] },
    commuting: { energy: [0.2, 0.8] },
    travel: { energy: [0.2, 0.85] },
    gaming: { energy: [0.4, 1] },
    dinner: { energy: [0, 0.6] },
    date: { energy: [0, 0.6] },
    wedding: { valence: [0.5, 1] },
    birthday: { valence: [0.5, 1], energy: [0.45, 1] },
    barbecue: { valence: [0.5, 1] },
    picnic: { valence: [0.5, 1], energy: [0, 0.7] },
    camping: { energy: [0, 0.6] },
    gardening: { energy: [0, 0.65] },
    bath: { energy: [0, 0.3] },
    shower: { energy: [0.45, 1] },
    massage: { energy: [0, 0.25] },
    breakfast: { valence: [0.4, 1], energy: [0, 0.65] },
    'getting ready': { energy: [0.45, 1] },
    chess: { energy: [0, 0.5] },
    'board games': { energy: [0.1, 0.65] },
    puzzles: { energy: [0, 0.5] },
    diy: { energy: [0.35, 0.9] },
    'late night': { energy: [0, 0.45] },
    morning: { valence: [0.45, 1], energy: [0, 0.6] },
    sunday: { energy: [0, 0.55] },
    'rainy day': { valence: [0, 0.6], energy: [0, 0.45] },
    summer: { valence: [0.65, 1] },
    romance: { energy: [0, 0.65] },
    heartbreak: { valence: [0, 0.4] },
    'missing someone': { valence: [0, 0.45] },
  }),
);

const features = ['energy', 'valence', 'danceability', 'instrumentalness', 'tempo'] as const;

/** The features a profile speaks of, in the order in which they are named. */
export const featuresOf = (profile: Profile): Feature[] =>
  features.filter((name) => profile[name] !== undefined);

export function featureOf({ facts }: Candidate, name: Feature): number {
  return name === 'tempo' ? tempoOf(facts?.tempo) : shareOf(facts?.[name]);
}

function profileTrait(profile: Profile): Trait {
  const bounds = featuresOf(profile).map((name) => ({
    name,
    from: profile[name]?.[0] ?? 0,
    to: profile[name]?.[1] ?? 0,
  }));
  return (candidate) => {
    let answer: Answer = has;
    for (const { name, from, to } of bounds) {
      const value = featureOf(candidate, name);
      if (value < from || value > to) return hasNot;
      if (Number.isNaN(value)) answer = unknown;
    }
    return answer;
  };
}

/** Whether somebody listed it for the occasion. */
export const listedOccasion = (kind: 'activity' | 'scene', value: string): Trait =>
  listedTrait(kind === 'activity' ? 'activities' : 'scenes', value);

/** Listed, or like the music one means by it; what is listed counts first. */
export function occasionTrait(kind: 'activity' | 'scene', value: string): Trait {
  const listed = listedOccasion(kind, value);
  const profile = profiles.get(value);
  const alike: Trait = profile === undefined ? () => unknown : profileTrait(profile);
  return (candidate) => {
    const answer = listed(candidate);
    if (answer === has) return has;
    const sounds = alike(candidate);
    return sounds === unknown ? answer : sounds;
  };
}

/** Who wants none of these means its sound; of all others, such as love songs, what a track is for says more than how loud it is. */
const sounding: ReadonlySet<string> = new Set([
  ...['party', 'dancing', 'workout', 'running', 'boxing'],
  ...['sleep', 'meditation', 'massage', 'yoga'],
]);

/** Whether a track is music for an occasion that is turned down. */
export const refusedOccasion = (kind: 'activity' | 'scene', value: string): Trait =>
  sounding.has(value) ? occasionTrait(kind, value) : listedOccasion(kind, value);

/** What music for a situation goes with; those that are feelings are in the target already. */
export const occasionOf: Partial<Record<Situation, { kind: 'activity' | 'scene'; value: string }>> = {
  heartbreak: { kind: 'scene', value: 'heartbreak' },
  loneliness: { kind: 'scene', value: 'missing someone' },
  homesickness: { kind: 'scene', value: 'missing someone' },
  exams: { kind: 'activity', value: 'study' },
  sleeplessness: { kind: 'activity', value: 'sleep' },
  'new love': { kind: 'scene', value: 'romance' },
  wedding: { kind: 'activity', value: 'wedding' },
  birthday: { kind: 'activity', value: 'birthday' },
  party: { kind: 'activity', value: 'party' },
  workout: { kind: 'activity', value: 'workout' },
  running: { kind: 'activity', value: 'running' },
  commute: { kind: 'activity', value: 'commuting' },
  travel: { kind: 'activity', value: 'travel' },
  cooking: { kind: 'activity', value: 'cooking' },
  cleaning: { kind: 'activity', value: 'cleaning' },
  'waking up': { kind: 'scene', value: 'morning' },
  'winding down': { kind: 'scene', value: 'late night' },
  'falling asleep': { kind: 'activity', value: 'sleep' },
  meditation: { kind: 'activity', value: 'meditation' },
  reading: { kind: 'activity', value: 'reading' },
  study: { kind: 'activity', value: 'study' },
  coding: { kind: 'activity', value: 'coding' },
  'making something': { kind: 'activity', value: 'crafts' },
  rain: { kind: 'scene', value: 'rainy day' },
  summer: { kind: 'scene', value: 'summer' },
  'dinner with guests': { kind: 'activity', value: 'dinner' },
  date: { kind: 'activity', value: 'date' },
};
