import { afterEach, expect, test } from 'vitest';
import { fakeListener } from '../testing/fake-server.ts';
import { type ListedServer, listServer } from '../testing/listed-server.ts';
import { credentialFrom } from '../testing/sign-in.ts';

let opened: ListedServer;
afterEach(() => opened.close());

async function play(told: { suffix: string; contentType: string }, sentAs: string) {
  opened = await listServer(1, ({ songs }) => {
    for (const song of songs) Object.assign(song, told);
  });
  const { server, library } = opened;
  const credential = await credentialFrom(library, fakeListener);
  server.instead.set('stream', (response) => {
    response.writeHead(206, { 'content-type': sentAs, 'content-range': 'bytes 5-8/9' });
    response.end('some');
  });
  const [trackId = ''] = library.music.catalogue.tracks.keys();
  const request = { range: 'bytes=5-', ifRange: undefined, isHead: true, credential };
  return library.music.recordings?.openSound(trackId, request);
}

test.each([
  ['flac', 'application/octet-stream', 'audio/flac'],
  ['mp4', 'video/mp4', 'audio/mp4'],
])(
  'a %s that the server lists and sends as %s is sent as what its ending says',
  async (suffix, contentType, type) => {
    const answer = await play({ suffix, contentType }, contentType);
    expect([answer?.status, answer?.headers['content-type']]).toEqual([206, type]);
  },
);

test.each([
  ['a page in its place', { suffix: 'flac', contentType: 'application/octet-stream' }, 'text/html'],
  [
    'bytes in the place of what it lists as sound',
    { suffix: 'flac', contentType: 'audio/flac' },
    'application/octet-stream',
  ],
])('%s is sent as nothing', async (_, told, sentAs) => {
  expect((await play(told, sentAs))?.status).toBe(404);
});
