import type { Brief, Mood } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const mix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Artist ${at}`,
  })),
};
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const middle = 0.5;
const wayOf = (to = middle) => (to === middle ? 'same' : to > middle ? 'up' : 'down');

function moved(text: string, mood: Mood) {
  const brief: Brief = { ...newBrief(mood, null), target: { valence: middle, energy: middle } };
  const after = readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief;
  return [wayOf(after?.target.valence), wayOf(after?.target.energy)];
}

test.each([
  ['not that awake', 'same', 'down'],
  ['too strong for a tuesday', 'same', 'down'],
  ['need more strong music', 'same', 'up'],
  ["it's too careful", 'same', 'up'],
  ['less cautious please', 'same', 'up'],
  ['more golden', 'up', 'same'],
  ['less black', 'up', 'same'],
  ['more laughing please', 'up', 'same'],
  ['can it be slower than my hands', 'same', 'down'],
  ['something louder than my thoughts', 'same', 'up'],
  ['something small for the end', 'same', 'down'],
  ['keep it small', 'same', 'down'],
  ['even tinier', 'same', 'down'],
  ['can go up a tiny bit', 'same', 'up'],
  ['you could come down a wee notch', 'same', 'down'],
  ['it could do with a lift', 'up', 'same'],
  ['give it a little wind', 'same', 'up'],
  ['put a little wind behind me', 'same', 'up'],
  ['no no, not soft', 'same', 'up'],
  ['not loud', 'same', 'down'],
  ['not a coma', 'same', 'up'],
  ['this is not a nightclub', 'same', 'down'],
  ['steady on', 'same', 'down'],
  ['gentler please', 'same', 'down'],
  ['dial the cheer down', 'down', 'same'],
  ['tone the drama down a bit', 'up', 'same'],
  ['knock it down a peg', 'same', 'down'],
  ['take the sting out', 'same', 'down'],
  ['lose the gloom', 'up', 'same'],
  ['make it sparkle', 'up', 'same'],
  ['less sugar', 'down', 'same'],
  ['not at this hour', 'same', 'down'],
  ['this would wake the baby', 'same', 'down'],
  ['this one goes nowhere', 'same', 'up'],
  ["we can't keep up with this", 'same', 'down'],
  ['good but got a bit sleepy', 'same', 'up'],
  ['bit cheery that', 'down', 'same'],
  ["it's all a bit blue", 'up', 'same'],
  ["something so i don't cry at work", 'up', 'same'],
])('"%s" moves the music', (text, valence, energy) => {
  expect(moved(text, 'happy')).toEqual([valence, energy]);
});

test.each([
  'he is not that strong',
  'my boss is too strong willed',
  'I have a small flat',
  'we live in a black house',
  'he turned a bit gloomy when I told him',
  'the kitchen is not a war zone any more',
  "I can't keep up with my kids",
  'got a lift home',
  'more up to date songs',
  'more black sabbath',
  'more pink floyd',
  'I take the heat all day',
  'they make us sweat',
  'I was up all night',
  'I had to put my foot down with my son',
])('"%s" tells of something else', (text) => {
  expect(moved(text, 'happy')).toEqual(['same', 'same']);
});

test.each(['it should rise more', 'I wanted it to start dark', 'a little brighter with each one'])(
  '"%s" leads the music on',
  (text) => {
    const brief = newBrief('calm', null);
    expect(readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief?.path).toBe(
      'shift',
    );
  },
);

test.each(['the prices rise every week', 'more people with each year'])('"%s" leads nowhere', (text) => {
  const brief = newBrief('calm', null);
  expect(readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief?.path).toBe('match');
});

test('calm with a little of something else is calm', () => {
  const brief = newBrief('sad', null);
  const text = 'for half an hour, calm with some strings';
  expect(readMessage(text, { brief, mix, playing: true }, readers).complete(null).brief?.mood).toBe('calm');
});

test.each([
  ['too tinkly for me, like a spa', []],
  ['too slow, like a massage', []],
  ['make it like a massage', ['massage']],
])('what music is like beside a fault is no wish: "%s"', (text, activities) => {
  const brief = readMessage(text, { brief: newBrief('calm', null), mix, playing: true }, readers).complete(
    null,
  ).brief;
  const wanted = (brief?.wanted ?? []).filter(({ kind }) => kind === 'activity');
  expect(wanted.map(({ value }) => value)).toEqual(activities);
});
