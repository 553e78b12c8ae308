import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { createSession } from './session.ts';
import { createSignInOrigin } from './sign-in-origin.ts';
import { createTokenStore, tokenKeys } from './token-store.ts';

let ids = 0;
const newId = () => `sign-in-${++ids}`;

function signedInSession() {
  const storage = createMemoryStorage();
  const otherTabs = new EventTarget();
  const now = () => 1_000;
  const origin = createSignInOrigin(createMemoryStorage(), storage, now);
  const session = createSession(createTokenStore(storage, otherTabs, newId), origin, now);
  session.begin();
  session.accept({ accessToken: 'a', refreshToken: 'r' });
  return { storage, otherTabs, session };
}

describe('a session', () => {
  test('stores both tokens and the time of their coming', () => {
    const { storage, session } = signedInSession();
    expect(Object.values(tokenKeys).map((key) => storage.getItem(key))).toEqual(['a', 'r', '1000']);
    expect(session.isSignedIn()).toBe(true);
    expect(session.authorization()).toEqual({ Authorization: 'Bearer a' });
  });

  test.each([
    ['signOut', [null, null, null], 'signed-out'],
    ['logOut', [null, null, '1000'], 'signed-out'],
    ['expire', [null, null, null], 'expired'],
  ] as const)('%s removes what it should and tells once', (way, left, reason) => {
    const { storage, session } = signedInSession();
    const onEnd = vi.fn();
    session.onEnd(onEnd);
    session[way]();
    session[way]();
    expect(Object.values(tokenKeys).map((key) => storage.getItem(key))).toEqual(left);
    expect(onEnd.mock.calls).toEqual([[reason]]);
    expect(session.endReason()).toBe(reason);
    expect(session.isSignedIn()).toBe(false);
    expect(session.authorization()).toEqual({});
  });

  test('ends here when another tab signs out, and not when another key changes', () => {
    const { storage, otherTabs, session } = signedInSession();
    const onEnd = vi.fn();
    session.onEnd(onEnd);
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'attune_theme' }));
    expect(onEnd).not.toHaveBeenCalled();
    storage.removeItem(tokenKeys.access);
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: tokenKeys.access }));
    expect(onEnd).toHaveBeenCalledWith('signed-out');
  });

  test('tells a sign-in that expired in another tab from one that the listener ended there', () => {
    const { storage, otherTabs, session } = signedInSession();
    const here = createSession(
      createTokenStore(storage, otherTabs, newId),
      createSignInOrigin(createMemoryStorage(), storage, () => 1_000),
      () => 1_000,
    );
    const onEnd = vi.fn();
    here.onEnd(onEnd);
    const otherTabChanges = () =>
      otherTabs.dispatchEvent(new StorageEvent('storage', { key: tokenKeys.access }));
    session.expire();
    otherTabChanges();
    session.accept({ accessToken: 'b', refreshToken: 'r' });
    otherTabChanges();
    session.signOut();
    otherTabChanges();
    expect(onEnd.mock.calls).toEqual([['expired'], ['signed-out']]);
  });

  test('keeps its name through a refresh, and another sign-in has another one', () => {
    const { storage, otherTabs, session } = signedInSession();
    const onEnd = vi.fn();
    session.onEnd(onEnd);
    const first = session.signIn();
    createTokenStore(storage, otherTabs, newId).renew({ accessToken: 'a2' }, 2_000);
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: tokenKeys.access }));
    session.accept({ accessToken: 'a2', refreshToken: 'r' });
    expect(session.signIn()).toBe(first);
    expect(onEnd).not.toHaveBeenCalled();
    session.accept({ accessToken: 'b', refreshToken: 'r' });
    expect(session.signIn()).not.toBe(first);
    expect(onEnd.mock.calls).toEqual([['replaced']]);
    expect(session.endReason()).toBeNull();
  });

  test('goes on with other tokens of its account, and expects none of anybody else after them', () => {
    const { session } = signedInSession();
    const onEnd = vi.fn();
    session.onEnd(onEnd);
    const first = session.signIn();
    session.begin();
    session.goOnWith({ accessToken: 'a2', refreshToken: 'r2' });
    expect(session.signIn()).toBe(first);
    expect(session.authorization()).toEqual({ Authorization: 'Bearer a2' });
    expect(onEnd).not.toHaveBeenCalled();
    session.accept({ accessToken: 'planted', refreshToken: 'r' });
    expect(session.isUnconfirmed()).toBe(true);
  });

  test('hears that another tab has replaced it', () => {
    const { storage, otherTabs, session } = signedInSession();
    const onEnd = vi.fn();
    session.onEnd(onEnd);
    createTokenStore(storage, new EventTarget(), newId).save({ accessToken: 'b', refreshToken: 's' }, 2_000);
    for (const key of storageKeysOf(storage)) otherTabs.dispatchEvent(new StorageEvent('storage', { key }));
    expect(onEnd.mock.calls).toEqual([['replaced']]);
  });

  test('has a name even if its tokens are from before there were names', () => {
    const storage = createMemoryStorage();
    storage.setItem(tokenKeys.access, 'a');
    const store = createTokenStore(storage, new EventTarget(), newId);
    const unnamed = store.signIn();
    expect(unnamed).not.toBeNull();
    store.save({ accessToken: 'b', refreshToken: 'r' }, 1_000);
    expect(store.signIn()).not.toBe(unnamed);
  });

  test('knows tokens it did not ask for until they are confirmed, and tells of it', () => {
    const { storage, session } = signedInSession();
    expect(session.isUnconfirmed()).toBe(false);
    session.accept({ accessToken: 'planted', refreshToken: 'r' });
    session.accept({ accessToken: 'planted', refreshToken: 'r' });
    expect(session.isUnconfirmed()).toBe(true);
    const onChange = vi.fn();
    session.subscribe(onChange);
    session.confirm('another sign-in');
    expect(session.isUnconfirmed()).toBe(true);
    session.confirm(session.signIn() ?? '');
    expect(session.isUnconfirmed()).toBe(false);
    expect(onChange).toHaveBeenCalled();
    session.accept({ accessToken: 'planted again', refreshToken: 'r' });
    session.signOut();
    expect(session.isUnconfirmed()).toBe(false);
    expect(storage.length).toBe(0);
  });
});

const storageKeysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));
