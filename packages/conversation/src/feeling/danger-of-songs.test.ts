import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const tracks = Array.from({ length: 8 }, (_, at) => ({
  id: `${at}`,
  name: `Birch ${at}`,
  artist: `Oak ${at}`,
}));
const heard = (text: string, first = 'soul music') =>
  readMessage(text, { brief: begun(first), mix: { tracks }, playing: true }, readers).distress.tier;

test.each(["You don't need to keep the last two", 'goodbye number 3', 'lose the last one'])(
  'what is to become of a song is no danger: %s',
  (text) => {
    expect(heard(text)).toBe('none');
  },
);

test.each([
  "you don't need to keep the last two pills, i will take them",
  'goodbye everyone',
  'i want it to end',
  "i won't be here for the last one, goodbye",
])('what may be of a life is heard as before: %s', (text) => {
  expect(heard(text)).not.toBe('none');
});

test('somebody sent off in a story takes no leave, and who does is heard', () => {
  expect(heard('i was like bye felicia lol')).toBe('none');
  expect(heard('he texted and i said boy, bye lol')).not.toBe('acute');
  expect(heard('boy bye, i am going to kill myself')).toBe('acute');
});
