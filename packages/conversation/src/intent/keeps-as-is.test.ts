import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress, readSituation };
const mix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Artist ${at}`,
  })),
};
const read = (text: string, playing = false) =>
  readMessage(text, { brief: newBrief('calm', null), mix, playing }, readers).complete(null);

describe('who wants nothing changed keeps the music', () => {
  test.each([
    "don't change anything",
    'dont touch it',
    'she shut her eyes, dont change a thing',
    'ok final, do not touch anything now',
    'now they dance!!! dont touch it',
    'leave it right there',
    'perfect, leave it on',
    'no leave it, leave it just as it is',
    'the music is fine just keep it on',
    'keep it exactly like this',
    'stay with this',
    'this is right as it is',
    'let it run',
    'never change this',
    'hands off!',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'smalltalk', changes: [], edits: [], keepsMusic: true });
  });

  test.each([
    'keep it like this but slower',
    'leave it on but no drums',
    'keep the first five',
    "don't change it to jazz",
    'leave out the drums',
    'keep it calm',
    'keep it down',
    'never change the tempo to slow',
    'leave the piano out',
    'keep it low',
  ])('and who wants something changed is heard: %s', (text) => {
    expect(read(text).intent).not.toBe('smalltalk');
  });
});

describe('nothing goes back that was not asked back', () => {
  test.each([
    'one I said',
    'pure class that',
    'found it. it was a semicolon',
    'that fourth verse in the last one',
  ])('%s', (text) => {
    expect(read(text).intent).not.toBe('undo');
  });

  test.each([
    'The former was better.',
    'scrap that last thing',
    'hmm before was better',
    'put it back',
    'undo',
  ])('and what was is: %s', (text) => {
    expect(read(text).intent).toBe('undo');
  });
});

describe('who is told for somebody else turns the volume', () => {
  test.each([
    ['he says louder', 'louder'],
    ['she wants it louder', 'louder'],
    ['mum said a bit quieter', 'softer'],
    ['they want it quieter', 'softer'],
  ] as const)('%s', (text, action) => {
    expect(read(text, true).command).toEqual({ action });
  });

  test.each(['i said louder drums', 'he wants something louder', 'she said louder is better'])(
    'and the music where it is named: %s',
    (text) => {
      expect(read(text, true).command).toBeUndefined();
    },
  );
});

test.each([
  'too fast, back to the one before',
  'not feeling it, come back to previous',
  'take that off again',
  'swap it back please',
  'back to what we had',
])('goes back: %s', (text) => {
  expect(read(text).intent).toBe('undo');
});

describe('what is said to the assistant stops no music', () => {
  test.each(['stop laughing', "stop it you're making me blush", 'stop judging me', 'lol stop it, you'])(
    '%s',
    (text) => {
      expect(read(text, true).command).toBeUndefined();
    },
  );

  test.each(['stop', 'stop it', 'stop the music', 'stop playing', 'pause it please'])(
    'and this does: %s',
    (text) => {
      expect(read(text, true).command).toEqual({ action: 'pause' });
    },
  );
});

test.each(['nice, Bell Witch, finally someone gets it', 'ok she wins, she always wins'])(
  'a name or a sentence that nobody asked to hear is not played: %s',
  (text) => {
    expect(read(text).command).toBeUndefined();
  },
);
