import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as contract from './index.ts';
import { arbitraryFor } from './testing/arbitrary-for.ts';

const schemas = Object.entries(contract).flatMap(([name, value]) =>
  name.endsWith('Schema') ? [[name, value as z.ZodMiniType] as const] : [],
);

/** Anything a JSON text can say, names included that mean something to the language. */
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'text', 'id', 'mood')),
      tie('value'),
      {
        maxKeys: 4,
      },
    ),
  ),
})).value;

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('every schema of the contract is looked at', () => {
  expect(schemas.length).toBeGreaterThan(15);
});

describe.each(schemas)('%s', (_name, schema) => {
  const shaped = arbitraryFor(schema);

  test('takes what has its shape, and finds the same in what it let through', () => {
    let passed = 0;
    fc.assert(
      fc.property(shaped, (value) => {
        const first = schema.safeParse(value);
        if (!first.success) return;
        passed += 1;
        expect(schema.parse(first.data)).toEqual(first.data);
        expect(schema.parse(throughJson(first.data))).toEqual(throughJson(first.data));
      }),
    );
    expect(passed).toBeGreaterThan(0);
  });

  test('never throws, and lets nothing through beyond its fields', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.anything()), (value) => {
        const parsed = schema.safeParse(value);
        if (parsed.success) expect(schema.parse(parsed.data)).toEqual(parsed.data);
        else expect(parsed.error.issues.length).toBeGreaterThan(0);
      }),
    );
  });

  test('drops or refuses a field it does not know, and no prototype is touched', () => {
    fc.assert(
      fc.property(shaped, anyJson, (value, extra) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
        const hostile = JSON.parse(
          JSON.stringify({ ...value, unknownField: extra }).replace(/}$/, ',"__proto__":{"polluted":true}}'),
        );
        const parsed = schema.safeParse(hostile);
        if (parsed.success) expect(Object.keys(parsed.data as object)).not.toContain('unknownField');
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });
});

describe('the text of a message', () => {
  const read = (text: unknown) => contract.moodRequestSchema.safeParse({ text });

  test('passes as typed, whatever it holds, when it is neither blank nor too long and holds no NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        const isFine =
          text.trim() !== '' && !text.includes('\u0000') && [...text].length <= contract.messageMaxCodePoints;
        const parsed = read(text);
        expect(parsed.success).toBe(isFine);
        if (parsed.success) expect(parsed.data.text).toBe(text);
      }),
    );
  });

  test('is counted in code points at its bound', () => {
    for (const unit of ['a', 'é', '🎧', '\u0301']) {
      expect(read(unit.repeat(contract.messageMaxCodePoints)).success).toBe(true);
      expect(read(unit.repeat(contract.messageMaxCodePoints + 1)).success).toBe(false);
    }
  });
});
