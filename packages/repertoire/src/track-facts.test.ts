import { expect, test } from 'vitest';
import { createCatalogue } from './build-catalogue.ts';
import { trackFacts } from './track-facts.ts';

const facts = [...createCatalogue().tracks.values()].map(({ attributes }) => ({
  attributes,
  facts: trackFacts(attributes),
}));

test('names are those of the vocabulary, with the broader ones beside them', () => {
  const [hardRock] = facts.filter(({ attributes }) => attributes.genre === 'hard rock');
  expect(hardRock?.facts.genres).toEqual(['hard rock', 'rock']);
  const [fiddled] = facts.filter(({ attributes }) => attributes.instruments.includes('fiddle'));
  expect(fiddled?.facts.instruments).toEqual(expect.arrayContaining(['violin', 'strings']));
  const [gym] = facts.filter(({ attributes }) => attributes.activities.includes('gym'));
  expect(gym?.facts.activities).toContain('workout');
  const [broken] = facts.filter(({ attributes }) => attributes.instruments.includes('breakbeat'));
  expect(broken?.facts.instruments).toContain('drums');
});

test('every activity of the catalogue is an activity or a scene', () => {
  for (const { attributes, facts: told } of facts) {
    expect(told.activities.length + told.scenes.length).toBe(attributes.activities.length);
  }
});

test('who sings and that nobody does agree with the figure', () => {
  for (const { attributes, facts: told } of facts) {
    expect(told.vocals.length === 0).toBe(attributes.vocals === 'none');
    if (told.vocals.length === 0) expect(told.instrumentalness).toBeGreaterThanOrEqual(0.5);
  }
});
