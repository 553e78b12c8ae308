import { expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const after = (first: string, text: string) =>
  readMessage(text, { brief: begun(first), mix: null, playing: true }, readers).complete(null).brief;

test.each([
  ['party tonight!! 40 people', 'this sounds like church, not a party'],
  ["it's my mum's birthday party", 'these are lullabies, not a party'],
  ['jazz please', 'this is rock not jazz'],
])('what is missed in the music is wished for: %s, %s', (first, text) => {
  const brief = after(first, text);
  expect(brief?.wanted.map(({ value }) => value)).toContain(first.includes('jazz') ? 'jazz' : 'party');
  expect(brief?.avoided.map(({ value }) => value)).not.toContain('party');
});

test('what the music is called in blame tells of nobody', () => {
  expect(after('good news, we won', 'you gave me a funeral, not a celebration')?.situation).not.toBe('grief');
});

test.each(['something else, not jazz', 'not jazz', 'I want rock, not jazz'])(
  'what is turned down goes: %s',
  (text) => {
    expect(after('jazz please', text)?.wanted.map(({ value }) => value)).not.toContain('jazz');
  },
);
