import type { Brief, ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { gentleBrief } from './brief/gentle-brief.ts';
import { newBrief } from './brief/new-brief.ts';
import { readMessage } from './read-message.ts';
import { writeReply } from './replies/write-reply.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const begun: Brief = {
  ...newBrief('happy', null),
  wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
  avoided: [{ kind: 'artist', value: 'Oasis', matched: 'no Oasis' }],
};

/** What a message makes of a brief, where a model was sure of a mood. */
function read(text: string, brief: Brief | null = begun) {
  return readMessage(
    text,
    { brief, mix: brief && mix, playing: false },
    { recognizeDistress, readSituation },
  ).complete({
    mood: 'energetic',
    confidence: 0.8,
    source: 'embedded',
    probabilities: { happy: 0.15, sad: 0.02, energetic: 0.8, calm: 0.02, focus: 0.01 },
    valence: 0.7,
    energy: 0.8,
  });
}

describe('a message that goes on', () => {
  test.each([
    ['dream pop, like Beach House', { like: [{ name: 'Beach House' }] }],
    [
      'he loved them. Dean Martin, Nat King Cole, that kind of thing',
      { like: [{ name: 'Dean Martin' }, { name: 'Nat King Cole' }] },
    ],
    ['more fleetwood mac kind of thing', { like: [{ name: 'fleetwood mac' }] }],
    ['ok oasis is allowed again', { avoided: [] }],
    ['hmm drop the third and anything by diana ross', { like: [], avoided: [{}, { value: 'diana ross' }] }],
    [
      'nothing with lyrics in english',
      { avoided: [{}, { kind: 'language', value: 'english' }], wanted: [{ value: 'jazz' }] },
    ],
    ['swap jazz for soul', { wanted: [{ value: 'soul' }] }],
    ['remove everything with strings', { avoided: [{}, { value: 'strings' }] }],
    ['what about some brazilian stuff', { like: [], wanted: [{}, { value: 'brazilian music' }] }],
    ['less american more european', { like: [] }],
    ['more obscure please', { like: [], discovery: 'new' }],
    ['only songs under four minutes', { length: null }],
    ['remove the explicit ones', { explicit: false }],
    ['not this singer', { wanted: [{ value: 'jazz' }] }],
    ["what's with all the saxophones", { avoided: [{}, { value: 'saxophone', soft: true }] }],
    ['not crazy about number six', { situation: null, mood: 'happy' }],
    ['double the length', { situation: null, mood: 'happy' }],
    ['nothing after 1990', { situation: null }],
    ['slightly more energy, i am cleaning now', { situation: 'cleaning' }],
    ['w/o the violin', { avoided: [{ value: 'Oasis' }, { value: 'violin' }] }],
    ['no guitar, she played guitar', { avoided: [{ value: 'Oasis' }, { value: 'guitar' }] }],
    ['i know all these. surprise me', { discovery: 'new' }],
    ['some forro and mpb, in portuguese obv', { wanted: [{}, {}, {}, { value: 'portuguese' }] }],
    ['the kids have come in so no swearing pls', { explicit: false }],
    ['nothing i have heard a million times', { discovery: 'new' }],
    ['songs ppl know', { discovery: 'familiar' }],
    ['known or not, does not matter', { discovery: 'any' }],
    ['strings would be lovely', { wanted: [{ value: 'jazz' }, { value: 'strings' }] }],
    ['singing bowls instead', { wanted: [{ value: 'singing bowls' }] }],
    ['changed my mind, blues', { wanted: [{ value: 'blues' }] }],
    ['accordion yes, piano no', { avoided: [{ value: 'Oasis' }, { value: 'piano' }] }],
    ['jazz but not the smooth kind', { avoided: [{ value: 'Oasis' }, { value: 'smooth jazz' }] }],
    ['italian oldies', { wanted: [{ value: 'jazz' }, { value: 'oldies' }, { value: 'italian' }] }],
    ['90s', { wanted: [{ value: 'jazz' }, { value: '1990s' }] }],
    ['instrumental. no wait, vocals are fine', { wanted: [{ value: 'jazz' }] }],
  ])('%s', (text, brief) => {
    expect(read(text).brief).toMatchObject(brief);
  });

  test('asks for no house where a band is called so', () => {
    expect(read('dream pop, like Beach House').brief?.wanted.map(({ value }) => value)).toEqual([
      'jazz',
      'dream pop',
    ]);
  });

  test('lets every language in where none matters', () => {
    const spanish: Brief = {
      ...begun,
      wanted: [{ kind: 'language', value: 'spanish', matched: 'spanish' }],
    };
    expect(read('any language is fine', spanish).brief?.wanted).toEqual([]);
  });

  test('takes the new number in the unit of the old one, and as many steps back as it counts', () => {
    expect(read('make that 70', { ...begun, length: { minutes: 55 } }).brief?.length).toEqual({
      minutes: 70,
    });
    expect(read('scrap the last two things i asked for')).toMatchObject({ intent: 'undo', undo: 2 });
  });

  test('tells what the music is for now, but leaves what is mourned', () => {
    const said = 'a bit slower, winding down now';
    expect(read(said, { ...begun, situation: 'party' }).brief?.situation).toBe('winding down');
    expect(read(said, { ...begun, situation: 'grief' }).brief?.situation).toBe('grief');
  });
});

test('after danger the music stays gentle until somebody says that they are glad', () => {
  const gentle = gentleBrief(null, []);
  expect(read('ok. called my sister, she will be here soon', gentle).brief).toMatchObject({
    mood: 'calm',
    target: gentle.target,
  });
  expect(read('i feel so happy now', gentle).brief?.mood).not.toBe('calm');
});

