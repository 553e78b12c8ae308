import MiniSearch from 'minisearch';
import { type Concept, type ConceptKind, conceptOf } from './concepts.ts';
import type { SearchDocument } from './documents.ts';
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

/** All documents of one type, and every way to look through them. */
export interface Shelf<Item> {
  documents: readonly SearchDocument<Item>[];
  isKnownWord: (word: string) => boolean;
  /** Documents that have every one of the words, in any field or in the fields named. */
  byWords: (words: readonly string[], fields?: readonly TextField[]) => Scores;
  meeting: (clause: Clause) => Scores;
  /** Whether a document holds, even in one track, what the listener does not want. */
  holds: (document: SearchDocument<Item>, clause: Clause) => boolean;
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
  const index = new MiniSearch<SearchDocument<Item>>({
    fields: [...textFields],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: textBoosts, combineWith: 'AND' },
  });
  index.addAll(documents);
  const texts = new Map(
    documents.map((document) => [
      document.id,
      textFields.map((field) => ` ${wordsOf(document[field]).join(' ')} `).join('|'),
    ]),
  );
  const knownWords = new Set([...texts.values()].flatMap((text) => text.split(/[ |]+/)));

  const shareOf = ({ sounds }: SearchDocument<Item>, anyOf: readonly string[]) =>
    sounds.filter((sound) => anyOf.some((word) => sound.has(word))).length / Math.max(1, sounds.length);

  function scored(score: (document: SearchDocument<Item>) => number): Scores {
    const scores = new Map<string, number>();
    for (const document of documents) {
      const value = score(document);
      if (value > 0) scores.set(document.id, value);
    }
    return scores;
  }

  function byConcept({ kind, anyOf }: Concept): Scores {
    return scored((document) => {
      const share = shareOf(document, anyOf);
      return share >= shareNeeded ? share * conceptWeights[kind] : 0;
    });
  }

  const isKnownWord = (word: string) => knownWords.has(word);

  function byWords(words: readonly string[], fields?: readonly TextField[]): Scores {
    const results = index.search(words.join(' '), {
      // A word the catalogue knows is taken at its word; only an unknown one may be a slip or a beginning.
      fuzzy: (word) => (isKnownWord(word) ? false : slipsAllowed(word)),
      prefix: (word, at, all) => !isKnownWord(word) && word.length > 2 && at === all.length - 1,
      ...(fields ? { fields: [...fields] } : {}),
    });
    const best = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [String(id), (textWeight * score) / best]));
  }

  const hasPhrase = (id: string, words: readonly string[]) => texts.get(id)?.includes(` ${words.join(' ')} `);

  function byFilter(field: FilterField, value: string): Scores {
    if (field === 'artist' || field === 'album' || field === 'track') {
      const words = wordsOf(value);
      const target = ({ artist: 'people', album: 'album', track: 'name' } as const)[field];
      return words.length > 0 ? byWords(words, [target]) : new Map();
    }
    if (field === 'genre') {
      const concept = conceptOf(value);
      return concept?.kind === 'genre' ? byConcept(concept) : new Map();
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

  function holds(document: SearchDocument<Item>, clause: Clause): boolean {
    switch (clause.kind) {
      case 'concept': {
        const { anyOf, alsoAvoids = [] } = clause.concept;
        return shareOf(document, [...anyOf, ...alsoAvoids]) > shareTolerated;
      }
      case 'word':
        return hasPhrase(document.id, [clause.word]) ?? false;
      case 'phrase':
        return hasPhrase(document.id, clause.words) ?? false;
      case 'filter':
        return byFilter(clause.field, clause.value).has(document.id);
      case 'either':
        return clause.clauses.some((part) => holds(document, part));
    }
  }

  return { documents, isKnownWord, byWords, meeting, holds };
}
