import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { expect, test, vi } from 'vitest';
import { sendRequest } from './send-request.ts';

const call = { method: 'GET', url: 'http://127.0.0.1:9/' } as const;

/** A dispatcher that does nothing by itself: the test plays its part. */
function standIn() {
  const begun: Dispatcher.DispatchHandler[] = [];
  const dispatch: Dispatcher['dispatch'] = (_options, handler) => begun.push(handler) > 0;
  return { dispatcher: { dispatch } as Dispatcher, begun };
}
const options = (dispatcher: Dispatcher, deadline = new AbortController().signal) => ({
  request,
  dispatcher,
  upstream: 'somewhere',
  maxBytes: 10,
  deadline,
});

test.each(['the caller leaves', 'the deadline passes'])(
  'before its connection stands %s: the call settles at once and is not sent afterwards',
  async (what) => {
    const { dispatcher, begun } = standIn();
    const [caller, deadline] = [new AbortController(), new AbortController()];
    const answer = sendRequest({ ...call, signal: caller.signal }, options(dispatcher, deadline.signal));
    const isLeaving = what === 'the caller leaves';
    (isLeaving ? caller : deadline).abort();
    await expect(answer).rejects.toMatchObject({ kind: isLeaving ? 'aborted' : 'timeout' });
    const abort = vi.fn();
    expect(begun).toHaveLength(1);
    begun[0]?.onConnect?.(abort);
    expect(abort).toHaveBeenCalledOnce();
  },
);

test('a second try is not begun when the time is over', async () => {
  const { dispatcher, begun } = standIn();
  const answer = sendRequest(call, options(dispatcher, AbortSignal.abort()));
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
  expect(begun).toEqual([]);
});

test('an address that is none is an upstream that cannot be reached', async () => {
  const nowhere = sendRequest({ ...call, url: 'nowhere' }, options(standIn().dispatcher));
  await expect(nowhere).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a call that has ended listens to its deadline no longer', async () => {
  const server = createServer((_request, reply) => reply.end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const dispatcher = new Agent();
  const deadline = new AbortController().signal;
  const { port } = server.address() as AddressInfo;
  try {
    const answered = await sendRequest(
      { ...call, url: `http://127.0.0.1:${port}/` },
      options(dispatcher, deadline),
    );
    expect(answered.status).toBe(200);
    expect(getEventListeners(deadline, 'abort')).toEqual([]);
    const refused = sendRequest({ ...call, url: 'http://127.0.0.1:1/' }, options(dispatcher, deadline));
    await expect(refused).rejects.toMatchObject({ kind: 'unreachable' });
    expect(getEventListeners(deadline, 'abort')).toEqual([]);
  } finally {
    await dispatcher.close();
    server.close();
  }
});
