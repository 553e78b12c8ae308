import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const running: Brief = {
  ...newBrief('energetic', null),
  wanted: [{ kind: 'tempo', value: 'fast', matched: '170 bpm' }],
};

function read(text: string, brief: Brief | null = running) {
  const { brief: after } = readMessage(
    text,
    { brief, mix: null, playing: false },
    { recognizeDistress, readSituation },
  ).complete(null);
  const named = (side: Brief['wanted'] = []) => side.map(({ value }) => value);
  return {
    wanted: named(after?.wanted),
    avoided: named(after?.avoided),
    length: after?.length ?? null,
    situation: after?.situation ?? null,
    mood: after?.mood,
    discovery: after?.discovery,
  };
}

test.each([
  ["don't suggest sleep music it never works", 'sleep'],
  ['never offer me opera', 'opera'],
  ['stop recommending techno, no techno', 'techno'],
  ['the 70s are a no go', '1970s'],
  ['jazz is a no no', 'jazz'],
])('hears what is turned down: %s', (text, avoided) => {
  expect(read(text).avoided).toContain(avoided);
  expect(read(text).wanted).not.toContain(avoided);
});

test.each([
  ['no go with the 70s', '1970s'],
  ['no give me jazz', 'jazz'],
  ['no make it jazz', 'jazz'],
  ['no switch to opera', 'opera'],
])('takes an answer for no refusal of what follows: %s', (text, wanted) => {
  expect(read(text).wanted).toContain(wanted);
});

test.each([
  ['a bit slower, more like 160', 'fast'],
  ['slower, 150 bpm', 'fast'],
  ['slower, around 85', 'slow'],
  ['slower', 'slow'],
  ['slower, 90 minutes', 'slow'],
  ['faster, about 60 songs', 'fast'],
])('holds the tempo that is named: %s', (text, tempo) => {
  expect(read(text).wanted).toContain(tempo);
});

test.each(['less new age cheese', 'more new wave', 'less new age'])('moves no era by a name: %s', (text) => {
  expect(read(text).wanted).not.toContain('oldies');
});

test.each(['but new, not old', 'not so old', 'oh not that old'])('moves on from what is old: %s', (text) => {
  expect(read(text).wanted).toContain('2020s');
});

test.each(["i'm not old", 'he was not old enough'])('hears ages: %s', (text) => {
  expect(read(text).wanted).not.toContain('2020s');
});

test('takes old ones for old, and old favourites for known', () => {
  expect(read('old ones like kishore kumar')).toMatchObject({ discovery: 'any' });
  expect(read('old favourites please')).toMatchObject({ discovery: 'familiar' });
});

test.each([
  'debugging for 4 hours',
  'debugging a race condition for 4 hours. kill me lol',
  'stuck in traffic for two hours',
  'we argued for two hours',
  'I danced for 3 hours',
  'been crying for an hour',
  'no, the fast ones were good, bring it back',
])('hears no length in how long it has been: %s', (text) => {
  expect(read(text).length).toBeNull();
});

test.each([
  ['studying for 2 hours, need music', 120],
  ['running for 30 minutes', 30],
  ['i need something for 2 hours', 120],
])('hears how long it is to be: %s', (text, minutes) => {
  expect(read(text, null).length).toEqual({ minutes });
});

test.each(['something boring', 'anything really dull', 'something nice and monotonous'])(
  'asks for calm: %s',
  (text) => {
    expect(read(text).mood).toBe('calm');
  },
);

test.each(['nothing boring', 'this is boring'])('asks for no calm: %s', (text) => {
  expect(read(text).mood).not.toBe('calm');
});

test.each(['not too romantic', 'nothing too party', 'less romantic'])('begins no occasion: %s', (text) => {
  expect(read(text).situation).toBeNull();
});

test.each([
  ["they're here, it's a party now", 'party'],
  ['nothing with words while i study', 'study'],
])('begins one: %s', (text, situation) => {
  expect(read(text).situation).toBe(situation);
});
