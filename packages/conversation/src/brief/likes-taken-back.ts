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

const refusing: ReadonlySet<string> = new Set(
  'no not without stop never enough remove drop lose ditch delete skip cut bin scrap ban kill less hate laughing mocking joking'.split(
    ' ',
  ),
);
const takingOut: ReadonlySet<string> = new Set('out off away'.split(' '));
const besideRefused: ReadonlySet<string> = new Set(
  'the that this any more of with playing songs song music like at about bloody damn all please to me stuff from by'.split(
    ' ',
  ),
);
const takings: ReadonlySet<string> = new Set('take get leave keep throw put'.split(' '));
/** In words, so that no everyday word is taken for a name. */
const leastOfName = 2;
/** In words behind a name: "take that gravy boat thing off". */
const mostToOut = 3;

/** Whether a name is refused by how it begins: "not gravy boat" of Gravy Boat Offensive. */
function isRefusedInPart({ words, text }: Message, name: string): boolean {
  if (themselvesOnly.test(text.slice(0, mostRead))) return false;
  const whole = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the');
  const least = Math.min(leastOfName, whole.length);
  return words.some((_, at) => {
    let to = at;
    while (to - at < whole.length && words[to]?.text === whole[to - at]) to += 1;
    if (to - at < least || (to - at < leastOfName && (whole[0]?.length ?? 0) < 5)) return false;
    let before = at - 1;
    while (besideRefused.has(words[before]?.text ?? '')) before -= 1;
    const lead = words[before]?.text ?? '';
    const isOut = words.slice(to, to + mostToOut).some(({ text }) => takingOut.has(text));
    return refusing.has(lead) || (takings.has(lead) && isOut);
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
    if ('name' in like && isRefusedInPart(message, like.name)) return true;
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
    .flatMap((like): Change[] => [
      { field: 'like', op: 'remove', like },
      ...(like.kind === 'artist' && isRefusedInPart(message, like.name)
        ? [{ field: 'avoided' as const, op: 'add' as const, kind: 'artist' as const, value: like.name }]
        : []),
    ]);
}
