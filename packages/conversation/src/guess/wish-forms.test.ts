import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';
import { thingInOtherWords, verdictInOtherWords } from './wish-forms.ts';

describe('what music is to have, or not', () => {
  it.each([
    ['folk isnt my thing', 'no folk'],
    ['the trumpet is not for me', 'no trumpet'],
    ['i never really liked country', 'no country'],
    ['im so tired of guitar', 'no guitar'],
    ['all this saxophone', 'less saxophone'],
    ['theres no piano', 'more piano'],
    ['i feel like some reggae', 'more reggae'],
  ])('%s: %s', (said, wish) => {
    expect(thingInOtherWords(said)).toBe(wish);
  });

  it.each([
    'theres no hope',
    'im tired of it all',
    'i feel like crying',
    'wheres my mum',
    'this life isnt for me',
  ])('is nothing of that: %s', (said) => {
    expect(thingInOtherWords(said)).toBeNull();
  });

  it.each(["i'm tired of soul", "there's no soul"])('is no danger beside music: %s', async (text) => {
    const calm = newBrief('calm', null);
    const { intent } = await readWhilePlaying(text, calm);
    expect(intent).toBe('refine');
  });
});

describe('what is said of all that plays', () => {
  it.each(['rubbish', 'absolutely terrible', 'this sucks', 'i am not vibing', 'do better'])(
    'is to go: %s',
    (said) => {
      expect(verdictInOtherWords(said, true)).toBe('something else');
      expect(verdictInOtherWords(said, false)).toBeNull();
    },
  );

  it('may stay where it is taken', () => {
    expect(verdictInOtherWords('i will take it', false)).toBe('i like it');
    expect(verdictInOtherWords('i will take my pills', true)).toBeNull();
  });
});

describe('in as many words', () => {
  it.each(['same songs??', 'these are the same songs', 'its always the same music'])(
    'asks for others: %s',
    async (text) => {
      const { intent } = await readWhilePlaying(text, newBrief('calm', null));
      expect(intent).toBe('again');
    },
  );

  it('no words in it turns singing down', async () => {
    const { brief } = await readWhilePlaying('no words in it', newBrief('calm', null));
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['instrumental']);
  });

  it('who fears to forget everything tells nobody to', async () => {
    expect((await readWhilePlaying('what if i forget everything', newBrief('calm', null))).intent).not.toBe(
      'reset',
    );
    expect((await readWhilePlaying('forget everything', newBrief('calm', null))).intent).toBe('reset');
  });
});
