import { describe, expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../lib/api-client.ts';
import { SignedOutError } from '../../lib/api-error.ts';
import { createListenerSend } from './listener-send.ts';

const request: ApiRequest = { method: 'GET', path: '/api/profile' };
const status = (code: number) => new Response(null, { status: code });

function sendWith(...statuses: number[]) {
  const send = vi.fn(async (_request: ApiRequest) => status(statuses.shift() ?? 500));
  const tokens = {
    fresh: vi.fn((): string | Promise<string> => Promise.resolve('old')),
    renew: vi.fn(async () => 'new'),
  };
  const expire = vi.fn();
  const { send: listenerSend, restReads } = createListenerSend(send, tokens, expire);
  const sentTokens = () => send.mock.calls.map(([sent]) => sent.headers?.Authorization);
  return { listenerSend, restReads, send, tokens, expire, sentTokens };
}

describe('a call in the listener’s name', () => {
  test('carries the access token', async () => {
    const { listenerSend, sentTokens } = sendWith(200);
    expect((await listenerSend(request)).status).toBe(200);
    expect(sentTokens()).toEqual(['Bearer old']);
  });

  test('goes out in the turn in which it is made, where the token is good', () => {
    const { listenerSend, sentTokens, tokens } = sendWith(200);
    tokens.fresh.mockReturnValue('old');
    void listenerSend(request);
    expect(sentTokens()).toEqual(['Bearer old']);
  });

  test('that is refused as unauthorised is sent once more with a renewed token', async () => {
    const { listenerSend, sentTokens, tokens } = sendWith(401, 200);
    expect((await listenerSend(request)).status).toBe(200);
    expect(tokens.renew).toHaveBeenCalledWith('old');
    expect(sentTokens()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('that is refused twice ends the sign-in', async () => {
    const { listenerSend, expire, sentTokens } = sendWith(401, 401);
    await expect(listenerSend(request)).rejects.toBeInstanceOf(SignedOutError);
    expect(expire).toHaveBeenCalledTimes(1);
    expect(sentTokens()).toHaveLength(2);
  });

  test('that lacks a permission comes back as it is', async () => {
    const { listenerSend, tokens, expire, sentTokens } = sendWith(403);
    expect((await listenerSend(request)).status).toBe(403);
    expect(tokens.renew).not.toHaveBeenCalled();
    expect(expire).not.toHaveBeenCalled();
    expect(sentTokens()).toHaveLength(1);
  });

  test('that is a last word goes out with the token used before, and ends no sign-in', async () => {
    const { listenerSend, tokens, expire, sentTokens } = sendWith(200, 401);
    await listenerSend(request);
    tokens.fresh.mockRejectedValue(new SignedOutError());
    expect((await listenerSend({ ...request, isLast: true })).status).toBe(401);
    expect(sentTokens()).toEqual(['Bearer old', 'Bearer old']);
    expect(tokens.renew).not.toHaveBeenCalled();
    expect(expire).not.toHaveBeenCalled();
  });

  test('that reads ends while the listener leaves, and none begins; what changes something goes out', async () => {
    const { listenerSend, restReads, send, expire, sentTokens } = sendWith(200, 200);
    send.mockImplementationOnce(
      ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
    );
    const underWay = listenerSend(request);
    await vi.waitFor(() => expect(sentTokens()).toHaveLength(1));
    const readOn = restReads();
    await expect(underWay).rejects.toBeInstanceOf(SignedOutError);
    await expect(listenerSend(request)).rejects.toBeInstanceOf(SignedOutError);
    expect((await listenerSend({ ...request, method: 'DELETE' })).status).toBe(200);
    expect(sentTokens()).toHaveLength(2);
    readOn();
    expect((await listenerSend(request)).status).toBe(200);
    expect(expire).not.toHaveBeenCalled();
  });
});
