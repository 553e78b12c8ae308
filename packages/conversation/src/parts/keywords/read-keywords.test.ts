import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { describeBrief } from '../../replies/describe-changes.ts';
import { writeReply } from '../../replies/write-reply.ts';
import { readers, saidAfter } from '../../testing/said-after.ts';

const first = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
const keywords = (text: string) =>
  first(text).brief?.wanted.flatMap(({ kind, value }) => (kind === 'keyword' ? [value] : []));

describe('music in words that no vocabulary knows', () => {
  it.each([
    ['songs about trains', 'about trains'],
    ['play a song about soup', 'about soup'],
    ['Any good songs about friends? need one for a slideshow', 'about friends'],
    ['songs about my old dog please', 'about my old dog'],
    ['country songs that are about losing the one you love', 'about losing the one you love'],
    ['play me something about the sea', 'about the sea'],
    ['need tavern music, d&d at eight', 'tavern'],
    ['like forest  witch music', 'forest witch'],
    ['nyatiti music while I cook', 'nyatiti'],
    ['Eurovision songs for a house full of little witches', 'eurovision songs'],
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
      'eurovision songs',
    ],
    ['play me a runway song, the hallway is exactly long enough', 'runway'],
  ])('is one where somebody asks first and tells then: %s', (text, value) => {
    expect(first(text).intent).toBe('request');
    expect(keywords(text)).toEqual([value]);
  });

  it.each([
    ['songs about trains, boats and planes, with piano', ['about trains', 'about boats', 'about planes']],
    ['songs about horses and the open road', ['about horses', 'about the open road']],
    ['songs about rain and some jazz', ['about rain']],
    ['songs about the sea, mum died', ['about the sea']],
    ['songs about winter and keep it slow', ['about winter']],
    ['songs about summer', ['about summer']],
    ['songs about christmas', ['about christmas']],
  ])('tells of each thing that is listed: %s', (text, values) => {
    expect(keywords(text)).toEqual(values);
  });

  it('is named in the reply, whole and once', () => {
    const reply = (text: string) =>
      writeReply({ text, reading: first(text), before: null, replyIds: [] })?.text.toLowerCase();
    expect(reply('songs about trains, no piano')).toContain('songs about trains and no piano');
    expect(reply('songs about dogs and cats')).toContain('songs about dogs and cats');
    expect(reply('songs about trains, boats and planes, and piano')).toContain(
      'songs about trains, boats and planes, and piano',
    );
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

describe('what lists are called', () => {
  it.each([
    ['power ballads', ['power ballads', 'ballad']],
    ['one hit wonders please', ['one hit wonders']],
    ['football chants', ['football chants']],
    ['Guilty pleasures', ['guilty pleasures']],
    ['karaoke', ['karaoke']],
    ['murder ballads', ['murder ballads', 'ballad']],
    ['some piano covers', ['piano covers', 'piano']],
    ['slowed and reverb', ['slowed and reverb']],
    ['getting ready music!! I want to feel 25', ['getting ready music', 'getting ready']],
    ['spy music', ['spy']],
  ])('is looked for as it is called: %s', (text, values) => {
    const { intent, brief } = first(text);
    expect(intent).toBe('request');
    expect(brief?.wanted.map(({ value }) => value)).toEqual(values);
  });

  it.each(['guilty pleasures', 'divorced dad rock'])('tells of nobody’s life: %s', (text) => {
    expect(first(text).brief?.situation).toBeNull();
  });

  it.each([
    'on hold with the phone company since forever, hold music is criminal',
    'they played our national anthem and I cried',
    'mash up di road',
    'you can’t teach an old dog new tricks',
  ])('is not in what is told: %s', (text) => {
    expect(keywords(text) ?? []).toEqual([]);
  });

  it('is said in the reply as it was, and once', () => {
    const reply = (text: string) =>
      writeReply({ text, reading: first(text), before: null, replyIds: [] })?.text.toLowerCase();
    expect(reply('power ballads')).toMatch(/power ballads(?! and)/);
    expect(reply('horror movie music')).toMatch(/horror movie music(?! and)/);
    expect(reply('hype music')).toMatch(/hype music(?! music)/);
    expect(reply('songs to cry to')).not.toContain('songs to cry to music');
  });
});

describe('music of which nothing but its name is known', () => {
  it.each([
    ['afghan rubab', ['afghan rubab']],
    ['Slavonian tamburica, we make kulen today with the whole family', ['Slavonian tamburica']],
    ['country songs that mention Oklahoma', ['about Oklahoma']],
    ['Songs called Maria. All of them.', ['called Maria']],
    ['songs where the girl wins', ['where the girl wins']],
    ['Cape Verde music', ['cape verde']],
    ['Bush ballads please', ['bush ballads']],
    ['baul songs of Bengal, ektara, nothing remixed', ['baul']],
    ['looking for christian rap, for youth group friday', ['christian rap']],
    ['creepy cave ambience', ['creepy cave ambience']],
    ['Church was long today. Samoan hymns, big choirs', ['Samoan hymns']],
    ['sprunki music but like the nostalgic ones', ['sprunki']],
  ])('is looked for by it: %s', (text, values) => {
    expect(first(text).intent).toBe('request');
    expect(keywords(text)).toEqual(values);
  });

  it.each([
    'muffins for the bake sale tomorrow',
    'badminton with the lads tonight',
    'Turkish coffee with no sugar, mother turns the cup',
    'my sister sent a playlist called Good Vibes',
    'can i get a playlist called the nursery',
    'play Bohemian Rhapsody',
    'tierd and borred please',
    'fence cut, six goats gone, tire tracks, and I know that tread',
    'karaoke. there is a video. i do not want the video',
  ])('is not in what is told or named otherwise: %s', (text) => {
    expect(keywords(text) ?? []).toEqual([]);
  });
});

describe('said beside it', () => {
  it.each([
    ['songs we can dance to that won’t make me cry', 'make me cry'],
    ['dont know what i like tbh, something nice', 'familiar'],
    ['my mom says no swear words. rap tho', 'no vocals'],
    ['want happy armenia dance music', 'want happy'],
  ])('nothing is heard that was not asked: %s', (text, words) => {
    const reply = writeReply({ text, reading: first(text), before: null, replyIds: [] })?.text.toLowerCase();
    expect(reply).not.toContain(words);
  });

  it('is an artist of several words, and what for: “frank ocean for the drive home”', () => {
    expect(first('frank ocean for the drive home').intent).toBe('request');
  });
});

describe('what is no wish where music stands', () => {
  const after = (text: string, begins = 'soul music') => saidAfter(text, begins).wanted ?? [];

  it.each([
    'feels like funeral music',
    'nice tavern music!',
    'she loved songs about the sea',
    'my boss put on restaurant music',
    'pirate music? no',
    'leave out songs about drinking',
    'tired of songs about babies',
    'at the funeral they had church music',
  ])('%s', (text) => {
    expect(after(text).filter((value) => !/soul/.test(value))).toEqual([]);
  });

  it.each([
    ['no boats', ['about trains']],
    ['not the boats', ['about trains']],
    ['anything but the boats', ['about trains']],
    ['no train songs please', ['about boats']],
    ['enough trains', ['about boats']],
    ['not enough trains', ['about trains', 'about boats']],
    ["can't get enough of the trains", ['about trains', 'about boats']],
    ['forget that, techno', ['techno']],
    ['scrap that. Some techno', ['techno']],
  ])('goes by what it tells of: %s', (text, left) => {
    expect(saidAfter(text, 'songs about trains and boats').wanted).toEqual(left);
  });

  it('is told to give way to what is asked for instead', () => {
    const brief = first('songs about trains').brief;
    const text = 'forget that, techno';
    const reading = readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
    expect(writeReply({ text, reading, before: brief, replyIds: [] })?.text).toMatch(
      /techno instead of songs about trains/i,
    );
  });

  it('goes with the kind that it names', () => {
    expect(after('no jazz', 'Ethiopian jazz')).toEqual([]);
    expect(after('rock instead', 'Ethiopian jazz')).toEqual(['rock']);
    expect(after('no ballads', 'power ballads')).toEqual([]);
  });
});

describe('what is looked for in no words of the listener', () => {
  it.each([
    'songs about slitting wrists',
    'songs about pills please',
    'thinspo songs',
    'songs about killing my wife',
  ])('harm: %s', (text) => {
    expect(keywords(text) ?? []).toEqual([]);
  });

  it('whoever is theirs, by name and number', () => {
    expect(keywords('songs about my ex Sarah Hutchinson from Leeds')).toEqual(['about my ex']);
    expect(keywords('songs about my room 4421 please')).toEqual(['about my room']);
  });

  it('what is told, and not asked', () => {
    for (const text of [
      'Winter songs depress me',
      'Church songs remind me of what he did',
      'Cremation music is at noon',
      "I've got something about cancer to tell my kids",
      'diazepam for tonight please',
      'want Lebanese shawarma so bad',
    ])
      expect(keywords(text) ?? []).toEqual([]);
  });

  it.each(['songs about pills, I took them all', 'songs about my dad, he is going to kill me'])(
    'beside danger: %s',
    (text) => {
      const readers = { recognizeDistress, readSituation };
      const brief = newBrief('calm', null);
      const reading = readMessage(text, { brief, mix: null, playing: true }, readers);
      expect(reading.distress.tier).not.toBe('none');
      expect(reading.complete(null).brief?.wanted).toEqual([]);
    },
  );
});
