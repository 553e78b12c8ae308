import MiniSearch from 'minisearch';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '../build-catalogue.ts';
import { createMusicSearch } from './music-search.ts';
import { mostWords, parseQuery } from './parse-query.ts';
import { mostInexactTerms } from './shelf.ts';

const search = createMusicSearch(createCatalogue());
const shelves = ['album', 'artist', 'playlist', 'track'] as const;
const looks = vi.spyOn(MiniSearch.prototype, 'search');
beforeEach(() => {
  looks.mockClear();
});
afterAll(() => {
  looks.mockRestore();
});

const longest = 500;
const filled = (piece: string) => piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest);
/** Words nobody knows, each another one, so that nothing found for one serves the next. */
const unknownWords = (form: (word: string) => string) =>
  Array.from({ length: 100 }, (_, at) =>
    form(`moonlihgt${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`),
  )
    .join(' ')
    .slice(0, longest);

const hostileQueries: [string, string][] = [
  ['refused filters with slips', filled('NOT track:"moonlihgt serenxde" ')],
  ['refused filters that differ', unknownWords((word) => `NOT track:${word}`)],
  ['filters that differ', unknownWords((word) => `artist:"${word} serenxde"`)],
  ['one filter with many words', `track:"${unknownWords(String)}"`],
  ['unknown words', unknownWords(String)],
  ['unknown words in quotes', unknownWords((word) => `"${word}"`)],
  ['a choice of unknown words', unknownWords((word) => `${word} OR`)],
  ['words joined by hyphens', unknownWords(String).replaceAll(' ', '-')],
  ['one letter after the other', filled('a-b-c-d-e-f-g-')],
  ['beginnings of words', filled('mor cal pia gui ')],
  ['letters that unfold into many', filled('ﷺ')],
];

describe('what a query costs', () => {
  it.each(hostileQueries)('is bounded for %s', (_, query) => {
    const all = { types: shelves, limit: 10, offset: 0 };
    search({ query, ...all });

    let terms = 0;
    let inexact = 0;
    for (const [asked, options] of looks.mock.calls) {
      const words = String(asked).split(' ');
      terms += words.length;
      for (const [at, word] of words.entries()) {
        const { fuzzy, prefix } = options ?? {};
        const isFuzzy = typeof fuzzy === 'function' && fuzzy(word, at, words) !== false;
        const isPrefix = typeof prefix === 'function' && prefix(word, at, words);
        if (isFuzzy || isPrefix) inexact += 1;
      }
    }
    // Each word at most twice: for what it means, and for what is called so.
    expect(terms).toBeLessThanOrEqual(2 * mostWords * shelves.length);
    expect(inexact).toBeLessThanOrEqual(mostInexactTerms * shelves.length);
  });

  it.each(hostileQueries)('lies in few clauses for %s', (_, query) => {
    const { wanted, avoided, nameWords } = parseQuery(query, { isKnownWord: () => false });
    expect(wanted.length + avoided.length).toBeLessThanOrEqual(mostWords);
    expect(nameWords.length).toBeLessThanOrEqual(mostWords);
  });

  it('leaves room for slips in the words of one title', () => {
    const { track } = search({ query: 'marjin nottes', types: ['track'], limit: 1, offset: 0 });
    expect(track?.items[0]?.name).toBe('Margin Notes');
  });
});
