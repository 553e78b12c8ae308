import fc from 'fast-check';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { matchQuery } from './match-query.ts';

describe('a query in the notation of the store', () => {
  test.each([
    ['low tide', '((“low”*) AND (“tide”*))'],
    ['"still water" tide', '((“still water”) AND (“tide”*))'],
    ['artist:"Low Tide" water', '({people also_people} : (“low tide”) AND (“water”*))'],
    ['jazz NOT swing', '((“jazz”*)) NOT ((“swing”*))'],
    ['year:1998-2000', '({tags} : (“1998” OR “1999” OR “2000”))'],
    ['a', '((“a”))'],
    ['夜', '((“夜”*))'],
    ['mø', '(((“mø” OR “mo”)))'],
    ['"søren øst"', '(((“søren øst” OR “soren ost”)))'],
    ['ac/dc live', '(((“ac” AND “dc”) OR “acdc”*) AND (“live”*))'],
  ])('of %s', (query, strict) => {
    expect(matchQuery(query, 'track').strict?.replaceAll(/"([^"]*)"/g, '“$1”')).toBe(strict);
  });

  test('is nothing where nothing is asked', () => {
    for (const query of ['', '   ', '""', 'NOT', '-- ; *'])
      expect(matchQuery(query, 'track').strict).toBeNull();
  });

  test('lets go of words that say nothing about music', () => {
    expect(matchQuery('play me something by drifters', 'track').loose).toBe('(("drifters"*))');
  });

  test('is one the store can read, whatever is typed', () => {
    const database = new Libsql(':memory:');
    database.exec(
      'CREATE VIRTUAL TABLE words USING fts5(id UNINDEXED, name, people, album, tags, also_name, also_people, also_album)',
    );
    const ask = database.prepare('SELECT id FROM words WHERE words MATCH ?');
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'NOT',
        'OR',
        'AND',
        'NEAR(',
        '"',
        '*',
        '^a',
        'artist:',
        'year:1-9',
        'year:2000-1990',
        '{x}:',
        "'",
        '--',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { strict, loose } = matchQuery(pieces.join(' '), 'track');
        for (const match of [strict, loose]) if (match !== null) expect(ask.all(match)).toEqual([]);
      }),
      { numRuns: 400 },
    );
    database.close();
  });
});
