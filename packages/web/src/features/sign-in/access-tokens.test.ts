import type { RefreshAnswer } from '@attune/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError, SignedOutError } from '../../lib/api-error.ts';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { type AccessTokenParts, createAccessTokens } from './access-tokens.ts';
import { createTokenStore, type TokenStore, tokenKeys, tokensOf } from './token-store.ts';

const startMs = 1_700_000_000_000;
let nowMs = startMs;
let storage: Storage;
let store: TokenStore;

beforeEach(() => {
  nowMs = startMs;
  storage = createMemoryStorage();
  let signIns = 0;
  store = createTokenStore(storage, new EventTarget(), () => `sign-in-${++signIns}`);
  store.save({ accessToken: 'access-1', refreshToken: 'refresh-1' }, nowMs);
});

function tokensWith(
  requestRefresh: AccessTokenParts['requestRefresh'],
  more: Partial<AccessTokenParts> = {},
) {
  return createAccessTokens({
    store: tokensOf(store, store.signIn()),
    requestRefresh,
    expire: store.removeAll,
    now: () => nowMs,
    ...more,
  });
}

const answer: RefreshAnswer = { access_token: 'access-2', expires_in: 3600 };

function refusal(status: number) {
  return new ProblemError(
    { type: 'about:blank', title: '', status, detail: '', code: 'refresh_rejected', requestId: 'r' },
    null,
  );
}

describe('a stored token', () => {
  test('is used as it is up to and including 3540 seconds', async () => {
    const refresh = vi.fn();
    nowMs = startMs + 3540 * 1000;
    expect(await tokensWith(refresh).fresh()).toBe('access-1');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('is refreshed once more than 3540 seconds have passed, and the new one is stored with its time', async () => {
    nowMs = startMs + 3540 * 1000 + 1;
    const refresh = vi.fn(async () => answer);
    expect(await tokensWith(refresh).fresh()).toBe('access-2');
    expect(refresh).toHaveBeenCalledWith('refresh-1');
    expect(store.read()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-1', storedAtMs: nowMs });
  });

  test('of unknown age is refreshed', async () => {
    storage.removeItem(tokenKeys.timestamp);
    expect(await tokensWith(async () => answer).fresh()).toBe('access-2');
  });
});

describe('tokens of another sign-in', () => {
  const replace = () => store.save({ accessToken: 'other-1', refreshToken: 'other-r' }, nowMs);

  test('are never used for calls of the one they replaced', async () => {
    const refresh = vi.fn(async () => answer);
    const tokens = tokensWith(refresh);
    replace();
    await expect(tokens.fresh()).rejects.toBeInstanceOf(SignedOutError);
    await expect(tokens.renew('access-1')).rejects.toBeInstanceOf(SignedOutError);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('stay when a refresh of the one they replaced comes in', async () => {
    nowMs = startMs + 4_000_000;
    let finish: (value: RefreshAnswer) => void = () => {};
    const pending = tokensWith(() => new Promise((resolve) => (finish = resolve))).fresh();
    replace();
    finish(answer);
    await expect(pending).rejects.toBeInstanceOf(SignedOutError);
    expect(store.read()?.accessToken).toBe('other-1');
  });
});

describe('a refresh', () => {
  beforeEach(() => {
    nowMs = startMs + 4_000_000;
  });

  test('stores a new refresh token when one comes', async () => {
    await tokensWith(async () => ({ ...answer, refresh_token: 'refresh-2' })).fresh();
    expect(store.read()?.refreshToken).toBe('refresh-2');
  });

  test('happens once for all calls that wait for it', async () => {
    const refresh = vi.fn(async () => answer);
    const tokens = tokensWith(refresh);
    expect(await Promise.all([tokens.fresh(), tokens.fresh(), tokens.renew('access-1')])).toEqual([
      'access-2',
      'access-2',
      'access-2',
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('happens once for all tabs: the second finds what the first has stored', async () => {
    const refresh = vi.fn(async () => answer);
    const locks = createLocks();
    const tabs = [tokensWith(refresh, { locks }), tokensWith(refresh, { locks })];
    expect(await Promise.all(tabs.map((tab) => tab.fresh()))).toEqual(['access-2', 'access-2']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('that failed does not keep the next call from trying', async () => {
    const refresh = vi.fn().mockRejectedValueOnce(new NetworkError('gone')).mockResolvedValue(answer);
    const tokens = tokensWith(refresh);
    await expect(tokens.fresh()).rejects.toBeInstanceOf(NetworkError);
    expect(await tokens.fresh()).toBe('access-2');
  });

  test('that is refused removes everything; an outage removes nothing', async () => {
    await expect(tokensWith(async () => Promise.reject(refusal(503))).fresh()).rejects.toBeInstanceOf(
      ProblemError,
    );
    expect(store.read()?.accessToken).toBe('access-1');
    await expect(tokensWith(async () => Promise.reject(refusal(401))).fresh()).rejects.toBeInstanceOf(
      SignedOutError,
    );
    expect(Object.values(tokenKeys).map((key) => storage.getItem(key))).toEqual([null, null, null]);
  });

  test('without a refresh token ends the sign-in', async () => {
    storage.removeItem(tokenKeys.refresh);
    await expect(tokensWith(async () => answer).fresh()).rejects.toBeInstanceOf(SignedOutError);
    expect(store.read()).toBeNull();
  });

  test('that ends after a sign-out does not sign the listener in again', async () => {
    let finish: (value: RefreshAnswer) => void = () => {};
    const tokens = tokensWith(() => new Promise((resolve) => (finish = resolve)));
    const pending = tokens.fresh();
    store.removeAll();
    finish(answer);
    await expect(pending).rejects.toBeInstanceOf(SignedOutError);
    expect(store.read()).toBeNull();
  });

  test('that is refused after a new sign-in leaves the new tokens alone', async () => {
    let refuse: (reason: Error) => void = () => {};
    const tokens = tokensWith(() => new Promise((_, reject) => (refuse = reject)));
    const pending = tokens.fresh();
    store.save({ accessToken: 'access-9', refreshToken: 'refresh-9' }, nowMs);
    refuse(refusal(401));
    await expect(pending).rejects.toBeInstanceOf(SignedOutError);
    expect(store.read()?.accessToken).toBe('access-9');
  });
});

/** Locks as the browser grants them: one holder at a time, in order. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, callback: () => Promise<unknown>) => {
    const turn = last.then(callback, callback);
    last = turn.catch(() => {});
    return turn;
  };
  return { request } as Pick<LockManager, 'request'>;
}
