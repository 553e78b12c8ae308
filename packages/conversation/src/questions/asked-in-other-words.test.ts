import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const tracks = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  name: `Willow ${at + 1}`,
  artist: `Oak ${at + 1}`,
}));
const mix = { tracks, at: 3 };
const read = (text: string, first = 'soul music') =>
  readMessage(text, { brief: begun(first), mix, playing: true }, readers).complete(null);

describe('what is asked of the mix', () => {
  test.each([
    ['how long does it go on?', 'left', []],
    ['never mind. how long does it go on?', 'left', []],
    ['how long til it ends?', 'left', []],
    ['when does it finish', 'left', []],
    ["what's the first song? chef wants to know", 'title', [1]],
    ['ok what was that last one?', 'title', [2]],
    ['what was the third one called', 'title', [3]],
    ['who plays flute on 2?', 'player', [2]],
    ['who plays the drums on number 5', 'player', [5]],
    ['who else is in there', 'artists', []],
    ['does she sing all of these', 'artists', []],
    ['is this all by one person?', 'artists', []],
    ['how is called this song?', 'playing', [3]],
    ['how this song is called', 'playing', [3]],
    ['whats this instrument?', 'instruments', [3]],
    ['is it mostly instrumental?', 'having', []],
    ['are there any drums in the next one', 'having', [4]],
  ] as const)('is heard in these words: %s', (text, about, positions) => {
    expect(read(text)).toMatchObject({ intent: 'question', keepsMusic: true, ofMix: { about, positions } });
  });

  test.each(['when will it stop', 'when does this end', 'how long can i go on', 'when will the pain stop'])(
    'is none that may be asked of a life: %s',
    (text) => {
      expect(read(text).ofMix).toBeUndefined();
    },
  );

  test('is none of the mix in what somebody asks who is in pain', () => {
    expect(read('when does it finish', "my dog died and i can't stop crying").ofMix).toBeUndefined();
  });
});

test('a question how the music goes on moves nothing', () => {
  expect(read('does it get louder later?')).toMatchObject({ intent: 'question', changes: [] });
  expect(read('can it get slower?').intent).toBe('refine');
});

test('what a word means asks for no music', () => {
  expect(read('what does "corazón" mean?').intent).toBe('offtopic');
  expect(read('What means "funk"?')).toMatchObject({ intent: 'question', changes: [] });
  expect(read('what does this song mean').ofMix).toMatchObject({ about: 'lyrics' });
});

describe('the length of what plays', () => {
  test.each([
    'how long is this? I have 2 hrs left and then bed',
    "you didn't answer, how long is this mix?",
    'I asked for it quiet. How long is the list?',
  ])('is told beside what else is said: %s', (text) => {
    expect(read(text).ofMix).toMatchObject({ about: 'minutes' });
  });

  test('is not asked for where a grief is told', () => {
    expect(read('My father died. How long does it last?').ofMix).toBeUndefined();
  });
});

test.each([
  ['is there any woman in it?', 'female vocals'],
  ['are there any women singing?', 'female vocals'],
  ['is there a man in this', 'male vocals'],
])('who is heard is told, and not wished for: %s', (text, value) => {
  expect(read(text)).toMatchObject({
    keepsMusic: true,
    ofMix: { about: 'having', trait: { kind: 'vocals', value } },
  });
});

test.each([
  ['Which of them is quickest? We want to clap.', 'quickest'],
  ['Yes this is good. Which plays longest?', 'longest'],
  ['which one goes on longest', 'longest'],
])('what there is most of is told: %s', (text, name) => {
  expect(read(text).ofMix).toMatchObject({ about: 'most', name });
});

test('an artist of many songs is known by name', () => {
  const many = {
    tracks: tracks.map((track, at) => (at > 5 ? { ...track, artist: 'Adwoa Sunbird' } : track)),
    at: 3,
  };
  const { ofMix } = readMessage(
    'yes! this is it. Adwoa Sunbird, who is she?',
    { brief: begun('soul music'), mix: many, playing: true },
    readers,
  ).complete(null);
  expect(ofMix).toMatchObject({ about: 'song', name: 'Adwoa Sunbird' });
});
