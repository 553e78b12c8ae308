import type { Brief, ShownMix } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const begun: Brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
};
const read = (text: string, brief: Brief = begun) =>
  readMessage(text, { brief, mix, playing: true }, readers).complete(null);
const avoidedIn = (brief: Brief | null) => brief?.avoided.map(({ value }) => value);

test('"more like the second one" goes on after the mix it was said of', () => {
  const { edits, brief } = read('more like the second one');
  expect(edits).toEqual([{ op: 'moreLike', positions: [2] }]);
  expect(brief?.like).toEqual([{ kind: 'track', name: 'Title 2', artist: 'Artist 2' }]);
});

test('"not that artist" is whoever was spoken of last', () => {
  const after = read('more like the second one').brief ?? begun;
  expect(avoidedIn(read('not that artist', after).brief)).toEqual(['Artist 2']);
  const later = read('no drums', after).brief ?? begun;
  expect(avoidedIn(read('not that artist', later).brief)).toEqual(['drums', 'Artist 2']);
  const inTheVein: Brief = { ...begun, like: [{ kind: 'artist', name: 'Nirvana' }] };
  expect(avoidedIn(read('not that band', inTheVein).brief)).toEqual(['Nirvana']);
});

test('where nobody was spoken of it is the first, and a place that is named counts more', () => {
  expect(avoidedIn(read('not that artist').brief)).toEqual(['Artist 1']);
  const after = read('more like the second one').brief ?? begun;
  expect(avoidedIn(read('not that artist, number three', after).brief)).toContain('Artist 3');
});

test.each(['one song', 'only one song please', 'just one song', 'a single track', 'two songs'])(
  '"%s" makes the shortest mix, and says that it is',
  (text) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'refine', brief: { length: { tracks: 3 } } });
    expect(writeReply({ text, reading, before: begun, replyIds: [] })?.text).toMatch(/least there is/);
  },
);

test.each(['3 songs', 'an hour', 'longer by two songs'])(
  '"%s" can be, and nothing is said of limits',
  (text) => {
    const reading = read(text);
    expect(writeReply({ text, reading, before: begun, replyIds: [] })?.text).not.toMatch(/there is\)/);
  },
);

test('more than can be is said to be the most', () => {
  const reading = read('12 hours');
  expect(reading.brief?.length).toEqual({ minutes: 300 });
  expect(writeReply({ text: '12 hours', reading, before: begun, replyIds: [] })?.text).toMatch(
    /most there is/,
  );
});

test.each([
  'one more song',
  'drop one song',
  'one song by Nirvana',
  'I love one song',
  'not one song I like',
])('"%s" is no length', (text) => {
  expect(read(text).brief?.length ?? null).toBeNull();
});
