import { MockAgent } from 'undici';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerHttp, type ServerHttp } from './server-http.ts';

const origin = 'https://music.example';
const limits = { maxBytes: 1000, deadlineMs: 1000 };

let agent: MockAgent;
let http: ServerHttp;
let calls: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  agent = new MockAgent();
  agent.disableNetConnect();
  http = createServerHttp(agent);
  calls = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await agent.close();
});

const willAnswer = (status: number) =>
  agent
    .get(origin)
    .intercept({ path: '/rest/ping' })
    .reply(() => {
      calls += 1;
      return {
        statusCode: status,
        data: '{}',
        responseOptions: { headers: { 'content-type': 'application/json' } },
      };
    });
const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' });
const willBeSilent = (times: number) =>
  agent.get(origin).intercept({ path: '/rest/ping' }).replyWithError(refused).times(times);
const ask = () => http.read(`${origin}/rest/ping`, limits);
const failTimes = async (times: number) => {
  willBeSilent(times);
  for (let at = 0; at < times; at += 1) await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
};

test('a server that nobody answers at is left alone for a while, and asked once when that is over', async () => {
  await failTimes(5);
  willAnswer(200).times(2);
  // Why is as true as before.
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', cause: 'ECONNREFUSED' });
  expect(calls).toBe(0);
  vi.setSystemTime(Date.now() + 5_001);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test('any answer, a refusal as well, says that it is there', async () => {
  await failTimes(4);
  willAnswer(503);
  expect((await ask()).status).toBe(503);
  await failTimes(4);
  willAnswer(200);
  expect((await ask()).status).toBe(200);
});

test('a change that is sent as a form is not sent again', async () => {
  agent.get(origin).intercept({ path: '/rest/star', method: 'POST' }).reply(429, '{}');
  expect((await http.read(`${origin}/rest/star`, limits, 'id=1')).status).toBe(429);
});
