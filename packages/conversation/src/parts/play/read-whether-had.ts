import type { Command } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { isPlace } from '../../names/places-and-kinds.ts';
import { type Name, nameAt } from '../../names/read-name.ts';
import { services } from '../../names/services.ts';
import { indexOfBy, longestQuery, withoutBy } from './read-query.ts';

/** Words that ask what there is to be had. `known` asks for nobody but somebody well known. */
const findAsked = createCueFinder<'had' | 'known'>({
  had: `
    (do|does) you (guys|even|also|happen to|all)? have (any|some|anything|something|a bit|a few|more)? (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    (have|has)? (you|ya) (guys)? got (any|some|anything|something|a bit|a few|more)? (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    have you (any|some|anything|something) (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    (you have|you guys have|youve) (got)? (any|some|anything|something|a bit|a few|more)? (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    ^ got (any|some|anything|something|a bit|a few|more)? (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    (is|are) there (any|some|anything|something) (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    (there is|there are) (any|some|anything|something) (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
    any chance (of)? (some|any|a bit|hearing|getting|anything|something)? (of|by|from)?
    ^ (any|anything) (songs|music|stuff|tracks|tunes|records|things)? (of|by|from)?
  `,
  known: `
    (do you|have you) (know|heard) (any|some)? (songs|music|stuff)? (of|by|from)?
  `,
});

const joining = wordSet('and but so also then');
/** "She asks if", "the lady in the next chair wants to know": somebody else would like to hear them. */
const asking = wordSet('asks asking asked know wonders wondering if whether');
/** Behind the name; it says no more of it. */
const behind = wordSet(
  'songs song music stuff tracks tunes records hits albums at all too as well then honey dear mate buddy pal on there with you anywhere instead perchance',
);
/** Of the product. */
const ofProduct = wordSet(
  'mode app version account premium plus radio support settings button theme subscription plan',
);
/** In words and marks before it. */
const mostBefore = 14;

/** "Do you have Vera Lynn?": who or what is asked after by name is to be heard. `null` where more is said, or nobody is named. */
export function readWhetherHad(message: Message): Command | null {
  for (const { cue, from, to } of findAsked(message.words)) {
    if (!opens(message, from) || isBeside(message, from)) continue;
    const query = askedAfter(message, to, cue === 'known');
    if (query !== null) return { action: 'play', query: query.slice(0, longestQuery) };
  }
  return null;
}

/**
 * "We used to dance to him. Do you have Glenn Miller?", "she asks if you have Ella Fitzgerald": beside what is told, and for somebody else, the
 * music goes on with who is asked after.
 */
export function askedBesideTelling(message: Message): Name[] {
  return findAsked(message.words).flatMap(({ cue, from, to }): Name[] => {
    if (cue !== 'had' || !opens(message, from) || !isBeside(message, from)) return [];
    const name = nameAt(message, to, false);
    const isAsked =
      name?.isKnown === true &&
      !services.has(name.name.toLowerCase()) &&
      endsBehind(message, name.to, sentenceEnd(message, name.to));
    return isAsked ? [name] : [];
  });
}

const isBeside = (message: Message, from: number): boolean =>
  asking.has(wordAt(message, from - 1)) || tellsBefore(message, from);

/** In words that are no courtesy. */
const mostCourteous = 3;

/** A sentence of more than courtesy goes before the one that asks. */
function tellsBefore({ words }: Message, from: number): boolean {
  const mark = words
    .slice(0, from)
    .findLastIndex(({ text }) => ['.', '!', '?', ';', '\n', ','].includes(text));
  const told = words.slice(0, Math.max(0, mark)).filter(({ text, isWord }) => isWord && !isFiller(text));
  return told.length > mostCourteous;
}

function opens(message: Message, from: number): boolean {
  if (from > mostBefore) return false;
  // "There is some Vera Lynn in the attic" asks nothing, "if there is any" does.
  if (wordAt(message, from) === 'there') return asking.has(wordAt(message, from - 1));
  const before = message.words[from - 1];
  if (before === undefined || !before.isWord || joining.has(before.text) || asking.has(before.text))
    return true;
  for (let at = from - 1; at >= 0 && message.words[at]?.isWord === true; at -= 1)
    if (!isFiller(wordAt(message, at))) return false;
  return true;
}

function askedAfter(message: Message, from: number, isKnownAlone: boolean): string | null {
  const end = sentenceEnd(message, from);
  // "Hurt by Johnny Cash".
  const by = indexOfBy(message, from, end);
  if (by > from) {
    const artist = nameAt(message, by + 1, false);
    if (artist?.certain === true && endsBehind(message, artist.to, end))
      return withoutBy(message, from, artist.to);
  }
  const name = nameAt(message, from, false);
  if (name === undefined || !isSomebody(message, name, isKnownAlone)) return null;
  return endsBehind(message, name.to, end) ? typed(message, name.from, name.to) : null;
}

/** Who is not known by name has two of them, each with its capital: "got any Greek" and "is there any God" ask for nobody. */
function isSomebody(message: Message, { name, from, to, certain, isKnown }: Name, isKnownAlone: boolean) {
  if (services.has(name.toLowerCase())) return false;
  if (isKnown === true) return true;
  if (isKnownAlone || !certain || to - from < 2 || isPlace(wordAt(message, from))) return false;
  if (message.named.some((one) => one.from < to && one.to > from)) return false;
  return !message.words.slice(from, to).some(({ text }) => ofProduct.has(text));
}

/** Nothing more is said: "do you have Elvis's shoe size" asks for no music. */
function endsBehind(message: Message, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) {
    const word = wordAt(message, at);
    if (word !== '' && !behind.has(word) && !isFiller(word)) return false;
  }
  return true;
}

function sentenceEnd({ words }: Message, from: number): number {
  let at = from;
  while (at < words.length && !['.', '!', '?', ';', '\n', ','].includes(words[at]?.text ?? '')) at += 1;
  return at;
}
