import { expect, test } from 'vitest';
import { genreSketches } from './data/genres.ts';
import { moods } from './facets.ts';
import { arrangements } from './score/arrangements/choose-arrangement.ts';
import { sampleMoods } from './score/testing/sample-tracks.ts';

// A genre without an arrangement of its own would quietly sound like one whose name resembles its.
test.each(genreSketches.map(({ name }) => name))('%s has an arrangement of its own', (name) => {
  expect(arrangements).toHaveProperty([name]);
});

test('what scores are tested with is of every mood', () => {
  expect(sampleMoods.toSorted()).toEqual(moods.toSorted());
});
