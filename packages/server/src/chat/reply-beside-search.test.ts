import { expect, test, vi } from 'vitest';
import { createReplyBesideSearch } from './reply-beside-search.ts';

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const call = { accessToken: 'a-token' };

function setUp(isProven: boolean) {
  const search = deferred<string>();
  const headStart = deferred<void>();
  const write = vi.fn(async (_signal: AbortSignal) => 'a reply');
  const replyBeside = createReplyBesideSearch({
    hasProof: async () => isProven,
    wait: () => headStart.promise,
  });
  return { search, headStart, write, reply: replyBeside(search.promise, write, call) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a proven token’s reply begins beside the search, after a moment', async () => {
  const { headStart, write, reply } = setUp(true);
  await settled();
  expect(write).not.toHaveBeenCalled();
  headStart.resolve();
  expect(await reply).toBe('a reply');
});

test('a quick search does not wait for that moment', async () => {
  const { search, reply } = setUp(true);
  search.resolve('found');
  expect(await reply).toBe('a reply');
});

test('an unproven token’s reply waits for the search', async () => {
  const { search, headStart, write, reply } = setUp(false);
  headStart.resolve();
  await settled();
  expect(write).not.toHaveBeenCalled();
  search.resolve('found');
  expect(await reply).toBe('a reply');
});

test('a search that fails at once pays for no reply', async () => {
  const { search, write, reply } = setUp(true);
  search.reject(new Error('refused'));
  await expect(reply).rejects.toThrow('refused');
  expect(write).not.toHaveBeenCalled();
});

test('a reply under way ends with a search that fails', async () => {
  const { search, headStart, write, reply } = setUp(true);
  headStart.resolve();
  await reply;
  search.reject(new Error('refused late'));
  await settled();
  expect(write.mock.calls[0]?.[0].aborted).toBe(true);
});
