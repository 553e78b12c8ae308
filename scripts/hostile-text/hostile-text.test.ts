import { describe, expect, it } from 'vitest';
import { hostileTexts, repeated } from './hostile-texts.ts';
import { createReaders } from './readers.ts';
import { growthOf, quickest, readRising } from './reading-time.ts';

/** What a listener's text may take of everybody's time. */
const mostMs = 50;
/** Work that grows with the square of a text's length grows fourfold when it doubles, with the length itself twofold. */
const mostGrowth = 3;
/** Below this the clock and what else the process does say more than the reader. */
const measurableMs = 2;
const wordsEach = 30;
const slowestEach = 3;
const longestTestMs = 60_000;

/** Each of these has stopped the service once. */
const knownKillers = [
  repeated('alternatives of the same words', 'has been ', 'he '),
  repeated('refused filters with slips', 'NOT track:"moonlihgt serenxde" '),
  repeated('a name without end', 'n'),
  repeated('titles before names', 'Mr. '),
  repeated('parentheses within parentheses', 'items('),
];

describe.each(await createReaders())('a hostile text as $name', ({ read, longest, words }) => {
  it('is read within 50 ms at its full length, and in twice the time of its half', {
    timeout: longestTestMs,
  }, () => {
    const texts = [...hostileTexts(words, wordsEach), ...knownKillers];
    const times = texts.map((text) => ({ text, ...readRising(read, text, longest, mostMs) }));
    expect(times.filter(({ ms }) => ms > mostMs)).toEqual([]);

    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, slowestEach);
    const grown = slowest
      .filter(({ text }) => quickest(read, text.ofLength(longest), measurableMs) > measurableMs)
      .map(({ text }) => ({ text: text.name, growth: growthOf(read, text, longest, mostGrowth) }));
    expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
  });
});

describe('the measuring', () => {
  /** A reader that takes so many milliseconds, by a clock of its own. */
  const taking = (msFor: (length: number) => number) => {
    let time = 0;
    const read = (text: string) => {
      time += msFor(text.length);
    };
    return { read, now: () => time };
  };
  const letters = repeated('one letter', 'a');

  it('stops a reader whose work doubles with each character before it no longer comes back', () => {
    const { read, now } = taking((length) => 2 ** length / 1e6);
    const { ms, length } = readRising(read, letters, 2000, mostMs, now);
    expect(ms).toBeGreaterThan(mostMs);
    expect(ms).toBeLessThan(60_000);
    expect(length).toBeLessThan(100);
  });

  it('lets a reader pass that is slow only now and then', () => {
    let run = 0;
    const { read, now } = taking(() => (run++ % 4 === 0 ? 10 * mostMs : 1));
    expect(readRising(read, letters, 2000, mostMs, now)).toMatchObject({ length: 2000, ms: 1 });
  });

  it.each([
    ['as the length', (length: number) => length, 2],
    ['as its square', (length: number) => length ** 2, 4],
  ])('tells work that grows %s', (_, msFor, growth) => {
    const { read, now } = taking(msFor);
    expect(growthOf(read, letters, 2000, mostGrowth, now)).toBeCloseTo(growth);
  });

  it('is not misled by a half that is answered by a shorter way', () => {
    const { read, now } = taking((length) => (length === 1000 ? 100 : length));
    expect(growthOf(read, letters, 2000, mostGrowth, now)).toBeCloseTo(2);
    const squared = taking((length) => (length === 1000 ? 100 : length ** 2));
    expect(growthOf(squared.read, letters, 2000, mostGrowth, squared.now)).toBeCloseTo(4);
  });

  it('makes texts of the length asked for', () => {
    for (const { name, ofLength } of hostileTexts(['calm', 'jazz'])) {
      // Halves of characters that meet make a whole one.
      const shortest = name.startsWith('halves') ? 1000 : 2000;
      expect([...ofLength(2000)].length, name).toBeGreaterThanOrEqual(shortest);
      expect([...ofLength(2000)].length, name).toBeLessThanOrEqual(2000);
    }
  });
});
