import type { Change } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { MissingWish } from './tell-missing.ts';
import { soughtReplies } from './texts/sought.ts';
import { writeReply } from './write-reply.ts';

const brief = newBrief('happy', null);
const wanted = (kind: 'genre' | 'vocals' | 'language' | 'era', value: string): Change => ({
  ...{ field: 'wanted', op: 'add', kind, value, words: value },
});
const missing = (kind: MissingWish['kind'], value: string, more: Partial<MissingWish> = {}): MissingWish => ({
  ...{ kind, value, isUnknown: false, nearest: null },
  ...more,
});

/** What is said in many messages, each a text of its own. */
const said = (changes: Change[], known: MissingWish[] | undefined) =>
  Array.from({ length: 30 }, (_, at) =>
    writeReply({
      text: `message ${at}`,
      reading: { intent: 'refine', language: 'en', brief, changes, edits: [] },
      before: brief,
      replyIds: [],
      ...(known !== undefined && { missing: known }),
    }),
  ).map((choice) => choice?.text ?? '');

test('what is not there is said plainly, with what is nearest', () => {
  for (const text of said(
    [wanted('genre', 'salsa')],
    [missing('genre', 'salsa', { nearest: 'bossa nova' })],
  )) {
    expect(text).toMatch(/\bsalsa\b/);
    expect(text).toMatch(/bossa nova/i);
    expect(text).toMatch(/\b(?:no|none|nothing)\b/i);
    expect(text).not.toContain('{');
  }
});

test('what is there is announced, and only the rest is told to be missing', () => {
  const changes = [wanted('genre', 'afrobeat'), wanted('genre', 'highlife')];
  for (const text of said(changes, [missing('genre', 'highlife')])) {
    expect(text).toMatch(/afrobeat/i);
    expect(text).toMatch(/(?:no|Of|for|no:) highlife\b/i);
    expect(text.match(/highlife/gi)).toHaveLength(1);
  }
});

test('where all is there nothing hides behind a search', () => {
  const evasive = new Set(soughtReplies.map((text) => text.replace('{what}', 'Jazz')));
  expect(said([wanted('genre', 'jazz')], []).filter((text) => evasive.has(text))).toEqual([]);
});

test('several that are missing are told in one sentence, artists with them', () => {
  const like: Change = { field: 'like', op: 'add', like: { kind: 'artist', name: 'ZZ Top' } };
  const gone = [missing('genre', 'southern rock', { nearest: 'hard rock' }), missing('artist', 'ZZ Top')];
  for (const text of said([wanted('genre', 'southern rock'), like], gone)) {
    expect(text).toContain('southern rock or ZZ Top');
    expect(text).toMatch(/hard rock/i);
  }
});

test('voices and languages that nobody wrote down are told together, and not as missing', () => {
  const unknown = { isUnknown: true };
  const gone = [missing('vocals', 'female vocals', unknown), missing('language', 'spanish', unknown)];
  for (const text of said([wanted('vocals', 'female vocals'), wanted('language', 'spanish')], gone)) {
    expect(text).toContain('female vocals or songs in Spanish');
    expect(text).toMatch(/written down|noted/);
  }
});

test('a decade is told as one', () => {
  const gone = [missing('era', '1950s', { nearest: '1960s' })];
  for (const text of said([wanted('era', '1950s')], gone)) {
    expect(text).toContain('music of the 50s');
    expect(text).toMatch(/music of the 60s/i);
  }
});

const only = (name: string): Change => ({
  field: 'wanted',
  op: 'add',
  kind: 'artist',
  value: name,
  words: name,
});

test('how many songs there are of whoever is asked for alone is counted, and nothing else is promised', () => {
  for (const text of said([only('Sergeant Gravy')], [missing('artist', 'Sergeant Gravy', { held: 4 })]))
    expect(text).toMatch(/\b4 songs by Sergeant Gravy\b/);
  for (const text of said([only('Ann $& Lee')], [missing('artist', 'Ann $& Lee', { held: 1 })])) {
    expect(text).toMatch(/\bone song by Ann \$& Lee\b/);
    expect(text).not.toMatch(/songs/);
  }
});

test('of two each is counted', () => {
  const known = [missing('artist', 'Lua', { held: 1 }), missing('artist', 'Pell', { held: 7 })];
  for (const text of said([only('Lua'), only('Pell')], known)) {
    expect(text).toMatch(/\b1 song by Lua and 7 by Pell\b/);
    expect(text).not.toMatch(/are 1|[{}]/);
  }
});

test('whoever has songs enough is announced', () => {
  for (const text of said([only('Lua')], [])) expect(text).toMatch(/songs by Lua/i);
});

test('what whoever is asked for alone has none of is told of them, and of nobody else', () => {
  for (const text of said([wanted('genre', 'jazz')], [missing('genre', 'jazz', { by: 'Lua' })]))
    expect(text).toMatch(/\bjazz by Lua\b/);
});

describe('a word that no title has', () => {
  const keyword = (value: string): Change => ({
    field: 'wanted',
    op: 'add',
    kind: 'keyword',
    value,
    words: value,
  });
  const told = (text: string, value: string, others: Change[] = []) =>
    writeReply({
      text,
      reading: { intent: 'request', language: 'en', brief, changes: [keyword(value), ...others], edits: [] },
      before: null,
      replyIds: [],
      missing: [missing('keyword', value, { isUnknown: true })],
    })?.text ?? '';
  const about = /title/i;

  test.each([
    ['got any tunes about lighthouses', 'about lighthouses'],
    ['a few tunes that speak of lighthouses', 'lighthouses'],
    ['play a lighthouses song please', 'lighthouses'],
  ])('"%s" is told that only titles are looked through', (text, value) => {
    expect(told(text, value)).toMatch(about);
    expect(told(text, value)).toContain('songs about lighthouses');
  });

  test('goes without saying where the wish is met otherwise', () => {
    for (const text of ['music of courage, with soul', 'some courage and soul']) {
      expect(told(text, 'courage', [wanted('genre', 'soul')])).not.toMatch(/title|sorry|not know|not sure/i);
    }
  });

  test('is asked about where nothing else was heard', () => {
    expect(told('give me stupid music', 'stupid')).toMatch(/stupid music.*(?:song|artist)/);
  });
});
