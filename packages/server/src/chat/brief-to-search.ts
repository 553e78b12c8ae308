import { type Brief, type Constraint, gladSituations, type Mood, type Situation } from '@attune/contract';
import { entryOf, isOfSongs, songLengthOf } from '@attune/vocabulary';
import { type AgainstWish, againstWish } from './against-wish.ts';

export interface PlaylistQuery {
  query: string;
  /** What is searched for when `query` brings too little. */
  broader: string;
  /** What is searched for where nobody made a list of what the listener named in words of their own. */
  atLast?: string;
  /** What says this of itself is shown behind the rest. */
  last?: RegExp;
  /** What says this of itself goes against the wish: shown only where too few others are. */
  against?: AgainstWish;
}

/** What a search is made from. */
export type SearchedBrief = Pick<Brief, 'mood' | 'wanted' | 'avoided' | 'situation' | 'like'>;

/**
 * Words beside the mood's own name that curators put on playlists for it, where nothing else is known. None names an
 * occasion of its own: who is angry, or has won, was not in the gym.
 */
const moodWords: Record<Mood, string> = {
  happy: 'feel good',
  sad: 'comfort',
  energetic: 'powerful',
  calm: 'relaxing',
  focus: 'study',
};

/** What curators write on playlists for a situation. Anger is no training, and grief no break-up. */
const situationWords: Record<Situation, string> = {
  grief: 'missing someone',
  heartbreak: 'heartbreak',
  loneliness: 'lonely',
  homesickness: 'homesick',
  'work stress': 'stress relief',
  exams: 'study',
  failure: 'comfort',
  illness: 'healing',
  sleeplessness: 'sleep',
  worry: 'soothing',
  shame: 'comfort',
  anger: 'intense',
  boredom: 'discover',
  nostalgia: 'nostalgia',
  celebration: 'celebration',
  achievement: 'victory',
  'new love': 'in love',
  wedding: 'wedding',
  birth: 'lullaby',
  birthday: 'birthday',
  reunion: 'good times',
  gratitude: 'grateful',
  party: 'party',
  workout: 'workout',
  running: 'running',
  'sports match': 'anthems',
  commute: 'commute',
  travel: 'road trip',
  cooking: 'cooking',
  cleaning: 'cleaning',
  'waking up': 'morning',
  'winding down': 'unwind',
  'falling asleep': 'sleep',
  meditation: 'meditation',
  reading: 'reading',
  study: 'study',
  coding: 'coding',
  'making something': 'creative',
  rain: 'rainy day',
  summer: 'summer',
  'dinner with guests': 'dinner',
  date: 'romance',
  'children around': 'family',
};

const training =
  /\b(?:gym|work-?outs?|weights room|weightlifting|deadlifts?|cardio|spin class|running|jogging)\b/i;

/** Whether somebody trains: they say so, or wish for music to train to. */
const trains = ({ situation, wanted }: SearchedBrief): boolean =>
  situation === 'workout' ||
  situation === 'running' ||
  wanted.some(({ kind, value }) => kind === 'activity' && (value === 'workout' || value === 'running'));

const parting =
  /\b(?:heart-?\s?breaks?|heart-?\s?broken|broken[- ]hearts?|break-?\s?ups?|broke up|my ex|left me|divorced?|over (?:him|her))\b/i;

/** Whether songs of a parting are meant: it was told of, or they are wished for. */
const isOfParting = ({ situation, wanted }: SearchedBrief): boolean =>
  situation === 'heartbreak' || wanted.some(({ kind, value }) => kind === 'scene' && value === 'heartbreak');

/** What such lists say of themselves stands last: training for who is wild, partings for who is sad for another reason. */
function lastOf(brief: SearchedBrief): RegExp | null {
  if (brief.mood === 'energetic' && !trains(brief)) return training;
  return brief.mood === 'sad' && !isOfParting(brief) ? parting : null;
}

/** More words than these narrow a search to nothing; the first ones named count most. */
const mostWords = 4;
const mostAvoided = 3;

