import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { plainAside } from './plain-asides.ts';
import { saidPlainly } from './said-plainly.ts';

const calm = newBrief('calm', null);
const sad = newBrief('sad', null);

describe('what is said in passing beside music', () => {
  it.each([
    ["no, i don't want forty minutes of it", 'shorter'],
    ['i did not ask for a whole hour of this', 'shorter'],
    ['Something like we had down the pub in 1985.', 'songs from 1985'],
    ['what my dad played in the car in 1974', 'songs from 1974'],
    ['songs from around 2010', 'songs from 2010'],
    ["Anything from when he was little? He'd be about five around 2010.", 'songs from 2010'],
    ['just wanted something to drown out the drilling', 'a bit more energy'],
    ['no leave it quiet please', 'keep it quiet'],
    ['just feel lighter', 'I feel good'],
    ['no i meant angry', 'angry'],
    ['her favourite is old bollywood, can you do that', 'old bollywood'],
    ['can u play something i can jump around to', 'more energy'],
    ['play something from somewhere hot', 'summer music'],
    ['this has lot of drums yaar, something without vocals', 'less drums'],
    ['he was a dancer in the 50s. put somethin on hed like?', 'music from the 50s'],
    ['play something for him, he was young in the fifties', 'music from the fifties'],
  ])('comes to a wish: %s', (text, meant) => {
    expect(saidPlainly(text, calm)).toContain(meant);
  });

  it('turns sadness down where anger was meant', () => {
    expect(plainAside('no i meant angry', [], sad, false)).toBe('not sad, angry');
  });

  it('makes nothing livelier for who is to fall asleep', () => {
    expect(plainAside('something to drown out the drilling', [], calm, true)).toBeNull();
  });

  it.each([
    'i want forty minutes of it',
    'i was born in 1985',
    'we had no time in 2010',
    'leave it',
    'the bag feels lighter',
    'i meant well',
    'about five around 2010',
    'my favourite is the blue cup',
    'something i can eat',
    'it has a lot of drums',
  ])('is nothing else: %s', (text) => {
    expect(plainAside(text, [], calm, false)).toBeNull();
  });

  it('a text made to be slow is read at once', () => {
    const began = performance.now();
    for (const part of [
      'something like we had the ',
      'i do not want an a the ',
      'no but feel so much ',
      'he in about ',
    ])
      plainAside(part.repeat(Math.ceil(2000 / part.length)), ['from when he was little'], calm, false);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
