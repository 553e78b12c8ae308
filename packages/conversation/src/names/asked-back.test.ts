import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { heldToAsk, mixToAsk } from '../testing/say-to-mix.ts';
import { namesAskedBack, songBack } from './asked-back.ts';

describe('a song that is to come back', () => {
  test.each([
    ['I want circuit etiquette back please and nothing else changes', 'circuit etiquette'],
    ['circuit etiquette back please', 'circuit etiquette'],
    ['put the Temperance Riot one back', 'Temperance Riot'],
    ['keep Potteries Girl by margot underpass', 'Potteries Girl'],
    ['PUT AUDIT ME BACK', 'AUDIT ME'],
    ['una corda where it go? i liked it, put back please', 'una corda'],
    ['where did costs awarded go? I liked it, put it back', 'costs awarded'],
    ['you lost garbage collector. put it first please', 'garbage collector'],
    ["don't lose Potteries Girl", 'Potteries Girl'],
    ['Bring back The Cat Has Read Your Thesis', 'Cat Has Read Your Thesis'],
  ])('is named however it is said: %s', (text, name) => {
    expect(namesAskedBack(text)).toContain(name);
  });

  test.each([
    'bring it back',
    'put the old mix back',
    'keep it calm',
    'keep the music going',
    'I want to keep my job',
  ])('is none: %s', (text) => {
    expect(namesAskedBack(text)).toEqual([]);
  });

  test('is the one of that title, or one by whoever is named, that was named before', () => {
    const brief = newBrief('calm', null);
    const around = { brief, mix: mixToAsk };
    expect(songBack(['porch light'], heldToAsk, around)).toBeNull();
    expect(songBack(['Lucille Pettibone'], heldToAsk, around)).toMatchObject({
      song: { name: 'Porch Light' },
      position: 4,
    });
  });
});