/** Names come as somebody typed them: what would end a phrase, or is no text, goes. */
const plain = (words: string) => words.replace(/[\p{Cc}<>"]/gu, ' ').trim();

/** "Songs about trains" is how a list of them is called. No word of it is syntax of the search. */
function keywordWords(value: string): string {
  const words = plain(value.replace(/[:\p{Cf}]|(?<!\S)-|\b(?:my|our|your) /gu, ' '))
    .replace(/\s+/g, ' ')
    .replace(/\b(?:NOT|OR|AND)\b/g, (word) => word.toLowerCase());
  return isOfSongs(words) ? `songs ${words}` : words;
}

/** Each once, in the words that curators write in titles. A language sung is written as its name, a keyword as it was typed. */
function curatorWordsOf(constraints: readonly Constraint[]): string[] {
  const words = constraints.flatMap(({ kind, value }) => {
    if (kind === 'artist' || kind === 'language') return [plain(value)];
    // No list says how long its songs last.
    if (kind === 'keyword') return songLengthOf(value) === null ? [keywordWords(value)] : [];
    const entry = entryOf(kind, value);
    return entry === undefined ? [plain(value)] : (entry.written ?? []);
  });
  return [...new Set(words)].filter((word) => word !== '');
}

/** `NOT` is the search syntax of the streaming service. */
const without = (words: readonly string[]) => words.map((word) => `NOT "${word}"`);

/** "Smooth jazz, but no other jazz": what is refused may not shut out what is wanted. */
const isPartOf = (words: readonly string[], part: string) =>
  words.some((word) => ` ${word.replaceAll('-', ' ')} `.includes(` ${part.replaceAll('-', ' ')} `));

/** What somebody tells of that words of a search may go by. */
const toldSituation = ({ mood, situation }: SearchedBrief): Situation | null =>
  situation !== null && mood === 'sad' && gladSituations.has(situation) ? null : situation;

const likedArtists = ({ like }: SearchedBrief): string[] =>
  like.flatMap((one) => (one.kind === 'artist' ? [plain(one.name)] : []));

/** Spotify's own limit, in characters; it answers a longer query with an error. */
export const longestQuery = 250;

/** Each once, and as many of them, from the first on, as a query may hold. */
function queryOf(parts: readonly string[]): string {
  return [...new Set(parts)].reduce((query, part) => {
    const longer = query === '' ? part : `${query} ${part}`;
    return longer.length > longestQuery ? query : longer;
  }, '');
}

/**
 * Turns a brief into the search that finds playlists for it: the mood, what the listener named, and where there is room
 * what it is for. The words are those of a curated vocabulary; of the listener's own only names of artists travel, and what they
 * ask to have looked for that no vocabulary knows.
 */
export function briefToSearch(brief: SearchedBrief): PlaylistQuery {
  const { mood } = brief;
  const { words, occasion } = searchedWords(brief);
  const typedWords = new Set(curatorWordsOf(brief.wanted.filter(({ kind }) => kind === 'keyword')));
  const isKeyword = (word: string) => typedWords.has(word);
  // Of what there shall be less a list may hold a little.
  const refusable = brief.avoided.filter(({ soft }) => soft !== true);
  const unwanted = curatorWordsOf(refusable).filter((word) => !isPartOf(words, word));
  const refused = without(unwanted.slice(0, mostAvoided));
  const plainest = [mood, ...(toldSituation(brief) === null ? [] : [occasion])];
  const [keywords, others] = [words.filter(isKeyword), words.filter((word) => !isKeyword(word))];
  const last = lastOf(brief);
  return {
    query: queryOf([...keywords, mood, ...others, ...refused]),
    broader: queryOf([...(keywords.length > 0 ? keywords : plainest), ...refused]),
    ...(keywords.length > 0 && { atLast: queryOf(plainest) }),
    ...(last !== null && { last }),
  };
}

/** The same, with what is known of lists that go against the wish. */
export function searchForLists(brief: SearchedBrief): PlaylistQuery {
  const against = againstWish(brief);
  return { ...briefToSearch(brief), ...(against !== null && { against }) };
}

/**
 * What is searched for when even the broader search brings nothing, one after the other: what is refused may shut out every list
 * there is, and a mood alone is never without any.
 */
export function searchesAtLast({ query, broader, atLast }: PlaylistQuery): string[] {
  const unrefused = broader.replace(/ NOT "[^"]{0,250}"/g, '');
  const plainest = atLast ?? unrefused;
  return [...new Set([unrefused, plainest, ...plainest.split(' ', 1)])].filter(
    (one) => one !== query && one !== broader,
  );
}

/** What the listener named in words of their own comes first, and "jazz" not again behind "Ethiopian jazz". */
function inOrder(wanted: readonly Constraint[]): Constraint[] {
  const keywords = wanted.filter(({ kind }) => kind === 'keyword');
  const others = wanted.filter(({ kind }) => kind !== 'keyword');
  const isIn = (value: string) => keywords.some((one) => one.value.toLowerCase().endsWith(` ${value}`));
  return [...keywords, ...others.filter(({ kind, value }) => kind !== 'genre' || !isIn(value))];
}

/** The words beside the mood that playlists are searched by. */
export function searchedWords(brief: SearchedBrief): { words: string[]; occasion: string } {
  const { mood } = brief;
  const situation = toldSituation(brief);
  const named = [...curatorWordsOf(inOrder(brief.wanted)), ...likedArtists(brief)].slice(0, mostWords);
  const occasion = situation === null ? moodWords[mood] : situationWords[situation];
  // Beside two names the occasion narrows more than it tells.
  const words = named.length > 1 || (named.length > 0 && situation === null) ? named : [...named, occasion];
  return { words, occasion };
}
