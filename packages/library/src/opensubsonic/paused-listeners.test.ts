import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { type FakeServer, fakeListener } from '../testing/fake-server.ts';
import { type ListedServer, listServer } from '../testing/listed-server.ts';
import { credentialFrom } from '../testing/sign-in.ts';

let server: FakeServer;
let opened: ListedServer;
let library: Library;

beforeEach(async () => {
  opened = await listServer(2);
  ({ server, library } = opened);
});
afterEach(() => opened.close());

test('songs that are fetched slowly, as paused ones are, keep nobody from asking for anything else', async () => {
  const credential = await credentialFrom(library, fakeListener);
  const [trackId = ''] = [...library.music.catalogue.tracks.keys()];
  const song = Buffer.alloc(4 * 1024 * 1024);
  server.instead.set('stream', (response) => {
    response.writeHead(200, { 'content-type': 'audio/flac', 'content-length': String(song.length) });
    response.end(song);
  });
  const request = { range: undefined, ifRange: undefined, isHead: false, credential };
  const opened = await Promise.all(
    Array.from({ length: 60 }, () => library.music.recordings?.openSound(trackId, request)),
  );
  expect(opened.map((answer) => answer?.status)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(await library.music.collection?.starred(credential)).toEqual([]);
  for (const answer of opened) answer?.body?.destroy();
});
