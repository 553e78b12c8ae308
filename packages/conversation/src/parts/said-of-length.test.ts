import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readers } from '../testing/said-after.ts';

const brief = begun('soul music');
const read = (text: string) => readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
const lengthAfter = (text: string) => read(text).brief?.length;

describe('how long it is to be', () => {
  test.each([
    'half the pub wants oasis the other half blur lol',
    "ok i'm calmer now, bring it down slowly",
    'ten more minutes of this then something with a beat',
    'shorter ones',
    'longer songs please',
    'something to stretch',
    'music to stretch to',
  ])('is not told by what is said of something else: %s', (text) => {
    expect(lengthAfter(text)).toBeNull();
  });

  test.each([
    ['half as long', { tracks: 10 }],
    ['make it half the length', { tracks: 10 }],
    ['bring it down to an hour', { minutes: 60 }],
    ['ten more minutes please', { minutes: 80 }],
    ['a shorter list', { tracks: 13 }],
    ['longer', { tracks: 30 }],
    ['10 songs is enough', { tracks: 10 }],
  ])('is told by these: %s', (text, length) => {
    expect(lengthAfter(text)).toEqual(length);
  });

  test.each(["Could it go on until about ten o'clock?", 'until 10pm', 'keep it going till midnight please'])(
    'by the clock is asked back: %s',
    (text) => {
      const reading = read(text);
      expect(reading).toMatchObject({ intent: 'refine', keepsMusic: true, changes: [] });
      const reply = writeReply({ text, reading, before: brief, replyIds: [] })?.text;
      expect(reply).toMatch(/minutes/);
    },
  );

  test('by the clock is none where the listener tells of their night', () => {
    expect(read('I worked until midnight and my back hurts').intent).not.toBe('refine');
  });
});

describe('a year as a limit', () => {
  test.each([
    ['drop everything after 2015', ['2020s']],
    ['drop everything before 1990', ['1950s', '1960s', '1970s', '1980s']],
    ['lose anything after 2000', ['2010s', '2020s']],
  ])('keeps away what is beyond it: %s', (text, avoided) => {
    const { intent, brief: after } = read(text);
    expect(intent).toBe('refine');
    expect(after?.avoided.map(({ value }) => value)).toEqual(avoided);
    expect(after?.wanted).toEqual(brief?.wanted);
  });

  test('without one everything goes', () => {
    expect(read('drop everything').intent).toBe('reset');
  });
});
