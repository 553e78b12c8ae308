import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { applyChanges } from './apply-changes.ts';
import { newBrief } from './new-brief.ts';

const brief = newBrief('energetic', null);
const read = (text: string) =>
  readMessage(text, { brief, mix: { tracks: [] }, playing: false }, readers).complete(null);

test('a tempo that is asked for comes with the words that asked for it, so that the changes give the brief again', () => {
  const reading = read('a bit faster');
  expect(reading.changes).toContainEqual(expect.objectContaining({ value: 'fast', words: 'faster' }));
  expect(applyChanges(brief, reading.changes)).toEqual(reading.brief);
});
