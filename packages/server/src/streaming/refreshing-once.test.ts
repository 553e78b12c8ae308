import type { Permission } from '@attune/contract';
import { expect, test } from 'vitest';
import { refreshingOnce } from './refreshing-once.ts';
import { StreamingError } from './streaming-error.ts';
import type { IssuedTokens } from './streaming-service.ts';

/** Accounts whose refresh tokens can be used once; using one twice ends all that came of the sign-in. */
function rotatingAccounts() {
  const pending: (() => void)[] = [];
  const spent = new Set<string>();
  const seen: string[] = [];
  let issued = 0;
  let isEnded = false;
  async function spend(refreshToken: string, scopes: readonly string[]): Promise<IssuedTokens> {
    seen.push(`${refreshToken} ${scopes.join(' ')}`.trim());
    await new Promise<void>((resolve) => pending.push(resolve));
    if (spent.has(refreshToken)) isEnded = true;
    if (isEnded) throw new StreamingError('refresh-rejected');
    spent.add(refreshToken);
    issued += 1;
    return {
      accessToken: `access ${issued}`,
      refreshToken: `refresh ${issued}`,
      expiresInSeconds: 1,
      scopes,
    };
  }
  const never = () => Promise.reject(new Error('Not asked for here'));
  let nowMs = 0;
  const accounts = refreshingOnce(
    {
      authorizationUrl: never,
      exchangeCode: never,
      refresh: (refreshToken) => spend(refreshToken, []),
      narrow: (refreshToken, keep: readonly Permission[]) => spend(refreshToken, keep),
    },
    () => nowMs,
  );
  return {
    accounts,
    seen,
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** Answers what is asked, and what is asked after that. */
    async answer() {
      while (pending.length > 0) {
        pending.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test('one refresh is sent for all who ask with the same token', async () => {
  const { accounts, seen, answer } = rotatingAccounts();
  const both = Promise.all([accounts.refresh('first'), accounts.refresh('first')]);
  await answer();
  const [one, other] = await both;
  expect([seen, one]).toEqual([['first'], other]);
});

test('what is taken back beside a refresh is taken from the token that came of it', async () => {
  const { accounts, seen, answer } = rotatingAccounts();
  const refreshed = accounts.refresh('first');
  const narrowed = accounts.narrow?.('first', ['history']);
  const settled = Promise.all([refreshed, narrowed]);
  await answer();
  expect((await settled).map((tokens) => tokens?.refreshToken)).toEqual(['refresh 1', 'refresh 2']);
  expect(seen).toEqual(['first', 'refresh 1 history']);
});

test('a refresh beside a permission that is taken back brings what is allowed after it', async () => {
  const { accounts, seen, answer } = rotatingAccounts();
  const narrowed = accounts.narrow?.('first', ['history']);
  const settled = Promise.all([narrowed, accounts.refresh('first')]);
  await answer();
  const [taken, refreshed] = await settled;
  expect([seen, refreshed]).toEqual([['first history'], taken]);
});

test('whoever asks again within a minute, as after an answer that was lost, has what came of it', async () => {
  const { accounts, seen, answer, pass } = rotatingAccounts();
  const lost = accounts.refresh('first');
  await answer();
  pass(59_000);
  expect(await accounts.refresh('first')).toEqual(await lost);
  const narrowed = accounts.narrow?.('first', ['history']);
  await answer();
  expect(await narrowed).toMatchObject({ refreshToken: 'refresh 2' });
  expect(seen).toEqual(['first', 'refresh 1 history']);
});

test('whoever comes later with a token that was used before ends the sign-in', async () => {
  const { accounts, answer, pass } = rotatingAccounts();
  const first = accounts.refresh('first');
  await answer();
  await first;
  pass(60_000);
  const again = accounts.refresh('first').catch(({ kind }: StreamingError) => kind);
  await answer();
  expect(await again).toBe('refresh-rejected');
});

test('nothing is kept of a refresh that leaves the token as it is', async () => {
  let asked = 0;
  const never = () => Promise.reject(new Error('Not asked for here'));
  const refresh = async () => ({ accessToken: `access ${++asked}`, expiresInSeconds: 1 });
  const accounts = refreshingOnce({ authorizationUrl: never, exchangeCode: never, refresh }, () => 0);
  await accounts.refresh('first');
  expect(await accounts.refresh('first')).toMatchObject({ accessToken: 'access 2' });
});

test('a service that takes nothing back still takes nothing back', () => {
  const never = () => Promise.reject(new Error('Not asked for here'));
  const accounts = { authorizationUrl: never, exchangeCode: never, refresh: never };
  expect(refreshingOnce(accounts, () => 0).narrow).toBe(undefined);
});
