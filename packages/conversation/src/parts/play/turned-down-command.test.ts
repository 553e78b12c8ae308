import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { readers } from '../../testing/said-after.ts';

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

describe('what is not to be played', () => {
  test.each([
    ['please stop playing stuff like Nirvana', 'Nirvana'],
    ['stop playing this artist', 'Uma'],
    ['stop the piano', 'piano'],
    ['stop playing the piano stuff', 'piano'],
  ])('is kept away, and the rest plays on: %s', (text, name) => {
    const { intent, brief, command } = read(text);
    expect([intent, command]).toEqual(['refine', undefined]);
    expect(brief?.avoided.map(({ value }) => value)).toEqual([name]);
  });

  test.each(['stop playing', 'stop playing now please', 'please stop playing music', 'stop the music'])(
    'is everything: %s',
    (text) => {
      expect(read(text).command).toEqual({ action: 'pause' });
    },
  );

  test('"don\'t stop the piano" keeps it', () => {
    expect(read("don't stop the piano").brief?.avoided).toEqual([]);
  });
});

test.each([
  ['a bit louder for the neighbour', 'louder'],
  ['softer for the baby', 'softer'],
  ["I can't hear it", 'louder'],
  ['I can not hear it', 'louder'],
])('"%s" sets how loud it is', (text, action) => {
  expect(read(text)).toMatchObject({ command: { action }, brief: newBrief('energetic', null) });
});

test('"more by this artist" asks for whoever plays', () => {
  expect(read('more by this artist').brief?.like).toEqual([{ kind: 'artist', name: 'Uma' }]);
  expect(read('no more by this artist').brief?.like).toEqual([]);
});

test('"off" is told to the player where something plays, and else may be how somebody feels', () => {
  const first = (playing: boolean) =>
    readMessage('off', { brief: null, mix: null, playing }, readers).complete(null);
  expect(first(true).command).toEqual({ action: 'pause' });
  expect(first(false).command).toBeUndefined();
});

test('a title may begin with "like a"', () => {
  expect(read('play like a virgin').command).toEqual({ action: 'play', query: 'like a virgin' });
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
