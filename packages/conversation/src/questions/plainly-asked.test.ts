import type { Brief, ShownMix } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };

const mix: ShownMix = {
  tracks: [
    {
      ...{ id: '1', name: 'Her Handwriting on the Label', artist: 'Nana Cassette', year: 1974 },
      reason: 'quiet and mild, in this mix’s mood',
      factsFrom: 'catalogue',
    },
    { id: '2', name: 'Mending', artist: 'Merrin Tallow', factsFrom: 'catalogue' },
  ],
};
const cleaning: Brief = { ...newBrief('energetic', null), situation: 'cleaning' };

function answerTo(text: string, { brief = newBrief('calm', null), at }: { brief?: Brief; at?: number } = {}) {
  const shown = { ...mix, ...(at !== undefined && { at }) };
  const context = { brief, mix: shown, playing: at !== undefined };
  const reading = readMessage(text, context, readers).complete(null);
  const asked = reading.ofMix && { mix: { shown, has: [] } };
  return writeReply({ text, reading, before: brief, replyIds: [], ...asked })?.text ?? '';
}

describe('what anybody asks who sees a mix', () => {
  test.each([
    'who made this mix',
    'Who put together this playlist?',
    'who picked these songs',
    'did you make this',
  ])('the assistant says that it made it: %s', (text) => {
    expect(answerTo(text)).toMatch(/^I did/);
  });

  test.each(['why these', 'why this mix?', 'why did you choose these songs', 'how did you pick these'])(
    'the reason is told as a person would: %s',
    (text) => {
      expect(answerTo(text, { brief: cleaning })).toContain(
        'I heard that you clean, so I chose lively songs with drive.',
      );
    },
  );

  test.each(['whats the best one', 'which is the nicest song', 'what is your favourite one?'])(
    'one is named to begin with: %s',
    (text) => {
      expect(answerTo(text)).toContain('I would begin with “Her Handwriting on the Label” by Nana Cassette');
    },
  );

  test.each([
    ['how many songs do you have', /As many as the music service/],
    ['where do these songs come from', /music that Attune brings/],
    ['are these real artists', /invented/],
    ['how can i change it', /your own words/],
    ['can you hear me', /only read/],
    ['how do you know i am tired', /^Only from what you write/],
    ['what happens after the last song', /similar music goes on/],
  ])('%s', (text, answer) => {
    expect(answerTo(text)).toMatch(answer);
  });

  test.each([
    'who is this singing?',
    'who sings this',
    'what is this song called',
    'what year is this song from',
  ])('where nothing plays the first song is told of: %s', (text) => {
    expect(answerTo(text)).toMatch(/^Nothing is playing just now.*Her Handwriting/);
    expect(answerTo(text, { at: 2 })).not.toContain('Nothing is playing');
  });

  test.each(['Who is Merrin Tallow?', "who's Merrin Tallow", 'who are Merrin Tallow'])(
    'an artist is told of as far as is known: %s',
    (text) => {
      expect(answerTo(text)).toMatch(/Merrin Tallow plays “Mending”.*written down here/);
    },
  );
});
