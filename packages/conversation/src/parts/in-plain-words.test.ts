import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

/** The values of everything that a first message wants. */
const wantedBy = (text: string) => begun(text)?.wanted.map(({ value }) => value);

const rainy = (text: string) => {
  const context = { brief: begun('calm music'), mix: null, playing: true };
  return readMessage(text, context, readers)
    .complete(null)
    .brief?.wanted.map(({ value }) => value);
};

test.each(['anything with rain in it', 'got songs with rain in them?', 'something with a bit of rain in'])(
  'what songs are to have in them: %s',
  (text) => {
    expect(rainy(text)).toContain('about rain');
  },
);

test.each(['anything with some life in it', 'something with piano in it', 'something with me in mind'])(
  'is no thing to sing about: %s',
  (text) => {
    expect(rainy(text)?.filter((value) => value.startsWith('about'))).toEqual([]);
  },
);

test('who is to be kept awake by slow music wants no party', () => {
  const brief = begun("slow synthesizers, no singing, but keep me awake, I'm on watch");
  expect(brief).toMatchObject({ mood: 'focus' });
});

test('ten of those are more like what plays', () => {
  const context = { brief: begun('rock please'), mix: null, playing: true };
  const { brief } = readMessage('Yes. Ten of those.', context, readers).complete(null);
  expect(brief).toMatchObject({ length: { tracks: 10 }, like: [{ kind: 'playing' }] });
});

test('music to dance to is glad where nothing wilder is said', () => {
  expect(begun('music for dancing, please')?.mood).toBe('happy');
});

describe('wishes in the words of people who know no names of kinds', () => {
  test.each([
    ['angry music. woman sing.', 'female vocals'],
    ['got anything where a girl is shouting', 'female vocals'],
    ['I clean the house, so things with somebody singing, cheerful', 'vocals'],
    ['happy dancing music from long ago', 'oldies'],
    ['something old and cheerful to dance to', 'oldies'],
    ['something african please', 'african music'],
    ['music from Africa', 'african music'],
    ['something irish to sing along to', 'celtic'],
    ['trio stuff, swing feel, upright bass', 'swing'],
    ['loud guitars, some slide', 'slide guitar'],
    ['deep bass, shake the car doors, cruising', 'bass'],
    ['dark synths, no vocals', 'synthesizer'],
    ['nothing above 76 bpm please, chamber music', 'slow'],
  ])('%s: %s', (text, value) => {
    expect(wantedBy(text)).toContain(value);
  });

  test('happy music to dance to is happy', () => {
    for (const text of ['Happy dancing music please.', 'cheerful dancing songs'])
      expect(begun(text)).toMatchObject({ mood: 'happy', wanted: [{ value: 'dancing' }] });
  });
});

test.each([
  'ironing music with a bit of a beat, from the seventies',
  'something with a bit of a beat please',
])('a little life is no party: %s', (text) => {
  const brief = begun(text);
  expect(brief?.mood).toBe('happy');
  expect(brief?.target.energy).toBeLessThan(0.7);
});
