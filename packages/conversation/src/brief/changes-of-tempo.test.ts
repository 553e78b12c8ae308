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

const after = (...texts: string[]) =>
  texts.reduce((before, text) => {
    const context = { brief: before, mix: { tracks: [] }, playing: false };
    return readMessage(text, context, readers).complete(null).brief ?? before;
  }, brief);

test.each([
  [['around 170 bpm'], 'fast', '170 bpm'],
  [['around 170 bpm', 'more like 150 to 160 bpm'], 'fast', '150 to 160 bpm'],
  [['these are too fast for my knee, between 140 and 150'], 'fast', 'between 140 and 150'],
  [['nothing above 76 bpm please'], 'slow', 'nothing above 76 bpm'],
  [['around 170 bpm', 'slower'], 'slow', 'slower'],
  [['around 170 bpm', 'a bit slower, more like 160'], 'fast', '160 bpm'],
  [['nothing above 76 bpm please', 'faster'], 'fast', 'faster'],
])('a tempo in figures is kept by its words, until another is named: %j', (texts, value, matched) => {
  const tempos = after(...texts).wanted.filter(({ kind }) => kind === 'tempo');
  expect(tempos).toEqual([{ kind: 'tempo', value, matched: expect.stringContaining(matched) }]);
});

test('a heart that beats fast asks for no tempo', () => {
  expect(after("my heart is at 120 bpm, I'm so nervous").wanted).toEqual([]);
});
