import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

export type PasswordVerdict = { verdict: 'right' | 'wrong' } | { verdict: 'wait'; seconds: number };

const mostFailures = 10;
const windowMs = 15 * 60_000;
/** Clients that failed lately and are remembered; beyond it the earliest are forgotten. */
const mostClients = 10_000;

/**
 * Compares passwords, so often per client: after ten wrong ones even the right one has to wait until a quarter of an
 * hour has passed since the first.
 */
export function createPasswordCheck(password: string, clock: () => number) {
  // Digests under a key of this process are as long as each other, and tell nothing of the password.
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text.normalize('NFC')).digest();
  const expected = digest(password);
  const failures = new Map<string, { count: number; endsAtMs: number }>();

  return (address: string, given: string): PasswordVerdict => {
    const client = normalizeIP(address);
    const nowMs = clock();
    const known = failures.get(client);
    const lately = known && known.endsAtMs > nowMs ? known : { count: 0, endsAtMs: nowMs + windowMs };
    if (lately.count >= mostFailures)
      return { verdict: 'wait', seconds: Math.ceil((lately.endsAtMs - nowMs) / 1000) };
    if (timingSafeEqual(digest(given), expected)) {
      failures.delete(client);
      return { verdict: 'right' };
    }
    failures.set(client, { ...lately, count: lately.count + 1 });
    const [earliest] = failures.keys();
    if (failures.size > mostClients && earliest !== undefined) failures.delete(earliest);
    return { verdict: 'wrong' };
  };
}
