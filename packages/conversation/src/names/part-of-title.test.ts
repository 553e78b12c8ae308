import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers } from '../testing/said-after.ts';

const titles = [
  'Canoe With a Harp in It',
  'Garbage Collector at Work',
  'Your Scarf in the Spokes',
  'The Cat Has Read Your Thesis',
  'A Request for Nothing Sad',
  'Melon Soda, 1 a.m.',
  'Pangloss in the Cable Duct',
  'Coffee With the Sheriff',
];
const mix: ShownMix = {
  tracks: titles.map((name, at) => ({ id: `${at}`, name, artist: `Oak Hill ${at}` })),
};
const brief = newBrief('calm', null);
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

describe('a part of a title that no other has names the song', () => {
  test.each([
    ['canoe out', 'drop', [1]],
    ['canoe thing is stupid, out', 'drop', [1]],
    ['the song with canoe in name. remove', 'drop', [1]],
    ['no canoe please', 'drop', [1]],
    ['Scarf in the spokes is a bad omen for a driver. Take it off', 'drop', [3]],
    ['canoe and scarf out', 'drop', [1, 3]],
    ['lose the sheriff', 'drop', [8]],
    ['not pangloss again', 'drop', [7]],
    ['pangloss stays', 'keep', [7]],
    ['i love garbage collector', 'moreLike', [2]],
    ['like pangloss', 'moreLike', [7]],
    ['something along the lines of melon soda', 'moreLike', [6]],
    ['Melon Soda is a good one… play only that kind', 'moreLike', [6]],
  ])('%s', (text, op, positions) => {
    expect(read(text)).toMatchObject({ intent: 'refine', edits: [{ op, positions }] });
  });

  test('each of several has its own', () => {
    expect(read('keep melon soda but lose the scarf').edits).toEqual([
      { op: 'keep', positions: [6] },
      { op: 'drop', positions: [3] },
    ]);
  });

  test('what the music is to be like is called by its whole title', () => {
    expect(read('more like melon soda please').brief?.like).toEqual([
      { kind: 'track', name: 'Melon Soda, 1 a.m.', artist: 'Oak Hill 5' },
    ]);
  });

  test.each([
    ['Put on the one about nothing sad', 'A Request for Nothing Sad'],
    ['play canoe', 'Canoe With a Harp in It'],
    ['garbage collector, put it first please', 'Garbage Collector at Work'],
    ['you lost garbage collector, put it first please', 'Garbage Collector at Work'],
    ["I'd like garbage collector first", 'Garbage Collector at Work'],
  ])('to be played: %s', (text, name) => {
    const { intent, command } = read(text);
    expect([intent, command?.query]).toEqual(['play', expect.stringContaining(name)]);
  });

  test.each([
    ['who plays garbage collector?', /Oak Hill 1/],
    ['put garbage collector next', /Garbage Collector at Work.*comes next now/],
  ])('to be asked about, or told how: %s', (text, told) => {
    const reading = read(text);
    const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown: mix, has: [] } });
    expect(reply?.text).toMatch(told);
  });
});

test.each([
  'i want to paddle my canoe tomorrow',
  'we went for a canoe trip and my scarf got wet',
  'the cat is asleep on me',
  'i let the cat out',
  'i lost my scarf',
  'my thesis is due on friday',
  'my dad was a garbage collector',
  'i spilled coffee with the sheriff',
  'i need to get the cat out',
])('an everyday word in what is told is no title: %s', (text) => {
  const { edits, command, ofMix } = read(text);
  expect([edits, command, ofMix]).toEqual([[], undefined, undefined]);
});

describe('danger', () => {
  const heard = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).distress.tier;

  test.each(['I WANTED the cat one', 'put garbage collector next'])(
    'is not heard in the name of a song: %s',
    (text) => {
      expect(heard(text)).toBe('none');
    },
  );

  test.each(['I wanted the one', 'i want it to end, and the cat one out'])(
    'is heard as before: %s',
    (text) => {
      expect(heard(text)).not.toBe('none');
    },
  );
});
