import type { Playlist } from '@attune/local-streaming/music';
import { moods } from '../estimate/estimate-sound.ts';
import type { Pace } from '../pace.ts';
import { rankForMood } from './rank-for-mood.ts';
import { capitalized, shelf } from './shelf.ts';
import type { ShelfSource } from './shelf-source.ts';

/** What was not played for so many days was not played for long: long enough to have gone out of mind, short of a season's return. */
export const longUnplayedDays = 90;
const dayMs = 86_400_000;

/**
 * When a track was played last to one listener, in milliseconds since the epoch: `never`, as far as whoever counts their plays knows;
 * `unknown` where it was, nobody says when, or nothing is known of it at all.
 */
export type LastPlayed = number | 'never' | 'unknown';

export interface PlaysOfListener {
  listenerId: string;
  lastPlayed: (trackId: string) => LastPlayed;
  /** Who counts the plays, as the listener is told of it: `your music server`, `Attune`. */
  countedBy: string;
}

/**
 * For each mood what a listener has not played yet, and what they have not played for long. Where no play of theirs is known there
 * are none: of all that is there nobody could say which of it is new to them.
 */
export async function makePlayShelves(
  all: readonly ShelfSource[],
  { listenerId, lastPlayed, countedBy }: PlaysOfListener,
  nowMs: number,
  pace: Pace,
): Promise<Playlist[]> {
  const lastOf = ({ track }: ShelfSource) => lastPlayed(track.id);
  if (all.every((source) => lastOf(source) === 'never')) return [];
  const kinds = [
    {
      name: 'not played yet',
      among: `among what ${countedBy} counts no play of`,
      words: ['unplayed', 'unheard', 'new'],
      isIn: (last: LastPlayed) => last === 'never',
    },
    {
      name: `not played for ${longUnplayedDays} days`,
      among: `among what was last played ${longUnplayedDays} days ago or longer, as ${countedBy} counts`,
      words: ['forgotten', 'rediscover'],
      isIn: (last: LastPlayed) => typeof last === 'number' && last <= nowMs - longUnplayedDays * dayMs,
    },
  ];
  const made: Playlist[] = [];
  for (const mood of moods) {
    const ranked = await rankForMood(all, mood, pace);
    for (const { name, among, words, isIn } of kinds) {
      await pace();
      const label = { mood, listenerId, chosenBy: `genre, mood tags and tempo, ${among}`, words };
      const found = ranked.filter((source) => isIn(lastOf(source)));
      made.push(...shelf({ ...label, name: `${capitalized(mood)}: ${name}` }, found));
    }
  }
  return made;
}
