import type { Brief, ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { mixToAsk } from '../testing/say-to-mix.ts';
import { newBrief } from './new-brief.ts';

const before: Brief = {
  ...newBrief('calm', null),
  wanted: [
    { kind: 'genre', value: 'highlife', matched: 'highlife' },
    { kind: 'genre', value: 'jazz', matched: 'jazz' },
  ],
  like: [{ kind: 'artist', name: 'Portishead' }],
};
const mix: ShownMix = {
  ...mixToAsk,
  relaxed: ['highlife', 'jazz', 'like Portishead'].map((what) => ({ what, why: 'there is none' })),
};
const after = (text: string) => {
  const { brief } = readMessage(text, { brief: before, mix, playing: true }, readers).complete(null);
  return { wanted: brief?.wanted.map(({ value }) => value), like: brief?.like };
};

describe('what was wished and is not there', () => {
  test('gives way to another kind of music; what there is some of stays', () => {
    expect(after('country then')).toEqual({ wanted: ['jazz', 'country'], like: [] });
  });

  test.each(['also some country', 'and country too'])('stays beside what is added: %s', (text) => {
    expect(after(text)).toEqual({ wanted: ['highlife', 'jazz', 'country'], like: before.like });
  });

  test('stays where only an instrument is named', () => {
    expect(after('with a violin')).toEqual({ wanted: ['highlife', 'jazz', 'violin'], like: before.like });
  });
});

test.each([
  ["I don't want anything LIKE him either", []],
  ['something like him but sadder', before.like],
])('who is meant by "him" is turned down with "%s"', (text, like) => {
  expect(after(text).like).toEqual(like);
});
