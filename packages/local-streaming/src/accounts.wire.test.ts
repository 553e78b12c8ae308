import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AccountRefusal,
  CredentialRefusedError,
  type Music,
  type MusicAccounts,
  type Recordings,
} from './music/index.ts';
import { createMemoryState } from './state/memory-state.ts';
import { openState } from './state/open-state.ts';
import type { StateStore } from './state/state.ts';
import {
  createApi,
  createBrowser,
  music,
  type RunningService,
  someTracks,
  startService,
} from './testing/start-service.ts';

const id = someTracks[0]?.id ?? '';
const passwords = new Map([
  ['Ann', 'ann’s own'],
  ['Ben', 'ben’s own'],
]);

let service: RunningService;
let refusal: AccountRefusal | null;
let lost: Set<string>;
/** As whom songs were asked for. */
let heardAs: (string | null | undefined)[];
let asked: number;

const secretOf = (name: string) => `secret-of-${name}`;
const accounts: MusicAccounts = {
  async signIn({ name, password }) {
    asked += 1;
    if (refusal !== null) return { verdict: 'refused', reason: refusal };
    if (name === '' && password === 'key') return welcome('Kim');
    return passwords.get(name) === password ? welcome(name) : { verdict: 'refused', reason: 'wrong' };
  },
  isStillGood: async (credential) => !lost.has(credential),
};
const welcome = (name: string) => ({
  verdict: 'welcome' as const,
  account: { key: `server ${name}`, name },
  credential: secretOf(name),
});
const recordings: Recordings = {
  describe: () => ({ gainDb: 0, isSeekable: true }),
  async openSound(_id, { credential }) {
    heardAs.push(credential);
    if (credential && lost.has(credential)) throw new CredentialRefusedError();
    return { status: 200, headers: { 'content-type': 'audio/flac' }, body: Readable.from(['sound']) };
  },
  picture: async () => null,
};
const withAccounts = (state: StateStore = createMemoryState()) => {
  const recorded: Music = { ...music, recordings };
  return startService({ music: recorded, accounts, access: { kind: 'accounts' }, state });
};

beforeEach(async () => {
  [refusal, lost, heardAs, asked] = [null, new Set(), [], 0];
  service = await withAccounts();
});
afterEach(() => service.close());

async function signInPage(form: { name: string; password: string }) {
  const browser = createBrowser();
  const page = await browser.get(`${service.url}/sign-in`);
  return { browser, answer: await browser.submit(page, form) };
}
const cookieOf = ({ cookies }: ReturnType<typeof createBrowser>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const listen = (cookie: string) => fetch(`${service.url}/recording/${id}`, { headers: { cookie } });
const me = async (token: string) => (await createApi(service, token)('GET /me')).status;
const refresh = (refreshToken: string) =>
  fetch(`${service.url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: 'attune',
    }),
  });

describe('with accounts of the music’s own server', () => {
  test('each listener listens as themselves', async () => {
    for (const name of ['Ann', 'Ben']) {
      const { browser } = await signInPage({ name, password: passwords.get(name) ?? '' });
      expect((await listen(cookieOf(browser))).status).toBe(200);
    }
    const { browser } = await signInPage({ name: '', password: 'key' });
    expect((await listen(cookieOf(browser))).status).toBe(200);
    expect(heardAs).toEqual([secretOf('Ann'), secretOf('Ben'), secretOf('Kim')]);
  });

  test('an application’s player does, too', async () => {
    const { access_token } = await service.signIn('Ann', undefined, passwords.get('Ann'));
    const queue = await fetch(`${service.url}/player/queue?context=track:${id}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const cookie = queue.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect((await listen(cookie)).status).toBe(200);
    expect(heardAs).toEqual([secretOf('Ann')]);
  });

  test('the form says whose name and password it asks for, and passes nobody over', async () => {
    const browser = createBrowser();
    const page = await browser.get(`${service.url}/sign-in`);
    expect(page.text).toContain('Your name at the music server');
    expect(page.text).toMatch(/<input id="name"[^>]* autocomplete="username"/i);
    // Phones would begin it with a capital, which most music servers take for another name.
    expect(page.text).toMatch(/<input id="name"[^>]* autocapitalize="none"/i);
    expect(page.text).not.toMatch(/<input id="name"[^>]* required/);
    const empty = await browser.submit(page, { name: 'Ann', password: '' });
    expect([empty.status, asked]).toEqual([400, 0]);
  });

  test.each<[AccountRefusal, number, RegExp]>([
    ['wrong', 403, /knows no such name and password/],
    ['unknown-key', 403, /does not know this API key/],
    ['no-keys', 403, /takes no API keys/],
    ['sees-nothing', 403, /none of the music/],
    ['unprotected', 502, /not protected/],
    ['unavailable', 503, /does not answer/],
    ['no-music-server', 502, /in the music server’s place is none/],
    ['refused', 502, /refuses this sign-in/],
  ])('that somebody is not let in (%s) is said beside the field', async (reason, status, words) => {
    refusal = reason;
    const { answer, browser } = await signInPage({ name: 'Ann', password: 'some password' });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(words);
    expect(answer.text).not.toContain('some password');
    expect((await listen(cookieOf(browser))).status).toBe(401);
  });

  test('two names that look alike are two accounts', async () => {
    passwords.set('ann', 'small');
    const ids = [];
    for (const name of ['Ann', 'ann']) {
      const { access_token } = await service.signIn(name, undefined, passwords.get(name));
      ids.push((await createApi(service, access_token)('GET /me')).body.id);
    }
    passwords.delete('ann');
    expect(new Set(ids).size).toBe(2);
  });
});

