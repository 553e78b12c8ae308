import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CredentialRefusedError } from '@attune/local-streaming/music';
import { afterEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import {
  type FakeKind,
  type FakeServer,
  fakeAccount,
  fakeKeyAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let library: Library | undefined;
let folder: string;
afterEach(async () => {
  await library?.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(kind: FakeKind = 'token', allowsPassword = true): Promise<Library> {
  folder = await mkdtemp(join(tmpdir(), 'attune server accounts '));
  server = await startFakeServer(
    kind,
    fakeSongs(2, (at) => `tr-${at}`),
  );
  library = openUnwatched({
    source: openServerSource({
      url: server.url,
      account: kind === 'api-key' ? fakeKeyAccount : fakeAccount,
      allowsPassword,
    }),
    indexDirectory: folder,
  });
  await library.look();
  server.calls.length = 0;
  return library;
}
const html = (status: number) => (response: import('node:http').ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<h1>Sign in</h1>');
};
const refusing = (response: import('node:http').ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"subsonic-response":{"status":"failed","version":"1.16.1","error":{"code":50}}}');
};
const listen = async ({ music }: Library, credential: string | null) => {
  const [id = ''] = [...music.catalogue.tracks.keys()];
  const answer = await music.recordings?.openSound(id, {
    range: undefined,
    ifRange: undefined,
    isHead: false,
    credential,
  });
  answer?.body?.destroy();
  return answer?.status;
};

test('a listener signs in by token, and listens as themselves, with nothing the password could be read from', async () => {
  const opened = await open();
  const credential = await credentialFrom(opened, fakeListener);
  expect(credential).not.toContain(fakeListener.password);
  expect(await listen(opened, credential)).toBe(200);
  const sent = server.calls.filter(({ params }) => params.u === fakeListener.name);
  expect(sent.map(({ method }) => method)).toEqual(['ping', 'getMusicFolders', 'getUser', 'stream']);
  expect(sent.every(({ params }) => params.t !== undefined && params.p === undefined)).toBe(true);
  await expect(listen(opened, null)).rejects.toBeInstanceOf(CredentialRefusedError);
});

test('a server that takes no token gets the password itself, which is not sent where the way is open to others', async () => {
  const opened = await open('password-only');
  expect(await listen(opened, await credentialFrom(opened, fakeListener))).toBe(200);
  expect(server.calls.at(-1)?.params.p).toMatch(/^enc:/);
  await opened.close();
  await server.close();
  const withheld = await open('password-only', false);
  expect(await withheld.accounts?.signIn(fakeListener)).toEqual({
    verdict: 'refused',
    reason: 'unprotected',
  });
  expect(server.calls.some(({ params }) => params.p !== undefined)).toBe(false);
});

test('whoever has an API key needs no name, and is called what the server calls them', async () => {
  const opened = await open('api-key');
  const { apiKey } = fakeKeyAccount;
  const verdict = await opened.accounts?.signIn({ name: '', password: apiKey });
  expect(verdict).toMatchObject({ verdict: 'welcome', account: { name: fakeAccount.user } });
  expect(server.calls.every(({ params }) => params.apiKey === apiKey && params.u === undefined)).toBe(true);
  expect(await opened.accounts?.signIn({ name: '', password: 'another' })).toMatchObject({
    reason: 'unknown-key',
  });
});

test('two listeners are two, the same one is the same, and one of the same name elsewhere is another', async () => {
  const opened = await open();
  const keyOf = async (form: { name: string; password: string }) => {
    const verdict = await opened.accounts?.signIn(form);
    return verdict?.verdict === 'welcome' ? verdict.account.key : verdict?.reason;
  };
  const other = { name: fakeAccount.user, password: fakeAccount.password };
  expect(await keyOf(fakeListener)).toBe(await keyOf(fakeListener));
  expect(await keyOf(other)).not.toBe(await keyOf(fakeListener));
  expect(await keyOf(fakeListener)).toContain(server.url);
});

test('a name in other letters is the same listener where the server takes it, called what it calls them', async () => {
  const opened = await open();
  server.state.foldsNames = true;
  const [asKnown, asTyped] = await Promise.all(
    [fakeListener.name, fakeListener.name.toUpperCase()].map((name) =>
      opened.accounts?.signIn({ ...fakeListener, name }),
    ),
  );
  expect(asTyped).toMatchObject({ verdict: 'welcome', account: { name: fakeListener.name } });
  const keyOf = (verdict: typeof asKnown) => verdict?.verdict === 'welcome' && verdict.account.key;
  expect(keyOf(asTyped)).toBe(keyOf(asKnown));
});

test.each([
  ['50, as it tells nothing', (server: FakeServer) => server.instead.set('getUser', refusing)],
  ['no such call', (server: FakeServer) => server.state.missing.set('getUser', '404 with JSON')],
])('whoever signs in is called what they typed where the server answers %s', async (_, change) => {
  const opened = await open();
  change(server);
  const verdict = await opened.accounts?.signIn(fakeListener);
  expect(verdict).toMatchObject({ verdict: 'welcome', account: { name: fakeListener.name } });
});

test.each([
  ['a wrong password', 'token', { ...fakeListener, password: 'wrong' }, 'wrong'],
  ['an unknown name', 'token', { ...fakeListener, name: 'Nobody' }, 'wrong'],
  [
    'a wrong password at a server without tokens',
    'password-only',
    { ...fakeListener, password: 'x' },
    'wrong',
  ],
  ['a key at a server that knows none', 'token', { name: '', password: 'key' }, 'no-keys'],
] as const)('%s lets nobody in: %#', async (_, kind, form, reason) => {
  const opened = await open(kind);
  expect(await opened.accounts?.signIn(form)).toEqual({ verdict: 'refused', reason });
  // A wrong password is not tried another way.
  if (kind === 'token') expect(server.countOf('ping')).toBe(1);
});

test.each([
  ['does not answer', (response: import('node:http').ServerResponse) => response.destroy(), 'unavailable'],
  ['is a page', html(200), 'no-music-server'],
  ['sends elsewhere', html(302), 'no-music-server'],
  [
    'is in trouble',
    (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"subsonic-response":{"status":"failed","error":{"code":0,"message":"Traceback"}}}');
    },
    'refused',
  ],
] as const)('what %s lets nobody in, and takes nobody’s sign-in for over', async (_, answer, reason) => {
  const opened = await open();
  const credential = await credentialFrom(opened, fakeListener);
  server.instead.set('ping', answer);
  expect(await opened.accounts?.signIn(fakeListener)).toEqual({ verdict: 'refused', reason });
  expect(await opened.accounts?.isStillGood(credential)).toBe(true);
});

test('whoever may hear a part of what is listed is let in, and stays; whoever may hear nothing of it is not', async () => {
  const opened = await open();
  const credential = await credentialFrom(opened, fakeListener);
  const ann = server.state.users.get(fakeListener.name);
  if (ann === undefined) throw new Error('the fake knows Ann');
  ann.folders = ['0', '1', '2'];
  expect(await opened.accounts?.isStillGood(credential)).toBe(true);
  ann.folders = ['0'];
  expect(await opened.accounts?.isStillGood(credential)).toBe(true);
  expect(await opened.accounts?.signIn(fakeListener)).toMatchObject({ verdict: 'welcome' });
  ann.folders = ['2'];
  expect(await opened.accounts?.isStillGood(credential)).toBe(false);
  expect(await opened.accounts?.signIn(fakeListener)).toEqual({ verdict: 'refused', reason: 'sees-nothing' });
});

test('a changed password ends the sign-in: at the next look and at the next song, which the server refuses with status 200', async () => {
  const opened = await open();
  const credential = await credentialFrom(opened, fakeListener);
  expect(await opened.accounts?.isStillGood(credential)).toBe(true);
  server.state.users.set(fakeListener.name, { password: 'changed', folders: ['0', '1'] });
  expect(await opened.accounts?.isStillGood(credential)).toBe(false);
  await expect(listen(opened, credential)).rejects.toBeInstanceOf(CredentialRefusedError);
});

test('what one server took is never sent to another', async () => {
  const opened = await open();
  const credential = await credentialFrom(opened, fakeListener);
  const moved = JSON.stringify({ ...JSON.parse(credential), url: 'https://other.example' });
  server.calls.length = 0;
  expect(await opened.accounts?.isStillGood(moved)).toBe(false);
  await expect(listen(opened, moved)).rejects.toBeInstanceOf(CredentialRefusedError);
  expect(server.calls).toEqual([]);
});
