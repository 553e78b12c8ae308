import { isStopWord } from '@attune/repertoire/for-other-music';
import type { WordKind } from '../index/song-index.ts';
import { isTellingAtOnce, joined, plainlyWritten, withoutSelectors } from './also-written.ts';

/** No listener types more; each word is looked up. */
const longestQuery = 500;
const mostWords = 24;
/** Shorter words are found as they are, not as beginnings. */
const shortestBeginning = 3;

const ofName = 'name also_name';
const ofPeople = 'people also_people';
const ofTags = { genre: 'tags', year: 'tags' };
/** What is looked through for a filter, by what is to be found: an artist is called so, and a song is by who is. */
const filterColumns: Readonly<Record<WordKind, Readonly<Record<string, string>>>> = {
  track: { artist: ofPeople, album: 'album also_album', track: ofName, ...ofTags },
  album: { artist: ofPeople, album: ofName, track: ofName, ...ofTags },
  artist: { artist: ofName, album: ofName, track: ofName, ...ofTags },
};
const piecePattern = /(?:(artist|album|track|genre|year):)?(?:"([^"]*)"?|([^\s"]+))/giu;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const yearsPattern = /^(\d{4})(?:-(\d{4}))?$/;

const wordsIn = (text: string): string[] =>
  withoutSelectors(text).normalize('NFC').toLowerCase().match(wordPattern) ?? [];
/** Within quotes nothing is an operator of the query language; words hold no quotes. */
const asTyped = (word: string) =>
  `"${word}"${word.length >= shortestBeginning || isTellingAtOnce(word) ? '*' : ''}`;

/** What is asked for, however the music's tags write it. */
function orPlainly(text: string, clause: (text: string) => string): string {
  const plain = plainlyWritten(text);
  return plain === text ? clause(text) : `(${clause(text)} OR ${clause(plain)})`;
}
const term = (word: string) => orPlainly(word, asTyped);
const phrase = (words: readonly string[]) => orPlainly(words.join(' '), (text) => `"${text}"`);

/** What stands between two spaces: its words, or all of it as one word. */
function pieceTerms(piece: string, words: readonly string[]): string {
  const apart = words.map(term).join(' AND ');
  const inOne = words.length > 1 ? joined(piece.normalize('NFC').toLowerCase()) : null;
  return inOne === null ? apart : `(${apart}) OR ${term(inOne)}`;
}

function yearClause(text: string): string | null {
  const [, from = '', to = from] = yearsPattern.exec(text) ?? [];
  const first = Number(from);
  const count = Math.min(Number(to) - first, 120);
  if (from === '' || count < 0) return null;
  const years = Array.from({ length: count + 1 }, (_, at) => `"${first + at}"`);
  return `{tags} : (${years.join(' OR ')})`;
}

/** A query in the notation of SQLite's FTS5, in the ways it is tried one after the other. */
export interface MatchQuery {
  /** Every word. */
  strict: string | null;
  /** Every word that matters but one; `null` where there are too few. */
  nearly: string | null;
  /** Any word that matters. */
  loose: string | null;
  /** `strict`, of what is called so: with the first word at the beginning of the name, and with all of them in it. */
  names: readonly string[];
  /** `loose`, word by word. */
  singly: readonly string[];
  /** The words themselves, those of filters left out. */
  words: readonly string[];
  /** Who is asked for as an artist; empty where nobody is. */
  artist: string;
}
const nothing: MatchQuery = {
  strict: null,
  nearly: null,
  loose: null,
  names: [],
  singly: [],
  words: [],
  artist: '',
};
/** Beyond so many words, leaving out each in turn would make a query nobody can answer in time. */
const mostWordsNearly = 6;

/**
 * Reads what the published search documents: words, `"phrases"`, `NOT word`, and the filters `artist: album: track: genre:
 * year:`. Whatever is typed becomes words in quotes, so that nothing of it is read as the store's own language.
 */
export function matchQuery(query: string, kind: WordKind = 'track'): MatchQuery {
  const wanted: string[] = [];
  const plain: string[] = [];
  const avoided: string[] = [];
  let isNegated = false;
  let words = 0;
  let artist = '';
  for (const [, field = '', quoted, bare = ''] of query.slice(0, longestQuery).matchAll(piecePattern)) {
    if (field === '' && quoted === undefined && /^(?:AND|OR)$/.test(bare)) continue;
    if (field === '' && quoted === undefined && bare === 'NOT') {
      isNegated = true;
      continue;
    }
    const text = quoted ?? bare;
    const found = wordsIn(text).slice(0, mostWords - words);
    words += found.length;
    if (found.length === 0) continue;
    const columns = filterColumns[kind][field.toLowerCase()];
    const terms = quoted === undefined ? pieceTerms(text, found) : phrase(found);
    const years = field.toLowerCase() === 'year' ? yearClause(text) : null;
    const clause = years ?? (columns === undefined ? `(${terms})` : `{${columns}} : (${terms})`);
    if (isNegated) avoided.push(clause);
    else {
      if (field.toLowerCase() === 'artist') artist = text;
      wanted.push(clause);
      if (columns === undefined) plain.push(...found);
    }
    isNegated = false;
  }
  if (wanted.length === 0) return nothing;
  const without = avoided.length === 0 ? '' : ` NOT (${avoided.join(' OR ')})`;
  const filters = wanted.filter((clause) => clause.startsWith('{'));
  const telling = [...new Set(plain.filter((word) => !isStopWord(word)))];
  const filtered = (clause: string) => `(${[...filters, clause].join(' AND ')})${without}`;
  const all = wanted.join(' AND ');
  const [first] = plain;
  const allButOne = telling.map(
    (left) =>
      `(${telling
        .filter((word) => word !== left)
        .map(term)
        .join(' AND ')})`,
  );
  const hasNearly = telling.length > 2 && telling.length <= mostWordsNearly;
  return {
    strict: `(${all})${without}`,
    nearly: hasNearly ? filtered(`(${allButOne.join(' OR ')})`) : null,
    loose: telling.length === 0 ? null : filtered(`(${telling.map(term).join(' OR ')})`),
    names:
      first === undefined
        ? []
        : [`{name} : (^ ${asTyped(first)})`, `{name} : (${plain.map(asTyped).join(' AND ')})`].map(
            (clause) => `(${all} AND ${clause})${without}`,
          ),
    singly: telling.map((word) => filtered(`(${term(word)})`)),
    words: plain,
    artist,
  };
}
