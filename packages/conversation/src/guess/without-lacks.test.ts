import { describe, expect, it } from 'vitest';
import { readFirst } from '../testing/said-after.ts';
import { withoutLacks } from './without-lacks.ts';

describe('what there is none of', () => {
  it.each([
    ['no party tonight, just me', 'tonight, just me'],
    ['no gym today, rest day', 'today, rest day'],
    ['finally no football. quiet evening', 'finally . quiet evening'],
  ])('is nothing that a message is about: %s', (text, rest) => {
    expect(withoutLacks(text)).toBe(rest);
  });

  it.each(['no party', 'no party music', 'no running songs please', 'a party tonight', 'no sleep again'])(
    'is left where nothing else is said, or music is meant: %s',
    (text) => {
      expect(withoutLacks(text)).toBe(text);
    },
  );

  it.each([
    'newborn, no sleep',
    'no sleep last night',
    'no workout today, too tired',
    'no dinner, just crisps',
  ])('turns no music down: %s', async (text) => {
    expect((await readFirst(text)).brief?.avoided).toEqual([]);
  });

  it('takes the music of the rest', async () => {
    expect((await readFirst('no gym today, rest day')).brief?.mood).toBe('calm');
  });

  it('turns the music down where it is spoken of', async () => {
    expect((await readFirst('no party music')).brief?.avoided.map(({ value }) => value)).toEqual(['party']);
  });
});
