import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const intentOf = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).intent;

describe('who names several artists', () => {
  it.each([
    'queueing for petrol two hours now. Give me Sarkodie or Black Sherif abeg',
    'Women who scream. Bikini Kill, Amyl and the Sniffers, Otoboke Beaver. Loud.',
  ])('asks to hear them: %s', (text) => {
    expect(intentOf(text)).toBe('request');
  });

  it('tells of a loss first', () => {
    expect(intentOf('my wife died, she loved Queen and ABBA')).toBe('mood');
  });
});

describe('a message that opens with names of music', () => {
  it.each([
    'Bad Bunny, Rauw, Feid but only the new ones, im in the gym',
    'no love songs. none. i dont care what genre',
    'no love songs\nim at work and the radio is broken',
    'Oasis, Stone Roses, The La’s. Not Wonderwall. Heard it every day for thirty years on site',
  ])('asks for it, whatever is told after: %s', (text) => {
    expect(intentOf(text)).toBe('request');
  });

  it.each([
    'Queen. my cat is called Queen and she died',
    'no rain, no wind, good day',
    'Adele and Drake walked into a bar',
    'no drums from upstairs for once',
    'piano, violin and swimming, that is my daughters week',
  ])('tells where the names are none of music that is wished: %s', (text) => {
    expect(intentOf(text)).toBe('mood');
  });
});
