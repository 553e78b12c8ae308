import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const standing: Brief = {
  ...newBrief('calm', null),
  wanted: [
    { kind: 'genre', value: 'country', matched: 'country' },
    { kind: 'genre', value: 'metal', matched: 'metal' },
  ],
};

function read(text: string, brief: Brief | null = standing) {
  const {
    command,
    brief: after,
    intent,
  } = readMessage(text, { brief, mix: null, playing: false }, { recognizeDistress, readSituation }).complete(
    null,
  );
  return {
    intent,
    command,
    like: after?.like.map((like) => (like.kind === 'playing' ? 'playing' : like.name)) ?? [],
    wanted: after?.wanted.map(({ value }) => value) ?? [],
    avoided: after?.avoided.map(({ value }) => value) ?? [],
  };
}

test.each([
  ['give me angry songs by women', 'female vocals'],
  ['something by girls', 'female vocals'],
  ['only music by female artists', 'female vocals'],
  ['songs by men please', 'male vocals'],
  ['something from sweden', 'swedish'],
  ['pop from France', 'french'],
  ['some outlaw stuff', 'outlaw country'],
  ['doom not thrash', 'doom metal'],
  ['mroe danceble', undefined],
  ['more romntic please', undefined],
  ['she loves pilates', undefined],
  ['my daughter loves London', undefined],
  ['something from home', undefined],
  ['more from japan', 'japanese'],
  ['something from the islands', undefined],
  ['music from mali', undefined],
  ['anything by locals', undefined],
  ['songs by musicians from everywhere', undefined],
])('takes no word for an artist: %s', (text, wanted) => {
  const { like, wanted: found } = read(text);
  expect(like).toEqual([]);
  if (wanted !== undefined) expect(found).toContain(wanted);
});

test.each([
  ['taylor swift vibes', ['taylor swift']],
  ['play taylor swift vibes', ['taylor swift']],
  ['likes Johnny Cash and Kenny Rogers', ['Johnny Cash', 'Kenny Rogers']],
  ['likes johnny cash and willie nelson', ['johnny cash', 'willie nelson']],
  ['queen songs!', ['queen']],
  ['more prince hits please', ['prince']],
  ['some Rush songs', ['Rush']],
  ['something like Sade', ['Sade']],
])('takes an artist for one: %s', (text, like) => {
  expect(read(text)).toMatchObject({ like, command: undefined });
});

test.each(['love songs', 'star songs', 'happy songs', 'kids songs'])(
  'takes what songs are about for no artist: %s',
  (text) => {
    expect(read(text).like).toEqual([]);
  },
);

test('keeps away the songs of an artist in an everyday word', () => {
  expect(read('no queen songs')).toMatchObject({ avoided: ['queen'], like: [] });
});

test.each([
  'play music from mali',
  'can you play something warm',
  'play something cosy',
  'could you play something a little brighter',
])('plays nothing by the name of how it is to be: %s', (text) => {
  expect(read(text).command).toBeUndefined();
  expect(read(text, null).command).toBeUndefined();
});

test.each(['play nina simone', 'play Dancing Queen', 'play Something by the Beatles'])(
  'plays what is named: %s',
  (text) => {
    expect(read(text, null).command?.action).toBe('play');
  },
);

test('means what was played by name where no music of ours stands', () => {
  expect(read('more like this', null)).toMatchObject({ intent: 'request', like: ['playing'] });
});
