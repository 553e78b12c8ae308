import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { createAttempts } from './attempts.ts';

export type PasswordVerdict = { verdict: 'right' | 'wrong' } | { verdict: 'wait'; seconds: number };

const mostWrong = 10;

/** Compares passwords, so often per client. */
export function createPasswordCheck(password: string, clock: () => number) {
  // Digests under a key of this process are as long as each other, and tell nothing of the password.
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text.normalize('NFC')).digest();
  const expected = digest(password);
  const attempts = createAttempts(mostWrong, clock);

  return (address: string, given: string): PasswordVerdict => {
    const client = normalizeIP(address);
    const tooOften = attempts.begin(client);
    if (tooOften !== null) return { verdict: 'wait', seconds: tooOften.waitSeconds };
    if (!timingSafeEqual(digest(given), expected)) return { verdict: 'wrong' };
    attempts.wasRight(client);
    return { verdict: 'right' };
  };
}