describe('guessing', () => {
  const wrong = { name: 'Ann', password: 'a guess' };

  test('ends after ten wrong ones, for the right one as well, and no longer asks the server', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await signInPage(wrong)).answer.status).toBe(403);
    const right = { name: 'Ann', password: passwords.get('Ann') ?? '' };
    const { answer } = await signInPage(right);
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([429, '900', 10]);
    service.clock.nowMs += 15 * 60_000;
    expect((await signInPage(right)).answer.status).toBe(303);
  });

  test('at once is counted as well', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => signInPage(wrong)));
    expect(answers.filter(({ answer }) => answer.status === 403)).toHaveLength(10);
    expect(asked).toBe(10);
  });

  test('is not what a server in trouble is taken for', async () => {
    refusal = 'unavailable';
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await signInPage(wrong)).answer.status).toBe(503);
  });
});

describe('a sign-in', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'attune accounts '));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const onDisk = async () => {
    const files = await readdir(directory);
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(directory, file)))));
  };
  const open = () => withAccounts(openState(directory, { report: () => {} }));
  const restart = async () => {
    await service.close();
    service = await open();
  };

  test('outlives a restart, and nothing of what it was made with can be read from the disk', async () => {
    await restart();
    const { browser } = await signInPage({ name: 'Ann', password: passwords.get('Ann') ?? '' });
    await restart();
    expect((await listen(cookieOf(browser))).status).toBe(200);
    expect(heardAs).toEqual([secretOf('Ann')]);
    const kept = (await onDisk()).toString('latin1');
    expect(kept).not.toContain(secretOf('Ann'));
    expect((await onDisk()).includes(passwords.get('Ann') ?? '')).toBe(false);
  });

  test('ends with the sign-out, and what was kept is gone from the disk', async () => {
    await restart();
    const { browser } = await signInPage({ name: 'Ann', password: passwords.get('Ann') ?? '' });
    const cookie = cookieOf(browser);
    // How every such thing begins that is sealed without a key of its own: {"alg":"dir".
    const begins = Buffer.from('{"alg":"dir"').toString('base64url');
    expect((await onDisk()).includes(begins)).toBe(true);
    await browser.submit(await browser.get(`${service.url}/`), {}, '/sign-out');
    expect((await listen(cookie)).status).toBe(401);
    await service.close();
    expect((await onDisk()).includes(begins)).toBe(false);
    service = await open();
  });

  test('in one browser ends there alone', async () => {
    const form = { name: 'Ann', password: passwords.get('Ann') ?? '' };
    const [here, there] = [await signInPage(form), await signInPage(form)];
    await there.browser.submit(await there.browser.get(`${service.url}/`), {}, '/sign-out');
    expect((await listen(cookieOf(here.browser))).status).toBe(200);
    expect((await listen(cookieOf(there.browser))).status).toBe(401);
  });

  test('of an application ends when it gives its token back', async () => {
    const { access_token } = await service.signIn('Ann', undefined, passwords.get('Ann'));
    expect(await me(access_token)).toBe(200);
    await fetch(`${service.url}/api/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: access_token, client_id: 'attune' }),
    });
    expect(await me(access_token)).toBe(401);
  });

  test('ends when the server takes it no more: at the next song, or at the next refresh', async () => {
    const tokens = await service.signIn('Ann', undefined, passwords.get('Ann'));
    const { browser } = await signInPage({ name: 'Ann', password: passwords.get('Ann') ?? '' });
    lost.add(secretOf('Ann'));
    expect(await me(tokens.access_token)).toBe(200);
    expect((await listen(cookieOf(browser))).status).toBe(401);
    expect(await me(tokens.access_token)).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);

    const again = await service.signIn('Ben', undefined, passwords.get('Ben'));
    lost.add(secretOf('Ben'));
    const answer = await refresh(again.refresh_token);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect(await me(again.access_token)).toBe(401);
  });

  test('goes on with a refresh while the server takes it', async () => {
    const tokens = await service.signIn('Ann', undefined, passwords.get('Ann'));
    const answer = await refresh(tokens.refresh_token);
    expect(answer.status).toBe(200);
    expect(await me(((await answer.json()) as { access_token: string }).access_token)).toBe(200);
  });
});
