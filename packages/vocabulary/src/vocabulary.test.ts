import { describe, expect, test } from 'vitest';
import type { VocabularyKind } from './entry.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { entryOf, neighboursOf, vocabulary, writtenAs } from './vocabulary.ts';

test('an entry is a line: name, spellings, everyday words, what curators write, and a family', () => {
  const [house, beat, medium] = readVocabulary(
    '[club]\n?house = house music, ?haus\n!drums = beat\nmedium = mid tempo > -',
  );
  expect(house).toEqual({
    value: 'house',
    terms: ['house', 'house music', 'haus'],
    ambiguous: ['house', 'haus'],
    onlyAvoided: false,
    written: 'house',
    family: 'club',
  });
  expect(beat).toMatchObject({ value: 'drums', onlyAvoided: true });
  expect(medium).toMatchObject({ written: null });
});

describe.each(Object.entries(vocabulary))('the vocabulary of %s', (kind, entries) => {
  const named = entries.filter(({ onlyAvoided }) => !onlyAvoided);

  test('names each thing once, in lower case', () => {
    const values = named.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toBe(value.toLowerCase().trim());
  });

  test('spells no two things alike', () => {
    const owner = new Map<string, string>();
    for (const { value, terms } of named)
      for (const term of terms) {
        expect(owner.get(term) ?? value, `"${term}" of ${kind}`).toBe(value);
        owner.set(term, value);
      }
  });

  test('finds each by its name', () => {
    for (const { value } of named) expect(entryOf(kind as VocabularyKind, value)?.value).toBe(value);
  });
});

test('curators write decades with two figures, and nobody writes a medium tempo', () => {
  expect(writtenAs('era', '1990s')).toBe('90s');
  expect(writtenAs('era', '2010s')).toBe('2010s');
  expect(writtenAs('tempo', 'medium')).toBeNull();
  expect(writtenAs('genre', 'no such genre')).toBeNull();
});

test('neighbours are the others of a family', () => {
  expect(neighboursOf('genre', 'funk')).toEqual(expect.arrayContaining(['soul', 'disco', 'r&b']));
  expect(neighboursOf('genre', 'funk')).not.toContain('funk');
  expect(neighboursOf('activity', 'workout')).toEqual([]);
});

test('every genre and instrument has a family', () => {
  for (const kind of ['genre', 'instrument'] as const)
    expect(vocabulary[kind].filter(({ family }) => family === null)).toEqual([]);
});

test.each([
  ['instrument', 'oud', 'lute'],
  ['instrument', 'shamisen', 'koto'],
  ['instrument', 'guzheng', 'erhu'],
  ['instrument', 'bouzouki', 'mandolin'],
  ['genre', 'hindustani classical', 'carnatic'],
  ['genre', 'dub techno', 'dub'],
  ['genre', 'alternative r&b', 'alternative rock'],
] as const)('two things are not called by one name: %s %s is no %s', (kind, asked, other) => {
  const named = vocabulary[kind].find(({ terms }) => terms.includes(asked))?.value;
  expect(named).toBeDefined();
  expect(named).not.toBe(other);
});

test('what stands in for a genre is like it: rock for garage rock, and reggae for dub', () => {
  expect(neighboursOf('genre', 'garage rock')).toEqual(expect.arrayContaining(['indie rock', 'hard rock']));
  expect(neighboursOf('genre', 'dub')).toContain('reggae');
  for (const genre of ['garage rock', 'dub'])
    expect(neighboursOf('genre', genre)).not.toContain('drum and bass');
});
