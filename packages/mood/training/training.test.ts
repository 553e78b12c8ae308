import { describe, expect, it } from 'vitest';
import { activate, outputScores, trustByLength, wordKey, wordPositions } from '../src/embedded/network.ts';
import { fitMixture, fitTemperature, lossAt } from './calibrate.ts';
import { countRatios } from './count-ratios.ts';
import { fitLogisticRegression, scoreRows } from './logistic-regression.ts';
import { scoresOf, wilsonInterval } from './metrics.ts';
import { quantizeVectors } from './quantize.ts';
import { readTable, withoutDuplicates } from './read-rows.ts';
import { packRows } from './sparse-rows.ts';
import { trainNetwork } from './train-network.ts';

/** Row i holds column i modulo five with value one, and that is its class. */
const toy = packRows(
  Array.from({ length: 50 }, (_, row) => ({ columns: Int32Array.of(row % 5), values: Float32Array.of(1) })),
  5,
);
const toyLabels = Int8Array.from({ length: 50 }, (_, row) => row % 5);
const even = new Float64Array(50).fill(1);
const options = { ridge: 0.1, epochs: 20, stepLength: 1 };
const samePace = new Float32Array(5 * 5).fill(1);

describe('logistic regression', () => {
  it('learns what is there to be learnt, and the same each time', () => {
    const once = fitLogisticRegression(toy, toyLabels, even, options, samePace);
    expect(fitLogisticRegression(toy, toyLabels, even, options, samePace)).toEqual(once);
    const scores = scoreRows(toy, once);
    for (let row = 0; row < 50; row += 1) {
      const own = Array.from(scores.subarray(row * 5, row * 5 + 5));
      expect(own.indexOf(Math.max(...own))).toBe(row % 5);
    }
  });

  it('keeps coefficients smaller under a heavier penalty', () => {
    const norm = (ridge: number) =>
      fitLogisticRegression(toy, toyLabels, even, { ...options, ridge }, samePace).reduce(
        (sum, one) => sum + one * one,
        0,
      );
    expect(norm(10)).toBeLessThan(norm(0.1));
  });
});

describe('paces', () => {
  it('of r squared are the same as entries r times as large', () => {
    const threefold = { ...toy, value: toy.value.map((one) => 3 * one) };
    const byEntries = scoreRows(
      threefold,
      fitLogisticRegression(threefold, toyLabels, even, options, samePace),
    );
    const byPace = scoreRows(
      toy,
      fitLogisticRegression(
        toy,
        toyLabels,
        even,
        options,
        samePace.map(() => 9),
      ),
    );
    for (const [at, score] of byPace.entries()) expect(score).toBeCloseTo(byEntries[at] ?? 0, 6);
  });

  it('follow how unevenly a feature is spread over the classes', () => {
    // Column 0 stands in every message, column 1 in those of the first class alone.
    const rows = packRows(
      Array.from({ length: 50 }, (_, row) => ({
        columns: row % 5 === 0 ? Int32Array.of(0, 1) : Int32Array.of(0),
        values: row % 5 === 0 ? Float32Array.of(1, 1) : Float32Array.of(1),
      })),
      2,
    );
    const ratios = countRatios(rows, toyLabels, even);
    // Shares with one added: (11 / 22) / (4 / 48) for the first class of column 1.
    expect(ratios[5]).toBeCloseTo(Math.log(11 / 22 / (4 / 48)), 5);
    expect(Math.max(...ratios.subarray(0, 5))).toBeLessThan(ratios[5] ?? 0);
    // An entry of a message that counts a tenth counts a tenth.
    expect(
      countRatios(
        rows,
        toyLabels,
        even.map(() => 0.1),
      )[5],
    ).toBeLessThan(ratios[5] ?? 0);
  });
});

