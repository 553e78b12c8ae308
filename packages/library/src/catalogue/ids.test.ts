import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, idFor } from './ids.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

test('an id is 22 digits to the base of 62 of the first 128 bits of a digest', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const id = idFor('track', name);
      const digest = createHash('sha256').update(`library track ${name}`).digest('hex');
      const value = [...id].reduce((sum, digit) => sum * 62n + BigInt(alphabet.indexOf(digit)), 0n);
      expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
      expect(value).toBe(BigInt(`0x${digest.slice(0, 32)}`));
    }),
  );
});

test('things of one name and two kinds have two ids', () => {
  expect(idFor('artist', 'Still Water')).not.toBe(idFor('album', 'Still Water'));
});

test.each([
  ['राधा', 'राधे'],
  ['バンド', 'ハンド'],
  ['มา', 'มี'],
])('%s and %s are two names: what stands beside the letter is a sound', (one, other) => {
  expect(folded(one)).not.toBe(folded(other));
  expect(folded(`${one} ${one}`)).toBe(`${one} ${one}`);
});

test('a name is the same however its marks are written', () => {
  for (const name of ['バンド', 'Ünïcode', 'किशोर कुमार', 'Ёлка', '가을'])
    expect(folded(name.normalize('NFD'))).toBe(folded(name.normalize('NFC')));
});

test.each([
  ['Café  Ünïcode', 'cafe unicode'],
  ['AC/DC', 'ac dc'],
  ['!!!', '!!!'],
  ['日本の夜', '日本の夜'],
])('%s is compared as %s', (name, plain) => {
  expect(folded(name)).toBe(plain);
});
