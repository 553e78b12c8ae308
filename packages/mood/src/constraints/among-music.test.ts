import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const read = (text: string) => {
  const { wanted, avoided } = readConstraints(text);
  return [
    ...wanted.map(({ kind, value }) => `${kind}:${value}`),
    ...avoided.map(({ kind, value }) => `no ${kind}:${value}`),
  ];
};

describe('an everyday word that also names music', () => {
  it.each([
    ['calm blues', ['genre:blues']],
    ['something else: energetic house', ['genre:house']],
    ['high-energy soul and cake', ['genre:soul']],
    ['relaxed country evening, all of us', ['genre:country']],
    ['gentle harp while it snows', ['instrument:harp']],
    ['a gentle harp', ['instrument:harp']],
    ['sorrowful choir, candles lit', ['vocals:choir']],
    ['upbeat funk to clean the flat to', ['genre:funk', 'activity:cleaning']],
    ['my flat is cold, sad and slow blues please', ['tempo:slow', 'genre:blues']],
    ['guitar-driven indie please', ['instrument:guitar', 'genre:indie']],
  ])('is music after an adjective of mood or sound: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each([
    ['the saddest strings you have', ['instrument:strings']],
    ['play me your happiest funk', ['genre:funk']],
    ['the slowest blues ever', ['tempo:slow', 'genre:blues']],
  ])('is music after a superlative: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each([
    ['house', ['genre:house']],
    ['sad soul', ['genre:soul']],
    ['happy country, some folk', ['genre:country', 'genre:folk']],
    ['mellow garage vibes please', ['genre:garage']],
  ])('is music in a message about nothing else: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each([
    ['I feel wonderful, nothing electronic though, folk maybe', ['genre:folk', 'no genre:electronic']],
    ['I could listen to soul, she is asleep', ['genre:soul']],
    ['how about metal', ['genre:metal']],
    ['I love funk', ['genre:funk']],
    ['play the blues', ['genre:blues']],
    ['need that funk for prep', ['genre:funk']],
    ["where's the punk", ['genre:punk']],
    ['nah trap not metal bro', ['genre:trap', 'no genre:metal']],
    ['gimme drill for the gym', ['genre:drill', 'activity:workout']],
    ['Aussie rock, go', ['genre:rock']],
    ['70s soul w strings', ['era:1970s', 'genre:soul', 'instrument:strings']],
    ['bass, brushes, maybe a flute', ['instrument:bass', 'instrument:brushed drums', 'instrument:flute']],
    ['please exclude k-pop', ['no genre:k-pop']],
    ['lofi is making me sleepy', ['no genre:lo-fi']],
    ["I don't much care for bagpipes", ['no instrument:bagpipes']],
    ['the accordion was a mistake', ['no instrument:accordion']],
    ['nothing with all that shouting', ['no vocals:screaming']],
    ['not techno. i live with techno', ['no genre:techno']],
  ])('is music where it is asked for: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each([
    ['rain again, soul singers only', ['genre:soul', 'vocals:vocals']],
    ['long day. country fiddle and a porch', ['genre:country', 'instrument:violin']],
    ['drum-heavy, if you can', ['instrument:drums']],
    ['happy house for dancing on a monday', ['genre:house', 'activity:dancing']],
  ])('is music beside who plays it or what it is for: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each([
    'quiet house, everyone asleep',
    'happy house, kids laughing',
    'the quietest house in the street',
    "it isn't a fancy house and the taps squeak",
    'gentle soul, my nan',
    'my sad soul',
    'great soul, he was',
    'i want that house',
    'doom and gloom today',
    'paint brushes everywhere',
    'lost my keys again',
    'where is the country going',
    'there is no place for us',
    'kick off is at nine',
    'a bowl of soup and two bowls of rice',
    'sad country we live in',
    "I've got the blues",
    'a touch of the blues today',
    'house move on friday',
    'rock-bottom prices, rock-solid mood',
    'pop to the shops',
    'soul-destroying day',
    'house-hunting again',
    'a metal taste in my mouth',
    'cold metal, cold hands',
    'loud drum next door',
    'merry christmas everyone',
    "a conga line in the ferry's duty free",
  ])('is nothing in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a tempo', () => {
  it.each([
    ['slow focus music', ['tempo:slow']],
    ['all I want is slow sad songs', ['tempo:slow']],
    ['fast Balkan brass for the wedding', ['tempo:fast', 'genre:balkan', 'activity:wedding']],
    ['slow soul for late at night', ['tempo:slow', 'genre:soul', 'scene:late night']],
  ])('is read before music: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });

  it.each(['slow bus, slow rain', 'fast-break, two on one', 'a slow day'])('is nothing in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('the name of a genre or an instrument that is also met elsewhere', () => {
  it.each([
    'church bells rang at her funeral and I cried',
    'the wind chimes remind me of mum',
    'the requiem for my father was beautiful',
    'making cajun chicken tonight',
    'sitting by the crackling fire, alone',
    'she played castanets when we were young',
    'my dog mambo died',
  ])('asks for nothing where it is told of: "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['church bells music', ['instrument:church bells']],
    ['crackling fire sounds', ['genre:nature sounds']],
    ['cajun music for cooking', ['genre:zydeco', 'activity:cooking']],
  ])('is music where it is asked for: "%s"', (text, constraints) => {
    expect(read(text)).toEqual(constraints);
  });
});
