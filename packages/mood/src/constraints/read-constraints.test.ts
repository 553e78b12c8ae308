import { readFileSync } from 'node:fs';
import { vocabulary } from '@attune/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageConstraint } from './constraint.ts';
import { readConstraints } from './read-constraints.ts';

const rows = readFileSync(new URL('../../fixtures/constraints.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const labels = (cell = '-') => (cell === '-' ? [] : cell.split('; '));
const named = (constraints: readonly MessageConstraint[]) =>
  constraints.map(({ kind, value }) => `${kind}:${value}`);

function score() {
  let right = 0;
  let read = 0;
  let labelled = 0;
  const misses: string[] = [];
  for (const [text = '', wanted, avoided] of rows) {
    const expected = [
      ...labels(wanted).map((constraint) => `+${constraint}`),
      ...labels(avoided).map((constraint) => `-${constraint}`),
    ];
    const constraints = readConstraints(text);
    const got = [
      ...named(constraints.wanted).map((constraint) => `+${constraint}`),
      ...named(constraints.avoided).map((constraint) => `-${constraint}`),
    ];
    const hits = got.filter((constraint) => expected.includes(constraint)).length;
    right += hits;
    read += got.length;
    labelled += expected.length;
    if (hits < Math.max(got.length, expected.length)) misses.push(`${text} | ${expected} | ${got}`);
  }
  return { precision: right / read, recall: right / labelled, misses };
}

describe('what else a listener names', () => {
  it('is read from 300 labelled requests with 97 % precision and 90 % recall', () => {
    const { precision, recall, misses } = score();
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    process.stdout.write(
      `constraints: precision ${percent(precision)}, recall ${percent(recall)}, ${rows.length} requests\n`,
    );
    expect(rows).toHaveLength(300);
    expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the vocabulary', () => {
  it('holds at least 250 canonical names', () => {
    const names = new Set(
      Object.entries(vocabulary).flatMap(([kind, entries]) => entries.map(({ value }) => `${kind}:${value}`)),
    );
    expect(names.size).toBeGreaterThanOrEqual(250);
  });
});

describe('polarity', () => {
  const cases: Array<[string, string[], string[]]> = [
    ['like jazz but no saxophone', ['genre:jazz'], ['instrument:saxophone']],
    ['anything but slow', [], ['tempo:slow']],
    ['no rap, metal or techno', [], ['genre:hip-hop', 'genre:metal', 'genre:techno']],
    ['no drums, just piano', ['instrument:piano'], ['instrument:drums']],
    ['not only jazz', ['genre:jazz'], []],
    ["can't get enough disco", ['genre:disco'], []],
    ['no singing', ['vocals:instrumental'], []],
    ['nothing instrumental', ['vocals:vocals'], []],
    ['not too fast', [], ['tempo:fast']],
    ['my sister hates anything electronic', [], ['genre:electronic']],
    ['he loathes techno', [], ['genre:techno']],
    ["dad can't bear rap so none of that", [], ['genre:hip-hop']],
    ['she is mad about techno so leave that out', [], ['genre:techno']],
    ['accordion yes, piano no', ['instrument:accordion'], ['instrument:piano']],
    ['lyrics distract me', ['vocals:instrumental'], []],
    ['disco, clean lyrics', ['genre:disco'], []],
    ['jazz no drums', ['genre:jazz'], ['instrument:drums']],
  ];
  it.each(cases)('reads "%s"', (text, wanted, avoided) => {
    const constraints = readConstraints(text);
    expect([named(constraints.wanted), named(constraints.avoided)]).toEqual([wanted, avoided]);
  });
});

describe('a refusal', () => {
  it('ends where the listener goes on to what is wanted', () => {
    expect(named(readConstraints('no i want jazz').wanted)).toEqual(['genre:jazz']);
    expect(readConstraints('no i want jazz').avoided).toEqual([]);
  });

  it('is none in "angry enough for techno", and one in "enough techno"', () => {
    expect(named(readConstraints('angry enough for techno').wanted)).toEqual(['genre:techno']);
    expect(named(readConstraints('enough techno').avoided)).toEqual(['genre:techno']);
  });
});

describe('what is both wanted and turned down', () => {
  const cases: Array<[string, string[], string[]]> = [
    ['I hate rap but love hip hop', ['genre:hip-hop'], []],
    ['I love hip hop but hate rap', ['genre:hip-hop'], []],
    ['I like jazz but no jazz today', [], ['genre:jazz']],
    ['no jazz today, though I really love jazz', [], ['genre:jazz']],
    ['I usually love techno, but not techno tonight', [], ['genre:techno']],
    ["I can't stand country music but play some country music today", ['genre:country'], []],
    ["used to love disco, now I can't stand disco", [], ['genre:disco']],
    ['no jazz. actually, some jazz please', ['genre:jazz'], []],
    ['jazz please. no wait, no jazz', [], ['genre:jazz']],
    ['I usually like singing but no singing now', ['vocals:instrumental'], []],
    ['no jazz but some smooth jazz', ['genre:smooth jazz'], ['genre:jazz']],
  ];
  it.each(cases)('stands on one side in "%s"', (text, wanted, avoided) => {
    const constraints = readConstraints(text);
    expect([named(constraints.wanted), named(constraints.avoided)]).toEqual([wanted, avoided]);
  });

  it('stands on one side whatever is typed', () => {
    const things = ['jazz', 'rap', 'hip hop', 'piano', 'singing', 'slow songs', '90s'];
    const sayings = ['no', 'I hate', 'I love', 'some', 'not', 'I like', 'without', 'today'];
    const clause = fc
      .tuple(fc.constantFrom(...sayings), fc.constantFrom(...things))
      .map((said) => said.join(' '));
    const message = fc
      .array(fc.tuple(clause, fc.constantFrom(' but ', ', ', ' and ', '. ')))
      .map((said) => said.flat().join(''));
    fc.assert(
      fc.property(message, (text) => {
        const { wanted, avoided } = readConstraints(text);
        const both = named(wanted).filter((name) => named(avoided).includes(name));
        expect(both).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('words with another sense', () => {
  it.each([
    'the house is a mess',
    "I've hit rock bottom",
    'pop to the shops',
    'missing the country I left',
    'I run a bakery',
    'my thoughts go a hundred miles an hour',
    'in my 30s and tired',
    'sold the guitar to make rent',
    '',
    '🎵'.repeat(2000),
    '('.repeat(500),
  ])('finds nothing in "%s"', (text) => {
    expect(readConstraints(text)).toEqual({ wanted: [], avoided: [] });
  });
});

describe('a constraint', () => {
  it('quotes the words as typed', () => {
    expect(readConstraints('Some DRUM N BASS & a bit of Lo-Fi').wanted).toEqual([
      { kind: 'genre', value: 'drum and bass', matched: 'DRUM N BASS' },
      { kind: 'genre', value: 'lo-fi', matched: 'Lo-Fi' },
    ]);
  });

  it('is named once however often it is typed', () => {
    expect(named(readConstraints('jazz, more jazz, jazz music').wanted)).toEqual(['genre:jazz']);
  });
});

it.each([
  ['late 90s', '1990s'],
  ['early 2000s r&b', '2000s'],
  ['songs from the mid 60s', '1960s'],
])('%j names a part of a decade', (message, value) => {
  expect(readConstraints(message).wanted).toContainEqual(expect.objectContaining({ kind: 'era', value }));
});

it.each([
  'my gran is in her late 80s',
  'songs for my uncle, he is in his early 60s',
  'high 80s outside',
  'northern soul for the over sixties',
])('%j names none', (message) => {
  expect(readConstraints(message).wanted.filter(({ kind }) => kind === 'era')).toEqual([]);
});
