import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../testing/hostile-values.ts';
import { readBearer } from './access-token.ts';

const token = fc.stringMatching(/^[A-Za-z0-9\-._~+/]+=*$/);

test('a token of the allowed characters is read as it is, however the scheme is spelt', () => {
  fc.assert(
    fc.property(token, fc.constantFrom('Bearer', 'bearer', 'BEARER'), (value, scheme) => {
      expect(readBearer(`${scheme} ${value}`)).toBe(value);
    }),
  );
});

test('anything else is no token, and nothing that is read could end a header line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        hostileText.map((text) => `Bearer ${text}`),
      ),
      (header) => {
        const read = readBearer(header);
        expect(read === null || /^[A-Za-z0-9\-._~+/]+=*$/.test(read)).toBe(true);
      },
    ),
  );
  expect(readBearer(undefined)).toBeNull();
  expect(readBearer('Basic abc')).toBeNull();
});

test('a header made to be slow is read at once', () => {
  const begun = performance.now();
  for (const filler of [' ', 'a', '='])
    expect(readBearer(`Bearer ${filler.repeat(16_000)}\u0000`)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(500);
});
