import type { Span, Spans } from './span.ts';
import { isInnerHyphen, type Token, wordAt } from './tokens.ts';

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns that make music of the word before them: "house tunes", "summer songs". */
export const musicNouns = wordSet(`
music song songs track tracks tune tunes playlist playlists beats stuff vibes vibe mix mixes mixtape bangers banger
anthems anthem classics ballads ballad hits set album albums radio covers remix remixes jams groove grooves riff riffs
solo solos record records vinyl loops loop instrumentals instrumental version versions session one ones station sounds
sound tempo band bands quartet quartets
`);

export const determiners = wordSet('the a an my our his her their your this that its these those');

const closing = wordSet(`
yet please pls plz give nor for while from or and but not with without tonight today now again this if when instead rather
w bro mate dude man lol haha mmm ok okay then thanks thx go minus at on that too though only tho either in vibes so as since because mostly mainly primarily largely exclusively maybe perhaps till until til during before after all would sounds
`);

const links = wordSet('and or , & / n . then to +');

/** Whether nothing comes at the place that the words before could belong to. */
export function isClosed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "Soul-destroying" and "rock-solid" are words of their own.
  if (isInnerHyphen(tokens, at)) return false;
  if (token === undefined || !token.isWord || closing.has(token.text)) return true;
  return token.text === 'to' && !isErrand(tokens, at);
}

/** "pop to the shops": a place follows, where "techno to run to" goes on with an activity. */
function isErrand(tokens: readonly Token[], at: number): boolean {
  return determiners.has(wordAt(tokens, at + 1));
}

/** Directly beside another constraint, or joined to it by a word that makes lists. */
export function touches(span: Span, tokens: readonly Token[], others: Spans): boolean {
  const isLink = (at: number) => links.has(tokens[at]?.text ?? '');
  const supports = (other: Span | undefined) => other !== undefined && (isPastime(span) || !isPastime(other));
  return (
    supports(others.endingAt(span.from)) ||
    supports(others.startingAt(span.to)) ||
    (isLink(span.from - 1) && supports(others.endingAt(span.from - 1))) ||
    (isLink(span.to) && supports(others.startingAt(span.to + 1)))
  );
}

/** What the music goes with says little about whether a word beside it names music. */
export function isPastime({ kind }: Span): boolean {
  return kind === 'activity' || kind === 'scene';
}
