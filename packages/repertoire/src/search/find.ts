import type { SearchDocument } from './documents.ts';
import type { Clause, ParsedQuery } from './parse-query.ts';
import type { Lookup, Scores, Shelf } from './shelf.ts';
import { isStopWord, wordsOf } from './words.ts';

/** Where fewer documents meet all demands, near misses make up the number: one playlist is no choice. */
const enough = 3;

/** A name of so many words that the query has them all is meant by it, even one that refuses something. */
const leastWordsOfWholeName = 3;

/** Lifts what is called by the query above what merely sounds like it. */
const nameBonus = 100;

interface Found<Item> {
  document: SearchDocument<Item>;
  /** How many of the demands are met. */
  met: number;
  score: number;
}

/** Demands that nothing may come short of: the mood, filters and quoted words. */
const isFirm = (clause: Clause) =>
  clause.kind === 'filter' ||
  clause.kind === 'phrase' ||
  (clause.kind === 'concept' && clause.concept.kind === 'mood');

/** What is called by the words of the query, whatever it sounds like. A mood in one word asks for that mood alone. */
function calledSo<Item>(lookup: Lookup<Item>, { nameWords, wanted }: ParsedQuery): Scores {
  const telling = nameWords.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : nameWords;
  if (words.length === 0) return new Map();
  const isMood = (clause: Clause) => clause.kind === 'concept' && clause.concept.kind === 'mood';
  return words.length === 1 && wanted.some(isMood) ? new Map() : lookup.byWords(words, ['name', 'people']);
}

function demandsOf<Item>(lookup: Lookup<Item>, wanted: readonly Clause[]) {
  const met = wanted.map((clause) => ({ clause, scores: lookup.meeting(clause) }));
  const scoresOf = (isOne: (clause: Clause) => boolean) =>
    met.filter(({ clause }) => isOne(clause)).map(({ scores }) => scores);
  const isWord = (clause: Clause) => clause.kind === 'word';
  const words = scoresOf(isWord);
  const firm = scoresOf(isFirm);
  const others = scoresOf((clause) => !isFirm(clause) && !isWord(clause));
  // What nothing can meet (a genre nobody here plays) is no reason to bring nothing.
  const meetable = others.filter((scores) => scores.size > 0);
  const hasConcepts = firm.length + meetable.length > 0;
  return {
    firm,
    filters: scoresOf(({ kind }) => kind === 'filter'),
    soft: hasConcepts ? meetable : words.filter((scores) => scores.size > 0),
    hasConcepts,
    bonus: hasConcepts ? words : [],
    isHopeless: !hasConcepts && words.every(({ size }) => size === 0),
  };
}

const scoreIn = (all: readonly Scores[], id: string) =>
  all.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0);

/**
 * Everything on the shelf that answers the query, the best first; ties go by standing, then id, so the order is
 * always the same. All demands are met, unless fewer than `enough` documents do that: then those make up the
 * number that meet the mood, the filters and at least half of the rest. What is avoided is never brought, but by its name.
 */
export function findOnShelf<Item>(shelf: Shelf<Item>, query: ParsedQuery): Item[] {
  const lookup = shelf.startLookup();
  const called = calledSo(lookup, query);
  const { firm, filters, soft, bonus, isHopeless, hasConcepts } = demandsOf(lookup, query.wanted);
  const avoided = query.avoided.map(lookup.holding);
  const said = new Set(query.nameWords);
  /** "The Piano Tuner Has No Piano" asks for that track, and not for music without a piano. */
  const isNamedWhole = ({ name }: SearchDocument<Item>) => {
    const words = wordsOf(name);
    return words.length >= leastWordsOfWholeName && words.every((word) => said.has(word));
  };
  const found: Found<Item>[] = [];
  for (const document of shelf.documents) {
    const { id } = document;
    if (avoided.some((isHeld) => isHeld(document)) && !isNamedWhole(document)) continue;
    const isCalledSo = called.has(id) && filters.every((scores) => scores.has(id));
    const isFit = !isHopeless && firm.every((scores) => scores.has(id));
    if (!isCalledSo && !isFit) continue;
    const met = soft.filter((scores) => scores.has(id)).length;
    found.push({
      document,
      met: isCalledSo ? soft.length : met,
      score: scoreIn([...firm, ...soft, ...bonus], id) + (isCalledSo ? nameBonus + (called.get(id) ?? 0) : 0),
    });
  }
  found.sort(
    (a, b) =>
      b.met - a.met ||
      b.score - a.score ||
      b.document.standing - a.document.standing ||
      (a.document.id < b.document.id ? -1 : 1),
  );
  const full = found.filter(({ met }) => met === soft.length).length;
  const near = found.filter(({ met }) => met > 0 && met * 2 >= soft.length).length;
  const length = full >= (hasConcepts ? enough : 1) ? full : full > 0 ? Math.min(enough, near) : near;
  return found.slice(0, length > 0 ? length : found.length).map(({ document }) => document.item);
}
