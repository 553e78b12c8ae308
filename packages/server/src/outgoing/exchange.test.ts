import type { Dispatcher } from 'undici';
import { expect, test, vi } from 'vitest';
import { Ending, exchange } from './exchange.ts';

const call = { method: 'GET', url: 'http://127.0.0.1:9/' } as const;

/** A dispatcher that does nothing by itself: the test plays its part. */
function standIn() {
  const begun: Dispatcher.DispatchHandler[] = [];
  const dispatch: Dispatcher['dispatch'] = (_options, handler) => begun.push(handler) > 0;
  const abort = vi.fn();
  return {
    dispatcher: { dispatch } as Dispatcher,
    controller: { abort } as unknown as Dispatcher.DispatchController,
    abort,
    begun,
  };
}

test('given up before its connection stands, a call settles at once and is not sent afterwards', async () => {
  const { dispatcher, controller, abort, begun } = standIn();
  const caller = new AbortController();
  const ending = new Ending(60_000, caller.signal);
  const answer = exchange(call, { dispatcher, upstream: 'somewhere', maxBytes: 10, ending });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  begun[0]?.onRequestStart?.(controller, {});
  expect(abort).toHaveBeenCalledOnce();
  ending.release();
});

test('a second try is not begun when the time is over', async () => {
  const { dispatcher, begun } = standIn();
  const ending = new Ending(60_000, undefined);
  ending.reason = 'timeout';
  const answer = exchange(call, { dispatcher, upstream: 'somewhere', maxBytes: 10, ending });
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
  expect(begun).toEqual([]);
  ending.release();
});

test('an address that is none is an upstream that cannot be reached', async () => {
  const { dispatcher } = standIn();
  const ending = new Ending(60_000, undefined);
  const nowhere = exchange({ ...call, url: 'nowhere' }, { dispatcher, upstream: 'x', maxBytes: 10, ending });
  await expect(nowhere).rejects.toMatchObject({ kind: 'unreachable' });
  ending.release();
});
