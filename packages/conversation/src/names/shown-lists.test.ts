import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const lists = ['Low Strings, High Ceiling', 'Whistling, Hands Full', 'Calm', 'The Kettle Can Wait'];
const read = (text: string, shown: readonly string[] = lists) =>
  readMessage(
    text,
    { brief: newBrief('calm', null), mix: null, playing: true, lists: shown },
    readers,
  ).complete(null);

test.each([
  ['play Whistling, Hands Full', 'Whistling, Hands Full'],
  ['ok put on whistling hands full please', 'Whistling, Hands Full'],
  ['Play the list Low Strings, High Ceiling', 'Low Strings, High Ceiling'],
  ['can you play the playlist called Low Strings', 'Low Strings, High Ceiling'],
  ['play the kettle can wait', 'The Kettle Can Wait'],
  ['play the playlist Calm', 'Calm'],
  ['put on the second list', 'Whistling, Hands Full'],
  ['play the last playlist', 'The Kettle Can Wait'],
  ['use whistling hands', 'Whistling, Hands Full'],
  ['open that kettle list', 'The Kettle Can Wait'],
  ['not jazz, love. I said strings. play the whistling list please', 'Whistling, Hands Full'],
  ['There is a list that says Whistling, Hands Full. play me that one', 'Whistling, Hands Full'],
])('a playlist on the screen is played by its name or place: %s', (text, query) => {
  const reading = read(text);
  expect([reading.intent, reading.command]).toEqual(['play', { action: 'play', query }]);
});

test.each([
  'play something calm',
  'play calm',
  'play the kettle sounds',
  'play whistling hands full of jazz',
  'why is the second list here?',
  'make the list longer',
])('what names none of them plays none: %s', (text) => {
  expect(lists).not.toContain(read(text).command?.query);
});

test('where none is shown there is none to play', () => {
  expect(read('put on the second list', []).command?.query).not.toBe(lists[1]);
});
