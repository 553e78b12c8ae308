import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers, saidAfter } from '../testing/said-after.ts';

const read = (text: string, first = 'soul music', playing = false) =>
  readMessage(text, { brief: begun(first), mix: null, playing }, readers).complete(null);

describe('what is told of a life is no wish', () => {
  test.each([
    'a bit of Motown, Pat can sit and clap',
    'some bolero, also Manoli just threw a needle',
    'you should play the azan in her ear first and I did that',
    'I want voices. Ai meu Deus.',
    'my friend asked him and she said YES. she KNEW',
    'I wanted summat to do me woodwork to',
  ])('a name or a cry: %s', (text) => {
    expect(read(text).brief?.like).toEqual([]);
  });

  test.each([
    ['She says Patsy would be nice', 'Patsy'],
    ['a bit of Motown, Marvin Gaye and so on', 'Marvin Gaye'],
  ])('and a name that is asked for is: %s', (text, name) => {
    expect(read(text).brief?.like).toContainEqual({ kind: 'artist', name });
  });

  test.each([
    'Manoli is a PERSON',
    'who is Manoli?? put some bolero on',
    'Manoli is my friend, not a singer',
  ])('who is no artist is liked no longer: %s', (text) => {
    const first = begun('songs like Manoli Dimitriou');
    const before = first === null ? null : { ...first, like: [{ kind: 'artist' as const, name: 'Manoli' }] };
    const { brief } = readMessage(
      `${text}, more bolero`,
      { brief: before, mix: null, playing: false },
      readers,
    ).complete(null);
    expect(brief?.like).toEqual([]);
  });

  test.each([
    'he took the yoke for ten minutes. Something for the drive home',
    'I did the exercises, twelve minutes, it hurts but something brighter now',
    '14 hours today with traffic, something calm',
    'flight delayed 5 hours, something calm',
    'she is two hours by plane, something calm',
    'my shift ends in 2 hours, something calm',
    'I handed it in. two minutes to spare. Calmer now',
    'That was it, ten minutes of moisture percentages, best talk in years. Something brighter',
    'the ten minutes was the phone call, more piano',
    '4 hours is the power cut, something warm',
    'Twelve hours I stood at the stall. Put on some highlife',
    'Eight hours in the cab, dark all of it. Something slow',
    'My grandfather mended clocks and whistled all day. Something softer',
    '4 hours no power, candles, my brother and cards. Something warm',
  ])('a time: %s', (text) => {
    expect(read(text).brief?.length).toBeNull();
  });

  test.each([
    ['for about two hours', 120],
    ['an hour of this', 60],
    ["I've got forty minutes, faster", 40],
    ['we got 20 min till doors so make it a short one', 20],
    ['make it last two hours', 120],
    ['half an hour is enough', 30],
    ['ninety minutes of highway, nothing loud', 90],
    ['an hour of soft piano', 60],
    ['need stuff for the night, 5 hrs to go', 300],
    ['forty minutes there, nothing wild', 40],
  ])('and a length that is asked for is: %s', (text, minutes) => {
    expect(read(text).brief?.length).toEqual({ minutes });
  });

  test.each([
    ['She is in the next room, doing the crossword very loudly. Something so that she comes in', 'puzzles'],
    ['I used to play the violin', 'violin'],
    ['she sang in a choir for years', 'choir'],
    ['the drums next door are driving me mad', 'drums'],
    ['the radio was playing jazz when she called', 'jazz'],
  ])('what is done or heard elsewhere: %s', (text, value) => {
    expect(saidAfter(text).wanted).not.toContain(value);
  });

  test.each([
    'my wife is cross. She is in the next room. Something soft',
    'my grandma is dancing on the table, more salsa',
    'These are machines for children, no? I mean a wooden flute',
  ])('who hears it is no child: %s', (text) => {
    expect(read(text).brief?.explicit).toBe(true);
    expect(read(text).brief?.situation).not.toBe('children around');
  });

  test.each([
    'My mama always sang in the kitchen. Ukrainian songs',
    'we used to dance in the kitchen, more soul',
  ])('nobody cooks: %s', (text) => {
    expect(read(text).brief?.situation).not.toBe('cooking');
  });

  test('what weighs on somebody is no matter of volume', () => {
    expect(read('turn it down, i miss her', 'angry loud rock', true).intent).toBe('refine');
    expect(read('turn it down', 'angry loud rock', true).intent).toBe('play');
  });

  test('"rough" is how it sounds, and no more energy', () => {
    expect(read('more fiddle, something rough').brief?.target).toEqual(begun('soul music')?.target);
  });
});

describe('who is to sing', () => {
  test.each([
    ['Give me a strong woman and drums', ['soul', 'female vocals', 'drums']],
    ['a man with a guitar', ['soul', 'male vocals', 'guitar']],
    ['got anything where a girl is shouting', ['soul', 'female vocals']],
    ['something where the woman has the last word', ['soul', 'female vocals']],
    ["I'd like to hear a lady sing", ['soul', 'female vocals']],
    ['More woman please', ['soul', 'female vocals']],
  ])('%s', (text, wanted) => {
    expect(saidAfter(text).wanted?.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(['A girl! Seven pounds!', 'man, this is great', 'that woman at the bus is my wife'])(
    'is not told by who is spoken of: %s',
    (text) => {
      expect(saidAfter(text).wanted ?? []).not.toContain('female vocals');
      expect(saidAfter(text).wanted ?? []).not.toContain('male vocals');
    },
  );
});
