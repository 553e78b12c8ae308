import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers, saidAfter } from '../testing/said-after.ts';

const brief = begun('soul music');
const mix = {
  tracks: [
    { id: 'a', name: 'Dancing Queen', artist: 'ABBA' },
    { id: 'b', name: 'Birch', artist: 'Oak' },
  ],
  at: 2,
};
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

test.each([
  ['the lady in my chair wants to know what this is', 'playing'],
  ["Who's bellowing on this one?", 'artist'],
])('%s asks after what plays', (text, about) => {
  expect(read(text).ofMix).toMatchObject({ about, positions: [2] });
});

test('who knows what it is asks nothing', () => {
  expect(read('I know what this is').ofMix).toBeUndefined();
});

describe('what is to go', () => {
  test.each(['drop that', "drop that, and don't bring it back", 'get that off'])(
    'is what plays: %s',
    (text) => {
      expect(read(text)).toMatchObject({ intent: 'refine', edits: [{ op: 'drop', positions: [2] }] });
    },
  );

  test('is nobody else where a band is told apart', () => {
    expect(read('not Queen the band').brief?.avoided).toMatchObject([{ value: 'Queen' }]);
    expect(read('not anthems, the band The National').brief?.avoided).toEqual([]);
    expect(read('no more of the band').brief?.avoided).toMatchObject([{ value: 'Oak' }]);
  });

  test('is nobody in what somebody keeps doing', () => {
    expect(read("I keep rehearsing what I'll say").brief?.avoided).toEqual([]);
    expect(read('keep Beres out').brief?.avoided).toMatchObject([{ value: 'Beres' }]);
  });

  test('may be a little of somebody', () => {
    expect(read('bit much ABBA now').brief?.avoided).toMatchObject([{ value: 'ABBA', soft: true }]);
    expect(read('less ABBA').brief?.avoided).toMatchObject([{ value: 'ABBA', soft: true }]);
    expect(read('no more ABBA').brief?.avoided[0]?.soft).toBeUndefined();
  });
});

test('from the top is played again, and starts nothing over', () => {
  expect(read('From the top again please')).toMatchObject({
    intent: 'play',
    command: { action: 'previous' },
  });
  expect(read('start over from the top').intent).toBe('reset');
});

test.each(['no lyrics about sex, HR complained', 'clean it up my mums on facetime'])(
  'what may not be heard is kept away, and the singing stays: %s',
  (text) => {
    const { brief: after } = read(text);
    expect(after).toMatchObject({ explicit: false, situation: null });
    expect(after?.wanted.map(({ value }) => value)).toEqual(['soul']);
  },
);

test('who sings may be told in a clause', () => {
  expect(saidAfter('With a man who sings').wanted).toContain('male vocals');
  expect(saidAfter('a woman who sings please').wanted).toContain('female vocals');
});

test.each([
  ['Fewer of the modern ones', 'oldies'],
  ['less of the old stuff', '2020s'],
])('%s asks for another time', (text, era) => {
  expect(saidAfter(text).wanted).toContain(era);
});
