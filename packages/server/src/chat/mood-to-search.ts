import type { Mood } from '@attune/contract';
import type { Wish, Wishes } from '@attune/mood';
import { entryOf } from '@attune/vocabulary';

export interface MoodSearch {
  query: string;
  /** What is searched for when `query` brings too little. */
  broader: string;
}

export interface MoodSearchRequest extends Partial<Wishes> {
  mood: Mood;
}

/** Words beside the mood's own name that curators put on playlists for it, where a listener named nothing. */
const companions: Record<Mood, string> = {
  happy: 'feel good',
  sad: 'heartbreak',
  energetic: 'workout',
  calm: 'relaxing',
  focus: 'study',
};

/** More words than this narrow a search to nothing; the first ones named count most. */
const mostWanted = 4;
const mostAvoided = 3;

/** Each once, in the words that curators write in titles. */
function curatorWordsOf(wishes: readonly Wish[]): string[] {
  const words = wishes.flatMap(({ kind, value }) => {
    const entry = entryOf(kind, value);
    return entry === undefined ? [value] : (entry.written ?? []);
  });
  return [...new Set(words)];
}

/** `NOT` is the search syntax of the streaming service. */
const without = (words: readonly string[]) => words.map((word) => `NOT "${word}"`);

/** "Smooth jazz, but no other jazz": what is refused may not shut out what is wanted. */
const isPartOf = (words: readonly string[], part: string) =>
  words.some((word) => ` ${word.replaceAll('-', ' ')} `.includes(` ${part.replaceAll('-', ' ')} `));

/**
 * Turns a mood, and what else the listener named, into the search that finds playlists for it. The words are those of
 * a curated vocabulary, never the listener's own.
 */
export function moodToSearch({ mood, wanted = [], avoided = [] }: MoodSearchRequest): MoodSearch {
  const named = curatorWordsOf(wanted).slice(0, mostWanted);
  const unwanted = curatorWordsOf(avoided).filter((word) => !isPartOf(named, word));
  const refused = without(unwanted.slice(0, mostAvoided));
  const words = named.length > 0 ? named : [companions[mood]];
  return {
    query: [mood, ...words, ...refused].join(' '),
    broader: [mood, ...refused].join(' '),
  };
}
