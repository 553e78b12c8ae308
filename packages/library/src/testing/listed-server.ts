import type { Library } from '../open-library.ts';
import { openServerSource } from '../opensubsonic/server-source.ts';
import { type FakeServer, fakeAccount, fakeSongs, startFakeServer } from './fake-server.ts';
import { createLibraryFolder } from './library-folder.ts';
import { openUnwatched } from './open-unwatched.ts';

export interface ListedServer {
  server: FakeServer;
  library: Library;
  close(): Promise<void>;
}

/**
 * A music server of so many songs, `tr-0` and on, and a library that has listed it.
 * @param prepare called before it is listed
 */
export async function listServer(
  songs: number,
  prepare: (server: FakeServer) => void = () => {},
): Promise<ListedServer> {
  const place = await createLibraryFolder();
  const server = await startFakeServer(
    'token',
    fakeSongs(songs, (at) => `tr-${at}`),
  );
  prepare(server);
  const library = openUnwatched({
    source: openServerSource({ url: server.url, account: fakeAccount, allowsPassword: true }),
    indexDirectory: place.indexDirectory,
  });
  await library.look();
  return {
    server,
    library,
    async close() {
      await library.close();
      await server.close();
      await place.dispose();
    },
  };
}
