import { describe, expect, test } from 'vitest';
import { canonicalName } from './broader.ts';
import { readGenreTags, splitGenreTag } from './genre-tags.ts';
import { entryOf, vocabulary } from './vocabulary.ts';

describe('a genre tag as programs and shops write it', () => {
  test.each([
    ['Singer/Songwriter', ['singer-songwriter']],
    ['Drum & Bass', ['drum and bass']],
    ["Drum'n'Bass", ['drum and bass']],
    ['Drum n Bass', ['drum and bass']],
    ['Drum And Bass', ['drum and bass']],
    ['D&B', ['drum and bass']],
    ['Rhythm & Blues', ['r&b']],
    ['Contemporary R&B', ['r&b']],
    ['R&B/Soul', ['r&b', 'soul']],
    ['Dance', ['dance music']],
    ['Chillout', ['downtempo']],
    ['Chill-Out', ['downtempo']],
    ['Country & Folk', ['country', 'folk']],
    ['Alternative & Punk', ['alternative rock', 'punk']],
    ['Jazz & Blues', ['jazz', 'blues']],
    ['Christian & Gospel', ['worship', 'gospel']],
    ['Jazz-Funk', ['jazz', 'funk']],
    ['OST', ['soundtrack']],
    ['Klassik', ['classical']],
    ['Folk, World, & Country', ['folk', 'world music', 'country']],
    ['Stage & Screen', ['soundtrack']],
    ['Funk / Soul', ['funk', 'soul']],
    ['Hip-Hop/Rap', ['hip-hop']],
    ['Pop/Rock', ['pop', 'rock']],
    ['Rock & Roll', ['rock and roll']],
    ["Rock 'n' Roll", ['rock and roll']],
    ['Progressive Metal', ['progressive metal']],
    ['Vocal Jazz', ['jazz']],
    ['Country Rock', ['country', 'rock']],
    ['Instrumental Hip Hop', ['hip-hop']],
    ['Ambient; Drone', ['ambient', 'drone']],
    ['Dance-Pop', ['dance pop']],
  ])('%s', (tag, genres) => {
    expect(readGenreTags([tag])).toEqual({ known: genres, other: [] });
  });

  test('that was split where it is one is put together again', () => {
    expect(readGenreTags(['Singer', 'Songwriter', 'Folk']).known).toEqual(['singer-songwriter', 'folk']);
    expect(readGenreTags(['Folk', 'World', '& Country']).known).toEqual(['folk', 'world music', 'country']);
  });

  test.each([
    ['two genres are two, though a third is called by both', ['Folk', 'Rock'], ['folk', 'rock']],
    ['a dance of another name is none that is danced to in clubs', ['New Jack Swing'], ['r&b']],
    ['an opera of rock is none', ['Rock Opera'], ['musicals']],
    ['funk that is liquid is drum and bass', ['Liquid Funk'], ['drum and bass']],
  ])('%s', (_, tags, genres) => {
    expect(readGenreTags(tags)).toEqual({ known: genres, other: [] });
  });

  test.each(['Other', 'Unknown', 'Sandstorm', 'My Favourites', '', 'Rocky', 'Bounce & Twirl'])(
    'that names no genre is kept as it is: "%s"',
    (tag) => {
      expect(readGenreTags([tag])).toEqual({ known: [], other: [tag.toLowerCase()] });
    },
  );
});

test('a tag is split between genres, and not within one', () => {
  expect(splitGenreTag('Singer/Songwriter')).toEqual(['Singer/Songwriter']);
  expect(splitGenreTag('Jazz/Fusion')).toEqual(['Jazz/Fusion']);
  expect(splitGenreTag('Funk/Soul')).toEqual(['Funk', 'Soul']);
  expect(splitGenreTag('Ambient;Drone')).toEqual(['Ambient', 'Drone']);
});

test('a message is not read by what stands in tags alone', () => {
  for (const word of ['dance', 'chill', 'world', 'film', 'game', 'piano'])
    expect(entryOf('genre', canonicalName('genre', word)), word).toBeUndefined();
});

test('every spelling of the vocabulary is read as itself', () => {
  for (const { value, terms, onlyAvoided } of vocabulary.genre)
    for (const term of onlyAvoided ? [] : terms) expect(readGenreTags([term]).known, term).toEqual([value]);
});
