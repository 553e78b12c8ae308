import { describe, expect, test } from 'vitest';
import { creditedArtists } from './artist-names.ts';
import { songKeys, songTitle } from './song-keys.ts';

describe('one song', () => {
  test.each([
    ['Hurt', 'Hurt - 2003 Remaster'],
    ['Hurt', 'Hurt (Remastered 2003)'],
    ['Hurt', 'Hurt (Live in Ghent) [Deluxe Edition]'],
    ['Hurt', 'HURT – Radio Edit'],
    ['Déjà Vu', 'Deja vu'],
    ['Rock & Roll', 'Rock and Roll - Mono'],
    ["Don't Stop", 'Don’t Stop (Acoustic)'],
    ['Numb', 'Numb feat. Jay-Z'],
    ['Numb', 'Numb (feat. Jay-Z)'],
    ['Tum Hi Ho', 'Tum Hi Ho (From "Aashiqui 2")'],
    ['Tum Hi Ho', 'Tum Hi Ho - From “Aashiqui 2”'],
    ['Garota de Ipanema', 'Garota de Ipanema (Ao Vivo)'],
    ['La Flaca', 'La Flaca - En Vivo - Remasterizado'],
    ['Azzurro', 'Azzurro (Dal vivo)'],
    ['❤\ufe0f Song', '❤ Song'],
    ['ガラス', 'ｶﾞﾗｽ'],
    ['مُحَمَّد', 'محمد'],
    ['Ёлка', 'Елка'],
  ])('%s is %s', (one, other) => {
    expect(songTitle(one)).toBe(songTitle(other));
  });

  test.each([
    ['Part One', 'Part Two'],
    ['Nocturne No. 1', 'Nocturne No. 2'],
    ['(I Can’t Get No) Satisfaction', '(I Can’t Get No) Rest'],
    ['Rain (Morning)', 'Rain (Evening)'],
    ['!!!', '???'],
    ['愛', '海'],
    ['Message from Home', 'Message'],
    ['Suite No. 1 - Prelude - Remastered', 'Suite No. 1 - Gigue - Remastered'],
    ['राधा', 'राधे'],
    ['ばら', 'はら'],
    ['นา', 'นี'],
    ['Live', 'Demo'],
  ])('%s is not %s', (one, other) => {
    expect(songTitle(one)).not.toBe(songTitle(other));
  });

  test('by another artist is another', () => {
    const one = songKeys('Hurt', creditedArtists(['Nine Inch Nails'], 'Hurt'));
    expect(songKeys('Hurt', creditedArtists(['Johnny Cash'], 'Hurt'))).not.toEqual(
      expect.arrayContaining(one),
    );
  });
});

test('guests and duos are credited one by one', () => {
  expect(creditedArtists(['Queen & David Bowie'], 'Under Pressure')).toEqual(
    expect.arrayContaining(['queen', 'david bowie', 'queen and david bowie']),
  );
  expect(creditedArtists(['DJ Khaled'], 'Popstar (feat. Drake)')).toContain('drake');
  expect(creditedArtists(['Björk'], 'Army of Me')).toEqual(['bjork']);
});

test('letters that a keyboard may lack are as they are typed there', () => {
  const typed = {
    Trentemøller: 'trentemoller',
    'Czesław Niemen': 'czeslaw niemen',
    Sıla: 'sila',
    Đorđe: 'dorde',
    Straße: 'strasse',
    Blæst: 'blaest',
  };
  for (const [name, plain] of Object.entries(typed)) expect(creditedArtists([name], '')).toEqual([plain]);
});
