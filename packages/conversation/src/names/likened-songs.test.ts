import type { Distress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { dangerBesideTitles, likenedSongs, withoutTitles } from './likened-songs.ts';

const songsIn = (text: string) =>
  likenedSongs(readMessageWords(text)).map(({ like: { name, artist } }) =>
    artist === undefined ? name : `${name} / ${artist}`,
  );

describe('music that is to be like a song', () => {
  test.each([
    ['something like Fix You but happier', 'Fix You'],
    ['play something like Swing for Tax Exiles', 'Swing for Tax Exiles'],
    ['songs like Hurt by Johnny Cash', 'Hurt / Johnny Cash'],
    ['songs like hurt by johnny cash please', 'hurt / johnny cash'],
    ['music that sounds like Teardrop by Massive Attack', 'Teardrop / Massive Attack'],
    ['songs that feel like Mr. Brightside', 'Mr. Brightside'],
    ['need more Mr. Brightside type songs', 'Mr. Brightside'],
    ['similar to Smells Like Teen Spirit but slower', 'Smells Like Teen Spirit'],
    ['stuff that goes with Redbone by Childish Gambino', 'Redbone / Childish Gambino'],
    ['in the same style as Bailando from Enrique Iglesias', 'Bailando / Enrique Iglesias'],
    ['play songs like "Dancing Queen"', 'Dancing Queen'],
    [
      'tunes along the lines of “Here Comes the Sun” by Nina Simone, acoustic',
      'Here Comes the Sun / Nina Simone',
    ],
    ['songs like the song Africa', 'Africa'],
    ['more like Here Comes the Sun', 'Here Comes the Sun'],
    ['I want a playlist like Fast Car', 'Fast Car'],
    ['songs like Yesterday', 'Yesterday'],
    ['music like I Will Always Love You, but no drums', 'I Will Always Love You'],
    ['my ex played things like Someone Like You and I cannot stop crying', 'Someone Like You'],
  ])('%s', (text, song) => {
    expect(songsIn(text)).toEqual([song]);
  });

  test.each([
    'something like Adele',
    'this song reminds me of Mum',
    'something like Sunday',
    'a playlist on Monday mornings',
    'playlist from Hell, that was my day',
    'he goes with Anna, and I am left',
    'music in the style of Queens of the Stone Age',
    'songs like Beach House',
    'Something like Reggae',
    'something like Deep House',
    'something like sitting by the fire',
    'songs like my mum sang',
    'my boss looks like Shrek',
    'I like Fix You',
    'if you like Fix You',
    'nothing like Fix You',
    'SONGS LIKE FIX YOU',
    'music like rain on a window',
    "I'm feeling down",
    'You are kind of slow',
  ])('is read in no other words: %s', (text) => {
    expect(songsIn(text)).toEqual([]);
  });

  test('a title tells nothing of what somebody lives through', () => {
    expect(withoutTitles('I want songs like Wake Me Up Before You Go-Go for the car')).toBe(
      'I want songs like  for the car',
    );
    expect(withoutTitles('I cannot wake up')).toBe('I cannot wake up');
  });

  test('danger that neither the title nor what stands beside it tells of is none', () => {
    const possible: Distress = { tier: 'possible', language: 'en' };
    const hearing =
      (...signs: string[]) =>
      (text: string): Distress =>
        signs.some((sign) => text.includes(sign)) ? possible : { tier: 'none' };
    const text = 'I want music similar to Clair de Lune';
    expect(dangerBesideTitles(text, hearing('similar to Clair'))).toEqual({ tier: 'none' });
    expect(dangerBesideTitles(text, hearing('Clair'))).toEqual(possible);
    expect(dangerBesideTitles(text, hearing('I want'))).toEqual(possible);
    expect(dangerBesideTitles('I want it all to stop', hearing('stop'))).toEqual(possible);
    const acute: Distress = { tier: 'acute', language: 'en' };
    expect(dangerBesideTitles(text, (part) => (part === text ? acute : { tier: 'none' }))).toEqual(acute);
  });
});
