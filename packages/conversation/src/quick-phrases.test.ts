import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief, readMessage } from './index.ts';

/** What the page offers to say with one touch. */
test.each([
  ['calmer', 'refine', 'target.energy'],
  ['more energy', 'refine', 'target.energy'],
  ['harder', 'refine', 'target.energy'],
  ['more hopeful', 'refine', 'target.valence'],
  ['longer', 'refine', 'length'],
  ['no vocals', 'refine', 'wanted'],
  ['something new', 'again', 'discovery'],
  ['more like this', 'again', 'like'],
  ['another one', 'again', undefined],
  ['undo', 'undo', undefined],
  ['why these?', 'question', undefined],
  ['what can you do?', 'question', undefined],
])('“%s” is understood as it is meant', (text, intent, field) => {
  const brief = { ...newBrief('sad', null), situation: 'loneliness' as const };
  const readers = { recognizeDistress, readSituation };
  const reading = readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
  expect(reading).toMatchObject({ intent, changes: field === undefined ? [] : [{ field }] });
});
