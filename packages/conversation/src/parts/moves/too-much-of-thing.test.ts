import { expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { readers } from '../../testing/said-after.ts';

const briefOf = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;

test.each([
  'my wife sent a video but the connection too slow',
  'sad and everything is too fast',
  'the bus was too slow and i missed the start',
])('what is too much of a thing that is named moves no music: %s', (text) => {
  expect(briefOf(text)?.wanted).toEqual([]);
});

test.each([
  ['the drums are too loud', 'less drums'],
  ['ballads make me sleepy', 'no ballad'],
  ['i asked for classical and you keep giving me film soundtracks', 'no soundtrack'],
])('what is found in the music does: %s', (text, avoided) => {
  const [kind, value] = avoided.split(' ');
  expect(briefOf(text)?.avoided).toContainEqual(
    expect.objectContaining({ value, ...(kind === 'less' && { soft: true }) }),
  );
});

test('"not too fast" is how the music is to be', () => {
  expect(briefOf('5:30 am run, easy pace, dont wake me up too fast')?.wanted).toContainEqual(
    expect.objectContaining({ kind: 'tempo', value: 'slow' }),
  );
});
