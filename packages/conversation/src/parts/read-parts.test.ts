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
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

function read(text: string, brief: Brief | null = newBrief('sad', null)) {
  return readMessage(text, { brief, mix: brief === null ? null : mix, playing: false }, readers).complete(
    null,
  );
}

test.each([
  ['hour and a quarter', { minutes: 75 }],
  ['an hour and three quarters please', { minutes: 105 }],
  ['hour fifteen', { minutes: 75 }],
  ['stretch it to fifty', { minutes: 50 }],
  ['make it 45', { minutes: 45 }],
  ['cut it down to 25 please', { minutes: 25 }],
  ['cap it at thirty', { minutes: 30 }],
])('with a length in minutes before, "%s" is so long', (text, length) => {
  expect(read(text, { ...newBrief('sad', null), length: { minutes: 40 } }).brief?.length).toEqual(length);
});

test('a number without a unit counts songs where songs were counted before', () => {
  const counted = { ...newBrief('sad', null), length: { tracks: 20 } };
  expect(read('make it 45', counted).brief?.length).toEqual({ tracks: 45 });
});

test.each([
  'the happy hour was fun',
  'it took me to 50 different shops',
  'make it happy',
  'been on hold for 50 minutes, give me better music',
])('"%s" says nothing of how long', (text) => {
  expect(read(text).brief?.length ?? null).toBeNull();
});

test.each([
  ['hold on to 2, 5 and 11', { op: 'keep', positions: [2, 5, 11] }],
  ['hang on to 3', { op: 'keep', positions: [3] }],
  ['get rid of 4 and 6', { op: 'drop', positions: [4, 6] }],
  ['more like 7', { op: 'moreLike', positions: [7] }],
])('"%s" edits the mix', (text, edit) => {
  const { intent, edits } = read(text);
  expect(intent).toBe('refine');
  expect(edits).toEqual([edit]);
});

test.each([
  ["missus won't have bon jovi so never him", 'bon jovi'],
  ["my wife can't stand Coldplay", 'Coldplay'],
  ['he hates Adele', 'Adele'],
  ['Sade in place of Drake', 'Drake'],
])('"%s" turns an artist down', (text, value) => {
  expect(read(text).brief?.avoided).toContainEqual(expect.objectContaining({ kind: 'artist', value }));
});

test.each(['lute in place of harpsichord', 'lute as opposed to harpsichord', 'lute instead of harpsichord'])(
  '"%s" wants the one and turns down the other',
  (text) => {
    const { brief } = read(text);
    expect(brief?.wanted).toMatchObject([{ kind: 'instrument', value: 'lute' }]);
    expect(brief?.avoided).toMatchObject([{ kind: 'instrument', value: 'harpsichord' }]);
  },
);

test.each(['nothing with bad words', 'no swear words', 'nothing containing rude language'])(
  '"%s" keeps explicit songs away',
  (text) => {
    expect(read(text).brief?.explicit).toBe(false);
  },
);

test.each([
  ["ones i'd definitely recognise", 'familiar'],
  ['songs we grew up with', 'familiar'],
  ['changed my mind, new discoveries only', 'new'],
  ['not the radio ones', 'new'],
  ['dig deeper than that, older soul', 'new'],
  ['some jazz, the obscure end of it', 'new'],
  ['what else from then that i might have missed', 'new'],
  ['add some song people know', 'familiar'],
  ['songs the whole table can sing', 'familiar'],
])('"%s" says how much may be new', (text, discovery) => {
  const { intent, brief } = read(text);
  expect(intent).toBe('refine');
  expect(brief?.discovery).toBe(discovery);
});

test.each(['start at this rage and walk me down to something peaceful', 'ease me into something calm'])(
  '"%s" leads elsewhere and is no walk',
  (text) => {
    const { brief } = read(text);
    expect(brief).toMatchObject({ path: 'shift', mood: 'calm', wanted: [] });
  },
);

test.each([
  ['the house is far too quiet, play something', 0],
  ['office is too loud today, piano please', 0],
  ['the drums are too loud', -1],
  ['far too quiet', 1],
])('where somebody is may be too loud, and says nothing of the music: "%s"', (text, energy) => {
  const { moves } = readParts(readMessageWords(text), {
    brief: null,
    mix: null,
    playing: false,
    isPlain: false,
  });
  expect(Math.sign(moves.energy)).toBe(energy);
});

test('a describing word called out at the beginning moves the music', () => {
  expect(read("gentle please she's asleep on me")).toMatchObject({
    intent: 'refine',
    brief: { mood: 'calm' },
  });
});

test.each([
  ['Beyoncé - Halo', 'Beyoncé Halo'],
  ['Nirvana,  Come As You Are', 'Nirvana Come As You Are'],
  ['hit me with some AC/DC', 'AC/DC'],
])('"%s" may be meant to be played, as "%s"', (text, query) => {
  const message = readMessageWords(text);
  const { candidate } = readParts(message, { brief: null, mix: null, playing: false });
  expect(candidate?.command).toEqual({ action: 'play', query });
});

test('what is not bad speaks of no words in songs', () => {
  expect(read('not bad, you?', null).brief?.explicit).toBe(true);
  expect(read('the film was not bad').brief?.explicit).toBe(true);
  expect(read('no bad words please').brief?.explicit).toBe(false);
});

test.each([
  ['the last one is too sad', [20]],
  ['the third one is too slow', [3]],
  ['number 5 is way too loud', [5]],
  ['song 3 sounds a bit too dark', [3]],
  ["the last one's too sad", [20]],
  ['the last two are too quiet', [19, 20]],
  ['Title 4 is too gloomy', [4]],
  ["drop number 5, it's too loud", [5]],
  ['last song too depressing', [20]],
])('"%s" takes that track out and moves nothing else', (text, positions) => {
  const brief = newBrief('calm', null);
  const reading = read(text, brief);
  expect(reading).toMatchObject({ intent: 'refine', changes: [], brief });
  expect(reading.edits).toEqual([{ op: 'drop', positions }]);
});

test('what else is said beside a track that is too sad is done', () => {
  const brief = newBrief('calm', null);
  const brighter = read('the last one is too sad, make the rest brighter', brief);
  expect(brighter.edits).toEqual([{ op: 'drop', positions: [20] }]);
  expect(brighter.brief?.target.valence).toBeCloseTo(brief.target.valence + 0.2);
  const piano = read('the second one was too fast, more piano please', brief);
  expect(piano.edits).toEqual([{ op: 'drop', positions: [2] }]);
  expect(piano.brief?.wanted.map(({ value }) => value)).toEqual(['piano']);
});

test.each([
  "it's too sad",
  'the first half is too slow',
  'the songs are too slow',
  'keep the third one, the rest is too slow',
  "I like the first one, but it's all too sad",
])('"%s" is said of the mix', (text) => {
  const brief = newBrief('calm', null);
  const { edits, changes } = read(text, brief);
  expect(edits.filter(({ op }) => op === 'drop')).toEqual([]);
  expect(changes).not.toEqual([]);
});
