import { describe, expect, it } from 'vitest';
import { saidAfter as said } from '../../testing/said-after.ts';

describe('what is found amiss in what is heard', () => {
  it.each([
    ['the flute is a bit cliche', 'flute'],
    ['that violin is rather insistent', 'violin'],
    ['the trumpet is going through my skull', 'trumpet'],
    ['the saxophone is jarring', 'saxophone'],
    ['the one playing now has a banjo that pokes me', 'banjo'],
    ['ok its kinda a lot of flute', 'flute'],
    ["what's with the organ", 'organ'],
    ["it's full of strings", 'strings'],
    ['bit heavy on the ballads', 'ballad'],
    ['this is an arrangement with a synthesizer. I would rather have it as it was written', 'synthesizer'],
    ['Too much piano. Everyone uses piano.', 'piano'],
    ["the accordion isn't working", 'accordion'],
    ["you fiend, there's a trumpet in that", 'trumpet'],
    ["that one's a harp", 'harp'],
    ['bagpipes are back', 'bagpipes'],
    ['the drums have returned', 'drums'],
    ['someone let a trumpet in', 'trumpet'],
    ['must there be a saxophone', 'saxophone'],
    ['do we need the banjo', 'banjo'],
    ['there are drums now', 'drums'],
    ['steady on with the trumpets', 'trumpet'],
    ['dial the sax back', 'saxophone'],
    ['the drums could be quieter', 'drums'],
    ['wtf is that flute', 'flute'],
    ['the dog howls at anything with violins', 'violin'],
    ['not quite so loud in the trumpets', 'trumpet'],
  ])('is turned down: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: ['soul'], avoided: [value] });
  });

  it.each([
    ['still has drums', 'soul, no drums', 'drums'],
    ['this has a synth', 'soul, no synths', 'synthesizer'],
    ['that was bluegrass', 'soul, not bluegrass', 'bluegrass'],
  ])('stays turned down: %s', (text, first, value) => {
    expect(said(text, first)).toEqual({ wanted: ['soul'], avoided: [value] });
  });

  it.each(['still singing??', 'any voices at all is too much right now'])('is singing: %s', (text) => {
    expect(said(text, 'soul, instrumental').wanted).toEqual(['soul', 'instrumental']);
  });

  it.each([
    'that guitar reminds me of my dad',
    'the piano calms me',
    'the drums are great but a bit loud for me',
    'the violin is lovely',
    'more of the trumpet please',
    'still soul but softer',
    'maybe with saxophone no?',
    "there's a piano at the pub",
    "we've got a piano at home",
    'there is a saxophone player outside my window',
    "there's a harp in that, I love it",
    'songs where there is a harp',
    'can you put violin in between',
    'not so sad',
    'he fights with the drums',
    'does it have a piano',
    'the piano comes in so softly',
    'must have drums',
    'the guitars could be louder',
    'there are words i never said to him',
    'where did the drums go',
  ])('is none of it: %s', (text) => {
    expect(said(text).avoided).toEqual([]);
  });
});
