import { type Element, type Phrase, parseClass } from './phrase-syntax.ts';

/** A word, a stem or a class of phrases, as a number. */
export type WordSymbol = number;

/** Phrases that begin alike share their first nodes. */
export interface Node {
  id: number;
  edges: Map<WordSymbol, Node>;
  /** Where one word of a gap leads. */
  any: Node | null;
  /** Only across a gap may a phrase go on in the next sentence. */
  isAfterGap: boolean;
  /** Nodes that are reached without a word, and those that are so where a clause ends. */
  free: Node[];
  atClauseEnd: Node[];
  accepts: Accept[];
}

/** What is complete: a class of phrases, or one of the phrases looked for. */
export type Accept = { symbol: WordSymbol } | { phrase: number };

export interface PhraseTrie {
  /** Where phrases begin anywhere, and where only sentences begin. */
  roots: readonly [anywhere: Node, sentence: Node];
  words: ReadonlyMap<string, WordSymbol>;
  stems: ReadonlyMap<string, WordSymbol>;
  longestStem: number;
  nodeCount: number;
}

/** How a language writes its words: a text as the words that are compared. */
export interface Spelling {
  wordsOf: (text: string) => string[];
  stemOf: (text: string) => string;
}

/**
 * Makes phrases, and the classes they are written with, into one trie.
 * @throws {Error} when the data are not written as `phrase-syntax.ts` says: a fault of ours, met by the tests.
 */
export function buildPhraseTrie(
  classes: readonly string[],
  phrases: readonly Phrase[],
  spelling: Spelling,
): PhraseTrie {
  const words = new Map<string, WordSymbol>();
  const stems = new Map<string, WordSymbol>();
  const classSymbols = new Map<string, WordSymbol>();
  let symbolCount = 0;
  let nodeCount = 0;

  const newNode = (): Node => {
    nodeCount += 1;
    return {
      id: nodeCount - 1,
      edges: new Map(),
      any: null,
      isAfterGap: false,
      free: [],
      atClauseEnd: [],
      accepts: [],
    };
  };
  const roots = [newNode(), newNode()] as const;

  function symbolIn(table: Map<string, WordSymbol>, key: string): WordSymbol {
    const known = table.get(key);
    if (known !== undefined) return known;
    symbolCount += 1;
    table.set(key, symbolCount - 1);
    return symbolCount - 1;
  }

  function step(from: Node, symbol: WordSymbol): Node {
    const known = from.edges.get(symbol);
    if (known !== undefined) return known;
    const node = newNode();
    from.edges.set(symbol, node);
    return node;
  }

  /** What a choice of phrases stands for is a class without a name, made once however often it is written. */
  function choiceSymbol(choice: Element[][]): WordSymbol {
    const key = JSON.stringify(choice);
    const known = classSymbols.get(key);
    if (known !== undefined) return known;
    const symbol = symbolIn(classSymbols, key);
    for (const elements of choice) addOfClass(elements, symbol);
    return symbol;
  }

  function append(from: Node, element: Element): Node {
    const end = appendOnce(from, element);
    if (!element.optional) return end;
    const after = newNode();
    from.free.push(after);
    end.free.push(after);
    return after;
  }

  function appendOnce(from: Node, element: Element): Node {
    switch (element.kind) {
      case 'word':
        return spelling.wordsOf(element.text).reduce((node, word) => step(node, symbolIn(words, word)), from);
      case 'stem':
        return step(from, symbolIn(stems, spelling.stemOf(element.text)));
      case 'class': {
        const symbol = classSymbols.get(element.text);
        if (symbol === undefined) throw new Error(`no class is named ${element.text}`);
        return step(from, symbol);
      }
      case 'choice': {
        const phrases = element.phrases.filter((elements) => !elements.every(({ kind }) => kind === 'end'));
        const after = step(from, choiceSymbol(phrases));
        if (phrases.length < element.phrases.length) from.atClauseEnd.push(after);
        return after;
      }
      case 'end': {
        const after = newNode();
        from.atClauseEnd.push(after);
        return after;
      }
      case 'gap': {
        const after = newNode();
        after.isAfterGap = true;
        from.free.push(after);
        let node = from;
        for (let count = 0; count < element.most; count += 1) {
          node.any ??= newNode();
          node = node.any;
          node.free.push(after);
        }
        return after;
      }
    }
  }

  /** Without the words that texts are read without. */
  function withoutIgnored(element: Element): Element[] {
    if (element.kind === 'word') return spelling.wordsOf(element.text).length === 0 ? [] : [element];
    if (element.kind !== 'choice') return [element];
    const phrases = element.phrases.map((elements) => elements.flatMap(withoutIgnored));
    const nothing = phrases.findIndex((elements) => elements.length === 0);
    if (nothing !== -1) throw new Error(`a choice of nothing: ${JSON.stringify(element.phrases[nothing])}`);
    return [{ ...element, phrases }];
  }

  function addPhrase(phrase: Phrase, found: Accept): void {
    const [first, ...others] = phrase.elements.flatMap(withoutIgnored);
    // Nothing leads on from a root without a word, or every place of every text would have to look there.
    if (first?.optional === true) {
      addPhrase({ ...phrase, elements: [{ ...first, optional: false }, ...others] }, found);
      if (others[0]?.kind !== 'gap') addPhrase({ ...phrase, elements: others }, found);
      return;
    }
    if (first === undefined || first.kind === 'gap' || first.kind === 'end')
      throw new Error(`a phrase that begins with no word: ${JSON.stringify(phrase.elements)}`);
    const root = roots[phrase.startsSentence ? 1 : 0];
    const end = [first, ...others].reduce(append, root);
    end.accepts.push(found);
  }

  function addOfClass(elements: Element[], symbol: WordSymbol): void {
    addPhrase({ elements, startsSentence: false }, { symbol });
  }

  const parsed = classes.map(parseClass);
  for (const { name } of parsed) {
    if (classSymbols.has(name)) throw new Error(`two classes are named ${name}`);
    symbolIn(classSymbols, name);
  }
  for (const { name, phrases: ofClass } of parsed) {
    const symbol = symbolIn(classSymbols, name);
    for (const elements of ofClass) addOfClass(elements, symbol);
  }
  for (const [index, phrase] of phrases.entries()) addPhrase(phrase, { phrase: index });

  const longestStem = Math.max(0, ...[...stems.keys()].map((stem) => stem.length));
  return { roots, words, stems, longestStem, nodeCount };
}
