import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const titles = `Lantern on the Lane|Ezekiel Plum;Steam Sermon|Bishop Carbon;Your Mum Sends Cards|Margot Underpass;Granny Shuts the Shutters|Sister Verandah;
Fika at the Beach Bar|Nils Ahoy;Telemetry|Download Choir;Percy’s Waltz|Percy Thistlewood;My Brother’s Oilskins|The Oilskin Five;Barbed Wire|June Calloway;Fog Signal|Harbour Trio`;
const tracks = titles.split(';').map((one, at) => {
  const [name = '', artist = ''] = one.trim().split('|');
  return { id: `${at}`, name, artist };
});
const read = (text: string, first = 'soul music') =>
  readMessage(text, { brief: begun(first), mix: { tracks }, playing: true }, readers).complete(null);

describe('a song in which fault is found goes, and no more is wanted like it', () => {
  test.each([
    ['This is nice. The second one is a bit churchy and I had church all week.', 2],
    ['Good, good. The second one has a lot of shouting maybe', 2],
    ['song 2 is a bit shouty', 2],
    ['the third is far too churchy for me', 3],
    ['that fog one gave me a fright', 10],
    ['ok this is decent but number 4 is putting me to sleep lol', 4],
    ['lovely. number 4 sounds rather like hold music', 4],
    ["I can't listen to the telemetry one", 6],
  ])('%s', (text, position) => {
    const { intent, edits, brief } = read(text);
    expect(intent).toBe('refine');
    expect(edits).toEqual([{ op: 'drop', positions: [position] }]);
    expect(brief?.like).toEqual([]);
  });

  test('nor is more wanted of what it is too close to', () => {
    expect(read('the second one is too much like a lullaby').edits).toEqual([
      { op: 'lessLike', positions: [2] },
    ]);
    const { edits, brief } = read('the first one is too close to techno');
    expect(edits).toEqual([{ op: 'drop', positions: [1] }]);
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['soul']);
  });

  test.each([
    'the second one is a bit of magic, I love it',
    'the fourth one is rather lovely',
    'is the second one a bit loud?',
    'This is nice. The first one has a verandah.',
    'That is no soul, is it? The first one is about a lane.',
    "what's Barbed Wire? and change it off sad",
  ])('and neither praise nor a question is a fault: %s', (text) => {
    expect(read(text).edits.filter(({ op }) => op === 'drop')).toEqual([]);
  });

  test('each of two songs is judged by what is said of it', () => {
    expect(read('the first one is lovely but the second one is a bit much').edits).toEqual([
      { op: 'moreLike', positions: [1] },
      { op: 'drop', positions: [2] },
    ]);
    expect(read('The first one I like, the Barbed Wire is too much crying').edits).toEqual([
      { op: 'moreLike', positions: [1] },
      { op: 'drop', positions: [9] },
    ]);
  });

  test('a song that is none of what was asked for goes', () => {
    expect(read('Percy is not a woman', 'soul sung by a woman').edits).toEqual([
      { op: 'drop', positions: [7] },
    ]);
  });
});

describe('a song is spoken of by a word of its title', () => {
  test.each([
    ['delete that mum one, my mother also passed', 'drop', [3]],
    ['take Percy out, and the Oilskin', 'drop', [7, 8]],
    ['lose the granny song', 'drop', [4]],
    ['Again the beach bar! Please never that song.', 'drop', [5]],
    ['can you take out the ones about mothers and brothers', 'drop', [3, 8]],
    ["I don't want songs like the shutters one", 'lessLike', [4]],
    ['keep the lantern one', 'keep', [1]],
    ['take number 6 out, and no beach', 'drop', [5, 6]],
  ])('%s', (text, op, positions) => {
    expect(read(text).edits).toEqual([{ op, positions }]);
  });

  test.each(['songs about mothers please', 'no worries', 'I like the quiet ones', 'my brother called'])(
    'and of none by what is asked for or told: %s',
    (text) => {
      expect(read(text).edits).toEqual([]);
    },
  );
});

describe('what was liked is liked no longer once it is to go', () => {
  const liked = (text: string) => {
    const first = read('more like the first one').brief;
    return readMessage(text, { brief: first, mix: { tracks }, playing: true }, readers).complete(null).brief
      ?.like;
  };

  test.each([
    'drop the lantern one',
    'the first one is a bit churchy',
    'no more Ezekiel Plum please',
    "no, I don't want more like that one",
  ])('%s', (text) => {
    expect(read('more like the first one').brief?.like).toHaveLength(1);
    expect(liked(text)).toEqual([]);
  });

  test('what is like somebody is wanted without them', () => {
    const { brief } = read('songs like Nirvana but not Nirvana');
    expect(brief?.like).toEqual([{ kind: 'artist', name: 'Nirvana' }]);
  });

  test('"her" is who sings the song that was named last', () => {
    expect(read('ok, barbed wire slaps. more of her?').brief?.like).toContainEqual({
      kind: 'artist',
      name: 'June Calloway',
    });
  });
});

test('a date is no song, and a song that is asked about stays', () => {
  expect(read('rent is due on the first and I have no idea what to do').edits).toEqual([]);
  expect(read('What is Barbed Wire? I did not say this.').edits).toEqual([]);
});
