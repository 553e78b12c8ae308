import MiniSearch from 'minisearch';
import { type Concept, type ConceptKind, conceptOf } from './concepts.ts';
import type { SearchDocument } from './documents.ts';
import { isMusicWord } from './music-words.ts';
import type { Clause, FilterField } from './parse-query.ts';
import { slipsAllowed, wordsOf } from './words.ts';

/** How much each kind of match counts. Moods and genres are what a listener hears first. */
const conceptWeights: Record<ConceptKind, number> = {
  mood: 4,
  genre: 3,
  activity: 2,
  instrument: 2,
  era: 2,
  sound: 1.5,
};
const textWeight = 2;

const textFields = ['name', 'people', 'album', 'prose', 'tags'] as const;
type TextField = (typeof textFields)[number];
const textBoosts = { name: 4, people: 3, album: 1.5, tags: 2, prose: 1 };

/** Scores by document id. A document that does not match is absent. */
export type Scores = ReadonlyMap<string, number>;

/**
 * Terms of one query that are looked up with slips and as beginnings; those after them are found exactly or not at
 * all. Such a term costs a walk through a good part of the index, a hundred times what an exact one costs.
 */
export const mostInexactTerms = 8;

/** All documents of one type. */
export interface Shelf<Item> {
  documents: readonly SearchDocument<Item>[];
  isKnownWord: (word: string) => boolean;
  /** For one query. */
  startLookup: () => Lookup<Item>;
}

/** Every way to look through a shelf. What is costly is counted over all calls, and given up past a bound. */
export interface Lookup<Item> {
  /** Documents that have every one of the words, in any field or in the fields named. */
  byWords: (words: readonly string[], fields?: readonly TextField[]) => Scores;
  meeting: (clause: Clause) => Scores;
  /** Tells of documents whether they hold, even in one track, what the listener does not want. */
  holding: (clause: Clause) => (document: SearchDocument<Item>) => boolean;
}

interface ShelfRules {
  /** The share of a document's tracks that must meet a concept for the document to meet it. */
  shareNeeded: number;
  /** The share of its tracks above which a document holds something avoided. */
  shareTolerated: number;
}

