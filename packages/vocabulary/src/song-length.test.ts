import { expect, test } from 'vitest';
import { keywordName } from './keyword-name.ts';
import { songLengthIn, songLengthOf } from './song-length.ts';

test.each([
  ['nothing over 3 minutes please', 'shorter than 3 minutes'],
  ['Think dance party. But nothing over 3 minutes please.', 'shorter than 3 minutes'],
  ['upbeat songs under 3 min', 'shorter than 3 minutes'],
  ['songs that are not longer than four minutes', 'shorter than 4 minutes'],
  ['no songs longer than 2.5 minutes', 'shorter than 2.5 minutes'],
  ['Shorter songs. And no screaming', 'shorter than 2.5 minutes'],
  ['10 short songs for the kids', 'shorter than 2.5 minutes'],
  ['long songs, at least 8 minutes, ambient', 'longer than 8 minutes'],
  ['tracks over 5 minutes', 'longer than 5 minutes'],
  ['no songs under 3 minutes', 'longer than 3 minutes'],
  ['longer songs please', 'longer than 3.5 minutes'],
])('%s: %s', (text, value) => {
  expect(songLengthIn(text)?.value).toBe(value);
  expect(songLengthOf(value)).not.toBeNull();
});

test.each([
  'a playlist of 30 minutes',
  'ten songs in 25 minutes',
  'make it longer',
  'is there a song under 3 minutes',
  'which songs are longer than 3 minutes?',
  'it has been a long song of a day',
  'over 20 minutes of songs',
])('%s says nothing of how long a song lasts', (text) => {
  expect(songLengthIn(text)).toBeNull();
});

test('the rest is what else was said, and the name is one of songs', () => {
  expect(songLengthIn('upbeat songs under 3 min')?.rest).toBe('upbeat songs');
  expect(songLengthIn('Think dance party. But nothing over 3 minutes please.')?.rest).toBe(
    'Think dance party.',
  );
  expect(keywordName('shorter than 3 minutes')).toBe('songs shorter than 3 minutes');
  expect(songLengthOf('about trains')).toBeNull();
});
