import type { Brief, Like } from '@attune/contract';
import { briefToSearch } from '../chat/brief-to-search.ts';
import type { TrackSearch } from '../streaming/streaming-service.ts';

/** A search, and the liked artist or track it looks for. */
export interface TrackQuery extends TrackSearch {
  likes: string | null;
}

const pageSize = 10;
/** Variants turn over this many pages of results, two at a time; further down a search finds little that fits. */
const pagePairs = 5;

/** The inside of a field filter's quotation marks. */
const quoted = (name: string) => `"${name.replace(/[\p{Cc}"]/gu, ' ').trim()}"`;

function likeQuery(like: Like): { query: string; likes: string } | null {
  if (like.kind === 'playing') return null;
  if (like.kind === 'artist') return { query: `artist:${quoted(like.name)}`, likes: like.name };
  const artist = like.artist === undefined ? '' : ` artist:${quoted(like.artist)}`;
  return { query: `track:${quoted(like.name)}${artist}`, likes: like.name };
}

/**
 * Searches that find tracks for a brief, the most useful first: in the words that curators write, for what the listener
 * likes, and a page further. Another variant looks at other pages.
 */
export function trackQueries(brief: Brief, variant: number): TrackQuery[] {
  const { query } = briefToSearch(brief);
  const offset = (variant % pagePairs) * 2 * pageSize;
  const likes = brief.like.flatMap((like) => likeQuery(like) ?? []);
  return [
    { query, offset, likes: null },
    ...likes.map((like) => ({ ...like, offset: (variant % pagePairs) * pageSize })),
    { query, offset: offset + pageSize, likes: null },
  ];
}
