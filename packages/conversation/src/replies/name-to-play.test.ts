import { expect, test } from 'vitest';
import { nameToPlay } from './name-to-play.ts';

test.each([
  ['play Hurt by Johnny Cash', 'Hurt Johnny Cash', 'Hurt by Johnny Cash'],
  ['play Adele and Sade', 'Adele Sade', 'Adele and Sade'],
  ['play Adele and Sade please', 'Adele and Sade', 'Adele and Sade'],
  ["put on Adele's Hello", 'Hello Adele', 'Adele’s Hello'.replace('’', "'")],
  ['play "Purple Rain" by Prince', 'Purple Rain Prince', 'Purple Rain by Prince'],
  ['Beyoncé - Halo', 'Beyoncé Halo', 'Beyoncé - Halo'],
  ['the the, play the the', 'the the', 'the the'],
])('"%s" looks for %s and says %s', (text, query, name) => {
  expect(nameToPlay(text, query)).toBe(name);
});

test.each([
  ['play the third one', 'Hurt Johnny Cash'],
  ['play Hurt, I mean the one that Johnny recorded late, Cash', 'Hurt Johnny Cash'],
  ['x', ''],
])('where it was not said so, the search is the name: %s', (text, query) => {
  expect(nameToPlay(text, query)).toBe(query);
});

test('of a long message only the beginning is read', () => {
  const far = `${'a '.repeat(300)}hurt by johnny cash`;
  expect(nameToPlay(far, 'Hurt Johnny Cash')).toBe('Hurt Johnny Cash');
});
