import type { Brief, Change, Like } from '@attune/contract';
import type { Message } from '../message.ts';
import { keyOf } from '../names/shown-names.ts';
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

const being: ReadonlySet<string> = new Set(['is', 'was', 'isnt', 'are', 'means']);
const noMusician =
  /^(?:(?:just|only|not|really) ){0,2}(?:an? )?(?:person|human|friend|neighbou?r|band|singer|artist|musician|word|dog|cat|my|our|his|her|me|something|town|place|prayer)\b/i;

/** "Manoli is a PERSON", "who is Pat?", "Percy is my dog": what was taken for an artist is somebody else. */
function isSomebodyElse({ words, text }: Message, name: string): boolean {
  return words.some((word, at) => {
    const isIt = keyOf(text.slice(word.start, word.end)) === keyOf(name);
    if (!isIt) return false;
    const [before, before2] = [words[at - 1]?.text ?? '', words[at - 2]?.text ?? ''];
    if (before === 'whos' || (before === 'is' && before2 === 'who')) return true;
    const next = words[at + 1];
    const rest = next === undefined ? '' : text.slice(next.end).trimStart();
    const isDenied = /\bnot an? (?:band|singer|artist|musician)\b/i.test(rest.slice(0, 30));
    const musical = /^(?:an? )?(?:band|singer|artist|musician)\b/i.test(rest);
    return being.has(next?.text ?? '') && (isDenied || (noMusician.test(rest) && !musical));
  });
}

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
    return (
      like.kind === 'artist' &&
      (refused.some((name) => sameName(name, like.name)) || isSomebodyElse(message, like.name))
    );
  };
  const last = notMoreLikeIt.test(text) ? brief.like.at(-1) : undefined;
  return brief.like
    .filter((like) => isOut(like) || like === last)
    .map((like): Change => ({ field: 'like', op: 'remove', like }));
}
