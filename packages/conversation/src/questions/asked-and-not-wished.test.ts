import { describe, expect, test } from 'vitest';
import { heldToAsk, sayToMix } from '../testing/say-to-mix.ts';

describe('a question is answered, and carries out nothing', () => {
  test.each([
    ['the song number 3 - is it piano?', 'Yes, as far as is known'],
    ['number three what is instrument?', 'It is played on piano'],
    ['Porch Light ha! is it easy, the organ? how fast', 'More than that is not written down'],
    ['Porch Light, is italian?', 'language'],
    ['I ask is italian, the song Porch Light?', 'language'],
    ['So is there flute in any of these or not', '“Canoe With a Harp in It”'],
    ['Flute. Is it in them. Yes or no.', '“Canoe With a Harp in It”'],
    ['My sister was called Lene. Is there a flute?', '“Canoe With a Harp in It”'],
    ['where did the country come from?', 'You did not ask for country: “Gossip in A Major”'],
    ['where did the techno come from?', 'None of these songs'],
    ['and how many of the others are from the church?', 'nobody has written down'],
  ])('%s', (text, told) => {
    const { intent, keepsMusic, edits, reply } = sayToMix(text);
    expect([intent, keepsMusic, edits]).toEqual(['question', true, []]);
    expect(reply).toContain(told);
  });

  test('but what nobody asked for goes where that is said', () => {
    const { adds, reply } = sayToMix('where did the country come from? I never said that');
    expect(adds).toEqual(['avoided country']);
    expect(reply).toContain('You did not ask for country');
    expect(reply).not.toContain('Say “no country”');
  });

  test('and a wish beside it is done', () => {
    expect(
      sayToMix('Please take number 2 out. And how many of the others are from the church?'),
    ).toMatchObject({
      edits: [{ op: 'drop', positions: [2] }],
      about: 'uncounted',
    });
    expect(sayToMix('Porch Light, I felt it in my chair. Who plays? More like that one only').edits).toEqual([
      { op: 'moreLike', positions: [4] },
    ]);
  });
});

describe('of which song there is most', () => {
  test.each([
    ['ok this goes hard. 5 min left of lunch whats the shortest one', 'The shortest is'],
    [
      'which one is the funniest? the first sounds like my nan',
      'By the title I would say “Your Honour, She Dance Too Well”',
    ],
    ['where did porch light go?', 'number 4 of 6'],
  ])('is told: %s', (text, told) => {
    expect(sayToMix(text)).toMatchObject({ intent: 'question', keepsMusic: true });
    expect(sayToMix(text).reply).toContain(told);
  });

  test('and a wish beside it is not passed over', () => {
    expect(sayToMix("what's the longest one? less drums please").adds).toEqual(['avoided drums']);
  });
});

describe('how many songs of an artist there are', () => {
  test.each([
    ['how many Lucille Pettibone songs you got', 'Porch Light'],
    ['and how many Henrik Solvay songs you got?', 'Inside the Lid'],
    ['where is Henrik Solvay', 'Inside the Lid'],
  ])('is told: %s', (text, told) => {
    const { keepsMusic, reply } = sayToMix(text, { held: heldToAsk });
    expect(keepsMusic).toBe(true);
    expect(reply).toContain(told);
  });

  test('and is none of a greeting with capitals', () => {
    expect(sayToMix("What's Up With You").about).toBeUndefined();
  });
});
