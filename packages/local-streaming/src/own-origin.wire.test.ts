import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowser, type RunningService, startService } from './testing/start-service.ts';

let service: RunningService;
let browser: ReturnType<typeof createBrowser>;
beforeEach(async () => {
  service = await startService();
  browser = createBrowser();
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' }, '/sign-in');
});
afterEach(() => service.close());

const cookieOf = ({ cookies }: typeof browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const tokenOn = async (visitor: typeof browser) =>
  /name="form_token" value="([^"]*)"/.exec((await visitor.get(`${service.url}/sign-in`)).text)?.[1] ?? '';
/** What a page of any origin can make a browser send: a form, with the cookies of this host. */
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieOf(browser), ...headers },
    body: new URLSearchParams(fields),
  });

test('a form of another port of this machine changes nothing, though it carries our cookies and a good token', async () => {
  const form_token = await tokenOn(browser);
  for (const headers of [
    { origin: 'http://127.0.0.1:1' },
    { origin: 'http://localhost' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    for (const path of ['/sign-out', '/sign-in', '/authorize']) {
      const refused = await sendForm(path, { form_token, name: 'Eve' }, headers);
      expect([path, headers, refused.status]).toEqual([path, headers, 403]);
      expect(await refused.text()).toContain('Nothing has changed');
    }
    const report = await fetch(`${service.url}/player/session`, {
      method: 'PUT',
      headers: { cookie: cookieOf(browser), ...headers },
    });
    expect([report.status, await report.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
  }
  expect(
    (await sendForm('/sign-in', { form_token, name: 'Sam' }, { origin: new URL(service.url).origin })).status,
  ).toBe(303);
});

test('a form token is good for the listener it was made for, and for nobody else in that browser', async () => {
  const own = await tokenOn(browser);
  await browser.submit(await browser.get(`${service.url}/`), {}, '/sign-out');
  const signedOut = await tokenOn(browser);
  const send = (form_token: string) => sendForm('/sign-in', { form_token, name: 'Eve' }, {});
  expect((await send(own)).status).toBe(403);
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Robin' }, '/sign-in');
  const tokens = [own, signedOut, await tokenOn(browser)];
  expect(new Set(tokens).size).toBe(3);
  const statuses: number[] = [];
  for (const token of tokens) statuses.push((await send(token)).status);
  expect(statuses).toEqual([403, 403, 303]);
});

test('a form cookie that somebody else planted is of no use against who is signed in', async () => {
  const stranger = createBrowser();
  const planted = await tokenOn(stranger);
  browser.cookies.set('attune_local_form', stranger.cookies.get('attune_local_form') ?? '');
  expect((await sendForm('/sign-in', { form_token: planted, name: 'Eve' }, {})).status).toBe(403);
});
