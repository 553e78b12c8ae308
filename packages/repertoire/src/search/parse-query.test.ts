import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const read = (query: string) => parseQuery(query, { isKnownWord: () => false });
const concept = (kind: string, ...anyOf: string[]) => ({ kind: 'concept', concept: { kind, anyOf } });

describe('reading a query', () => {
  it('finds the longest expressions the catalogue knows', () => {
    expect(read('calm drum and bass').wanted).toEqual([
      concept('mood', 'calm'),
      concept('genre', 'drum and bass'),
    ]);
  });

  it('reads NOT before a word and before a phrase', () => {
    expect(read('calm NOT piano NOT "hard rock"').avoided).toMatchObject([
      { concept: { kind: 'instrument', anyOf: ['piano', 'felt piano', 'electric piano'] } },
      concept('genre', 'hard rock'),
    ]);
  });

  it('reads what a listener refuses in plain words', () => {
    expect(read('sleep without drums').avoided).toMatchObject([
      { concept: { anyOf: ['drums', 'brushed drums'] } },
    ]);
    expect(read('nothing but the blues').avoided).toEqual([]);
  });

  it('reads OR as a choice', () => {
    expect(read('kalimba OR harp').wanted).toEqual([
      { kind: 'either', clauses: [concept('instrument', 'kalimba'), concept('instrument', 'harp')] },
    ]);
  });

  it('takes two genres, moods or decades as a choice, since no track has two', () => {
    expect(read('reggae, bossa nova').wanted).toEqual([concept('genre', 'reggae', 'bossa nova')]);
    expect(read('indie rock').wanted).toEqual([concept('genre', 'indie rock')]);
  });

  it('reads field filters with and without quotation marks', () => {
    expect(read('artist:"Merrin Tallow" year:1990-1999').wanted).toEqual([
      { kind: 'filter', field: 'artist', value: 'Merrin Tallow' },
      { kind: 'filter', field: 'year', value: '1990-1999' },
    ]);
  });

  it('forgives slips in words the catalogue knows', () => {
    expect(read('energtic').wanted).toEqual([concept('mood', 'energetic')]);
    expect(read('clam').wanted).toEqual([concept('mood', 'calm')]);
  });

  it('drops what says nothing, unless nothing else is said', () => {
    expect(read('please play me some calm songs').wanted).toEqual([concept('mood', 'calm')]);
    expect(read('the songs').wanted).toHaveLength(2);
  });

  it('minds voices when something instrumental is wanted', () => {
    expect(read('sad instrumental').avoided).toEqual([concept('sound', 'vocals')]);
  });
});
