import type { ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { writeReply } from '../../replies/write-reply.ts';

const tracks = Array.from({ length: 20 }, (_, at) => ({
  id: `${at + 1}`,
  name: `Title ${at + 1}`,
  artist: `Artist ${at + 1}`,
}));
const brief = newBrief('calm', null);

function read(text: string, mix: ShownMix = { tracks, at: 4 }, playing = true) {
  const readers = { recognizeDistress, readSituation };
  const reading = readMessage(text, { brief, mix, playing }, readers).complete(null);
  return { ...reading, reply: writeReply({ text, reading, before: brief, replyIds: [] })?.text };
}

test.each([
  'take that one off',
  'could you take this one off please',
  'get rid of this song',
  'remove this track',
  'never play that song again',
  'kick this one out',
])('"%s" drops the song that plays', (text) => {
  expect(read(text)).toMatchObject({ intent: 'refine', edits: [{ op: 'drop', positions: [4] }] });
});

test('where it is not known which song plays, it is asked for', () => {
  const { intent, edits, reply } = read('take that one off', { tracks });
  expect({ intent, edits }).toEqual({ intent: 'refine', edits: [] });
  expect(reply).toMatch(/number/);
});

test.each([
  'skip this one',
  'take this off my mind',
  'take that off again',
  'I took that one off the shelf',
  'not this one',
])('"%s" drops nothing', (text) => {
  expect(read(text).edits).toEqual([]);
});

test.each([
  ['take off the second last one', 19],
  ['lose the last but one', 19],
  ['drop the third from the end', 18],
  ['remove the next to last song', 19],
  ['the third one sounds like a car advert', 3],
  ['this one sounds like elevator tho (the 3rd)', 3],
])('"%s" drops a song by its place', (text, place) => {
  expect(read(text).edits).toEqual([{ op: 'drop', positions: [place] }]);
});

test('what a song sounds like asks for no more like it', () => {
  expect(read('the third one sounds like rain').edits).toEqual([]);
  expect(read('more songs like the third one').edits).toEqual([{ op: 'moreLike', positions: [3] }]);
  expect(read('like number 4 but slower').edits).toEqual([{ op: 'moreLike', positions: [4] }]);
});

test.each([
  ['he says louder', 'louder'],
  ['she wants it louder', 'louder'],
  ['my wife wants it a bit quieter', 'softer'],
  ['he says quieter please', 'softer'],
])('"%s" is told to the player for somebody else', (text, action) => {
  expect(read(text)).toMatchObject({ intent: 'play', command: { action } });
});
