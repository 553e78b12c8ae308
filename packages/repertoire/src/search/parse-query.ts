import { type Concept, conceptAt, conceptOf, misspeltConcept } from './concepts.ts';
import { isMusicWord } from './music-words.ts';
import { isStopWord, wordsOf } from './words.ts';

/** Longer queries are cut here; no listener types as much, and a page's address cannot carry much more. */
const longestQuery = 500;
/**
 * And no more words than these are read, those in quotes and filters included, since each is looked up on every
 * shelf. Together with `mostRepairedWords` and the shelf's `mostInexactTerms` it bounds what any query costs.
 */
export const mostWords = 24;
/** Unknown words that are compared with everything the catalogue knows, to tell what was meant. */
const mostRepairedWords = 6;

export const filterFields = ['artist', 'album', 'track', 'genre', 'year', 'isrc', 'upc', 'tag'] as const;
export type FilterField = (typeof filterFields)[number];

export type Clause =
  | { kind: 'concept'; concept: Concept }
  | { kind: 'word'; word: string }
  | { kind: 'phrase'; words: readonly string[] }
  | { kind: 'filter'; field: FilterField; value: string }
  | { kind: 'either'; clauses: readonly Clause[] };

export interface ParsedQuery {
  wanted: readonly Clause[];
  avoided: readonly Clause[];
  /** Every word outside filters and negations, for finding things by their names. */
  nameWords: readonly string[];
}

interface Piece {
  text: string;
  words: readonly string[];
  quoted: boolean;
  field?: FilterField;
}

const piecePattern = new RegExp(`(?:(${filterFields.join('|')}):)?(?:"([^"]*)"?|([^\\s"]+))`, 'giu');

/** Each piece counts as one word at least, so `NOT` and a pair of quotes have their price too. */
function piecesOf(query: string): Piece[] {
  const pieces: Piece[] = [];
  let left = mostWords;
  for (const [, field, quoted, bare] of query.matchAll(piecePattern)) {
    const text = quoted ?? bare ?? '';
    const all = wordsOf(text);
    const words = all.slice(0, left);
    pieces.push({
      text: words.length < all.length ? words.join(' ') : text,
      words,
      quoted: quoted !== undefined,
      ...(field ? { field: field.toLowerCase() as FilterField } : {}),
    });
    left -= Math.max(1, words.length);
    if (left <= 0) break;
  }
  return pieces;
}

/** A quoted phrase means the concept it names, where it names one, and the literal words otherwise. */
function quotedClause({ text, words }: Piece): Clause | undefined {
  const concept = conceptOf(text);
  if (concept) return { kind: 'concept', concept };
  return words.length > 0 ? { kind: 'phrase', words } : undefined;
}

interface Reader {
  isKnownWord: (word: string) => boolean;
  /** What a word that is no concept may have been meant to be. */
  repair: (word: string) => Concept | undefined;
}

function createReader({ isKnownWord }: Pick<Reader, 'isKnownWord'>): Reader {
  let left = mostRepairedWords;
  return {
    isKnownWord,
    repair(word) {
      if (isStopWord(word) || isKnownWord(word) || isMusicWord(word) || left === 0) return undefined;
      left -= 1;
      return misspeltConcept(word);
    },
  };
}

const refusals = new Set(['no', 'not', 'without', 'minus', 'except']);

/** Reads a run of plain words: the longest expressions first, then single words, `no drums` as an avoidance. */
function readWords(words: readonly string[], { repair }: Reader): { clause: Clause; avoided: boolean }[] {
  const read: { clause: Clause; avoided: boolean }[] = [];
  for (let at = 0; at < words.length; ) {
    const found = conceptAt(words, at);
    const refused = found ? undefined : refusals.has(words[at] ?? '') ? conceptAt(words, at + 1) : undefined;
    if (found) {
      read.push({ clause: { kind: 'concept', concept: found.concept }, avoided: false });
      // What no track has may be spoken of all the same.
      if (found.concept.standIns !== undefined && found.length === 1)
        read.push({ clause: { kind: 'word', word: words[at] ?? '' }, avoided: false });
      at += found.length;
    } else if (refused) {
      read.push({ clause: { kind: 'concept', concept: refused.concept }, avoided: true });
      at += 1 + refused.length;
    } else {
      const word = words[at] ?? '';
      const meant = repair(word);
      read.push({
        clause: meant ? { kind: 'concept', concept: meant } : { kind: 'word', word },
        avoided: false,
      });
      at += 1;
    }
  }
  return read;
}

