import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  authorizeQuery,
  createBrowser,
  newProof,
  type RunningService,
  startService,
} from './testing/start-service.ts';

const password = 'Käse & Musik';
let service: RunningService;
beforeEach(async () => {
  service = await startService({ access: { kind: 'password', password } });
});
afterEach(() => service.close());

type Browser = ReturnType<typeof createBrowser>;
const forms = [
  [
    'the consent',
    (browser: Browser) => {
      const query = authorizeQuery(service.redirectUri, newProof().challenge);
      return browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
    },
  ],
  ['the page', (browser: Browser) => browser.get(`${service.url}/sign-in`)],
] as const;

test.each(forms)('%s asks for the password, and lets nobody in without it', async (_, open) => {
  const browser = createBrowser();
  const page = await open(browser);
  expect(page.text).not.toMatch(/autofocus/i);
  expect(page.text).toMatch(
    /<input id="password"[^>]* type="password"[^>]* autoComplete="current-password"/i,
  );
  for (const given of [{}, { password: '' }, { password: 'guess' }, { password: `${password} ` }] as Record<
    string,
    string
  >[]) {
    const refused = await browser.submit(page, { name: 'Sam', ...given });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('id="password-problem" class="problem" role="alert"');
    // Whoever types goes on typing there, and whoever listens hears what was wrong.
    expect(refused.text).toMatch(/<input id="password"[^>]* autofocus=""/i);
    expect(refused.text).toContain('value="Sam"');
    expect(refused.text).not.toContain('guess');
    expect([...browser.cookies.keys()]).not.toContain('attune_local_listener');
  }
  // The same letters, composed on another kind of keyboard.
  const welcome = await browser.submit(page, { name: 'Sam', password: password.normalize('NFD') });
  expect(welcome.status).toBe(303);
  expect([...browser.cookies.keys()]).toContain('attune_local_listener');
});

test('after ten wrong passwords even the right one has to wait a quarter of an hour, at either form', async () => {
  const browser = createBrowser();
  const [consent, page] = [await forms[0][1](browser), await forms[1][1](browser)];
  for (let guess = 0; guess < 10; guess += 1)
    expect(
      (await browser.submit(guess % 2 ? page : consent, { name: 'Sam', password: `guess ${guess}` })).status,
    ).toBe(403);
  for (const form of [consent, page]) {
    const waiting = await browser.submit(form, { name: 'Sam', password });
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '900']);
    expect(waiting.text).toContain('Please try again in 15 minutes.');
  }
  service.clock.nowMs += 15 * 60_000;
  expect((await browser.submit(await forms[1][1](browser), { name: 'Sam', password })).status).toBe(303);
});

test('without the password nobody learns which names there are, nor takes up room', async () => {
  await service.close();
  const limits = { listeners: 1, playlists: 1, tracks: 1 };
  service = await startService({ access: { kind: 'password', password }, limits });
  const browser = createBrowser();
  const page = await forms[1][1](browser);
  expect((await browser.submit(page, { name: '', password: 'guess' })).text).toContain('password-problem');
  expect((await browser.submit(page, { name: 'Sam', password })).status).toBe(303);
});

test('a new password signs everybody out, and the same one does not', async () => {
  const { access_token } = await service.signIn('Sam', undefined, password);
  const statusAt = async (other: RunningService) =>
    (await fetch(`${other.url}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })).status;
  const same = await startService({ access: { kind: 'password', password } });
  const changed = await startService({ access: { kind: 'password', password: 'another one' } });
  const open = await startService({ access: { kind: 'open' } });
  expect([await statusAt(same), await statusAt(changed), await statusAt(open)]).toEqual([200, 401, 401]);
  for (const other of [same, changed, open]) await other.close();
});

test.each([
  ['this-machine', 'runs on your own machine'],
  ['open', 'Keep nothing private here'],
] as const)(
  'where it is %s the consent page asks no password and says what that means',
  async (kind, words) => {
    const other = await startService({ access: { kind } });
    const query = authorizeQuery(other.redirectUri, newProof().challenge);
    const page = await createBrowser().get(`${other.url}/authorize?${new URLSearchParams(query)}`);
    expect(page.text).toContain(words);
    expect(page.text).not.toContain('type="password"');
    await other.close();
  },
);
