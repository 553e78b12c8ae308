import { type Brief, type Like, usualMixTracks } from '@attune/contract';
import { briefToSearch, longestQuery } from '../chat/brief-to-search.ts';
import type { TrackSearch } from '../streaming/streaming-service.ts';

/** A search, and the liked artist or track it looks for. */
export interface TrackQuery extends TrackSearch {
  likes: string | null;
}

const pageSize = 10;
/** So many pages fill a mix of the usual length, though nobody suggests anything. */
export const pagesOfMix = Math.ceil(usualMixTracks / pageSize);
/** After so many variants, each on the pages of its own, the first ones come again: further down a search finds little that fits. */
const turns = 5;

/** So much of a title and of an artist's name, each behind its field filter, is within what a query may hold. */
const longestName = Math.floor((longestQuery - 'track:"" artist:""'.length) / 2);

/** As many of the name's words, from the first on, as there is room for. */
const beginningOf = (name: string) =>
  name.length <= longestName
    ? name
    : name
        .slice(0, longestName + 1)
        .replace(/\s\S{0,250}$/, '')
        .slice(0, longestName);

/** The inside of a field filter's quotation marks. */
const quoted = (name: string) => `"${beginningOf(name.replace(/[\p{Cc}"]/gu, ' ').trim())}"`;

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
  const turn = variant % turns;
  const [first, ...further] = Array.from({ length: pagesOfMix }, (_, page) => ({
    query,
    offset: (turn * pagesOfMix + page) * pageSize,
    likes: null,
  }));
  const likes = brief.like.flatMap((like) => likeQuery(like) ?? []);
  return [
    ...(first === undefined ? [] : [first]),
    ...likes.map((like) => ({ ...like, offset: turn * pageSize })),
    ...further,
  ];
}
