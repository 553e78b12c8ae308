import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers as none, saidAfter as said } from '../../testing/said-after.ts';

describe('music that was not asked for', () => {
  it.each([
    ["you've put disco in. I said soul", 'disco'],
    ["that's disco. I said soul", 'disco'],
    ['bro thats dubstep from 2011 no', 'dubstep'],
    ['this is techno, not soul', 'techno'],
    ['all I hear is country, I asked for soul', 'country'],
    ["That's Phil Collins singing. I asked for soul.", 'Phil Collins'],
  ])('is turned down: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: ['soul'], avoided: [value] });
  });

  it.each([
    "it's jazz I want",
    'jazz please, i never hear it anymore',
    'you gave me jazz, not bad',
    'wrong, I asked for jazz',
    'this is jazz not noise',
    'i hate everything about my job. some jazz',
  ])('is none where it is liked or asked for: %s', (text) => {
    expect(said(text)).toEqual({ wanted: ['soul', 'jazz'], avoided: [] });
  });
});

describe('what is missed in the music', () => {
  it.each(["this isn't soul", "that's never soul", "it's not really soul is it", 'you call that soul'])(
    'stays wanted: %s',
    (text) => {
      expect(said(text)).toEqual({ wanted: ['soul'], avoided: [] });
    },
  );

  it.each(['actual rap not this', 'rap, not this one'])('is set against what plays: %s', (text) => {
    expect(said(text)).toEqual({ wanted: ['soul', 'hip-hop'], avoided: [] });
  });

  it.each(['not soul', 'soul but not today', 'no more soul'])('is none where it is refused: %s', (text) => {
    expect(said(text)).toEqual({ wanted: [], avoided: ['soul'] });
  });

  it.each([
    ['why are there no drums', 'drums'],
    ["I can't hear the piano", undefined],
  ])('is no refusal: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: value === undefined ? ['soul'] : ['soul', value], avoided: [] });
  });
});

describe('what is not to be in the music', () => {
  it.each([
    ['kill anything with a drum machine', 'drum machine'],
    ['lose all the songs that have strings in them', 'strings'],
    ['drop the ones in English', 'english'],
    ["but no english, I'm too hot to understand english", 'english'],
    ['also not the english songs, i start to translate in my head', 'english'],
    ['the drums are doing my head in', 'drums'],
    ['could you not play reggae', 'reggae'],
    ['ugh reggae again', 'reggae'],
    ['the violins make me weepy', 'violin'],
    ['the piano ones are making me kinda sad', 'piano'],
    ['the English singing fights with my reading', 'english'],
    ['not chant please', 'gregorian chant'],
    ['I teach violin. I do not wish to hear one.', 'violin'],
  ])('is heard: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: ['soul'], avoided: [value] });
  });

  it.each([
    'the singing keeps me awake',
    'vocals get in the way',
    'no language at all',
    'excuse me are there words in this',
    'not a single human voice please',
    'the singing is distracting me',
  ])('is singing: %s', (text) => {
    expect(said(text).wanted).toEqual(['soul', 'instrumental']);
  });

  it.each([
    ['the piano makes me happy', 'piano'],
    ['the drums keep me going', 'drums'],
    ['drop in some disco', 'disco'],
    ['the driver wants rock', 'rock'],
    ['my brother is asking for metal', 'metal'],
  ])('is no more than what is named where it is liked or asked for: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: ['soul', value], avoided: [] });
  });
});

describe('a kind of it that has no name', () => {
  it.each(['but not elevator soul', 'no cheesy soul please', 'just not supermarket soul'])(
    'leaves the rest: %s',
    (text) => {
      expect(said(text).wanted).toContain('soul');
    },
  );

  it.each(['no more soul', 'not doing soul', 'no soul', 'ugh soul again'])('is not meant: %s', (text) => {
    expect(said(text)).toEqual({ wanted: [], avoided: ['soul'] });
  });
});

describe('languages and years beside music', () => {
  it.each([
    ['some rap, french', 'french'],
    ['en español some', 'spanish'],
    ['reggae from around 1975', '1970s'],
    ['punk, 1980, fast', '1980s'],
    ['something from when we were young, early seventies', '1970s'],
    ['something old hindi', 'hindi'],
    ['a little French would be welcome', 'french'],
    ['something from now', '2020s'],
  ])('are heard: %s', (text, value) => {
    expect(said(text).wanted).toContain(value);
  });

  it.each([
    'I was sad, french, and happy',
    'my mum was born around 1975',
    'something happened in the early seventies',
    'why not play reggae',
  ])('are not where they are told: %s', (text) => {
    const { wanted, avoided } = said(text);
    expect(wanted?.filter((value) => value === 'french' || value === '1970s')).toEqual([]);
    expect(avoided).toEqual([]);
  });
});

describe('a wish beside something else', () => {
  it.each(['can you not play anything with words', "don't play anything with singing"])(
    'turns down what it names: %s',
    (text) => {
      expect(said(text).wanted).toEqual(['soul', 'instrumental']);
    },
  );

  it.each([
    ['bit loud', -1],
    ['a bit slow for me', 1],
  ])('is a fault found in a few words: %s', (text, sign) => {
    const before = begun('soul for dinner');
    const { brief } = readMessage(text, { brief: before, mix: null, playing: false }, none).complete(null);
    const moved = (brief?.target.energy ?? 0) - (before?.target.energy ?? 0);
    expect(Math.sign(moved)).toBe(sign);
  });

  it.each([
    'good. but repeat less, every track the same loop',
    'thank you, now play something else',
    'thank you, now something very loud',
    'lovely but i want a slower one',
  ])('is no chat for the praise before it: %s', (text) => {
    const { intent } = readMessage(
      text,
      { brief: begun('soul music'), mix: null, playing: false },
      none,
    ).complete(null);
    expect(['refine', 'again', 'request']).toContain(intent);
  });

  it('is none in a memory of a place', () => {
    const { brief } = readMessage(
      'We had one in our church.',
      { brief: begun('organ music'), mix: null, playing: false },
      none,
    ).complete(null);
    expect(brief?.explicit).toBe(true);
  });
});
