import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { readers } from '../../testing/said-after.ts';
import { mixToAsk } from '../../testing/say-to-mix.ts';

const read = (text: string) =>
  readMessage(text, { brief: newBrief('happy', null), mix: mixToAsk, playing: true }, readers).complete(null);
const avoided = (text: string) => read(text).brief?.avoided.map(({ value }) => value);

describe('what is to stay', () => {
  test.each([
    'keep Nina Simone',
    "don't lose Nina Simone",
    'ok cozy but keep Nina Simone. and like we are fine',
    'keep Potteries Girl by margot underpass',
    'Keep Potteries Girl please',
    'The phone box. Remove. And play Lucille Pettibone',
  ])('is not turned down: %s', (text) => {
    expect(avoided(text)).toEqual([]);
  });

  test.each([
    ['keep Nina Simone out', 'Nina Simone'],
    ['keep Nina Simone away from me', 'Nina Simone'],
    ['leave Nina Simone out please', 'Nina Simone'],
  ])('and what is to be kept away is: %s', (text, name) => {
    expect(avoided(text)).toEqual([name]);
  });

  test('is all of an artist who is on the screen', () => {
    expect(read('keep Lucille Pettibone, the rest can go').edits).toContainEqual({
      op: 'keep',
      positions: [4],
    });
  });

  test.each([
    'perfect, porch light. make it an hour longer n no changes',
    'porch light? sounds like a nightclub. please without love songs. no words at all',
  ])('does not go for a "no" that is said of something else: %s', (text) => {
    expect(read(text).edits).toEqual([]);
  });

  test.each(["don't touch number 3", 'please dont touch number 3'])(
    'is what is not to be touched: %s',
    (text) => {
      expect(read(text).edits).toEqual([{ op: 'keep', positions: [3] }]);
    },
  );

  test('goes for a "no" of its own', () => {
    expect(read('Porch Light. No way').edits).toEqual([{ op: 'drop', positions: [4] }]);
  });
});

describe('what is found amiss with a song that is liked', () => {
  test.each([
    'Porch Light is nice but it is a bit frantic',
    'number 3 is lovely but a bit too fast for me',
    'ok this is decent but that Porch Light one is putting me to sleep lol',
  ])('asks for no more like it: %s', (text) => {
    expect(read(text).edits.some(({ op }) => op === 'moreLike')).toBe(false);
  });
});

test.each([
  'No. Remove the Slip Jig please. Forget quick today',
  'Remove the Slip Jig please',
  'Keep the Slip Jig',
])('an order is nobody’s name: %s', (text) => {
  expect(read(text).brief?.like).toEqual([]);
});
