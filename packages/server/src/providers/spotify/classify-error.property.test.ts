import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapError } from '../../errors/http-mapping.ts';
import { hostileText } from '../../testing/hostile-values.ts';
import { classifyReply } from './classify-error.ts';

const body = fc.oneof(
  hostileText,
  fc
    .record({ error: fc.record({ message: hostileText, reason: hostileText, status: fc.nat() }) })
    .map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

test('whatever the service complains with, the outside is told a code and a sentence of our own', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 599 }),
      body,
      fc.option(hostileText),
      fc.constantFrom('none', 'reads', 'commands'),
      (status, text, wait, player) => {
        const header = (name: string) => (name === 'retry-after' ? (wait ?? undefined) : undefined);
        const error = classifyReply({ status, text, header }, player);
        const told = mapError(error);
        expect(told.code).not.toBe('internal');
        expect(told.status).toBeGreaterThanOrEqual(400);
        expect(Number.isSafeInteger(told.retryAfterSeconds ?? 0)).toBe(true);
        if (text.trim().length > 12) expect(error.message + told.reason).not.toContain(text.trim());
      },
    ),
    { numRuns: 500 },
  );
});
