import type { Brief, Constraint, ShownMix } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { writeReply } from '../../replies/write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const mix: ShownMix = {
  tracks: [
    { id: '1', name: 'Her Handwriting on the Label', artist: 'Nana Cassette' },
    { id: '2', name: 'Black Gloves, Waltzing', artist: 'Bartholomew Quill' },
  ],
};
const calm = newBrief('calm', null);
const read = (text: string, { brief = calm, at }: { brief?: Brief; at?: number } = {}) =>
  readMessage(
    text,
    { brief, mix: { ...mix, ...(at !== undefined && { at }) }, playing: at !== undefined },
    readers,
  ).complete(null);

describe('a song of the mix is heard again by a part of its title', () => {
  test.each([
    'can I hear her handwriting again',
    'play her handwriting on the label again please',
    'I want to hear her handwriting once more',
  ])('%s', (text) => {
    const { intent, command } = read(text);
    expect(intent).toBe('play');
    expect(command?.query).toBe('Her Handwriting on the Label Nana Cassette');
  });

  test.each(['can I hear some jazz again', 'can you play something again', 'play the same songs again'])(
    'nothing of it is named: %s',
    (text) => {
      expect(read(text).command?.query ?? '').not.toContain('Handwriting');
    },
  );
});

test.each([
  'same songs??',
  'again the same songs?',
  'these are the same songs',
  'you gave me the same songs again',
])('others are brought to who finds the same: %s', (text) => {
  expect(read(text).intent).toBe('again');
});

test('the same songs that are to stay stay', () => {
  expect(read('keep the same songs but slower').intent).toBe('refine');
});

test('what nothing plays of cannot be skipped, and other songs come', () => {
  expect(read('skip this').intent).toBe('again');
  expect(read('skip this', { at: 1 })).toMatchObject({ intent: 'play', command: { action: 'next' } });
});

describe('another time', () => {
  const oldies: Constraint = { kind: 'era', value: 'oldies', matched: 'old days' };
  const brief: Brief = { ...calm, wanted: [oldies] };

  test.each([
    ['older than that', '1960s'],
    ['even older', '1960s'],
    ['I meant from the fifties', '1950s'],
    ['no, I meant the sixties', '1960s'],
  ])('%s', (text, era) => {
    expect(read(text, { brief }).brief?.wanted.map(({ value }) => value)).toEqual([era]);
  });

  test('"I meant piano" wishes for piano, and "I meant for my mum" for nothing', () => {
    expect(read('I meant piano').brief?.wanted.map(({ value }) => value)).toEqual(['piano']);
    expect(read('i meant for my mum').brief?.wanted).toEqual([]);
  });

  test('where it is not there, what made way for it is not called needless', () => {
    const text = 'from the 50s';
    const reading = read(text, { brief });
    const missing = [{ kind: 'era' as const, value: '1950s', isUnknown: false, nearest: 'music of the 60s' }];
    const said = writeReply({ text, reading, before: brief, replyIds: [], missing })?.text;
    expect(said).not.toMatch(/not needed/);
  });
});
