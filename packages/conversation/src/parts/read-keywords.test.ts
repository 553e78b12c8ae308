import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { describeBrief } from '../replies/describe-changes.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers, saidAfter } from '../testing/said-after.ts';

const first = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
const keywords = (text: string) =>
  first(text).brief?.wanted.flatMap(({ kind, value }) => (kind === 'keyword' ? [value] : []));

describe('music in words that no vocabulary knows', () => {
  it.each([
    ['songs about trains', 'about trains'],
    ['play a song about soup', 'about soup'],
    ['Any good songs about friends? need one for a slideshow', 'about friends'],
    ['songs about my old dog please', 'about old dog'],
    ['country songs that are about losing the one you love', 'about losing the one you love'],
    ['play me something about the sea', 'about the sea'],
    ['need tavern music, d&d at eight', 'tavern'],
    ['like forest  witch music', 'forest witch'],
    ['nyatiti music while I cook', 'nyatiti'],
    ['Eurovision songs for a house full of little witches', 'eurovision'],
    ['VAMPIRE MUSIC PLEASE', 'vampire'],
    ['Balinese music maybe?', 'Balinese'],
    ['irish songs please', 'irish'],
    ['some Irish pub songs', 'Irish pub'],
    ['Ethiopian jazz for cooking', 'Ethiopian jazz'],
  ])('is looked for as it was said: %s', (text, value) => {
    expect(first(text).intent).toBe('request');
    expect(keywords(text)).toEqual([value]);
  });

  it.each([
    'songs about it please',
    'music for about an hour',
    'something about you is different',
    'some good music please',
    'suggest music for reading',
    'suddenly music',
    'greek songs please',
    'Mitski songs please',
    'some Coldplay songs',
    'anything but disney songs',
    'jazz, no songs about love',
    'I am writing song lyrics about my village',
    'my uncle sang old sailor songs',
    'what kinds of music do you have?',
  ])('is not what is said of other things: %s', (text) => {
    expect(keywords(text) ?? []).toEqual([]);
  });

  it('is none where somebody tells of their day', () => {
    const { intent, brief } = first('Backwater, canoe, toddy shop music going far, egret on a pole');
    expect(intent).toBe('mood');
    expect(brief?.wanted).toEqual([]);
  });

  it.each([
    [
      "Eurovision songs. Car's broken down, it's hailing, grandma's eating the emergency biscuits.",
      'eurovision',
    ],
    ['play me a runway song, the hallway is exactly long enough', 'runway'],
  ])('is one where somebody asks first and tells then: %s', (text, value) => {
    expect(first(text).intent).toBe('request');
    expect(keywords(text)).toEqual([value]);
  });

  it('is named in the reply, whole and once', () => {
    const reply = (text: string) =>
      writeReply({ text, reading: first(text), before: null, replyIds: [] })?.text.toLowerCase();
    expect(reply('songs about trains, no piano')).toContain('songs about trains and no piano');
    expect(reply('Ethiopian jazz please')).toMatch(/ethiopian jazz(?! music)(?!.*jazz)/);
    expect(reply('need tavern music')).toContain('tavern music');
  });

  it('joins what stands, takes its place, and goes again', () => {
    const after = saidAfter('more songs about trains');
    expect(after.wanted).toEqual(['soul', 'about trains']);
    const brief = {
      ...newBrief('calm', null),
      wanted: [{ kind: 'keyword' as const, value: 'tavern', matched: 'tavern' }],
    };
    const wanted = (text: string) =>
      readMessage(text, { brief, mix: null, playing: true }, readers)
        .complete(null)
        .brief?.wanted.map(({ value }) => value);
    expect(wanted('vampire music instead')).toEqual(['vampire']);
    expect(wanted('no more tavern music')).toEqual([]);
  });
});

it('is told back once, and so is what it is for', () => {
  const { brief } = first('Ethiopian jazz for cooking');
  expect(brief && describeBrief(brief)).toEqual(['Ethiopian jazz']);
});
