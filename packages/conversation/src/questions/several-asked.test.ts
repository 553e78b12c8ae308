import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers } from '../testing/said-after.ts';

const track = (id: string, name: string, artist: string, minutes: number, tempo: number, year: number) => ({
  ...{ id, name, artist, durationMs: minutes * 60_000, year },
  facts: { tempo, instruments: ['violin', 'harp'] },
});
const mix: ShownMix = {
  tracks: [
    track('1', 'Slip Jig for a Stool', 'Low Barn Quartet', 4, 124, 2002),
    track('2', 'Melon Soda, 1 a.m.', 'Sundry Goods', 3, 74, 2018),
    track('3', 'Dry Socks Boogie', 'Ingrid Swampwater', 2, 111, 1971),
  ],
};
const brief = newBrief('calm', null);
function say(text: string) {
  const reading = readMessage(text, { brief, mix, playing: true }, readers).complete(null);
  const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown: mix, has: [] } });
  return { ...reading, reply: reply?.text ?? '' };
}

describe('the song that has most of something', () => {
  test.each([
    ['which one is the fastest', /Slip Jig for a Stool.*124 beats/],
    ['which is the shortest?', /Dry Socks Boogie.*2:00/],
    ['the slowest?', /Melon Soda.*74/],
    ['whats the longest song here', /Slip Jig.*4:00/],
    ['which one of these is the oldest', /Dry Socks.*1971/],
    ['and the newest one?', /Melon Soda.*2018/],
    ['which one is last', /Number 3 is “Dry Socks Boogie”/],
  ])('is told: %s', (text, told) => {
    expect(say(text)).toMatchObject({
      intent: 'question',
      keepsMusic: true,
      reply: expect.stringMatching(told),
    });
  });

  test.each(['the longest day of my life', 'I had the best day', 'play the fastest songs you have'])(
    'is not asked for: %s',
    (text) => {
      expect(say(text).ofMix?.about).not.toBe('most');
    },
  );
});

describe('several questions in one message', () => {
  test.each([
    ['how long does it go on for, and which one is the fastest', /lasts 9 minutes.*fastest is “Slip Jig/],
    ['which is the fastest and which the slowest?', /fastest is “Slip Jig.*slowest is “Melon Soda/],
    [
      'who plays number 3 and how long is number 2?',
      /by Ingrid Swampwater\. “Melon Soda, 1 a\.m\.” lasts 3:00/,
    ],
  ])('are each answered: %s', (text, told) => {
    expect(say(text)).toMatchObject({ intent: 'question', reply: expect.stringMatching(told) });
  });

  test('and none twice', () => {
    expect(say('who plays number 3, and who is number 3 by?').reply.match(/Ingrid/g)).toHaveLength(1);
  });
});

describe('songs that are read out', () => {
  test('with their instruments, where these are asked for', () => {
    const { reply, keepsMusic } = say('Read me the first two songs and say for each which instruments');
    expect(keepsMusic).toBe(true);
    expect(reply).toMatch(
      /Number 1: “Slip Jig.* Violin and harp\. Number 2: “Melon Soda.* Violin and harp\.$/,
    );
  });

  test.each(['can you list the first two songs', 'read me the list please'])('without: %s', (text) => {
    expect(say(text).reply).toMatch(/^Number 1: “Slip Jig for a Stool” by Low Barn Quartet\. Number 2/);
  });
});

test.each(['What does “Dry Socks Boogie” mean?', 'what does dry socks mean'])(
  'what a title means is not known here: %s',
  (text) => {
    expect(say(text).reply).toMatch(/What its name means I do not know/);
  },
);

test.each([
  ['is there any song with the word corazón in it?', /No title here has “corazón”/],
  ['is there a song with the word sóda in it?', /By the title, “Melon Soda/],
])('a word is looked for in the titles: %s', (text, told) => {
  expect(say(text).reply).toMatch(told);
});
