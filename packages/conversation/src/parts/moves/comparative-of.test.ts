import { expect, test } from 'vitest';
import { comparativeOf } from './comparative-of.ts';

test.each([
  ['bleak', 'bleaker'],
  ['sad', 'sadder'],
  ['big', 'bigger'],
  ['raw', 'rawer'],
  ['cheesy', 'cheesier'],
  ['airy', 'airier'],
  ['mopey', 'mopier'],
  ['fierce', 'fiercer'],
  ['gentle', 'gentler'],
  ['quiet', 'quieter'],
  ['mellow', 'mellower'],
  ['tender', 'tenderer'],
])('"%s" compared is "%s"', (word, compared) => {
  expect(comparativeOf(word)).toBe(compared);
});

test.each([
  'soothing',
  'relaxed',
  'joyful',
  'numb',
  'low',
  'melancholy',
  'festive',
  'energetic',
  'danceable',
])('"%s" takes "more"', (word) => {
  expect(comparativeOf(word)).toBeNull();
});
