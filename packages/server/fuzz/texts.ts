import fc from 'fast-check';
import { hostileText } from '../src/testing/hostile-values.ts';
import { wellFormed } from './fuzz-request.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Texts of the product's own words: sayings, and what makes a careless pattern slow, namely the same words again and again. */
export interface Texts {
  /** A few words, as somebody would write them. */
  saying: fc.Arbitrary<string>;
  /** Anything that can be typed, of at most about so many characters. */
  upTo(length: number): fc.Arbitrary<string>;
}

const joints = [
  '',
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  ' and ',
  ' but ',
  ' not ',
  ' NOT ',
  '-',
  '"',
  ': ',
  '\n',
  '?',
  '…',
];
const marks = [
  '!',
  '?',
  '.',
  ',',
  '"',
  '(',
  ')',
  '-',
  "'",
  ' ',
  '\t',
  '\n',
  '😭',
  '👩‍👩‍👧‍👦',
  '\u0301',
  '\u200d',
  '\u202e',
  '0',
  'ß',
  'İ',
];
/** With 25 of them in a row a pattern that doubles its work with each has reached seconds. */
const times = [2, 5, 25, 60];

const cut = (text: string, length: number) => wellFormed(text.slice(0, length));
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / Math.max(1, text.length)));

/** More of them than a call takes arguments. */
const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> =>
  fc.nat({ max: values.length - 1 }).map((at) => values[at] as T);

export function createTexts({ groups, repetitions }: Vocabulary): Texts {
  const words = groups.flat();
  const anyWord = oneOf(words);
  // A group counts for as many as it has words.
  const group = oneOf(groups.flatMap((own) => own.map(() => own)));
  const joint = fc.constantFrom(...joints);

  const saying = fc
    .array(
      fc.tuple(
        fc.oneof(
          anyWord,
          group.chain((own) => fc.constantFrom(...own)),
        ),
        joint,
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.flat().join(''));

  /** `he has been has been has been …`: words of one pattern, the last of them repeated. */
  const insisting = group.chain((own) => {
    const word = fc.constantFrom(...own);
    return fc
      .tuple(
        fc.array(word, { maxLength: 2 }),
        fc.constantFrom('', ' '),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(...times),
      )
      .map(
        ([before, space, again, count]) =>
          `${before.join(' ')} ${again
            .map((one) => one + space)
            .join('')
            .repeat(count)}`,
      );
  });

  /** What a pattern lets repeat itself, repeated: where it can be read in more than one way, its work doubles each time. */
  const allowed = fc
    .constantFrom(...repetitions)
    .chain(({ before, repeated }) =>
      fc
        .tuple(
          fc.constantFrom('', ...before),
          fc.array(fc.constantFrom(...repeated), { minLength: 1, maxLength: 2 }),
          fc.constantFrom(...times),
        )
        .map(([start, again, count]) => `${start} ${again.join('').repeat(count)}`),
    );

  const upTo = (length: number) =>
    fc
      .oneof(
        { weight: 4, arbitrary: saying },
        {
          weight: 4,
          arbitrary: fc.array(insisting, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' ')),
        },
        {
          weight: 3,
          arbitrary: fc.array(allowed, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' ')),
        },
        { weight: 1, arbitrary: insisting.map((text) => filled(text, length)) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fc.constantFrom(...marks), anyWord)
            .map(([mark, word]) => word + filled(mark, length)),
        },
        {
          weight: 1,
          arbitrary: fc.array(fc.constantFrom(...marks), { maxLength: 400 }).map((all) => all.join('')),
        },
        { weight: 1, arbitrary: hostileText },
      )
      .map((text) => cut(text, length));

  return { saying, upTo };
}
