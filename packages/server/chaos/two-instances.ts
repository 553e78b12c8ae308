import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import { freePort, missingPrograms, startProxy, startRedis } from './neighbours.ts';
import { sendOne } from './request-mix.ts';

/*
 * What deploy/compose.yaml sets up, with plain processes: two instances, a real Redis, a real nginx with the deployment's
 * own configuration and TLS. Says what holds, and fails when something does not.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const perMinute = 120;

interface Pair {
  proxyUrl: string;
  /** Each instance's own address, past the proxy. */
  urls: [string, string];
  servers: [ServerProcess, ServerProcess];
}

/** A client with an address of its own, so that limits per client do not meet. */
const clientAt = (address: string) =>
  new Agent({ localAddress: address, connect: { rejectUnauthorized: false } });

async function waitFor(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > 15_000) throw new Error(`not within 15 s: ${what}`);
    await wait(50);
  }
}

type Check = [title: string, holds: (pair: Pair, upstream: FaultyUpstream) => Promise<boolean>];

const checks: Check[] = [
  [
    'through the proxy both instances answer, by TLS, with HSTS',
    async ({ proxyUrl, servers }) => {
      const client = clientAt('127.0.0.2');
      const statuses = new Set<number>();
      for (let n = 0; n < 20; n += 1) {
        const reply = await request(`${proxyUrl}/api/installation`, { dispatcher: client });
        statuses.add(
          reply.headers['strict-transport-security'] === 'max-age=31536000' ? reply.statusCode : 0,
        );
        await reply.body.dump();
      }
      await client.close();
      const both = servers.every((server) => server.output().includes('/api/installation'));
      return both && statuses.size === 1 && statuses.has(200);
    },
  ],
  [
    'a sign-in begun at one instance ends at the other',
    async ({ urls: [one, two] }) => {
      const begun = await request(`${one}/login`);
      await begun.body.dump();
      const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
      const state = new URL(String(begun.headers.location)).searchParams.get('state');
      const ended = await request(`${two}/login/callback?code=c&state=${state}`, { headers: { cookie } });
      await ended.body.dump();
      // The stand-in issues no refresh token, which is noticed only after the state was found right.
      return ended.headers.location === '/?sign_in_error=sign_in_failed';
    },
  ],
  [
    'no token of a sign-in reaches the log of the proxy or of an instance',
    async ({ proxyUrl, servers }) => {
      const client = clientAt('127.0.0.3');
      const reply = await request(`${proxyUrl}/callback?access_token=BQC-marked&refresh_token=AQD-marked`, {
        dispatcher: client,
      });
      await reply.body.dump();
      await client.close();
      return servers.every((server) => !server.output().includes('marked'));
    },
  ],
  [
    `a client has ${perMinute} requests a minute at both together, whatever it says it is`,
    async ({ proxyUrl }) => {
      const client = clientAt('127.0.0.4');
      // Not across the end of a minute, where the count begins anew.
      const left = 60_000 - (Date.now() % 60_000);
      if (left < 15_000) await wait(left + 100);
      let served = 0;
      for (let n = 0; n < perMinute + 60; n += 1) {
        const reply = await request(`${proxyUrl}/logout`, {
          dispatcher: client,
          headers: { 'x-forwarded-for': `203.0.113.${n}` },
        });
        await reply.body.dump();
        if (reply.statusCode === 204) served += 1;
      }
      await client.close();
      return served === perMinute;
    },
  ],
  [
    'one instance stopped under load: no request fails',
    async ({ proxyUrl, servers }) => {
      const statuses: number[] = [];
      let stopping = false;
      const listen = async (n: number) => {
        const client = clientAt(`127.0.1.${n + 1}`);
        for (let sent = 0; sent < 100; sent += 1) {
          const { status } = await sendOne(proxyUrl, 'mood', `load-${n}-${sent}`, client);
          statuses.push(status);
          if (statuses.length > 200 && !stopping) {
            stopping = true;
            servers[0].signal('SIGTERM');
          }
        }
        await client.close();
      };
      await Promise.all(Array.from({ length: 10 }, (_, n) => listen(n)));
      const end = await servers[0].ended;
      const failures = statuses.filter((status) => status !== 200).length;
      if (failures > 0) say(`       ${failures} of ${statuses.length} were not served`);
      return end === 0 && stopping && statuses.length === 1_000 && statuses.every((status) => status === 200);
    },
  ],
];