/** `reggae, bossa nova`: a track has one genre and one mood, so two of a kind are a choice, not a demand. */
function withChoices(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const kind of ['mood', 'genre', 'era'] as const) {
    const alike = clauses.flatMap((clause) =>
      clause.kind === 'concept' && clause.concept.kind === kind
        ? [[...clause.concept.anyOf, ...(clause.concept.standIns ?? [])]]
        : [],
    );
    if (alike.length === 0) continue;
    const shared = alike.reduce((all, some) => all.filter((word) => some.includes(word)));
    const anyOf = shared.length > 0 ? shared : [...new Set(alike.flat())];
    merged.push({ kind: 'concept', concept: { kind, anyOf } });
  }
  const rest = clauses.filter(
    (clause) => clause.kind !== 'concept' || !['mood', 'genre', 'era'].includes(clause.concept.kind),
  );
  return [...merged, ...rest];
}

/** Who says a thing twice asks for it once. */
function distinct(clauses: readonly Clause[]): Clause[] {
  return [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()];
}

/**
 * Reads a query as Spotify documents its search: words, `"phrases"`, `NOT word`, `a OR b` and the filters
 * `artist: album: track: genre: year: isrc: upc: tag:`. On top of it, words the catalogue knows become concepts.
 * Never throws: what makes no sense is read as words.
 */
export function parseQuery(query: string, shelf: Pick<Reader, 'isKnownWord'>): ParsedQuery {
  const reader = createReader(shelf);
  // No character takes more than two UTF-16 units.
  const pieces = piecesOf([...query.slice(0, 2 * longestQuery)].slice(0, longestQuery).join(''));
  const wanted: Clause[] = [];
  const avoided: Clause[] = [];
  const nameWords: string[] = [];
  let run: string[] = [];
  const closeRun = () => {
    for (const { clause, avoided: refused } of readWords(run, reader))
      (refused ? avoided : wanted).push(clause);
    run = [];
  };
  let negated = false;
  let alternative = false;
  for (const piece of pieces) {
    const operator = piece.quoted || piece.field ? undefined : piece.text;
    if (operator === 'NOT' || operator === 'OR' || operator === 'AND') {
      closeRun();
      negated = operator === 'NOT' || (negated && operator === 'AND');
      alternative = operator === 'OR' && wanted.length > 0;
      continue;
    }
    const words = piece.field ? [] : piece.words;
    if (!piece.field && !piece.quoted && !negated && !alternative) {
      run.push(...words);
      nameWords.push(...words);
      continue;
    }
    closeRun();
    const clauses: Clause[] = piece.field
      ? [{ kind: 'filter', field: piece.field, value: piece.text }]
      : piece.quoted
        ? [quotedClause(piece)].filter((clause) => clause !== undefined)
        : readWords(words, reader).map(({ clause }) => clause);
    if (negated) avoided.push(...clauses);
    else if (alternative) {
      const before = wanted.pop();
      const choices = before?.kind === 'either' ? before.clauses : before ? [before] : [];
      wanted.push({ kind: 'either', clauses: distinct([...choices, ...clauses]) });
    } else wanted.push(...clauses);
    if (!negated && !piece.field) nameWords.push(...words);
    negated = false;
    alternative = false;
  }
  closeRun();
  // Half of an instrumental playlist is not enough: who asks for no words minds every single voice.
  if (wanted.some((clause) => clause.kind === 'concept' && clause.concept.anyOf.includes('instrumental'))) {
    avoided.push({ kind: 'concept', concept: { kind: 'sound', anyOf: ['vocals'] } });
  }
  const meaningful = wanted.filter((clause) => clause.kind !== 'word' || !isStopWord(clause.word));
  return {
    wanted: withChoices(distinct(meaningful.length > 0 ? meaningful : wanted)),
    avoided: distinct(avoided),
    nameWords: [...new Set(nameWords)],
  };
}
