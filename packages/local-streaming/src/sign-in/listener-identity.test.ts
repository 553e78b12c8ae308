import { expect, test, vi } from 'vitest';
import { identify, initialOf, nameMaxLength, nameMaxUnits } from './listener-identity.ts';

test('the same name, typed otherwise, is the same account', () => {
  const { id } = identify('Zoë Bell') ?? {};
  expect(id).toBeDefined();
  for (const name of ['  zoë   BELL ', 'Zoe\u0308 Bell', 'ＺＯË Bell']) expect(identify(name)?.id).toBe(id);
  expect(identify('Zoe Bell')?.id).not.toBe(id);
});

test('the name is shown as typed, without the space around it', () => {
  expect(identify('  Sam  the\tListener ')?.displayName).toBe('Sam the Listener');
  expect(identify('نورا 🎧')?.displayName).toBe('نورا 🎧');
});

test('account ids are made of letters, digits and underscores, whatever the name', () => {
  for (const name of ['Sam', '🦊', 'نورا', '<script>', 'a/b', 'x'.repeat(60)]) {
    expect(identify(name)?.id).toMatch(/^[a-z0-9_]{1,40}$/);
  }
});

test('an emoji of many code points counts as one character', () => {
  expect(identify('👩‍👩‍👧‍👦'.repeat(nameMaxLength))).not.toBeNull();
  expect(identify('👩‍👩‍👧‍👦'.repeat(nameMaxLength + 1))).toBeNull();
});

test('a name too long to be one is neither tidied nor counted', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(identify('n'.repeat(nameMaxUnits + 1))).toBeNull();
  expect(normalize).not.toHaveBeenCalled();
  // Composed, each of these becomes three.
  expect(identify('\ufb2c'.repeat(nameMaxUnits))).toBeNull();
  expect(segment).not.toHaveBeenCalled();
  normalize.mockRestore();
  segment.mockRestore();
});

test('direction overrides are taken out, so a name cannot turn the text around it', () => {
  expect(identify('Sam\u202eevil')?.displayName).toBe('Sam evil');
});

test('a name with nothing to see in it is none', () => {
  for (const name of ['', ' ', '\u200b', '\u00a0\u2003', '\u202e', '\n']) expect(identify(name)).toBeNull();
});

test('the initial is the first letter or emoji', () => {
  expect([initialOf('sam'), initialOf('👩‍🎤 Ada'), initialOf('نورا'), initialOf('')]).toEqual([
    'S',
    '👩‍🎤',
    'ن',
    '',
  ]);
});
