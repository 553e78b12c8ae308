import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers, saidAfter } from '../../testing/said-after.ts';

const before = begun('soul music');
const moved = (text: string) => {
  const { brief } = readMessage(text, { brief: before, mix: null, playing: false }, readers).complete(null);
  const way = (axis: 'valence' | 'energy') =>
    Math.sign((brief?.target[axis] ?? 0) - (before?.target[axis] ?? 0));
  return [way('valence'), way('energy')];
};

describe('a word that is asked for moves the music, though it names no mood', () => {
  test.each([
    ['We told stories till the omelette burnt. Something warm', [1, 0]],
    ['I asked twice now. Something like a warm kitchen, if you have it', [1, 0]],
    ["He moves to Leeds, not to his grave. I'd like something kind and a bit amused for the road", [1, 1]],
    ['Something warm, bit of humour', [1, 0]],
    ['it is just quiet here. something even, kind of roomy', [0, -1]],
    ['I am on the train, I want strong and cheerful!', [1, 1]],
    ['It may be a little less solemn than this, if you please', [1, 0]],
    ['Maybe a bit more quietly from you as well', [0, -1]],
    ["A bit lower though, my head's like wool", [0, -1]],
    ['something festive but one can talk over it', [1, 1]],
    ['something warm please, not sleepy', [1, 1]],
  ])('%s', (text, way) => {
    expect(moved(text)).toEqual(way);
  });

  test.each([
    'I need strong coffee',
    'I want kind neighbours',
    'what kind of something is this',
    'it was a kind thing she said',
    'the oven is warm and the dog is asleep',
    'it was to my boss and i put love at the end by accident',
    'he signed it with love at the end',
  ])('and what is told does not: %s', (text) => {
    expect(moved(text)).toEqual([0, 0]);
  });
});

test.each([
  ['something with less fuss, bloke and a guitar', ['soul', 'male vocals', 'guitar']],
  ['a woman with a banjo', ['soul', 'female vocals', 'banjo']],
])('who plays sings as well: %s', (text, wanted) => {
  expect(saidAfter(text).wanted?.toSorted()).toEqual(wanted.toSorted());
});
