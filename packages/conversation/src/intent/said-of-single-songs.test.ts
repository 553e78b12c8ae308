import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers, saidAfter } from '../testing/said-after.ts';

const tracks = Array.from({ length: 9 }, (_, at) => ({
  id: `${at}`,
  name: `Willow ${at + 1}`,
  artist: `Oak ${at + 1}`,
}));
const read = (text: string, first = 'workout music') =>
  readMessage(text, { brief: begun(first), mix: { tracks, at: 3 }, playing: true }, readers).complete(null);

describe('songs of a kind that are to go', () => {
  test.each(['cut the slow ones', 'drop the slow songs', 'cut the sad ones', 'lose the calm stuff'])(
    'lead the music nowhere near them: %s',
    (text) => {
      const target = begun('workout music')?.target;
      expect(read(text).brief?.target).toEqual(target);
    },
  );

  test('take it away from them', () => {
    expect(read('get rid of the happy ones').brief?.target.valence).toBeLessThan(0.5);
    expect(read('bin the loud ones').brief?.target.energy).toBeLessThan(0.7);
  });

  test.each(['take the calm one', 'cut to something calm', 'leave the slow ones in'])(
    'are others where they are asked for: %s',
    (text) => {
      expect(read(text).brief?.mood).toBe('calm');
    },
  );
});

test.each([
  ['bin the one after', 4],
  ['drop the next one', 4],
  ['The bell in the second piece is too bright', 2],
])('%s takes out number %i', (text, position) => {
  expect(read(text)).toMatchObject({ intent: 'refine', edits: [{ op: 'drop', positions: [position] }] });
});

test.each([
  ['number 2 again pls', { action: 'play', query: 'Willow 2 Oak 2' }],
  ['I want hear it one more time', { action: 'previous' }],
  ['Not that one, the one before', { action: 'previous' }],
])('%s plays it again', (text, command) => {
  expect(read(text)).toMatchObject({ intent: 'play', command });
});

test.each([
  ['is nicki in it', 'nicki'],
  ['Did Doris Day make the list?', 'Doris Day'],
])('%s asks after somebody', (text, name) => {
  expect(read(text).ofMix).toMatchObject({ about: 'ofArtist', name });
});

test('who should be in it is asked for, and who raps in general is nobody', () => {
  expect(read('my sister says you should have Lizzo in here').brief?.like).toEqual([
    { kind: 'artist', name: 'Lizzo' },
  ]);
  expect(read('more female rappers').brief?.like).toEqual([]);
  expect(saidAfter('more female rappers').wanted).toContain('female vocals');
});

test('a boss in a game is none at work, and a lift to wait for no weights', () => {
  const first = (text: string) =>
    readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;
  expect(first('boss fight music')?.situation).toBeNull();
  expect(first("another day of waiting for a lift that's broken")?.wanted).toEqual([]);
});

test.each([
  ['skip the second', [2]],
  ['skip song 4 please', [4]],
  ['please skip the third song', [3]],
  ['skip the last two', [8, 9]],
])('a song that is skipped by its place goes, and is not played: %s', (text, positions) => {
  expect(read(text)).toMatchObject({ intent: 'refine', edits: [{ op: 'drop', positions }] });
});

test('what is skipped to is played, and what plays is skipped', () => {
  expect(read('skip to the second').command).toEqual({ action: 'play', query: 'Willow 2 Oak 2' });
  expect(read('skip this').command).toEqual({ action: 'next' });
});

test('how the music is from the beginning begins no new conversation', () => {
  expect(read('loud from the beginning').intent).not.toBe('reset');
  expect(read('start from the beginning').intent).toBe('reset');
});
