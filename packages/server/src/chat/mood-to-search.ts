import type { Mood } from '@attune/contract';
import type { Wish, Wishes } from '@attune/mood';

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

const valuesOf = (wishes: readonly Wish[], most: number) =>
  [...new Set(wishes.map(({ value }) => value))].slice(0, most);

/** `NOT` is the search syntax of the streaming service. */
const without = (values: readonly string[]) => values.map((value) => `NOT "${value}"`);

/**
 * Turns a mood, and what else the listener named, into the search that finds playlists for it. The words are those of
 * a curated vocabulary, never the listener's own.
 */
export function moodToSearch({ mood, wanted = [], avoided = [] }: MoodSearchRequest): MoodSearch {
  const refused = without(valuesOf(avoided, mostAvoided));
  const named = valuesOf(wanted, mostWanted);
  const words = named.length > 0 ? named : [companions[mood]];
  return {
    query: [mood, ...words, ...refused].join(' '),
    broader: [mood, ...refused].join(' '),
  };
}
