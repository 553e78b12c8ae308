import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const tracks = ['Oga', 'Ina', 'Uma'].map((artist, at) => ({ id: `${at}`, name: `Song ${at}`, artist }));
const read = (text: string) =>
  readMessage(
    text,
    { brief: newBrief('energetic', null), mix: { tracks, at: 3 }, playing: true },
    readers,
  ).complete(null);

describe('a command that is turned down', () => {
  test.each([
    "don't stop the music",
    "don't stop",
    "don't pause",
    'no need to pause',
    "don't skip this",
    "don't you dare skip this song",
    "please don't turn it off",
    'never stop playing this',
  ])('is not carried out, and the music stays: %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'smalltalk', keepsMusic: true, changes: [] });
  });

  test.each([
    ['no, pause', 'pause'],
    ['no, turn it down', 'softer'],
    ["I don't like it, skip", 'next'],
    ['not so loud', 'softer'],
    ['not this one, next', 'next'],
  ])('is not read into: %s', (text, action) => {
    expect(read(text).command).toEqual({ action });
  });
});

test('"off" is told to the player where something plays, and else may be how somebody feels', () => {
  const first = (playing: boolean) =>
    readMessage('off', { brief: null, mix: null, playing }, readers).complete(null);
  expect(first(true).command).toEqual({ action: 'pause' });
  expect(first(false).command).toBeUndefined();
});

test.each([
  'never this song again',
  "don't play this again",
  "don't play this song again",
  'I never want to hear this song again',
])('"%s" takes the song that plays out, and plays it no more', (text) => {
  const { command, edits } = read(text);
  expect(command).toBeUndefined();
  expect(edits).toEqual([{ op: 'drop', positions: [3] }]);
});
