import { type Collection, CredentialRefusedError, MusicServerError } from '@attune/local-streaming/music';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { type FakeServer, fakeAccount, fakeListener, fakeSongs } from '../testing/fake-server.ts';
import { type ListedServer, listServer } from '../testing/listed-server.ts';
import { credentialFrom } from '../testing/sign-in.ts';

let server: FakeServer;
let opened: ListedServer;
let library: Library;
let collection: Collection;
let credential: string;

beforeEach(async () => {
  opened = await listServer(20);
  ({ server, library } = opened);
  if (!library.music.collection) throw new Error('a server keeps listeners’ things');
  collection = library.music.collection;
  credential = await credentialFrom(library, fakeListener);
});
afterEach(() => opened.close());

const named = (title: string) => {
  const track = [...library.music.catalogue.tracks.values()].find(({ name }) => name === title);
  if (!track) throw new Error(`no song is called ${title}`);
  return { kind: 'track' as const, id: track.id };
};
const starsOf = (user: string) => [...(server.collection.stars.get(user)?.keys() ?? [])];
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a star is set and taken at the server under the listener’s own name, and read back newest first', async () => {
  await collection.star(credential, [named('Song 3')], true);
  await collection.star(credential, [named('Song 8')], true);
  expect(starsOf(fakeListener.name)).toEqual(['tr-3', 'tr-8']);
  expect(starsOf(fakeAccount.user)).toEqual([]);
  expect((await collection.starred(credential)).map(({ id }) => id)).toEqual([
    named('Song 8').id,
    named('Song 3').id,
  ]);
  await collection.star(credential, [named('Song 3')], false);
  expect(starsOf(fakeListener.name)).toEqual(['tr-8']);
});

test('an album is starred as one, and known again by what the server calls it', async () => {
  const track = library.music.catalogue.tracks.get(named('Song 0').id);
  const album = { kind: 'album' as const, id: track?.albumId ?? '' };
  await collection.star(credential, [album], true);
  expect(server.calls.at(-1)).toMatchObject({ method: 'star', params: { albumId: 'album-0' } });
  expect(await collection.starred(credential)).toMatchObject([album]);
});

test.each([['0001-01-01T00:00:00Z'], ['some day'], [undefined]])(
  'a star of which the server does not know when it was given (%s) stands behind all others',
  async (starred) => {
    const song = [
      { id: 'tr-3', albumId: 'album-1', starred },
      { id: 'tr-8', albumId: 'album-0', starred: '2026-11-22T12:00:00Z' },
    ];
    server.instead.set('getStarred2', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ 'subsonic-response': { status: 'ok', version: '1.16.1', starred2: { song } } }),
      );
    });
    const addedAtMs = Date.UTC(2026, 10, 22, 12);
    expect(await collection.starred(credential)).toEqual([
      { ...named('Song 8'), addedAtMs },
      { ...named('Song 3'), addedAtMs: 0 },
    ]);
  },
);

test('thousands of stars are read, with all that a server tells of each song', async () => {
  const [song] = fakeSongs(1, () => 'tr-0');
  const starred2 = {
    song: Array.from({ length: 8_000 }, (_, at) => ({
      ...song,
      id: `tr-${at}`,
      starred: '2026-11-22T12:00:00Z',
      contributors: Array.from({ length: 10 }, (_, place) => ({
        role: 'composer',
        artist: { id: `artist-${place}`, name: `A composer of the song ${place}` },
      })),
    })),
  };
  server.instead.set('getStarred2', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', version: '1.16.1', starred2 } }));
  });
  const starred = await collection.starred(credential);
  expect([starred.length, starred.some(({ id }) => id === named('Song 0').id)]).toEqual([8_000, true]);
});

test('a star that is there already, or is not, is no failure, as some servers take it for one', async () => {
  await collection.star(credential, [named('Song 3')], true);
  await collection.star(credential, [named('Song 3'), named('Song 4')], true);
  expect(starsOf(fakeListener.name)).toEqual(['tr-3', 'tr-4']);
  await collection.star(credential, [named('Song 9')], false);
});

test('a star whose answer was lost is looked for and not set again', async () => {
  server.collection.losesAnswers = true;
  await collection.star(credential, [named('Song 3')], true);
  expect(server.countOf('star')).toBe(1);
});

test('where it cannot be said what came of a star, it is a failure', async () => {
  server.instead.set('star', (response) => response.destroy());
  const error = await failure(collection.star(credential, [named('Song 3')], true));
  expect(error).toBeInstanceOf(MusicServerError);
  expect(error).toMatchObject({ kind: 'unavailable' });
  expect(server.countOf('star')).toBe(1);
});

test('many stars go in one call, as a form where an address would be too long', async () => {
  const all = [...library.music.catalogue.tracks.keys()].map((id) => ({ kind: 'track' as const, id }));
  await collection.star(credential, all.slice(0, 2), true);
  expect(server.calls.at(-1)?.verb).toBe('GET');
  const names = Array.from({ length: 400 }, () => all[5] ?? named('Song 0'));
  await collection.star(credential, names, true);
  const sent = server.calls.findLast(({ method }) => method === 'star');
  expect([sent?.verb, sent?.all.getAll('id').length]).toEqual(['POST', 400]);
});

test('what the server refuses is told apart: the listener, what they may, and what is not there', async () => {
  server.songs.splice(3, 1);
  expect(await failure(collection.star(credential, [named('Song 3')], true))).toMatchObject({
    kind: 'not-found',
  });
  const refusing = (code: number) => (response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'subsonic-response': { status: 'failed', error: { code } } }));
  };
  server.instead.set('star', refusing(50));
  expect(await failure(collection.star(credential, [named('Song 4')], true))).toMatchObject({
    kind: 'forbidden',
  });
  server.state.users.set(fakeListener.name, { password: 'changed', folders: ['0', '1'] });
  server.instead.delete('star');
  expect(await failure(collection.starred(credential))).toBeInstanceOf(CredentialRefusedError);
});

test('what is heard is told under the listener’s own name, once, also where nobody says whether it arrived', async () => {
  const { id } = named('Song 3');
  await collection.tellPlaying(credential, id);
  await collection.tellPlayed(credential, id, 1_795_350_926_768.4);
  const by = { user: fakeListener.name, id: 'tr-3' };
  const told = [
    { ...by, submission: 'false', time: null },
    { ...by, submission: 'true', time: '1795350926768' },
  ];
  expect(server.collection.scrobbles).toEqual(told);
  server.collection.losesAnswers = true;
  expect(await failure(collection.tellPlayed(credential, id, 0))).toMatchObject({ kind: 'unavailable' });
  expect(server.countOf('scrobble')).toBe(3);
});
