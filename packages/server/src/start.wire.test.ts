import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { apiPaths } from '@attune/contract';
import { Agent, request } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn } from './testing/built-in-sign-in.ts';
import { type FakeUpstream, startFakeUpstream } from './testing/fake-upstream.ts';
import { wirePlaylist, wireSearch } from './testing/samples.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

let upstream: FakeUpstream | undefined;
let server: ServerProcess;
afterEach(async () => {
  await server.dispose();
  await upstream?.close();
  upstream = undefined;
});

interface Load {
  /** Status of every answer, in the order in which they came; what failed, by its error. */
  outcomes: (number | string)[];
  done: Promise<void>;
}

/** Listeners who send one message after the other, until the readiness asks a balancer to send them elsewhere. */
function startLoad(listeners: number, headersOf: (listener: number) => Record<string, string>): Load {
  const outcomes: Load['outcomes'] = [];
  const agent = new Agent({ connections: listeners });
  let stopping = false;
  async function watchReadiness(): Promise<void> {
    while (!stopping) {
      const reply = await request(`${server.url}${apiPaths.readiness}`, { dispatcher: agent });
      stopping = reply.statusCode !== 200;
      await reply.body.dump();
    }
  }
  async function listen(listener: number): Promise<void> {
    while (!stopping) {
      try {
        const reply = await request(`${server.url}${apiPaths.mood}`, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json', ...headersOf(listener) },
          body: JSON.stringify({ text: `so happy today, and it is the ${outcomes.length}th time` }),
        });
        await reply.body.json();
        outcomes.push(reply.statusCode);
      } catch (error) {
        outcomes.push(String(error));
      }
    }
  }
  const everyone = [watchReadiness(), ...Array.from({ length: listeners }, (_, n) => listen(n))];
  return { outcomes, done: Promise.all(everyone).then(() => agent.close()) };
}

describe('SIGTERM under load fails nobody', () => {
  test('with a streaming service elsewhere', async () => {
    upstream = await startFakeUpstream();
    upstream.on('GET /v1/search', () => ({
      body: wireSearch(...Array.from({ length: 6 }, (_, n) => wirePlaylist({ id: `p${n}` }))),
    }));
    const { url } = upstream;
    server = await startServerProcess({
      env: {
        SPOTIFY_CLIENT_ID: 'test',
        SPOTIFY_ACCOUNTS_URL: url,
        SPOTIFY_API_URL: url,
        SPOTIFY_WEB_URL: url,
      },
    });
    const load = startLoad(16, (listener) => ({ authorization: `Bearer BQC-${listener}` }));
    await expect.poll(() => load.outcomes.length, { timeout: 10_000 }).toBeGreaterThan(100);
    server.signal('SIGTERM');
    await load.done;
    expect(new Set(load.outcomes)).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
  }, 30_000);

  test('with the built-in one, which an answer in flight still has to ask', async () => {
    server = await startServerProcess();
    const authorization = `Bearer ${await signInAtBuiltIn(server.url)}`;
    const load = startLoad(8, () => ({ authorization }));
    await expect.poll(() => load.outcomes.length, { timeout: 10_000 }).toBeGreaterThan(50);
    server.signal('SIGTERM');
    await load.done;
    expect(new Set(load.outcomes)).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
  }, 30_000);
});

test('a second signal ends at once, whatever is in flight', async () => {
  upstream = await startFakeUpstream();
  upstream.on('GET /v1/me', () => 'silence');
  const { url } = upstream;
  server = await startServerProcess({
    env: { SPOTIFY_CLIENT_ID: 'test', SPOTIFY_ACCOUNTS_URL: url, SPOTIFY_API_URL: url, SPOTIFY_WEB_URL: url },
  });
  const waiting = request(`${server.url}${apiPaths.profile}`, { headers: { authorization: 'Bearer BQC' } });
  const failed = expect(waiting).rejects.toThrow();
  await expect.poll(() => upstream?.requests.length, { timeout: 10_000 }).toBe(1);
  server.signal('SIGINT');
  await expect.poll(() => server.output()).toContain('"stopping"');
  // The echo of the same key press is not a second signal, so signals are sent until one counts.
  const insist = setInterval(() => server.signal('SIGTERM'), 50);
  expect(await server.ended).toBe(128 + 15);
  clearInterval(insist);
  await failed;
}, 15_000);

test('what is wrong with REDIS_URL is told, and nothing of it', async () => {
  const redis = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () =>
      socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n'),
    );
  });
  redis.listen(0, '127.0.0.1');
  await once(redis, 'listening');
  const { port } = redis.address() as AddressInfo;
  server = await startServerProcess({ env: { REDIS_URL: `redis://:marked@127.0.0.1:${port}` } });
  await expect
    .poll(() => server.output(), { timeout: 10_000 })
    .toContain('REDIS_URL does not answer (it refuses the name and password): until it does');
  expect(server.output()).not.toContain('marked');
  redis.close();
}, 30_000);
