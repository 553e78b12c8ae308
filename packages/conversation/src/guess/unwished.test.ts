import type { Brief } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const calm = newBrief('calm', null);
const named = (kind: 'activity' | 'language' | 'genre', value: string) => ({ kind, value, matched: value });
const rafi: Brief = { ...calm, like: [{ kind: 'artist', name: 'Mohammed Rafi' }] };
const noDancing: Brief = {
  ...calm,
  wanted: [named('genre', 'hip-hop')],
  avoided: [named('activity', 'dancing')],
};
const noEnglish: Brief = { ...calm, avoided: [named('language', 'english')] };

async function after(before: Brief, text: string) {
  const reading = await readWhilePlaying(text, before);
  return { ...reading, reply: writeReply({ text, reading, before, replyIds: [] })?.text ?? '' };
}

const owning = /\b(?:sorry|misread|misreading|mistake|wrong|listen)\b/i;

describe('a wish that stands and is taken back', () => {
  it.each([
    'drop the rafi thing',
    'forget rafi',
    "and drop the 'like mohammed rafi', whoever he is",
    'no need for rafi',
    'lose the mohammed bit please',
    'rafi is not needed any more',
  ])('%s: by a part of its name', async (text) => {
    const { brief, reply } = await after(rafi, text);
    expect(brief).toEqual(calm);
    expect(reply).toMatch(/rafi/i);
  });

  it('reads the rest beside it', async () => {
    const { brief } = await after(rafi, 'then sitar, quiet. drop the rafi thing');
    expect(brief?.like).toEqual([]);
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['sitar']);
  });

  it.each([
    'forget the dancing thing i never said that. just hip hop',
    'who said no dancing',
    'i never said no dancing',
    "remove 'no dancing' please",
    'why does it say no dancing',
  ])('%s: what was turned down comes in again', async (text) => {
    const { brief } = await after(noDancing, text);
    expect(brief).toMatchObject({ avoided: [], wanted: noDancing.wanted });
  });

  it.each(['no no. i want english. you say no english', 'english yes please', 'why no english? i want it'])(
    '%s: a language is wished',
    async (text) => {
      const { brief, reply } = await after(noEnglish, text);
      expect(brief?.avoided).toEqual([]);
      expect(brief?.wanted.map(({ value }) => value)).toEqual(['english']);
      expect(reply).toMatch(owning);
    },
  );

  it.each([
    ['I never said familiar', { ...calm, discovery: 'familiar' }],
    ['i never said clean', { ...calm, explicit: false }],
    ['forget the hour', { ...calm, length: { minutes: 60 } }],
    ['i never asked for an hour lol', { ...calm, length: { minutes: 60 } }],
    ['no time limit please', { ...calm, length: { minutes: 60 } }],
  ] as const)('%s', async (text, before) => {
    expect((await after({ ...before } as Brief, text)).brief).toEqual(calm);
  });

  it.each([
    ['i never said familiar songs were bad', { ...calm, discovery: 'familiar' }],
    ['drop the techno', { ...calm, avoided: [named('genre', 'techno')] }],
    ['why does it say jazz not found', { ...calm, wanted: [named('genre', 'jazz')] }],
    ['my friend rafi is here, lovely', rafi],
  ] as const)('%s: takes nothing back', async (text, before) => {
    expect((await after({ ...before } as Brief, text)).brief).toEqual(before);
  });
});

it('takes two wishes back at once, and a refusal by a part of its name', async () => {
  const before: Brief = {
    ...newBrief('happy', null),
    wanted: [named('activity', 'meditation')],
    avoided: [named('genre', 'dance music')],
  };
  const { brief } = await after(before, 'remove meditation and remove no dance');
  expect(brief).toMatchObject({ wanted: [], avoided: [] });
});

it('lets a language go that was never meant', async () => {
  const before: Brief = { ...calm, wanted: [named('language', 'english')] };
  const { brief } = await after(before, 'Not English language, English people! Brass');
  expect(brief?.avoided).toEqual([]);
  expect(brief?.wanted.map(({ value }) => value)).toEqual(['brass']);
});

it('takes back whom the music was to be like, whatever is said of them behind', async () => {
  const { brief } = await after(rafi, 'no i dont want like rafi i said it puts me to sleep');
  expect(brief?.like).toEqual([]);
});
