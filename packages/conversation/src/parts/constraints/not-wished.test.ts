import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers, saidAfter } from '../../testing/said-after.ts';

const readAfter = (text: string, first: string) => {
  const before = begun(first);
  const { brief, changes } = readMessage(
    text,
    { brief: before, mix: null, playing: false },
    readers,
  ).complete(null);
  return { before, brief, changes };
};

describe('what a message only speaks of is not wished', () => {
  test.each([
    ['some of the lists next to it are house and techno mate. Aussie pub rock?', 'house'],
    ["That first one's techno, love. Proper waltz, one two three", 'techno'],
    ['these all seem to be love songs, my dear', 'romance'],
    ['it sounds like reggae to me', 'reggae'],
    ['polka??? put something for dancing', 'polka'],
    ['country? no, salsa', 'country'],
    ['A boogie! Well, he would have laughed. A waltz please', 'dancing'],
    ["I'd rather hear blues than polka", 'polka'],
    ["Reggae isn't how snow melts in Finland", 'reggae'],
    ['why the polka? I must sleep', 'polka'],
    ['You have no klezmer. Just say so', 'klezmer'],
    ['I never said polka', 'polka'],
  ])('%s', (text, value) => {
    expect(saidAfter(text).wanted).not.toContain(value);
  });

  test.each([
    ['some jazz?', 'jazz'],
    ['maybe a tango? please', 'tango'],
    ['jazz? yes please', 'jazz'],
    ['songs that are bossa nova', 'bossa nova'],
    ["I'd rather hear blues than soul", 'blues'],
    ['do you have klezmer?', 'klezmer'],
    ['Might we have some more piano? I do like a piano.', 'piano'],
  ])('and what is asked for is: %s', (text, value) => {
    expect(saidAfter(text).wanted).toContain(value);
  });

  test('what was kept away is not let in by being named', () => {
    const { wanted, avoided } = saidAfter('nah, the first ones are house and techno mate', 'rock, no techno');
    expect(wanted).not.toContain('techno');
    expect(avoided).toContain('techno');
  });
});

describe('what was wanted and is missed stays wanted', () => {
  test.each([
    "I don't hear any soul",
    'you have no soul',
    'no soul here',
    'none of this is soul',
    "the first one's not soul, it is a march",
    'you took the soul away',
    'this is not soul',
  ])('%s', (text) => {
    const { wanted, avoided } = saidAfter(text);
    expect(wanted).toContain('soul');
    expect(avoided).not.toContain('soul');
  });

  test.each([
    ['why no singing? soft please', 'sleep music'],
    ["These don't even sing!", 'sleep music'],
    ['You took the voices away', 'songs sung by women'],
  ])('who sings is missed: %s', (text, first) => {
    expect(saidAfter(text, first).wanted).toContain('vocals');
    expect(saidAfter(text, first).wanted).not.toContain('instrumental');
  });

  test('what nobody has is let go, and not banned', () => {
    const { wanted, avoided } = saidAfter('So no klezmer. Then clarinet', 'klezmer please');
    expect(wanted).toEqual(['clarinet']);
    expect(avoided).toEqual([]);
  });

  test('a language that is missed is not banned', () => {
    const { wanted, avoided } = saidAfter('You have no Ukrainian song. Just say it', 'songs in Ukrainian');
    expect(wanted).toEqual(['ukrainian']);
    expect(avoided).toEqual([]);
  });
});

test('all that is to be taken out is taken out', () => {
  expect(saidAfter('Take the soul out, please, and the drums').wanted).toEqual([]);
  expect(saidAfter('take out the drums and add strings').wanted).toEqual(['soul', 'strings']);
});

describe('a mood that is turned down or compared away is not made stronger', () => {
  test.each([
    'I would rather have that than something gloomy',
    'I did not say sadder, I said rather not gloomy',
    'I am rather proud than sad',
    'These are heartbreak songs. I want something else',
    'Brighter? No.',
    'not darker! just a room',
  ])('%s', (text) => {
    const { before, brief } = readAfter(text, 'sad songs please');
    expect(brief?.target.valence).toBeGreaterThanOrEqual(before?.target.valence ?? 1);
  });

  test.each(['Brighter? No. Just a room', 'no brighter man just slow', 'not darker! quieter'])(
    'nor the contrary: %s',
    (text) => {
      const { before, brief } = readAfter(text, 'sad songs please');
      expect(brief?.target.valence).toBeLessThanOrEqual(before?.target.valence ?? 0);
    },
  );
});

describe('an occasion that is denied is none', () => {
  test.each([
    ['brighter please, but not party', 'party'],
    ['These are heartbreak songs. I am not heartbroken, something peaceful', 'heartbreak'],
    ['only the piano, nobody singing', 'loneliness'],
  ])('%s', (text, situation) => {
    expect(readAfter(text, 'sad songs please').brief?.situation).not.toBe(situation);
  });

  test.each([
    'it is not heartbreak',
    'take away the heartbreak please',
    'no more heartbreak, something peaceful',
  ])('and is let go where it stood: %s', (text) => {
    const { before, brief } = readAfter(text, 'my girlfriend broke up with me, sad songs');
    expect(before?.situation).toBe('heartbreak');
    expect(brief?.situation).toBeNull();
  });
});

test.each(['something without singing while i read', 'no piano while i read'])(
  'what is done while music plays is not turned down with it: %s',
  (text) => {
    expect(saidAfter(text).avoided).not.toContain('reading');
  },
);
