import { type VocabularyEntry, vocabulary } from '@attune/vocabulary';
import type { MessageConstraintKind } from './constraint.ts';
import { figuresIn, findEra, findTempo, type SpokenOf, speaksOfMusic } from './numbers.ts';
import type { Span } from './span.ts';
import { isInnerHyphen, keyOfWord, lookupKey, type Token, tokenize } from './tokens.ts';

type Term = Omit<Span, 'from' | 'to'> & {
  /** A term of one word is not put together from two: "go a hundred miles" is no Goa trance. */
  oneWord: boolean;
};

/** Eras are read from figures and phrases of their own (`numbers.ts`). Of two kinds with one term the later wins. */
const kindsOfTerms = ['genre', 'instrument', 'vocals', 'tempo', 'activity', 'scene'] as const;

const longestTerm = 5;

interface Lexicon {
  termByKey: ReadonlyMap<string, Term>;
  /** What terms begin with: no longer run of words needs a look when a shorter one is not among these. */
  beginnings: ReadonlySet<string>;
}

let madeLexicon: Lexicon | undefined;

/** Made with the first message: it takes longer than a start should. */
function lexicon(): Lexicon {
  madeLexicon ??= makeLexicon();
  return madeLexicon;
}

function makeLexicon(): Lexicon {
  const termByKey = new Map<string, Term>();
  for (const kind of kindsOfTerms) {
    for (const [key, term] of vocabulary[kind].flatMap(termsOf(kind))) {
      // "hip hop" and "hiphop" share a key; that one of them is written apart allows both.
      const oneWord = term.oneWord && termByKey.get(key)?.oneWord !== false;
      termByKey.set(key, { ...term, oneWord });
    }
  }
  const beginnings = new Set(
    [...termByKey.keys()].flatMap((key) => Array.from(key, (_, length) => key.slice(0, length + 1))),
  );
  return { termByKey, beginnings };
}

function termsOf(kind: MessageConstraintKind) {
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
  const keys = tokens.map(({ text }) => keyOfWord(text));
  const musical = speaksOfMusic(tokens);
  const spoken = spokenOf(keys, musical);
  const figures = figuresIn(tokens);
  const spans: Span[] = [];
  let from = 0;
  while (from < tokens.length) {
    const span = masked.has(from)
      ? undefined
      : (findEra(tokens, from, musical, spoken) ??
        (figures === null ? undefined : findTempo(figures, from)) ??
        termAt(tokens, keys, from, masked));
    if (span !== undefined) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}

const sounding: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals']);

function spokenOf(keys: readonly string[], musical: boolean): SpokenOf {
  const inPairs = keys.map((key, at) => key + (keys[at + 1] ?? ''));
  const terms = [...keys, ...inPairs].map((key) => lexicon().termByKey.get(key));
  const named = terms.filter((term) => term !== undefined && sounding.has(term.kind));
  return {
    musical: musical || named.some((term) => term?.ambiguous === false),
    named: musical || named.length > 0,
  };
}

function termAt(
  tokens: readonly Token[],
  keys: readonly string[],
  from: number,
  masked: ReadonlySet<number>,
): Span | undefined {
  let found: Span | undefined;
  let key = '';
  for (let to = from, words = 0; to < tokens.length && words < longestTerm && !masked.has(to); to += 1) {
    if (words > 0 && isInnerHyphen(tokens, to)) continue;
    if (!tokens[to]?.isWord && (words === 0 || tokens[to]?.text !== '&')) break;
    words += 1;
    key += keys[to] ?? '';
    const term = lookUp(key);
    if (term !== undefined && !(term.oneWord && words > 1)) {
      const { oneWord, ...named } = term;
      found = { ...named, from, to: to + 1 };
    }
    if (!lexicon().beginnings.has(key)) break;
  }
  return found;
}

function lookUp(key: string): Term | undefined {
  const { termByKey } = lexicon();
  const exact = termByKey.get(key);
  if (exact !== undefined || !key.endsWith('s')) return exact;
  const singular = termByKey.get(key.slice(0, -1));
  return singular?.ambiguous === false ? singular : undefined;
}
