import { refreshAnswerSchema } from '@attune/contract';
import { describe, expect, test, vi } from 'vitest';
import { json, nothing, problem } from '../testing/fake-network.ts';
import { createApiClient, createSend } from './api-client.ts';
import { NetworkError, ProblemError, UnexpectedReplyError } from './api-error.ts';

function clientOf(reply: () => Promise<Response>) {
  const fetchStub = vi.fn(reply);
  return { client: createApiClient(createSend(fetchStub as unknown as typeof fetch)), fetchStub };
}

describe('the api client', () => {
  test('sends a query and a JSON body, and reads an answer of the contract', async () => {
    const { client, fetchStub } = clientOf(async () => json({ access_token: 'a', expires_in: 1, more: 2 }));
    expect(
      await client.get('/refresh_token', refreshAnswerSchema, { query: { refresh_token: 'a+b&c' } }),
    ).toEqual({
      access_token: 'a',
      expires_in: 1,
    });
    await client.post('/api/mood', { text: 'x' }, refreshAnswerSchema);
    const calls = fetchStub.mock.calls as unknown as [string, RequestInit][];
    expect(calls[0]?.[0]).toBe('/refresh_token?refresh_token=a%2Bb%26c');
    expect(calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"x"}' });
    expect(new Headers(calls[1]?.[1].headers).get('Content-Type')).toBe('application/json');
  });

  test('answers a 204 with null where nothing is a possible answer', async () => {
    const { client } = clientOf(async () => nothing());
    expect(await client.getOptional('/api/current-track', refreshAnswerSchema)).toBeNull();
  });

  test('throws the problem a backend reports, with the wait it names', async () => {
    const { client } = clientOf(async () => problem('streaming_rate_limited', 120));
    const error = await client.getNothing('/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ problem: { code: 'streaming_rate_limited' }, retryAfterSeconds: 120 });
  });

  test.each([
    ['an error page', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a body outside the contract', async () => json({ access_token: 1 })],
    ['a body that is not JSON', async () => new Response('hello')],
  ])('tells %s apart from a problem', async (_what, reply) => {
    const { client } = clientOf(reply);
    await expect(client.get('/x', refreshAnswerSchema)).rejects.toBeInstanceOf(UnexpectedReplyError);
  });

  test('tells a connection that failed from a call that was called off', async () => {
    const { client } = clientOf(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.getNothing('/x')).rejects.toBeInstanceOf(NetworkError);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(client.getNothing('/x', { signal })).rejects.not.toBeInstanceOf(NetworkError);
  });
});
