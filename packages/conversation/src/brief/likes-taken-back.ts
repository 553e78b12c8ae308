import type { Brief, Change, Like } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

const sameName = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.toLowerCase() === other.toLowerCase();

/** "Like Portishead but not Portishead themselves": what is like them is wanted all the same. */
const themselvesOnly =
  /\b(?:but|just|only) (?:not|no)\b|\b(?:actually|literally|themselves|himself|herself|itself|the real|any actual|to death|too often|too much)\b/i;
/** "No, not more like it", "I don't want more like that one". */
const notMoreLikeIt =
  /\b(?:not|don['’]?t (?:want|need|play|like)|no|never|didn['’]?t (?:want|ask for)) (?:any ?)?(?:more|songs|music|anything) like (?:it|that|this|him|her|them|that one|this one|those|these)\b/i;
/** In characters. */
const mostRead = 200;

/** A song that is to go, or somebody who is turned down, is no longer what there is to be more of. */
export function likesTakenBack(message: Message, parts: Parts, brief: Brief): Change[] {
  const { unlikedTracks = [], artists } = parts;
  const text = message.text.slice(0, mostRead);
  const refused = themselvesOnly.test(text)
    ? []
    : artists.avoided.filter(({ soft }) => !soft).map(({ name }) => name);
  const isOut = (like: Like): boolean => {
    if (like.kind === 'track')
      return (
        unlikedTracks.some(({ name }) => sameName(name, like.name)) ||
        refused.some((name) => sameName(name, like.artist))
      );
    return like.kind === 'artist' && refused.some((name) => sameName(name, like.name));
  };
  const last = notMoreLikeIt.test(text) ? brief.like.at(-1) : undefined;
  return brief.like
    .filter((like) => isOut(like) || like === last)
    .map((like): Change => ({ field: 'like', op: 'remove', like }));
}
