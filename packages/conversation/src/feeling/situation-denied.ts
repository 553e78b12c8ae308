import type { Brief, Change, Situation } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { isOfGuess } from '../guess/guess-words.ts';
import { type Message, wordAt } from '../message.ts';
import { isMissedInMusic } from '../parts/constraints/missed-in-music.ts';
import { spokenOfOnly } from '../parts/constraints/spoken-of-only.ts';
import { tellsForWhom } from '../parts/settings/read-explicit.ts';
import { childrenAway } from '../words/children-away.ts';
import { leavesTrouble } from './plain-news.ts';

/** What is denied of a situation beside its own words: what its music is called, and who is there. */
const alsoDenied: Partial<Record<Situation, RegExp>> = {
  heartbreak: /^(?:heartbreaking|breaking)$/,
  grief: /^(?:funerals?|died|dead|dying|lost)$/,
  celebration: /^celebrations?$/,
  'new love': /^(?:love|romantic)$/,
};
const denials = wordSet(
  'not no never without isnt arent wasnt nothing nobody nobodys noone away off enough drop remove stop minus',
);
/** Between a denial and what it denies. */
const between = wordSet(
  'a an the any more of about for really actually it that this my some with so at all kind music to be in one is has was allowed supposed able',
);
const farthest = 4;
const ofMusic = wordSet('songs music tunes stuff ones song tracks list lists mix ballads');

const blamed = wordSet('problem trouble issue enemy reason');

/** The places of a message that name a situation, in a word or two. */
const placesOf = (message: Message, situation: Situation): number[] =>
  message.words.flatMap(({ text, isWord }, at) => {
    const isNamed =
      isOfGuess(text, situation) ||
      isOfGuess(`${text} ${wordAt(message, at + 1)}`, situation) ||
      alsoDenied[situation]?.test(text) === true;
    return isWord && isNamed ? [at] : [];
  });

function isDenied(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - farthest && between.has(wordAt(message, before))) before -= 1;
  if (!denials.has(wordAt(message, before)) || isMissedInMusic(message, at, false)) return false;
  // "Why is there no party", "not only a party", "off to the gym".
  const next = wordAt(message, before + 1);
  return (
    ![1, 2, 3].some((back) => wordAt(message, before - back) === 'why') &&
    next !== 'only' &&
    !(next === 'to' && wordAt(message, before) === 'off')
  );
}

/** Whether a situation is named only to be denied, or as what the music is about: "brighter but not party", "these are heartbreak songs". */
export function isSituationDenied(message: Message, situation: Situation): boolean {
  const places = placesOf(message, situation);
  const isSpoken = spokenOfOnly(message);
  // "It's a party now" tells of one, "these are party songs" of what plays.
  const isOfSongs = (at: number) =>
    isSpoken(at, at + 1) && [1, 2].some((next) => ofMusic.has(wordAt(message, at + next)));
  // "These are machines for children".
  const isForThem = (at: number) => wordAt(message, at - 1) === 'for' && tellsForWhom(message, at);
  // "No more cooking please, I am the cook".
  const isSomebody = (at: number) => wordAt(message, at - 1) === 'the' && wordAt(message, at - 2) === 'am';
  // "No rain in it, rain is the problem".
  const isBlamed = (at: number) =>
    wordAt(message, at + 1) === 'is' && [2, 3, 4].some((next) => blamed.has(wordAt(message, at + next)));
  // "That's still rain" finds it in the music.
  const isFound = (at: number) =>
    /^(?:that|this|these|those) (?:is|are) still$/.test(
      [3, 2, 1].map((back) => wordAt(message, at - back)).join(' '),
    );
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        isDenied(message, at) ||
        isOfSongs(at) ||
        isForThem(at) ||
        isSomebody(at) ||
        isBlamed(at) ||
        isFound(at),
    )
  );
}

/** "Nobody died", "he's not dead": there is nobody to mourn. */
const nobodyDied =
  /\b(?:nobody|no one|no-one|noone) (?:has )?(?:died|is dead|dead)\b|\b(?:is|are|['’]s|['’]re|he|she)(?: not|n['’]?t| isnt) dead\b|\b(?:alive and well|still alive|very much alive)\b/i;
const ofLoss: ReadonlySet<Situation> = new Set(['grief']);

/** "It is not heartbreak", "please no anger", "take away the party": what the music was taken to be for is let go. */
export function situationTakenBack(message: Message, brief: Brief | null): Change[] {
  const situation = brief?.situation ?? null;
  if (brief === null || situation === null) return [];
  const places = placesOf(message, situation);
  const isGone =
    leavesTrouble(message.text, brief) ||
    (ofLoss.has(situation) && nobodyDied.test(message.text)) ||
    (situation === 'children around' && childrenAway(message.text));
  if (isGone) return [{ field: 'situation', op: 'set', from: situation, to: null }];
  if (
    places.length === 0 ||
    !places.some((at) => isDenied(message, at)) ||
    !isSituationDenied(message, situation)
  )
    return [];
  return [
    { field: 'situation', op: 'set', from: situation, to: null },
    ...brief.wanted
      .filter(({ kind, value }) => (kind === 'scene' || kind === 'activity') && value === situation)
      .map(({ kind, value }): Change => ({ field: 'wanted', op: 'remove', kind, value })),
  ];
}

/** The brief without what it was taken to be for, where that is denied. */
export const withoutDenied = (message: Message, brief: Brief | null): Brief | null =>
  brief !== null && situationTakenBack(message, brief).length > 0 ? { ...brief, situation: null } : brief;