test.each(['not ok', 'i am not happy', 'not feeling good today', 'not feeling great'])(
  'who denies that they are well is not well: %s',
  (text) => {
    const told = { brief: null, mix: null, playing: false };
    const pending = readMessage(text, told, { recognizeDistress: () => ({ tier: 'none' }), readSituation });
    const probabilities = { happy: 0.06, sad: 0.73, energetic: 0.04, calm: 0.15, focus: 0.02 };
    const feeling = { mood: 'sad', confidence: 0.73, source: 'embedded', probabilities } as const;
    expect(pending.complete(feeling).brief?.mood).toBe('sad');
  },
);

test.each(['fml', 'FML!!'])('a cry is heard though no model knows a word of it: %s', (text) => {
  const told = { brief: null, mix: null, playing: false };
  const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
  expect(readMessage(text, told, readers).complete(null)).toMatchObject({ brief: { mood: 'sad' } });
  expect(readMessage('hm', told, readers).complete(null).brief?.mood ?? 'calm').toBe('calm');
});

test('the weights are of readings of our own model: what another one reads stands', () => {
  const told = { brief: null, mix: null, playing: false };
  const pending = readMessage('i got the job!!', told, {
    recognizeDistress: () => ({ tier: 'none' }),
    readSituation: () => null,
  });
  const probabilities = { happy: 0.1, sad: 0.85, energetic: 0.02, calm: 0.02, focus: 0.01 };
  const readBy = (source: 'hosted' | 'embedded') =>
    pending.complete({ mood: 'sad', confidence: 0.85, source, probabilities });
  expect(readBy('hosted')).toMatchObject({ brief: { mood: 'sad' } });
  expect(readBy('hosted').asks).toBeUndefined();
  expect(readBy('embedded').asks ?? [readBy('embedded').brief?.mood]).toContain('happy');
});

describe('in a language that is not read', () => {
  test.each([
    ['gracias!!', 'es'],
    ['obrigada', 'pt'],
    ['danke schön', 'de'],
    ['teşekkürler', 'tr'],
    ['ありがとう', 'ja'],
  ])('thanks are taken as thanks, and answered in it: %s', (text, language) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'smalltalk', language, brief: begun, keepsMusic: true });
    const reply = writeReply({ text, reading, before: begun, replyIds: [] })?.text ?? '';
    expect(reply).not.toMatch(/\b(?:you|music|welcome)\b/i);
  });

  test('a greeting is told that the language is not read, and more than courtesy is not read', () => {
    const reading = read('hola, qué tal', null);
    expect(reading).toMatchObject({ intent: 'smalltalk', language: 'es', brief: null });
    expect(writeReply({ text: 'hola, qué tal', reading, before: null, replyIds: [] })?.text).toMatch(
      /español/,
    );
    expect(read('gracias, pero estoy muy triste').intent).toBe('unreadable');
  });
});

test('what is worse is taken back', () => {
  expect(read("no that's worse")).toMatchObject({ intent: 'undo', undo: 1 });
});

test('that a song of the mix is right plays nothing', () => {
  expect(read('that third song is exactly it').intent).not.toBe('play');
});

test('what is told of somebody who is mourned belongs to the grief, until the listener turns', () => {
  const mourning: Brief = { ...newBrief('sad', null), situation: 'grief' };
  expect(read('she loved fleetwood mac', mourning).brief?.situation).toBe('grief');
  expect(read('my ex is getting married tomorrow', null).brief?.situation).not.toBe('grief');
  expect(read('we won the cup!!', mourning).brief?.situation).not.toBe('grief');
});

test('a thing that died is not mourned, an animal is', () => {
  expect(read('the fan died and it is 40 degrees', null).brief?.situation ?? null).not.toBe('grief');
  expect(read('my plants all died while I was away', null).brief?.situation ?? null).not.toBe('grief');
  expect(read('my dog died while the phone was dead', null).brief?.situation).toBe('grief');
});

test.each([
  ['can you do ones in polish too', 'refine'],
  ['the radio in here only plays happy adverts', 'smalltalk'],
  ["that's it, now i can clean up the kitchen", 'smalltalk'],
  ['do you keep what i write here?', 'question'],
])('a wish, a fault and a telling are no questions about the product beside music: %s', (said, intent) => {
  expect(read(said).intent).toBe(intent);
});

test.each([
  "don't laugh",
  "don't tell my wife",
  'dont want to talk about it',
  'never ask me that',
  'no advice please',
])('what is asked of who answers changes no music: %s', (said) => {
  expect(read(said)).toMatchObject({ brief: begun, changes: [] });
});

test.each([
  'as before',
  'too dark. one back',
  'no, take the tiny bit back',
  'put the first mix back on',
  'the mix before last',
])('what goes back undoes: %s', (said) => {
  expect(read(said).intent).toBe('undo');
});

test.each([
  ['another half hour of exactly this', { minutes: 30 }],
  ['can i have a whole hour of just that feeling', { minutes: 60 }],
])('a mix anew is as long as is asked: %s', (said, length) => {
  expect(read(said).brief?.length).toEqual(length);
});

test('"the first one, that\'s it" is praise, and "not it" takes it out', () => {
  expect(read("the first one, that's it").edits).toEqual([{ op: 'moreLike', positions: [1] }]);
  expect(read('the first one is not it').edits).toEqual([{ op: 'drop', positions: [1] }]);
});