describe('the network', () => {
  const words = ['joy', 'tears', 'gym', 'tea', 'essay'];
  const keys = Uint32Array.from(words, wordKey).sort();
  const moods = ['happy', 'sad', 'energetic', 'calm', 'focus'] as const;
  const sequences = Array.from({ length: 200 }, (_, at) => ({
    positions: wordPositions([words[at % 5] ?? ''], keys),
    mood: moods[at % 5] ?? 'happy',
    weight: 1,
  }));
  const start = Float32Array.from({ length: 5 * 8 }, (_, at) => Math.sin(at * 7));
  const network = {
    filterCount: 12,
    epochs: 10,
    stepLength: 0.05,
    vectorShare: 0.3,
    wordDropout: 0,
    activationDropout: 0.2,
  };

  it('learns what is there to be learnt, and the same each time', () => {
    const trained = trainNetwork(sequences, start, 8, network);
    expect(trainNetwork(sequences, start, 8, network)).toEqual(trained);
    for (const [at, word] of words.entries()) {
      const [position = 0] = wordPositions([word], keys);
      const vectors = trained.vectors.slice(position * 8, position * 8 + 8);
      const scores = outputScores(trained, activate(trained, vectors, 1));
      expect(scores.indexOf(Math.max(...scores))).toBe(at);
    }
  });

  it('finds drawn-out words by their plain form and skips unknown ones', () => {
    expect(wordPositions(['gyymm', 'zzz', 'tea'], keys)).toEqual(wordPositions(['gym', 'tea'], keys));
  });

  it('loses little when word vectors become bytes', () => {
    const { embeddings, embeddingScales } = quantizeVectors(Float64Array.from(start), 8);
    for (const [at, value] of start.entries()) {
      const scale = embeddingScales[Math.floor(at / 8)] ?? 0;
      expect(Math.abs((embeddings[at] ?? 0) * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-6);
    }
  });
});

describe('calibration', () => {
  const labels = Int8Array.from({ length: 100 }, (_, row) => (row % 10 < 7 ? 0 : 1));
  const scores = Float64Array.from({ length: 500 }, (_, at) => (at % 5 === 0 ? 9 : 0));

  it('cools scores down that are surer than they may be', () => {
    const temperature = fitTemperature({ scores, labels });
    expect(temperature).toBeGreaterThan(2);
    expect(lossAt({ scores, labels }, temperature)).toBeLessThan(lossAt({ scores, labels }, 1));
  });

  it('gives the network no weight where it only adds noise', () => {
    const noise = Float64Array.from({ length: 500 }, (_, at) => 5 * Math.sin(at * 13));
    expect(fitMixture(scores, noise, labels).networkWeight).toBeLessThanOrEqual(0.1);
  });
});

describe('scores', () => {
  it('count by truth and guess', () => {
    const { accuracy, confusion, macroF1, calibrationError } = scoresOf([
      { truth: 'happy', guess: 'happy', confidence: 0.9 },
      { truth: 'happy', guess: 'sad', confidence: 0.9 },
      { truth: 'sad', guess: 'sad', confidence: null },
    ]);
    expect(accuracy).toBeCloseTo(2 / 3);
    expect(confusion[0]?.slice(0, 2)).toEqual([1, 1]);
    expect(macroF1).toBeCloseTo(2 / 3);
    expect(calibrationError).toBeCloseTo(0.4);
  });

  it('come with an interval that holds the share', () => {
    const [low, high] = wilsonInterval(90, 100);
    expect([low < 0.9, high > 0.9, low > 0.82, high < 0.95]).toEqual([true, true, true, true]);
  });
});

it('the network says little about two words, and has its full say from twelve on', () => {
  expect([2, 6, 12, 40].map(trustByLength)).toEqual([1 / 36, 0.25, 1, 1]);
});

describe('tables', () => {
  it('are read by column names, and refuse an unknown label with its place', () => {
    expect(readTable('happy\tplain\thi\tw', 'f.tsv', ['mood', 'kind', 'text', 'writer'])).toEqual([
      { text: 'hi', mood: 'happy', kind: 'plain', writer: 'w' },
    ]);
    expect(readTable('hi\thappy', 'f.tsv', ['text', 'mood'])[0]).toMatchObject({ kind: '', writer: 'f.tsv' });
    expect(() => readTable('hi\thappy\nho\tglad', 'f.tsv', ['text', 'mood'])).toThrow('f.tsv, line 2');
  });

  it('hold messages once, letter case and punctuation aside', () => {
    const rows = readTable('Hi there!\tcalm\nhi  there\thappy\nother\tsad', 'f', ['text', 'mood']);
    expect(withoutDuplicates(rows).map(({ mood }) => mood)).toEqual(['calm', 'sad']);
    expect(withoutDuplicates(rows, new Set(['other'])).map(({ mood }) => mood)).toEqual(['calm']);
  });
});
