import type { Span } from './span.ts';
import { type Token, wordAt } from './tokens.ts';

/** One place where a thing is named, and what is said of it there. */
export interface Mention {
  span: Span;
  /** The token with which the refusal begins; absent where the thing is wanted. */
  refusedFrom?: number | undefined;
}

const words = (list: string) => new Set(list.split(' '));

const dislikes = words(
  'hate hates hating dislike dislikes despise despises loathe loathes detest detests stand like bear into fan allergic loved liked usually',
);
const likes = words('love loves loved adore enjoy enjoys liked fan into usually normally generally');
const beforeLike = words('i really do always we usually');
const ofToday = words('today tonight now');
const clauseEnds = words('but though although however');

/** Words between a taste and the thing it is about: "a big fan of all kinds of jazz". */
const mostBetween = 5;

/** In tokens to either side: further away nothing is said of a thing. */
const farthest = 12;

function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || clauseEnds.has(token.text) || /^[,.;:!?\n]$/.test(token.text);
}

/** The words of the clause around a mention, without the mention itself. */
function clauseAround({ span, refusedFrom = span.from }: Mention, tokens: readonly Token[]) {
  let start = refusedFrom;
  while (start > refusedFrom - farthest && start > 0 && !endsClause(tokens, start - 1)) start -= 1;
  let end = span.to;
  while (end < span.to + farthest && !endsClause(tokens, end)) end += 1;
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, offset) => wordAt(tokens, from + offset));
  return { before: between(start, span.from), after: between(span.to, end) };
}

/** "I love jazz", "I can't stand jazz": what a listener likes at any time, which asks for nothing yet. */
function isTaste(mention: Mention, before: readonly string[]): boolean {
  const near = before.slice(-mostBetween);
  if (mention.refusedFrom !== undefined) return near.some((word) => dislikes.has(word));
  return near.some((word, at) => likes.has(word) || (word === 'like' && beforeLike.has(near[at - 1] ?? '')));
}

/** How much a mention says about today: 2 asks, 1 tells a taste. */
function weightOf(mention: Mention, tokens: readonly Token[]): 1 | 2 {
  const { before, after } = clauseAround(mention, tokens);
  if ([...before, ...after].some((word) => ofToday.has(word))) return 2;
  return isTaste(mention, before) ? 1 : 2;
}

/** Whether they share a word: "jazz" and "jazz music" do, "rap" and "hip hop" don't. */
function isSameName(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const wordsOf = ({ from, to }: Span) => tokens.slice(from, to).map(({ text }) => text);
  const known = new Set(wordsOf(one));
  return wordsOf(other).some((word) => known.has(word));
}

const thinksBetter = words('actually wait sorry instead rather scratch');

/** In tokens, between two mentions of one thought: "no rap, some hip hop". */
const mostInThought = 3;

/** "Hip hop, no rap" is one thought; "hip hop. Actually no rap" takes it back. */
function isOneThought(one: Mention, other: Mention, tokens: readonly Token[]): boolean {
  const between = tokens.slice(one.span.to, other.refusedFrom ?? other.span.from);
  const isTakenBack = between.some(({ text, isWord }) =>
    isWord ? thinksBetter.has(text) : /^[.;!?\n]$/.test(text),
  );
  return one.span.kind === 'genre' && between.length <= mostInThought && !isTakenBack;
}

interface Weighed {
  mention: Mention;
  weight: 1 | 2;
}

/** Which of two mentions counts, the other being the later one. */
function stronger(one: Weighed, other: Weighed, tokens: readonly Token[]): Weighed {
  if (one.weight !== other.weight) return one.weight > other.weight ? one : other;
  const isTwoThings = !isSameName(one.mention.span, other.mention.span, tokens);
  if (isTwoThings && (one.weight === 1 || isOneThought(one.mention, other.mention, tokens)))
    return one.mention.refusedFrom === undefined ? one : other;
  return other;
}

/**
 * Of several mentions of one thing, some wanted and some refused, the one that counts. A constraint for today outweighs a
 * taste: "I like jazz but no jazz today" refuses it. Between equals the later one counts, but for two names: who hates rap
 * and loves hip hop is looking for the latter, and so is who asks for "hip hop, no rap".
 */
export function decidingMention(mentions: readonly Mention[], tokens: readonly Token[]): Mention | undefined {
  const isWanted = ({ refusedFrom }: Mention) => refusedFrom === undefined;
  // Most things are said once, or the same way each time: nothing has to be weighed.
  if (mentions.every(isWanted) || !mentions.some(isWanted)) return mentions.at(-1);
  const weighed = mentions.map((mention) => ({ mention, weight: weightOf(mention, tokens) }));
  return weighed.reduce((one, other) => stronger(one, other, tokens)).mention;
}
