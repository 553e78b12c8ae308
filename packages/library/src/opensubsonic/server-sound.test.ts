import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Song } from '../folder/song.ts';
import { type FakeServer, fakeAccount, fakeSongs, startFakeServer } from '../testing/fake-server.ts';
import { wavFile } from '../testing/wav-file.ts';
import { openServerSource } from './server-source.ts';

const sound = wavFile({ seconds: 2 });
const song = {
  path: 's1',
  sizeBytes: sound.length,
  remote: { songId: 's1' },
} as unknown as Song;

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer(
    'token',
    fakeSongs(1, () => 's1'),
  );
});
afterEach(() => server.close());

const opened = () =>
  openServerSource({ url: server.url, account: fakeAccount, allowsPassword: false }).openSound(song);

describe('a file at the server', () => {
  test('is downloaded in stretches, which counts nowhere as played', async () => {
    const file = await opened();
    expect(Buffer.from(await file.read(100, 200))).toEqual(sound.subarray(100, 200));
    expect(Buffer.from(await file.read(sound.length - 10, sound.length + 500))).toEqual(sound.subarray(-10));
    expect(await file.read(sound.length, sound.length + 1)).toHaveLength(0);
    const asked = server.calls.map(({ method }) => method);
    expect(asked).toContain('download');
    expect(asked).not.toContain('stream');
    expect(asked).not.toContain('scrobble');
  });

  test('is cut out of the whole where the server knows no stretches', async () => {
    server.state.downloads = 'whole';
    const file = await opened();
    expect(Buffer.from(await file.read(1000, 1100))).toEqual(sound.subarray(1000, 1100));
  });

  test('that may not be downloaded is no fault of the file', async () => {
    server.state.downloads = 'refused';
    const file = await opened();
    await expect(file.read(0, 100)).rejects.toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['a page of a proxy', 502, 'text/html', 'unavailable'],
    ['too many at once', 429, 'text/plain', 'unavailable'],
    ['a page instead of sound', 200, 'text/html', 'unexpected-reply'],
  ])('is not what comes as %s', async (_, status, contentType, kind) => {
    server.instead.set('download', (response) => {
      response.writeHead(status, { 'content-type': contentType });
      response.end('<h1>no</h1>');
    });
    const file = await opened();
    await expect(file.read(0, 100)).rejects.toMatchObject({ kind });
  });

  test('that breaks off is tried again another time', async () => {
    server.instead.set('download', (response) => {
      response.writeHead(206, { 'content-type': 'audio/x-wav', 'content-length': '1000' });
      response.write('some');
      setImmediate(() => response.destroy());
    });
    const file = await opened();
    await expect(file.read(0, 1000)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
