import type { Node, PhraseTrie, WordSymbol } from './phrase-trie.ts';
import type { Word } from './read-words.ts';

export interface PhraseMatch {
  /** The number of the phrase. */
  phrase: number;
  /** Its first word, and the one after its last. */
  start: number;
  end: number;
}

export interface Matches {
  found: PhraseMatch[];
  /** How often a place in the phrases was looked at: what a test holds against the length of the text. */
  steps: number;
}

/** Which words, stems and classes begin at a word of the text, and after which words they end. */
type Beginnings = Map<WordSymbol, number[]>;
const none: Beginnings = new Map();

/**
 * Finds every phrase in a text. It is read from its end, so that where a phrase begins all classes further right are
 * known. From each word a node is visited at most once at each of the few words it can reach: the work grows with
 * the length of the text and nothing else, whatever the text.
 */
export function matchPhrases(trie: PhraseTrie, words: readonly Word[]): Matches {
  const beginningsAt: Beginnings[] = words.map(() => none);
  const found: PhraseMatch[] = [];
  let steps = 0;

  // What follows is of one word of the text at a time, and emptied for the next.
  let start = words.length - 1;
  let here: Beginnings = none;
  /** What begins here and has not been followed yet: a class that ends may begin another one. */
  const unfollowed: Array<{ symbol: WordSymbol; end: number }> = [];
  const visited = new Set<number>();
  const pending: Array<{ node: Node; at: number }> = [];

  const begin = (symbol: WordSymbol, end: number) => {
    const ends = here.get(symbol);
    if (ends?.includes(end) === true) return;
    if (ends === undefined) here.set(symbol, [end]);
    else ends.push(end);
    unfollowed.push({ symbol, end });
  };
  const visit = (node: Node | null | undefined, at: number) => {
    steps += 1;
    if (node === null || node === undefined) return;
    const key = node.id * (words.length + 1) + at;
    if (visited.has(key)) return;
    visited.add(key);
    pending.push({ node, at });
  };
  const follow = ({ node, at }: { node: Node; at: number }) => {
    for (const what of node.accepts) {
      if ('phrase' in what) found.push({ phrase: what.phrase, start, end: at });
      else begin(what.symbol, at);
    }
    for (const free of node.free) visit(free, at);
    if (words[at - 1]?.endsClause === true) for (const after of node.atClauseEnd) visit(after, at);
    if (at === words.length) return;
    visit(node.any, at + 1);
    if (words[at]?.startsSentence === true && !node.isAfterGap) return;
    for (const [symbol, next] of node.edges) {
      steps += 1;
      for (const end of beginningsAt[at]?.get(symbol) ?? []) visit(next, end);
    }
  };

  for (; start >= 0; start -= 1) {
    // Most words of most texts begin nothing.
    const symbols = symbolsOf(trie, words[start]?.text ?? '');
    if (symbols.length === 0) continue;
    here = new Map();
    beginningsAt[start] = here;
    visited.clear();
    for (const symbol of symbols) begin(symbol, start + 1);
    const roots = words[start]?.startsSentence === true ? trie.roots : trie.roots.slice(0, 1);
    for (let next = unfollowed.pop(); next !== undefined; next = unfollowed.pop()) {
      for (const root of roots) visit(root.edges.get(next.symbol), next.end);
      for (let place = pending.pop(); place !== undefined; place = pending.pop()) follow(place);
    }
  }
  return { found, steps };
}

/** A word and the stems it begins with. */
function symbolsOf(trie: PhraseTrie, text: string): WordSymbol[] {
  const word = trie.words.get(text);
  const symbols = word === undefined ? [] : [word];
  for (let length = Math.min(text.length, trie.longestStem); length > 0; length -= 1) {
    const stem = trie.stems.get(text.slice(0, length));
    if (stem !== undefined) symbols.push(stem);
  }
  return symbols;
}
