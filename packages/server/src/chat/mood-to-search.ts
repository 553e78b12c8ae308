import type { Mood } from '@attune/contract';

export interface MoodSearch {
  query: string;
  /** What is searched for when `query` brings too little. */
  broader: string;
}

/** The words listeners and curators use for playlists of a mood; the first is the mood's own name. */
const searchWords: Record<Mood, string> = {
  happy: 'happy feel good',
  sad: 'sad',
  energetic: 'energetic workout',
  calm: 'calm relaxing',
  focus: 'focus study',
};

/** Turns a mood into the search that finds playlists for it. */
export function moodToSearch({ mood }: { mood: Mood }): MoodSearch {
  return { query: searchWords[mood], broader: mood };
}
