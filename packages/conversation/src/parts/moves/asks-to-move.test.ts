import type { ShownMix } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { writeReply } from '../../replies/write-reply.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const brief = newBrief('energetic', null);
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

test.each([
  'can you move number 4 up please',
  'move it to the end',
  'swap the first and the second',
  'drag the second one below the fifth',
  'move the third down two places',
  'change the order',
])('"%s" starts no other music, and is told how it is done', (text) => {
  const reading = read(text);
  expect(reading).toMatchObject({ intent: 'question', keepsMusic: true, edits: [], changes: [] });
  const reply = writeReply({ text, reading, before: brief, replyIds: [] });
  expect(reply?.text).toMatch(/handle/);
});

test.each([
  ['move the last to the top', '20', 1],
  ['move the first one to the end', '1', 20],
  ['move track 7 to the beginning', '7', 1],
  ['put the last one at the top of the list', '20', 1],
])('"%s" is done', (text, id, place) => {
  expect(read(text)).toMatchObject({
    ...{ intent: 'refine', brief, changes: [] },
    edits: [{ op: 'put', positions: [place], ids: [id] }],
  });
});

test('what is to come first is played', () => {
  expect(read('put the third song first').command).toEqual({ action: 'play', query: 'Title 3 Artist 3' });
});

test.each([
  'move it up a notch',
  'bring it down at the end',
  'put on the last one',
  'move on to something else',
  'put some piano at the start',
  'swap jazz for soul',
  'take the last one out',
  'end on a high',
  'play Move by Little Mix',
  'start slow and end fast',
  'keep the first five',
])('"%s" is no question of order', (text) => {
  const reading = read(text);
  const reply = writeReply({ text, reading, before: brief, replyIds: [] });
  expect(reply?.text).not.toMatch(/handle/);
});
