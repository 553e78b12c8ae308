import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers, saidAfter } from '../testing/said-after.ts';

const begins = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers)
    .complete(null)
    .brief?.wanted.map(({ value }) => value);

describe('what a story tells is no wish', () => {
  test.each([
    ['She is a cellist, she will notice. A bit softer', 'cello'],
    ['We met in the eighties, in a lift. Something softer', '1980s'],
    ['The van has a tuba in the back, long story. Slower', 'tuba'],
  ])('of sound, while music plays: %s', (text, value) => {
    expect(saidAfter(text).wanted).not.toContain(value);
  });

  test('of what was turned down before', () => {
    const after = saidAfter(
      "He'd found Arthur's pencil inside the piano. Perhaps a bit softer",
      'soul, no piano',
    );
    expect(after).toEqual({ wanted: ['soul'], avoided: ['piano'] });
  });

  test.each([
    ['My dad will dance with mum on saturday, they courted in dance halls. I want music for it', 'dancehall'],
    ['We practised in the kitchen tonight and he laughed. I want music for saturday', 'cooking'],
  ])('in a first message: %s', (text, value) => {
    expect(begins(text)).not.toContain(value);
  });

  test.each([
    ['maybe something gentle, he always had jazz on when we played', 'jazz'],
    ['She wants a bit of banjo', 'banjo'],
    ['My wife says more cello', 'cello'],
    ['We used to dance to disco', 'disco'],
    ['The baby fell asleep so lullabies', 'lullaby'],
    ['Polka is a must and my uncle has opinions', 'polka'],
    ['I could do with a trumpet, he had one', 'trumpet'],
  ])('and what is loved, heard or asked for in it is one: %s', (text, value) => {
    expect(saidAfter(text).wanted).toContain(value);
  });

  test.each([
    ["I'm driving home and it rained all day. Something warm", 'driving'],
    ['We are cooking for my sister. Something warm', 'cooking'],
    ["I've got the ironing to do", 'cleaning'],
  ])('what the listener does now is what it is for: %s', (text, value) => {
    expect(begins(text)).toContain(value);
  });
});
