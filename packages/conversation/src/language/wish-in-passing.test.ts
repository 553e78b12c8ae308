import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { wishInPassing } from './wish-in-passing.ts';

test.each([
  [
    'acabei de mudar pra Lisboa, ta frio e to com saudade da minha vó. something brazilian',
    'something brazilian',
  ],
  ['bom dia. hoje faz um ano que minha mãe partiu. quero ouvir samba porque ela ria alto', 'samba'],
  ['mi abuela cumple 90 el sábado y quiere boleros', 'boleros'],
  ['Mes élèves ont chanté pour moi. Quelque chose de tendre avec du cello si possible', 'cello'],
])('is heard in a language that is not read: %s', (text, wish) => {
  expect(wishInPassing(text)).toBe(wish);
});

test.each([
  'quiero algo tranquilo para dormir',
  'ich hasse Jazz und will schlafen',
  'bitte etwas Gemütliches, aber keinen Jazz',
  'rien de triste, surtout pas de fado',
  'tengo hambre y estoy cansado',
])('and nothing is where none is said, or it is turned down: %s', (text) => {
  expect(wishInPassing(text)).toBeNull();
});

test('the music is brought', () => {
  const read = (text: string) =>
    readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
  expect(
    read('hoje faz um ano que ela partiu. quero ouvir samba porque ela só ouvia samba').brief?.wanted,
  ).toEqual([expect.objectContaining({ value: 'samba' })]);
  expect(read('estoy muy cansado y no puedo dormir').intent).toBe('unreadable');
});
