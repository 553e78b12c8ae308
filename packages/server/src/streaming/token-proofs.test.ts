import { expect, test } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { StreamingError, type StreamingErrorKind } from './streaming-error.ts';
import { createTokenProofs, isTokenProven } from './token-proofs.ts';

const call = { accessToken: 'a-token', signal: new AbortController().signal };

/** A service that answers every question for the profile with an error of this kind. */
function refusing(kind: StreamingErrorKind) {
  const proofs = createTokenProofs(createMemoryStore({ now: () => 0 }));
  const profile = () => Promise.reject(new StreamingError(kind));
  return { proofs, proven: () => isTokenProven(call, proofs, { profile }) };
}

test.each(['token-rejected', 'permission-missing', 'listener-not-allowed'] as const)(
  'a refusal of the kind "%s" is the listener’s to know, and no proof',
  async (kind) => {
    const { proofs, proven } = refusing(kind);
    await expect(proven()).rejects.toMatchObject({ kind });
    expect(await proofs.has(call.accessToken)).toBe(false);
  },
);

test.each(['unavailable', 'timeout', 'rate-limited'] as const)(
  'a service that cannot say ("%s") proves nothing',
  async (kind) => {
    const { proofs, proven } = refusing(kind);
    expect(await proven()).toBe(false);
    expect(await proofs.has(call.accessToken)).toBe(false);
  },
);

test('an answer that only a good token gets is a proof, and is remembered', async () => {
  const { proofs, proven } = refusing('not-found');
  expect(await proven()).toBe(true);
  expect(await proofs.has(call.accessToken)).toBe(true);
});
