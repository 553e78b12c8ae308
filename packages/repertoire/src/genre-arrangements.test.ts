import { expect, test } from 'vitest';
import { genreSketches } from './data/genres.ts';
import { arrangements } from './score/arrangements/choose-arrangement.ts';

// A genre without an arrangement of its own would quietly sound like one whose name resembles its.
test.each(genreSketches.map(({ name }) => name))('%s has an arrangement of its own', (name) => {
  expect(arrangements).toHaveProperty([name]);
});
