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
  'hate hating dislike despise loathe detest stand like bear into fan allergic loved liked usually',
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

function isSameName(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const nameOf = ({ from, to }: Span) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  return nameOf(one) === nameOf(other);
}

/**
 * Of several mentions of one thing, some wanted and some refused, the one that counts. A wish for today outweighs a
 * taste: "I like jazz but no jazz today" refuses it. Between equals the later one counts, but for two tastes under two
 * names: who hates rap and loves hip hop is looking for the latter.
 */
export function decidingMention(mentions: readonly Mention[], tokens: readonly Token[]): Mention | undefined {
  // Nothing has to be weighed where nothing is contradicted.
  if (
    mentions.every(
      ({ refusedFrom }) => (refusedFrom === undefined) === (mentions[0]?.refusedFrom === undefined),
    )
  )
    return mentions.at(-1);
  const [best] = mentions
    .map((mention) => ({ mention, weight: weightOf(mention, tokens) }))
    .reduce<{ mention: Mention; weight: 1 | 2 }[]>(([best], other) => {
      if (best === undefined) return [other];
      if (best.weight !== other.weight) return best.weight > other.weight ? [best] : [other];
      if (best.weight === 1 && !isSameName(best.mention.span, other.mention.span, tokens))
        return best.mention.refusedFrom === undefined ? [best] : [other];
      return [other];
    }, []);
  return best?.mention;
}
