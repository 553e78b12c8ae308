import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { readers } from '../../testing/said-after.ts';

const artists = [
  'Ironwood Tribunal',
  'Sundry Goods',
  'Ironwood Tribunal',
  'Odessa Milk',
  'Ironwood Tribunal',
];
const mix: ShownMix = {
  tracks: artists.map((artist, at) => ({ id: `${at}`, name: `Row ${at}`, artist })),
};
const read = (text: string) =>
  readMessage(text, { brief: newBrief('calm', null), mix, playing: true }, readers).complete(null);

describe('so many songs of one artist stay, and the others go', () => {
  test.each([
    ["There's three of Ironwood in the first five. Two too many", [3, 5]],
    ['too many of Ironwood Tribunal', [3, 5]],
    ['one Ironwood is enough', [3, 5]],
    ["there's three of Ironwood, one will do", [3, 5]],
    ['Ironwood comes up too often', [3, 5]],
    ['at most two of ironwood', [5]],
    ['two ironwood songs are plenty', [5]],
  ])('%s', (text, positions) => {
    const { intent, edits, brief } = read(text);
    expect([intent, edits]).toEqual(['refine', [{ op: 'drop', positions }]]);
    expect(brief?.avoided).toMatchObject([{ kind: 'artist', value: 'Ironwood Tribunal', soft: true }]);
  });

  test.each(['not too much ironwood', 'more ironwood', 'too many cooks', 'one of Sundry Goods will do'])(
    'none goes: %s',
    (text) => {
      expect(read(text).edits).toEqual([]);
    },
  );
});
