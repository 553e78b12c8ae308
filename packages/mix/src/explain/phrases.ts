import type { Brief, Constraint, Mood } from '@attune/contract';
import { beatsName, keywordName } from '@attune/vocabulary';
import type { Liked } from '../choose/likeness.ts';
import { namedBeats } from '../traits/figures.ts';

/** Names that are names of their own, or of languages, begin with a capital. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const vocalPhrases: ReadonlyMap<string, string> = new Map(
  Object.entries({ instrumental: 'no vocals', vocals: 'vocals' }),
);

/** Occasions that are not called by their bare name. */
const occasionNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    workout: 'a workout',
    party: 'a party',
    date: 'a date',
    wedding: 'a wedding',
    birthday: 'a birthday',
    barbecue: 'a barbecue',
    picnic: 'a picnic',
    bath: 'a bath',
    shower: 'the shower',
    massage: 'a massage',
    diy: 'DIY',
    'late night': 'a late night',
    morning: 'the morning',
    sunday: 'Sunday',
    'rainy day': 'a rainy day',
  }),
);

/** An occasion as it stands in a sentence: "a workout", "cooking". */
export const occasionName = (value: string): string => occasionNames.get(value) ?? value;

/** A constraint as somebody would say it in a list: "jazz", "songs of the 1990s", "sung in Spanish". */
export function thing(constraint: Constraint): string {
  const { kind, value } = constraint;
  switch (kind) {
    case 'vocals':
      return vocalPhrases.get(value) ?? value;
    case 'era':
      return value === 'oldies' ? 'oldies' : value === 'recent' ? 'recent songs' : `songs of the ${value}`;
    case 'tempo':
      return tempoName(constraint);
    case 'activity':
    case 'scene':
      return `music for ${occasionName(value)}`;
    case 'language':
      return `songs in ${capital(value)}`;
    case 'keyword':
      return keywordName(value);
    default:
      return value;
  }
}

/** "fast songs", or "songs of 140 to 150 beats a minute" where figures were named. */
function tempoName(constraint: Constraint): string {
  const beats = namedBeats(constraint);
  return beats === null ? `${constraint.value} songs` : `songs of ${beatsName(beats)}`;
}

/** What is wanted; of an artist who is, nobody else is. */
export const wantedPhrase = (constraint: Constraint): string =>
  constraint.kind === 'artist' ? `songs by ${constraint.value}` : thing(constraint);

export function avoidedPhrase(constraint: Constraint): string {
  if (constraint.kind === 'vocals' && constraint.value === 'instrumental') {
    return constraint.soft === true ? 'fewer instrumentals' : 'no instrumentals';
  }
  return `${constraint.soft === true ? 'less' : 'no'} ${thing(constraint)}`;
}

const moodPhrases: Readonly<Record<Mood, string>> = {
  happy: 'happy music',
  sad: 'sad music',
  energetic: 'energetic music',
  calm: 'calm music',
  focus: 'music to focus',
};

export const moodPhrase = ({ mood, path }: Brief) =>
  path === 'shift' ? `a slow change to ${moodPhrases[mood]}` : moodPhrases[mood];

export function lengthPhrase({ length }: Brief): string | null {
  if (length === null) return null;
  return 'minutes' in length ? `about ${length.minutes} minutes` : `${length.tracks} songs`;
}

export const explicitPhrase = 'no explicit songs';

export function discoveryPhrase({ discovery }: Brief): string | null {
  if (discovery === 'any') return null;
  return discovery === 'familiar' ? 'songs you know' : 'songs new to you';
}

export const likePhrase = ({ like, name }: Liked) =>
  like.kind === 'playing' ? 'like what is playing' : `like ${name}`;

/** "2:41", in whole seconds that have passed, as a player shows it. */
export function clock(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "one song", "3 songs". */
export const songs = (count: number) => (count === 1 ? 'one song' : `${count} songs`);
/** "one of 20 songs", "3 of 20 songs". */
export const songsOf = (count: number, all: number) => `${count === 1 ? 'one' : count} of ${songs(all)}`;
