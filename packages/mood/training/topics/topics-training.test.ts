import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { topicClasses } from '../../src/topic/topics.ts';
import { bareText } from '../read-rows.ts';
import { readTestMessages } from '../training-data.ts';
import { fitTopics } from './fit-topics.ts';
import { readTopicRows, topicChecksum } from './topic-rows.ts';
import { topicRecipe } from './train-topics.ts';
import { readPublicVectors } from './word-vectors.ts';

const report = JSON.parse(readFileSync(new URL('../../model/topic-report.json', import.meta.url), 'utf8'));

describe('the model of topics', () => {
  test('was trained on the data and by the recipe committed; else run `npm run mood:train:topics`', () => {
    expect(report.data).toBe(topicChecksum());
    expect(report.recipe).toEqual(topicRecipe);
  });

  test('has not seen a message of the test set, and knows messages for every topic', () => {
    const rows = readTopicRows();
    expect(rows).toHaveLength(report.rows);
    const tested = new Set(readTestMessages().map(({ text }) => bareText(text)));
    expect(rows.filter(({ text }) => tested.has(bareText(text)))).toEqual([]);
    expect(new Set(rows.map(({ topic }) => topic))).toEqual(new Set(topicClasses));
  });
});

test('topics are learned from what tells them apart, and the same each time', () => {
  const rows = Array.from({ length: 90 }, (_, at) => ({ positions: [at % 3, 3], topic: at % 3 }));
  const fit = () =>
    fitTopics(
      rows,
      new Float64Array(4 * 8).map((_, at) => 0.01 * ((at * 7) % 5)),
      3,
      {
        ...topicRecipe.fit,
        dimension: 8,
        dropout: 0,
      },
    );
  const { vectors, outputs, intercepts } = fit();
  expect(fit()).toEqual({ vectors, outputs, intercepts });
  const score = (feature: number, topic: number) =>
    (intercepts[topic] ?? 0) +
    Array.from(
      { length: 8 },
      (_, d) => (vectors[feature * 8 + d] ?? 0) * (outputs[topic * 8 + d] ?? 0),
    ).reduce((sum, one) => sum + one, 0);
  for (const feature of [0, 1, 2]) {
    const scores = [0, 1, 2].map((topic) => score(feature, topic));
    expect(scores.indexOf(Math.max(...scores))).toBe(feature);
  }
});

test('public vectors are turned to the axes along which they differ, each at length 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'attune word vectors '));
  try {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
    writeFileSync(join(folder, 'words.txt.gz'), gzipSync(`${words.join('\n')}\n`));
    // Half floats: the 7th number is 1 or -1 in turns, the 3rd 0.25 or -0.25 by pairs, all others 0.
    const halves = Buffer.alloc(40 * 100 * 2);
    for (const at of words.keys()) {
      halves.writeUInt16LE(at % 2 === 0 ? 0x3c00 : 0xbc00, 2 * (at * 100 + 7));
      halves.writeUInt16LE(at % 4 < 2 ? 0x3400 : 0xb400, 2 * (at * 100 + 3));
    }
    writeFileSync(join(folder, 'vectors-f16le.bin.gz'), gzipSync(halves));
    const { vectors } = readPublicVectors(folder, 2);
    const [first = 0, second = 0] = vectors;
    expect(Math.hypot(first, second)).toBeCloseTo(1, 9);
    expect(Math.abs(first / second)).toBeCloseTo(4, 6);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
