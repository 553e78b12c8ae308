import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const brief = begun('soul music');
const track = (name: string, ...instruments: string[]) => ({
  id: name,
  name,
  artist: `${name} Band`,
  facts: { instruments },
});
const mix = {
  tracks: [
    track('Alder', 'piano'),
    track('Birch', 'organ', 'guitar'),
    track('Cedar', 'drums'),
    track('Dogwood', 'drums', 'cello'),
    ...Array.from({ length: 8 }, (_, at) => track(`Willow ${at}`)),
  ],
  at: 3,
};
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

describe('a song that is named by what is heard in it', () => {
  test.each([
    ['the one with the organ woke her up', 'drop', 2],
    ['drop the one with the organ', 'drop', 2],
    ['skip the one with the organ', 'drop', 2],
    ['keep the one with the cello', 'keep', 4],
    ['I love the one with the organ', 'moreLike', 2],
    ['the piano one can go', 'drop', 1],
    // Two have drums, and one of them plays.
    ['the one with the drums can go', 'drop', 3],
  ])('is that song, and no wish for the sound: %s', (text, op, position) => {
    const { intent, edits, changes } = read(text);
    expect(intent).toBe('refine');
    expect(edits).toEqual([{ op, positions: [position] }]);
    expect(changes.filter(({ field }) => field === 'wanted' || field === 'avoided')).toEqual([]);
  });

  test('is played and asked about as well', () => {
    expect(read('play the one with the organ').command).toEqual({
      action: 'play',
      query: 'Birch Birch Band',
    });
    expect(read("what's the one with the organ called?").ofMix).toMatchObject({
      about: 'title',
      positions: [2],
    });
  });

  test('where nobody knows which it is, the sound goes', () => {
    expect(read('the one with the bagpipes woke her up').brief?.avoided).toMatchObject([
      { value: 'bagpipes' },
    ]);
  });

  test.each([
    ['i want one with drums', 'drums'],
    ['something with an organ', 'organ'],
    ['more organ', 'organ'],
  ])('is none where it is asked for: %s', (text, value) => {
    const { edits, brief: after } = read(text);
    expect(edits).toEqual([]);
    expect(after?.wanted).toContainEqual(expect.objectContaining({ value }));
  });
});

describe('what is to become of a song', () => {
  test.each([
    ['song 3 has drums, skip it in future', 'drop', [3]],
    ['number 7 has drums, leave it out next time', 'drop', [7]],
    ['skip number 4 from now on', 'drop', [4]],
    ['9 not so much', 'drop', [9]],
    ['7 not really', 'drop', [7]],
    ['the 2 and the 6 i like', 'moreLike', [2, 6]],
    ['take 5 out it reminds me of him', 'drop', [5]],
    ["don't bother with the last three", 'drop', [10, 11, 12]],
    ["the last one wasn't my thing", 'drop', [12]],
    ["drop number 9, it's gloomy", 'drop', [9]],
    ['that last one was lovely', 'moreLike', [2]],
    ['number 4 is dreadful, never play it again', 'drop', [4]],
    ['and never play it again', 'drop', [3]],
    ['keep that one, lose the rest', 'keep', [3]],
    ['keep this one and change everything else', 'keep', [3]],
  ])('is read, however it is said: %s', (text, op, positions) => {
    const { intent, edits, changes } = read(text);
    expect({ intent, edits }).toEqual({ intent: 'refine', edits: [{ op, positions }] });
    expect(changes.filter(({ field }) => field !== 'like')).toEqual([]);
  });

  test.each([
    ['skip to number five', 'Willow 0 Willow 0 Band'],
    ['skip ahead to the second one', 'Birch Birch Band'],
  ])('is to be played where it is skipped to: %s', (text, query) => {
    expect(read(text)).toMatchObject({ intent: 'play', edits: [], command: { action: 'play', query } });
  });

  test.each([
    'keep this one',
    'i am 19 not really into that',
    'the 3 of us love this',
    'skip it',
    'not really',
  ])('is nothing where no song is named: %s', (text) => {
    expect(read(text).edits).toEqual([]);
  });
});
