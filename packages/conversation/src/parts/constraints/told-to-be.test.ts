import { expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers, saidAfter } from '../../testing/said-after.ts';
import { mixToAsk } from '../../testing/say-to-mix.ts';

test.each([
  ['Kassel 4 is techno lmao. piano. actual piano', ['soul', 'piano'], ['techno']],
  ['nah piano is not us haha, back to reggae', ['soul', 'reggae'], ['piano']],
  ['where did the country come from? I never said country', ['soul'], ['country']],
  ['where is all this reggae coming from', ['soul'], ['reggae']],
  ['the third one is nice but orchestra. anything with a banjo', ['soul', 'banjo'], ['orchestra']],
])('what music is told to be is turned down: %s', (text, wanted, avoided) => {
  expect(saidAfter(text)).toEqual({ wanted, avoided });
});

test.each([
  ['what I want is jazz', 'jazz'],
  ['Otis is good but reggae please', 'reggae'],
  ['where did my reggae go', 'reggae'],
])('what is wished is not told of: %s', (text, value) => {
  expect(saidAfter(text)).toEqual({ wanted: ['soul', value], avoided: [] });
});

test.each([
  ['meditation', 'I want to DANCE'],
  ['sleep music', 'music to dance to'],
])('%s is over for who says "%s"', (first, text) => {
  expect(saidAfter(text, first).wanted).toEqual(['dancing']);
});

test('who wants to dance turns dance music down no longer', () => {
  expect(saidAfter('I want to DANCE', 'soul, no dance music')).toEqual({
    wanted: ['soul', 'dancing'],
    avoided: [],
  });
});

test('wedding music that is turned down asks for nothing unknown', () => {
  const { brief } = readMessage(
    'No no no wedding music, god. Just disco',
    { brief: begun('dancing music'), mix: null, playing: true },
    readers,
  ).complete(null);
  expect(brief).toMatchObject({ discovery: 'any' });
});

test('what is not to be turned down stays: "remove no dance"', () => {
  expect(saidAfter('remove no dance', 'dancing music')).toEqual({ wanted: ['dancing'], avoided: [] });
});

test('nothing new is asked for by who never said so', () => {
  const context = { brief: begun('soul music'), mix: null, playing: true };
  const { brief } = readMessage('I never said new to me either', context, readers).complete(null);
  expect(brief?.discovery).toBe('any');
});

test('what is asked back with a no is wanted no longer', () => {
  expect(saidAfter('SLEEP? No no I will crash. Brass', 'sleep music').wanted).toEqual(['brass']);
});

test('a song that is not what was asked for takes the wish along with it nowhere', () => {
  const before = begun('rock music');
  const { brief } = readMessage(
    "number 2 isn't rock",
    { brief: before, mix: mixToAsk, playing: true },
    readers,
  ).complete(null);
  expect(brief?.wanted.map(({ value }) => value)).toEqual(['rock']);
});
