import type { Mood } from '@attune/contract';
import type { PlaylistSearch } from '../streaming/streaming-service.ts';

/** The words listeners and curators use for playlists of a mood; the first is the mood's own name. */
const searchWords: Record<Mood, string> = {
  happy: 'happy feel good',
  sad: 'sad',
  energetic: 'energetic workout',
  calm: 'calm relaxing',
  focus: 'focus study',
};

/** Turns a mood into the search that finds playlists for it. */
export function moodToSearch({ mood }: { mood: Mood }): PlaylistSearch {
  return { query: searchWords[mood] };
}
