import type { Brief, Constraint } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };

const wish = (kind: Constraint['kind'], value: string): Constraint => ({ kind, value, matched: value });

const standing = (parts: Partial<Brief>): Brief => ({ ...newBrief('energetic', null), ...parts });

const read = (text: string, brief: Brief) =>
  readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);

const cleaning = standing({
  situation: 'cleaning',
  wanted: [wish('activity', 'cleaning'), wish('language', 'portuguese'), wish('era', '1980s')],
  avoided: [wish('genre', 'country'), wish('tempo', 'slow')],
  like: [{ kind: 'track', name: 'Fiddle Got Carsick' }],
  length: { minutes: 60 },
});

describe('what is done now takes the place of what was done', () => {
  test.each([
    ['Finished! Now lunch on the balcony', []],
    ['now for lunch break', []],
    ['done, wine time', []],
    ['ta, washing up done. now a cuppa and a sit down', []],
    ['next: dinner', ['dinner']],
    ['ok time for a run', ['running']],
    ["I'm at the gym now", ['workout']],
    ['off to yoga', ['yoga']],
    ["now we're gaming", ['gaming']],
    ['right, homework next', ['study']],
    ['bed time', ['sleep']],
    ['and now the party', ['party']],
  ])('%s', (text, doings) => {
    const { brief, intent } = read(text, cleaning);
    expect(intent).not.toBe('smalltalk');
    expect(brief?.situation).not.toBe('cleaning');
    const wanted = brief?.wanted ?? [];
    expect(wanted.flatMap(({ kind, value }) => (kind === 'activity' ? [value] : []))).toEqual(doings);
    // What somebody wants whatever they do stays; what suited the old hour does not.
    expect(wanted.map(({ value }) => value)).toEqual(expect.arrayContaining(['portuguese', '1980s']));
    expect(brief?.avoided.map(({ value }) => value)).toEqual(['country']);
    expect(brief).toMatchObject({ like: [], length: { minutes: 60 } });
  });

  test('no vocals are for a desk, and not for a party', () => {
    const desk = standing({ mood: 'focus', situation: 'study', wanted: [wish('vocals', 'instrumental')] });
    expect(read('time for dinner', { ...desk, mood: 'energetic' }).brief?.wanted).toContainEqual(
      expect.objectContaining({ value: 'instrumental' }),
    );
    expect(read('ok party time', desk).brief?.wanted).not.toContainEqual(
      expect.objectContaining({ value: 'instrumental' }),
    );
  });

  test.each([
    'now something slower',
    'now jazz',
    'next one',
    'better now',
    "it's working now",
    'the wine talks now',
    'i was at the gym yesterday',
    'thanks, off to bed',
    'time for something else',
    'now we are talking',
    'is it time for dinner?',
    'cleaning the kitchen now',
  ])('it goes on: %s', (text) => {
    expect(read(text, cleaning).brief?.situation).toBe('cleaning');
  });
});

describe('what is over is followed by a rest', () => {
  test.each([
    ['party is over lol', standing({ situation: 'party', wanted: [wish('activity', 'party')] })],
    ["the party's over", standing({ situation: 'party' })],
    ['finished the workout', standing({ situation: 'workout' })],
    ['ok im home', standing({ situation: 'commute', wanted: [wish('activity', 'driving')] })],
    ['they have all left', standing({ situation: 'dinner with guests' })],
    ['done with work', standing({ wanted: [wish('activity', 'work')] })],
    ['5k done, that was brutal', standing({ situation: 'running' })],
    ['home. finally', standing({ situation: 'commute' })],
    ["Home. Two and a quarter hours. The dinner's in the dog.", standing({ situation: 'commute' })],
    ['ugh whatever. home now, boots off, kettle on', standing({ situation: 'commute' })],
  ])('%s', (text, before) => {
    const { brief } = read(text, before);
    expect(brief).toMatchObject({ mood: 'calm', situation: 'winding down', wanted: [] });
  });

  test.each(['done!', 'thanks, party is over', "he's asleep now", 'yep there', 'is the party over?'])(
    'the music stays: %s',
    (text) => {
      const before = standing({ situation: 'party' });
      expect(read(text, before).brief).toMatchObject({ situation: 'party', mood: 'energetic' });
    },
  );
});

test('who comes home and hurts is not passed over', () => {
  const { brief } = read("home. i can't stop crying", standing({ situation: 'commute' }));
  expect(brief?.situation).not.toBe('winding down');
});

test('whoever mourns takes a walk with what they mourn', () => {
  const before = { ...newBrief('sad', null), situation: 'grief' as const };
  expect(read('going for a walk now', before).brief?.situation).toBe('grief');
});

test('the reply calls what begins by its name, and greets who came home', () => {
  const say = (text: string, before: Brief) =>
    writeReply({ text, reading: read(text, before), before, replyIds: [] })?.text;
  expect(say('Finished! Now lunch on the balcony', cleaning)).toMatch(/^Lunch on the balcony/);
  expect(say('ok im home', standing({ situation: 'commute' }))).toMatch(/home|arriv|there|made it/i);
});
