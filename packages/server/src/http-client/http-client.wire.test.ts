import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { type FakeUpstream, startFakeUpstream } from '../testing/fake-upstream.ts';
import { type Connections, createConnections } from './connections.ts';
import { createHttpClient, type UpstreamPolicy } from './http-client.ts';
import { createSharedCircuits } from './shared-circuits.ts';

const policy: UpstreamPolicy = {
  name: 'fake',
  deadlineMs: 5_000,
  maxBytes: 1_000,
  circuitFailures: 3,
  circuitOpenMs: 60_000,
};
let fake: FakeUpstream;
let connections: Connections;
let changes: string[];
beforeEach(async () => {
  fake = await startFakeUpstream();
  connections = createConnections();
  changes = [];
});
afterEach(async () => {
  await (await connections.open()).dispatcher.destroy();
  await fake.close();
});

const open = (changed: Partial<UpstreamPolicy> = {}) =>
  createHttpClient({ connections, onCircuitChange: (_name, state) => changes.push(state) }).upstream({
    ...policy,
    ...changed,
  });
const get = (path = '/x') => ({ method: 'GET', url: `${fake.url}${path}` }) as const;

test('gives back status, headers and text', async () => {
  fake.on('GET /x', () => ({ status: 404, headers: { 'x-a': '1' }, body: 'gone' }));
  const reply = await open().send(get());
  expect([reply.status, reply.header('x-a'), reply.text]).toEqual([404, '1', 'gone']);
});

test('an upstream that keeps silent is given up at the deadline', async () => {
  fake.on('GET /x', () => 'silence');
  await expect(open({ deadlineMs: 50 }).send(get())).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'timeout',
  });
});

test('a connection that breaks is unreachable', async () => {
  fake.on('GET /x', () => 'reset');
  await expect(open().send(get())).rejects.toMatchObject({ kind: 'unreachable' });
});

test('an answer over the bound is not read to its end', async () => {
  fake.on('GET /x', () => ({ body: 'x'.repeat(5_000_000) }));
  await expect(open().send(get())).rejects.toMatchObject({ kind: 'too-large' });
});

test('a caller who leaves ends the call, and that is no failure of the upstream', async () => {
  fake.on('GET /x', () => 'silence');
  const upstream = open({ circuitFailures: 1 });
  const leaving = new AbortController();
  const pending = upstream.send({ ...get(), signal: leaving.signal });
  leaving.abort();
  await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
  expect(upstream.state).toBe('ok');
});

test('a redirect is handed back and not followed', async () => {
  fake.on('GET /x', () => ({ status: 302, headers: { location: `${fake.url}/elsewhere` } }));
  expect((await open().send({ ...get(), headers: { authorization: 'Bearer secret' } })).status).toBe(302);
  expect(fake.seen('/elsewhere')).toHaveLength(0);
});

test('after repeated failures the upstream is left alone, then probed once', async () => {
  fake.on('GET /x', () => ({ status: 500 }));
  const upstream = open({ circuitOpenMs: 1 });
  for (let call = 0; call < 3; call += 1) await upstream.send(get());
  expect(upstream.state).toBe('degraded');
  expect(changes).toEqual(['opened']);
  fake.on('GET /x', () => ({ body: 'back' }));
  await expect
    .poll(() =>
      upstream.send(get()).then(
        (reply) => reply.text,
        (error) => error.kind,
      ),
    )
    .toBe('back');
  expect(upstream.state).toBe('ok');
  expect(changes).toEqual(['opened', 'closed']);
});

test('a caller who leaves during the probe leaves the circuit as it was', async () => {
  fake.on('GET /x', () => ({ status: 500 }));
  const upstream = open({ circuitOpenMs: 1 });
  for (let call = 0; call < 3; call += 1) await upstream.send(get());
  const caller = new AbortController();
  fake.on('GET /x', () => {
    caller.abort();
    return 'silence';
  });
  await expect
    .poll(() => upstream.send({ ...get(), signal: caller.signal }).catch((error) => error.kind))
    .toBe('aborted');
  expect([upstream.state, changes]).toEqual(['degraded', ['opened', 'opened']]);
});

test('while the circuit is open nothing is sent', async () => {
  fake.on('GET /x', () => ({ status: 503 }));
  const upstream = open();
  for (let call = 0; call < 3; call += 1) await upstream.send(get());
  await expect(upstream.send(get())).rejects.toMatchObject({ kind: 'circuit-open' });
  expect(fake.requests).toHaveLength(3);
});

test('what one instance leaves alone the others leave alone, until its probe succeeds', async () => {
  fake.on('GET /x', () => ({ status: 503 }));
  const store = createMemoryStore({ now: () => performance.now() });
  const instance = () =>
    createHttpClient({ connections, sharedCircuits: createSharedCircuits(store) }).upstream({
      ...policy,
      circuitOpenMs: 1,
    });
  const [first, second] = [instance(), instance()];
  for (let call = 0; call < 3; call += 1) await first.send(get());
  await expect(second.send(get())).rejects.toMatchObject({ kind: 'circuit-open' });
  expect(fake.requests).toHaveLength(3);

  fake.on('GET /x', () => ({ body: 'back' }));
  await expect.poll(() => first.send(get()).catch(() => null)).toMatchObject({ text: 'back' });
  expect((await second.send(get())).text).toBe('back');
  expect(first.state).toBe('ok');
});

test('reads are tried once more where the policy says so, writes never', async () => {
  let answers = 0;
  fake.on('GET /x', () => ({ status: answers++ === 0 ? 502 : 200, body: 'fine' }));
  fake.on('POST /x', () => ({ status: 502 }));
  const upstream = open({ retryReadsAfterMs: 1 });
  expect((await upstream.send(get())).text).toBe('fine');
  expect((await upstream.send({ ...get(), method: 'POST', body: '{}' })).status).toBe(502);
  expect(fake.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
});

test('no error names the address, a header or the answer', async () => {
  fake.on('GET /x', () => 'reset');
  const error = await open()
    .send({ ...get('/x?token=marked'), headers: { authorization: 'Bearer marked' } })
    .catch((caught) => caught);
  expect(`${error} ${error.cause}`).not.toContain('marked');
});