export function createShelf<Item>(
  documents: readonly SearchDocument<Item>[],
  { shareNeeded, shareTolerated }: ShelfRules,
): Shelf<Item> {
  // Both the index and the phrases need the words of every text; splitting them is half of the work.
  const split = new Map<string, readonly string[]>();
  for (const document of documents) {
    for (const field of textFields) {
      if (!split.has(document[field])) split.set(document[field], wordsOf(document[field]));
    }
  }
  const index = new MiniSearch<SearchDocument<Item>>({
    fields: [...textFields],
    tokenize: (text) => [...(split.get(text) ?? wordsOf(text))],
    processTerm: (term) => term,
    searchOptions: { boost: textBoosts, combineWith: 'AND' },
  });
  index.addAll(documents);
  const texts = new Map(
    documents.map((document) => [
      document.id,
      textFields.map((field) => ` ${(split.get(document[field]) ?? []).join(' ')} `).join('|'),
    ]),
  );
  const knownWords = new Set<string>();
  for (const words of split.values()) for (const word of words) knownWords.add(word);
  split.clear();

  const shareOf = ({ sounds }: SearchDocument<Item>, anyOf: readonly string[]) =>
    sounds.filter((sound) => anyOf.some((word) => sound.has(word))).length / Math.max(1, sounds.length);

  function shareHeard({ sounds, alsoHeard }: SearchDocument<Item>, anyOf: readonly string[]): number {
    const heard = alsoHeard?.() ?? [];
    const holds = sounds.filter((sound, at) =>
      anyOf.some((word) => sound.has(word) || heard[at]?.has(word) === true),
    );
    return holds.length / Math.max(1, sounds.length);
  }

  function scored(score: (document: SearchDocument<Item>) => number): Scores {
    const scores = new Map<string, number>();
    for (const document of documents) {
      const value = score(document);
      if (value > 0) scores.set(document.id, value);
    }
    return scores;
  }

  /** The lexicon's own concepts live as long as the shelf; those put together for a query go with it. */
  const conceptCache = new WeakMap<Concept, Scores>();
  function byConcept(concept: Concept): Scores {
    const cached = conceptCache.get(concept);
    if (cached) return cached;
    const { kind, anyOf, standIns = [] } = concept;
    const scores = scored((document) => {
      const share = shareOf(document, [...anyOf, ...standIns]);
      return share >= shareNeeded ? share * conceptWeights[kind] : 0;
    });
    conceptCache.set(concept, scores);
    return scores;
  }

  const isKnownWord = (word: string) => knownWords.has(word);

  const hasPhrase = (id: string, words: readonly string[]) =>
    texts.get(id)?.includes(` ${words.join(' ')} `) ?? false;

  function startLookup(): Lookup<Item> {
    let inexactTermsLeft = mostInexactTerms;

    /** A word the catalogue knows is taken at its word; only an unknown one may be a slip or a beginning. */
    function isInexact(word: string): boolean {
      if (isKnownWord(word) || inexactTermsLeft === 0) return false;
      inexactTermsLeft -= 1;
      return true;
    }

    function byWords(words: readonly string[], fields?: readonly TextField[]): Scores {
      const inexact = new Set(words.filter(isInexact));
      const results = index.search(words.join(' '), {
        tokenize: (text) => text.split(' '),
        fuzzy: (word) => inexact.has(word) && !isMusicWord(word) && slipsAllowed(word),
        prefix: (word, at, all) => inexact.has(word) && word.length > 2 && at === all.length - 1,
        ...(fields ? { fields: [...fields] } : {}),
      });
      const best = results[0]?.score ?? 1;
      return new Map(results.map(({ id, score }) => [String(id), (textWeight * score) / best]));
    }

    function byFilter(field: FilterField, value: string): Scores {
      if (field === 'artist' || field === 'album' || field === 'track') {
        const words = wordsOf(value);
        const target = ({ artist: 'people', album: 'album', track: 'name' } as const)[field];
        return words.length > 0 ? byWords(words, [target]) : new Map();
      }
      if (field === 'genre') {
        const concept = conceptOf(value);
        const isHere = concept?.kind === 'genre' && concept.standIns === undefined;
        return isHere ? byConcept(concept) : new Map();
      }
      if (field === 'year') {
        const [from = Number.NaN, to = from] = value.split('-').map(Number);
        return scored(({ years }) => {
          const share = years.filter((year) => year >= from && year <= to).length / Math.max(1, years.length);
          return share >= shareNeeded ? 1 : 0;
        });
      }
      // No recording here has a UPC, is two weeks old or counts plays, so `upc:` and `tag:` find nothing.
      return field === 'isrc' ? scored(({ isrc }) => (isrc === value.toUpperCase() ? 1 : 0)) : new Map();
    }

    function meeting(clause: Clause): Scores {
      switch (clause.kind) {
        case 'concept':
          return byConcept(clause.concept);
        case 'word':
          return byWords([clause.word]);
        case 'phrase':
          return scored(({ id }) => (hasPhrase(id, clause.words) ? textWeight : 0));
        case 'filter':
          return byFilter(clause.field, clause.value);
        case 'either': {
          const union = new Map<string, number>();
          for (const part of clause.clauses) {
            for (const [id, score] of meeting(part)) union.set(id, Math.max(score, union.get(id) ?? 0));
          }
          return union;
        }
      }
    }

    function holding(clause: Clause): (document: SearchDocument<Item>) => boolean {
      switch (clause.kind) {
        case 'concept': {
          const { anyOf, alsoAvoids = [] } = clause.concept;
          const avoided = [...anyOf, ...alsoAvoids];
          return (document) => shareHeard(document, avoided) > shareTolerated;
        }
        case 'word':
          return ({ id }) => hasPhrase(id, [clause.word]);
        case 'phrase':
          return ({ id }) => hasPhrase(id, clause.words);
        case 'filter': {
          const scores = byFilter(clause.field, clause.value);
          return ({ id }) => scores.has(id);
        }
        case 'either': {
          const parts = clause.clauses.map(holding);
          return (document) => parts.some((isHeld) => isHeld(document));
        }
      }
    }

    return { byWords, meeting, holding };
  }

  return { documents, isKnownWord, startLookup };
}
