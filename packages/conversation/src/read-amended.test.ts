import type { Brief, ShownMix } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from './brief/new-brief.ts';
import { readMessage } from './read-message.ts';

const classifier = createEmbeddedClassifier();
const mix: ShownMix = {
  tracks: Array.from({ length: 6 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const calm = newBrief('calm', null);
const sad = newBrief('sad', null);
const happy = newBrief('happy', null);

async function read(text: string, brief: Brief | null) {
  const context = { brief, mix: brief && mix, playing: false };
  const pending = readMessage(text, context, { recognizeDistress, readSituation });
  return pending.complete(
    pending.feelingText === null ? null : await classifier.classify(pending.feelingText),
  );
}

describe('a mood turned down', () => {
  test.each(['no sad songs', 'nothing gloomy please', 'but not sad', 'enough sad songs', 'not so much sad'])(
    '"%s" brightens sad music',
    async (text) => {
      const { intent, brief } = await read(text, sad);
      expect(intent).toBe('refine');
      expect(brief?.target.valence).toBeGreaterThan(0.4);
    },
  );

  test.each(['no sad songs', 'nothing gloomy', "don't play anything sad", "can't stand sad songs"])(
    '"%s" finds happy music as it should be',
    async (text) => {
      const { brief, changes, stands } = await read(text, happy);
      expect(changes).toEqual([]);
      expect(brief).toEqual(happy);
      expect(stands).toBe('so');
    },
  );

  test('leaves what else was asked for as it is', async () => {
    const { brief } = await read('gym music, nothing aggressive', null);
    expect(brief?.situation).toBe('workout');
    expect(brief?.target.energy).toBeGreaterThan(0.4);
    expect(brief?.target.energy).toBeLessThan(0.7);
  });

  test('by who is heartbroken moves the music, and not the feeling', async () => {
    const { brief } = await read("I'm heartbroken, no sad songs", null);
    expect(brief?.feeling.valence).toBeLessThan(0.3);
    expect(brief?.target.valence).toBeGreaterThan(0.4);
  });

  test('is no mood asked for', async () => {
    expect((await read('anything but sad', null)).brief?.mood).not.toBe('sad');
    expect((await read('tired of sad songs, need a lift', null)).brief?.mood).not.toBe('sad');
  });

  test('is not heard in "nothing serious", which tells of a cold', async () => {
    expect((await read('nothing serious, just a bad cold', null)).brief?.target).toEqual(calm.target);
  });
});

test('news told beside a mood that is turned down is answered as news', async () => {
  const { intent, brief } = await read('my dad died, nothing sad please', calm);
  expect([intent, brief?.situation]).toEqual(['mood', 'grief']);
  expect(brief?.target.valence).toBeGreaterThan(0.4);
});

describe('what stands already', () => {
  const slowest: Brief = {
    ...calm,
    target: { ...calm.target, energy: 0 },
    wanted: [{ kind: 'tempo', value: 'slow', matched: 'slow' }],
  };
  test.each<[string, Brief, string]>([
    ['no swearing please', { ...happy, explicit: false }, 'so'],
    ['only stuff i know', { ...calm, discovery: 'familiar' }, 'so'],
    ['i meant calm', calm, 'so'],
    ['a lot slower', slowest, 'slowest'],
    ['calmer', slowest, 'calmest'],
    ['brighter', { ...happy, target: { valence: 1, energy: 0.6 } }, 'brightest'],
    ['more energy', { ...happy, target: { valence: 0.8, energy: 1 } }, 'liveliest'],
    ['let me wallow', sad, 'stay'],
  ])('"%s" is understood and changes nothing', async (text, brief, stands) => {
    const reading = await read(text, brief);
    expect([reading.changes, reading.stands]).toEqual([[], stands]);
  });

  test.each(['less cheesy', 'in between'])('"%s" is not understood', async (text) => {
    expect((await read(text, calm)).stands).toBeUndefined();
  });
});

describe('what music is to have', () => {
  test.each([
    ['with a beat', true],
    ['something with a bit of groove please', true],
    ['i live with a beat up car', false],
    ['without a beat', false],
  ])('"%s" livens it: %s', async (text, isLivelier) => {
    const { brief } = await read(text, calm);
    expect((brief?.target.energy ?? 0) > calm.target.energy).toBe(isLivelier);
  });

  test.each([
    ['Sung by tenors', 'male vocals'],
    ['birds and water maybe', 'nature sounds'],
  ])('"%s" is %s', async (text, value) => {
    expect((await read(text, calm)).brief?.wanted).toMatchObject([{ value }]);
  });

  test('said of the talk is no language to be sung', async () => {
    const { brief } = await read('now in english: something faster', calm);
    expect(brief?.wanted.map(({ kind }) => kind)).not.toContain('language');
  });
});

describe('a correction', () => {
  test.each([
    ['sorry I meant sad', 'sad'],
    ['no wait i meant happy', 'happy'],
    ['i mean sad', 'sad'],
    ['wrong, i said loud', 'energetic'],
    ['now the opposite', 'energetic'],
    ['the exact opposite please', 'energetic'],
    ['opposite of this', 'energetic'],
  ])('"%s" turns calm music %s', async (text, mood) => {
    const { intent, brief } = await read(text, calm);
    expect([intent, brief?.mood]).toEqual(['refine', mood]);
  });

  test.each(['just worried', 'sorry i meant tired', 'just lonely'])(
    '"%s" is a mood, and no chat',
    async (text) => {
      expect((await read(text, calm)).intent).toBe('mood');
    },
  );

  test.each(['still no', 'still not it', 'nope, still not right'])('"%s" asks for others', async (text) => {
    expect((await read(text, calm)).intent).toBe('again');
  });

  test.each(['save it', 'save that for later', 'ok save it please', 'bookmark this'])(
    '"%s" asks how',
    async (text) => {
      const { intent, brief } = await read(text, calm);
      expect([intent, brief]).toEqual(['question', calm]);
    },
  );

  test.each([
    'thanks',
    'lol nice',
    'i love how calm this is',
    'love it, so sad and beautiful',
    "don't pity me lol",
  ])('"%s" is still chat', async (text) => {
    expect((await read(text, calm)).intent).toBe('smalltalk');
  });

  test.each(['the opposite happened', 'still nothing from him', 'he was mean'])(
    '"%s" corrects nothing',
    async (text) => {
      expect((await read(text, calm)).brief?.mood).not.toBe('energetic');
    },
  );
});

test.each(["i'm tired but not sad", 'nothing serious, just a bad cold', 'nothing dramatic, just a long day'])(
  '"%s" tells of whoever writes, and amends no music',
  async (text) => {
    const { intent, changes } = await read(text, calm);
    expect(intent).not.toBe('again');
    expect(changes.some(({ words }) => words?.startsWith('not'))).toBe(false);
  },
);

describe('a language alone', () => {
  test.each([
    ['in french', ['french']],
    ['In Italian, naturally', ['italian']],
    ['but in spanish please', ['spanish']],
    ['in portuguese or spanish', ['portuguese', 'spanish']],
    ['in english please', ['english']],
    ["i'm in french class", []],
    ['in spanish my name is juan', []],
  ])('"%s" is sung: %j', async (text, languages) => {
    const { brief } = await read(text, calm);
    expect(brief?.wanted.map(({ value }) => value)).toEqual(languages);
  });

  test.each([
    ['oh not so old', ['2020s']],
    ['something not too modern', ['oldies']],
    ['he is not so old', []],
  ])('"%s" is of the time: %j', async (text, eras) => {
    expect((await read(text, calm)).brief?.wanted.map(({ value }) => value)).toEqual(eras);
  });
});