/** These change the world for good, so they come last, each past the proxy. */
async function checkSilence({ urls: [one, two] }: Pair, upstream: FaultyUpstream): Promise<boolean> {
  const client = new Agent();
  upstream.fault = 'silence-for-15-hours';
  const first = await sendOne(one, 'profile', 'silenced', client);
  const asked = upstream.webApiCalls;
  upstream.fault = 'none';
  const second = await sendOne(two, 'profile', 'another-listener', client);
  await client.close();
  return first.status === 429 && second.status === 429 && upstream.webApiCalls === asked;
}

/** The one that gave up probes; from then on both ask again. */
async function checkCircuit({ urls }: Pair, upstream: FaultyUpstream): Promise<boolean> {
  const [one, two] = urls;
  const client = new Agent();
  upstream.fault = 'five-megabytes';
  for (let n = 0; n < 10; n += 1) await sendOne(one, 'profile', `gives-up-${n}`, client);
  const asked = upstream.webApiCalls;
  const refused = await sendOne(two, 'profile', 'spared', client);
  const isLeftAlone = refused.status === 503 && upstream.webApiCalls === asked;
  upstream.fault = 'none';
  let n = 0;
  const isServed = async (url: string) => {
    // Seldom enough for the limit of a client.
    await wait(500);
    return (await sendOne(url, 'profile', `back-${n++}`, client)).status === 200;
  };
  for (const url of urls) await waitFor('both ask the upstream again', () => isServed(url));
  await client.close();
  return isLeftAlone;
}

async function run(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'attune-pair-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const failed: string[] = [];
  const note = (title: string, holds: boolean) => {
    say(`${holds ? 'holds' : 'FAILS'}  ${title}`);
    if (!holds) failed.push(title);
  };
  try {
    const upstream = await startFaultyUpstream();
    closing.push(() => upstream.close());
    const redisPort = await freePort();
    let redis = await startRedis(redisPort);
    closing.push(() => redis.stop());
    const httpsPort = await freePort();
    const proxyUrl = `https://127.0.0.1:${httpsPort}`;
    const startInstance = async (port: number) => {
      const server = await startServerProcess({
        env: {
          PORT: String(port),
          PUBLIC_URL: proxyUrl,
          TRUST_PROXY: '1',
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          RATE_LIMIT: String(perMinute),
          SESSION_SECRET: 'one-secret-for-both-instances-of-this-run',
          SPOTIFY_CLIENT_ID: 'pair',
          SPOTIFY_ACCOUNTS_URL: upstream.url,
          SPOTIFY_API_URL: upstream.url,
          SPOTIFY_WEB_URL: upstream.url,
          RECCOBEATS_URL: upstream.url,
        },
      });
      closing.push(() => server.dispose());
      return server;
    };
    const ports: [number, number] = [await freePort(), await freePort()];
    const servers: Pair['servers'] = [await startInstance(ports[0]), await startInstance(ports[1])];
    const proxy = await startProxy(folder, httpsPort, ports);
    closing.push(() => proxy.stop());
    const pair: Pair = {
      proxyUrl,
      urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
      servers,
    };

    for (const [title, holds] of checks) note(title, await holds(pair, upstream));
    note('the proxy logged what was asked for', proxy.accessLog().includes('GET /callback 404'));
    note('and no token', !proxy.accessLog().includes('marked'));

    pair.servers[0] = await startInstance(ports[0]);
    await redis.stop();
    await waitFor('both warn that Redis is gone', () =>
      pair.servers.every((server) => server.output().includes('REDIS_URL does not answer')),
    );
    const client = clientAt('127.0.0.5');
    const alone = [];
    for (let n = 0; n < 20; n += 1) alone.push(await sendOne(proxyUrl, 'mood', `alone-${n}`, client));
    note(
      'without Redis everything is answered, with a warning',
      alone.every(({ status }) => status === 200),
    );
    redis = await startRedis(redisPort);
    await waitFor('both say that Redis is back', () =>
      pair.servers.every((server) => server.output().includes('REDIS_URL answers again')),
    );
    note(
      'an upstream given up by one instance is left alone by the other',
      await checkCircuit(pair, upstream),
    );
    note('a silence asked of one instance is kept by the other', await checkSilence(pair, upstream));
    await client.close();
    return failed;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

const missing = missingPrograms();
if (missing.length > 0)
  say(`skipped: two instances behind a proxy (install ${missing.join(', ')} to run it)`);
else process.exitCode = (await run()).length === 0 ? 0 : 1;
