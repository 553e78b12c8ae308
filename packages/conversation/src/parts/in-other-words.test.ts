import type { Brief, ShownMix } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessageWords } from '../message.ts';
import { readMessage } from '../read-message.ts';
import { readParts } from './read-parts.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const begun: Brief = {
  ...newBrief('sad', null),
  wanted: [{ kind: 'genre', value: 'soul', matched: 'soul' }],
};
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

const partsOf = (text: string) => readParts(readMessageWords(text), { brief: begun, mix, playing: false });
const read = (text: string) =>
  readMessage(text, { brief: begun, mix, playing: true }, readers).complete(null);
const valuesOf = (list: Brief['wanted'] | undefined) => list?.map(({ kind, value }) => `${kind}:${value}`);

test.each([
  ['the fourth was our wedding song. leave that one where it is', [{ op: 'keep', positions: [4] }]],
  ['the sixth sounds like a walrus. i love it. that one stays', [{ op: 'keep', positions: [6] }]],
  ['number 5 is awful. bin it', [{ op: 'drop', positions: [5] }]],
  ["12's a keeper", [{ op: 'keep', positions: [12] }]],
  ['hands off number 2', [{ op: 'keep', positions: [2] }]],
  ['get shot of the very first one', [{ op: 'drop', positions: [1] }]],
  ['track 2 can do one', [{ op: 'drop', positions: [2] }]],
  ['the first four are great, change the rest', [{ op: 'keep', positions: [1, 2, 3, 4] }]],
  ['lose everything after number 17', [{ op: 'drop', positions: [18, 19, 20] }]],
  ['bin all the ones before the third', [{ op: 'drop', positions: [1, 2] }]],
  ['the 5th one sucks, less of that', [{ op: 'lessLike', positions: [5] }]],
  ['less of whatever number four is supposed to be', [{ op: 'lessLike', positions: [4] }]],
])('"%s" edits the mix', (text, edits) => {
  expect(partsOf(text).edits).toEqual(edits);
});

test.each([
  ['more abba sort of thing', ['abba']],
  ['Springsteen, that sort of fella', ['Springsteen']],
  ['Lonnie Donegan and that lot', ['Lonnie Donegan']],
  ['radiohead or similar', ['radiohead']],
  ['in a Tom Waits mood', ['Tom Waits']],
  ['something more soulful', []],
  ['Joni Mitchell type stuff', ['Joni Mitchell']],
  ['Tired, that sort of day', []],
  ['Tuesday and all that', []],
  ['asdkjhgfl;', []],
])('"%s" is like %j', (text, names) => {
  const named = partsOf(text).artists.like.map(({ like }) => (like.kind === 'playing' ? '' : like.name));
  expect(named).toEqual(names);
});

test.each([
  "and don't let any dubstep creep in",
  "i can't face any dubstep",
  'had it with dubstep',
  'steer clear of dubstep',
  'can we keep out the dubstep',
  'i never want to hear dubstep again',
  "if it has dubstep in it i'm leaving",
])('"%s" turns it down', (text) => {
  expect(valuesOf(read(text).brief?.avoided)).toEqual(['genre:dubstep']);
});

test.each([
  'Ed Sheeran is banned in this house',
  'Ed Sheeran is not allowed',
  'never want to hear Ed Sheeran again',
])('"%s" turns an artist down', (text) => {
  expect(valuesOf(read(text).brief?.avoided)).toEqual(['artist:Ed Sheeran']);
});

test.each([
  ['whatever has brass in it', 'instrument:brass'],
  ['something featuring cello', 'instrument:cello'],
  ['yes and with a whole choir', 'vocals:choir'],
  ['country but the outlaw kind', 'genre:outlaw country'],
  ['techno, the minimal sort', 'genre:minimal techno'],
  ['loud angry women', 'vocals:female vocals'],
  ['only men please', 'vocals:male vocals'],
])('"%s" wants %s', (text, wanted) => {
  expect(valuesOf(read(text).brief?.wanted)).toContain(wanted);
});

test.each([
  ['songs in korean or japanese', ['korean', 'japanese']],
  ['in french, italian or spanish please', ['french', 'italian', 'spanish']],
  ['samba, the real ones, in portuguese of course', ['portuguese']],
  ['learning korean and japanese', []],
])('"%s" is sung in %j', (text, languages) => {
  expect(partsOf(text).languages.map(({ value }) => value)).toEqual(languages);
});

test.each(['nothing to buck me up', "don't you dare cheer me up", 'nobody cheer me up please'])(
  '"%s" keeps the music where the listener is',
  (text) => {
    expect(partsOf(text).path?.path).toBe('match');
  },
);

test('what is not to be played is no mood that is asked for', () => {
  expect(partsOf("don't you dare play me anything upbeat").asked).toBeNull();
  expect(partsOf('please stop putting on anything cheerful').asked).toBeNull();
});

test.each([
  ['put on some rap but nothing w cussing', { explicit: false }],
  ['rap, but without anyone swearing', { explicit: false }],
  ["only stuff nobody's heard", { discovery: 'new' }],
  ["new indie, nothing i'd know", { discovery: 'new' }],
  ['songs hardly anyone knows', { discovery: 'new' }],
  ["new stuff or old stuff, don't mind", { discovery: 'any' }],
])('"%s" sets %j', (text, brief) => {
  expect(read(text).brief).toMatchObject(brief);
});

test.each([
  ['play dancing in the moonlight', 'dancing in the moonlight'],
  ['play murder on the dancefloor', 'murder on the dancefloor'],
  ['put on dancing in the dark', 'dancing in the dark'],
])('"%s" plays a title that has a word for what music is for', (text, query) => {
  expect(read(text).command).toEqual({ action: 'play', query });
});

test.each([
  'play party music on the terrace',
  'play something to sleep in the car',
  'play jazz in the background',
])('"%s" asks for music and names no title', (text) => {
  expect(partsOf(text).named).toBeNull();
});

test.each(['HE KISSED ME. i repeat. he kissed me', 'i cannot hear that snow queen song one more time'])(
  '"%s" is no command',
  (text) => {
    expect(partsOf(text).command).toBeNull();
  },
);

test('another like what plays is like what plays', () => {
  for (const text of ["find me others like what's on now", 'more along the lines of this very song'])
    expect(read(text).brief?.like).toEqual([{ kind: 'playing' }]);
});

test.each([
  ["it's 60 not 75", { minutes: 60 }],
  ['forty instead of fifty minutes', { minutes: 40 }],
  ['sorry, 12 songs not 20', { tracks: 12 }],
  ['two not three hours', { minutes: 120 }],
  ['no more than 40 minutes', { minutes: 40 }],
  ['at least two hours', { minutes: 120 }],
])('"%s" says how long it is', (text, length) => {
  const brief = { ...begun, length: { minutes: 75 } };
  expect(readParts(readMessageWords(text), { brief, mix, playing: false }).length?.length).toEqual(length);
});

test.each(['can it get lighter as it goes on', 'softer bit by bit', 'happier with every song'])(
  '"%s" leads somewhere',
  (text) => {
    expect(partsOf(text).path?.path).toBe('shift');
  },
);

test('who is spoken of in a longer clause does not sing', () => {
  expect(partsOf('the women over there were talking about it again').constraints).toEqual([]);
});
