import { activities } from './activities.ts';
import { genres } from './genres.ts';
import { instruments } from './instruments.ts';
import { findEra, findTempo } from './numbers.ts';
import { lookupKey, type Token, tokenize } from './tokens.ts';
import { tempos, vocals } from './vocals-and-tempo.ts';
import type { VocabularyEntry, WishKind } from './wish.ts';

/** A run of tokens that may name a wish. */
export interface Span {
  kind: WishKind;
  value: string;
  /** First token and the one after the last. */
  from: number;
  to: number;
  /** True for an everyday word that needs words of music around. */
  ambiguous: boolean;
  onlyAvoided: boolean;
}

type Term = Omit<Span, 'from' | 'to'> & {
  /** A term of one word is not put together from two: "go a hundred miles" is no Goa trance. */
  oneWord: boolean;
};

export const vocabulary: ReadonlyArray<readonly [WishKind, readonly VocabularyEntry[]]> = [
  ['genre', genres],
  ['instrument', instruments],
  ['vocals', vocals],
  ['tempo', tempos],
  ['activity', activities],
];

const longestTerm = 5;
const termByKey = new Map<string, Term>();
for (const [kind, entries] of vocabulary) {
  for (const [key, term] of entries.flatMap(termsOf(kind))) {
    // "hip hop" and "hiphop" share a key; that one of them is written apart allows both.
    const oneWord = term.oneWord && termByKey.get(key)?.oneWord !== false;
    termByKey.set(key, { ...term, oneWord });
  }
}

function termsOf(kind: WishKind) {
  return ({ value, terms, ambiguous, onlyAvoided }: VocabularyEntry): Array<[string, Term]> =>
    terms
      .filter((term) => !(onlyAvoided && term === value))
      .map((term) => [
        keyOf(term),
        { kind, value, ambiguous: ambiguous.includes(term), onlyAvoided, oneWord: !/[\s&-]/.test(term) },
      ]);
}

function keyOf(term: string): string {
  return lookupKey(tokenize(term).flatMap(({ text }) => (text === '-' ? [] : [text])));
}

/** Every term of the vocabulary in the message, the longest at each place, left to right, without overlap. */
export function findTerms(tokens: readonly Token[], masked: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let from = 0;
  while (from < tokens.length) {
    const span = masked.has(from) ? undefined : spanAt(tokens, from, masked);
    if (span !== undefined) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}

function spanAt(tokens: readonly Token[], from: number, masked: ReadonlySet<number>): Span | undefined {
  if (tokens[from]?.isWord !== true && tokens[from]?.text !== "'") return undefined;
  const number = findEra(tokens, from) ?? findTempo(tokens, from);
  if (number !== undefined) return number;
  let found: Span | undefined;
  const words: string[] = [];
  for (let to = from; to < tokens.length && words.length < longestTerm; to += 1) {
    const token = tokens[to];
    if (token === undefined || masked.has(to)) break;
    if (isInnerHyphen(tokens, to)) continue;
    if (!token.isWord && token.text !== '&') break;
    words.push(token.text);
    const term = lookUp(lookupKey(words));
    if (term === undefined || (term.oneWord && words.length > 1)) continue;
    const { oneWord, ...named } = term;
    found = { ...named, from, to: to + 1 };
  }
  return found;
}

function lookUp(key: string): Term | undefined {
  const exact = termByKey.get(key);
  if (exact !== undefined || !key.endsWith('s')) return exact;
  const singular = termByKey.get(key.slice(0, -1));
  return singular?.ambiguous === false ? singular : undefined;
}

function isInnerHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, hyphen, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return hyphen?.text === '-' && before?.end === hyphen.start && after?.start === hyphen.end;
}
