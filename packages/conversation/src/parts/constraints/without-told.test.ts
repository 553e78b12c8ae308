import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { readers, saidAfter } from '../../testing/said-after.ts';

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

describe('what is only spoken of', () => {
  test.each([
    ["I'm doing the playlist because last time Gary put on death metal. It needs to be clean", 'death metal'],
    [
      'my housemates have a drum kit. a DRUM KIT. i need something to sit between me and the drum kit',
      'drums',
    ],
    ['one drunk dentist and a wedding party already gone to bed. Something jazzy', 'wedding'],
    ["I'm sat in the car in the rain. I want something warm", 'driving'],
    ['The kids will be running about in the garden so it need not be precious, give me a fiddle', 'running'],
  ])('is no wish: %s', (text, value) => {
    expect(begins(text)).not.toContain(value);
  });

  test('names of places in a story are no artists', () => {
    const { brief } = readMessage(
      'He was in the merchant navy, Valparaíso, Yokohama, all of it. He would like tunes with strings',
      { brief: null, mix: null, playing: false },
      readers,
    ).complete(null);
    expect(brief?.like).toEqual([]);
  });

  test.each([
    ['He can not abide anything with a thump. Strings please', 'energy'],
    ['I loathe anything with a beat. Strings please', 'energy'],
  ] as const)('what nobody can abide moves nothing: %s', (text, axis) => {
    const { brief } = readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
    expect(brief?.target[axis]).toBeLessThan(0.5);
  });

  test('few words are not many', () => {
    const after = saidAfter('long pieces with few words, synthesisers');
    expect(after.wanted).toContain('synthesizer');
    expect(after.wanted).not.toContain('vocals');
  });

  test('and a few songs are wished for', () => {
    expect(saidAfter('a few waltzes please').wanted).toContain('waltz');
  });

  test('who is to have somebody hears them', () => {
    const { brief } = readMessage(
      'My husband only ever wants Ella. Let him have Ella.',
      { brief: null, mix: null, playing: false },
      readers,
    ).complete(null);
    expect(brief?.like).toEqual([{ kind: 'artist', name: 'Ella' }]);
  });
});

describe('what is told goes on', () => {
  test.each([
    ['my cat is eleven and she caught her first mouse, in the bath. Something quiet', 'bath'],
    ['I quit. After nine years I put the keys in an envelope. Something warm', 'synthesizer'],
  ])('behind a comma, and of what is laid down: %s', (text, value) => {
    expect(begins(text)).not.toContain(value);
  });

  test.each([
    ['I put jazz on when he leaves. Something like that', 'jazz'],
    ["I'm in the bath. Something quiet", 'bath'],
  ])('but what one puts on, or is in, is heard: %s', (text, value) => {
    expect(begins(text)).toContain(value);
  });
});
