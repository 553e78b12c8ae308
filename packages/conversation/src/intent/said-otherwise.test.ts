import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readers } from '../testing/said-after.ts';

const brief = begun('soul music');
const mix = {
  tracks: [
    { id: 'a', name: 'Hurt', artist: 'Johnny Cash' },
    { id: 'b', name: 'Birch', artist: 'Oak' },
  ],
  at: 2,
};
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

test.each([
  ['this one too old', '2020s'],
  ['these are way too modern', 'oldies'],
  ['Earlier', 'oldies'],
  ['Older than that', 'oldies'],
])('%s asks for another time', (text, era) => {
  expect(read(text).brief?.wanted).toContainEqual(expect.objectContaining({ kind: 'era', value: era }));
});

test('who is too old for something asks for nothing newer', () => {
  expect(read('i am too old for this').changes).toEqual([]);
});

describe('enough', () => {
  test('of an instrument turns it down, and asks for no more like what plays', () => {
    const { brief: after } = read("i can't take any more of this banjo");
    expect(after?.avoided).toMatchObject([{ value: 'banjo' }]);
    expect(after?.like).toEqual([]);
    expect(read("I can't take much more of this")).toMatchObject({ intent: 'again', changes: [] });
  });

  test.each([
    ["i'm done with this list", 'again', undefined],
    ["i've had enough of this one", 'play', 'next'],
  ])('of what plays goes on to something else: %s', (text, intent, action) => {
    const { command, ...reading } = read(text);
    expect([reading.intent, command?.action]).toEqual([intent, action]);
  });
});

test.each([
  ['put it again please', 'previous'],
  ["What's that racket? turn it off", 'pause'],
  ["what's this? skip", 'next'],
])('"%s" is an order to the player', (text, action) => {
  expect(read(text)).toMatchObject({ intent: 'play', command: { action } });
});

test.each([
  ['The Kinks yes', 'The Kinks'],
  ['my uncle wants some Johnny Cash in there', 'Johnny Cash'],
])('"%s" asks for them', (text, name) => {
  expect(read(text).brief?.like).toEqual([{ kind: 'artist', name }]);
});

test.each(['omg yes sugababes', 'yesss craig david', 'YES BASSHUNTER'])(
  '"%s" cheers, and asks for nothing',
  (text) => {
    expect(read(text)).toMatchObject({ intent: 'smalltalk', keepsMusic: true });
  },
);

test('what nobody wants makes nobody lonely', () => {
  expect(read('nobody wants this').brief?.situation).toBeNull();
});

test('a language that is not read is told so each time', () => {
  const text = 'Etwas Ruhiges zum Lesen bitte';
  const reading = readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
  const ids: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const reply = writeReply({ text, reading, before: null, replyIds: ids });
    expect(reply?.text).toMatch(/Deutsch/);
    ids.push(reply?.id ?? '');
  }
});
