import type { Brief, ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../index.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `t${at + 1}`,
    name: `Shown title ${at + 1}`,
    artist: `Shown artist ${at + 1}`,
  })),
};
const none = { recognizeDistress, readSituation };
const begun = (text: string): Brief | null =>
  readMessage(text, { brief: null, mix: null, playing: false }, none).complete(null).brief;
const said = (text: string, first = 'calm piano for reading') =>
  readMessage(text, { brief: begun(first), mix, playing: true }, none).complete(null);

describe('what is heard in a track', () => {
  it.each([
    ["there's someone singing on #3", 3],
    ['song 11 has talking in it', 11],
    ['number 4 has drums on it', 4],
    ['Track 6 has vocals. Please remove it', 6],
    ['the fifth one has a synthesizer', 5],
    ['I can hear a choir in the third', 3],
    ['a man is shouting in the sixth one', 6],
    ['track 6 is full of autotune', 6],
    ['there is a horn on the second one', 2],
  ])('takes out the track of which it is told: %s', (text, position) => {
    const { edits, brief } = said(text);
    expect(edits).toEqual([{ op: 'drop', positions: [position] }]);
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['piano', 'reading']);
  });

  it.each([
    'the third one has a lovely saxophone',
    "there's a flute in the third one that I love",
    'is there a flute in the fourth?',
    "there's a piano in the third one",
    'my dog starts barking at the second one',
    'number 5 has been on repeat',
  ])('takes nothing out for what is liked, asked or no sound: %s', (text) => {
    expect(said(text).edits.filter(({ op }) => op === 'drop')).toEqual([]);
  });
});

describe('what is to become of a track', () => {
  it.each([
    ['take the third out altogether', 'drop', 3],
    ["I don't like number 4. Can you delete it?", 'drop', 4],
    ['could there be more in the manner of that fourth one?', 'moreLike', 4],
    ['the fourth is exactly the touch I mean. Could the others sit nearer to that?', 'moreLike', 4],
    ['the 5th is the one', 'moreLike', 5],
    ['number 2 nails it', 'moreLike', 2],
    ['could the others sit nearer to the second one', 'moreLike', 2],
    ['the fourth got me', 'moreLike', 4],
  ])('hears "%s"', (text, op, position) => {
    expect(said(text).edits).toEqual([{ op, positions: [position] }]);
  });
});
