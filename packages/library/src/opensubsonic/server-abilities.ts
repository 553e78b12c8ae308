import { LibraryServerError } from './server-error.ts';

/** What can be done without. Anything else is asked for again and again: a proxy in trouble answers 404 as well. */
const dispensable: ReadonlySet<string> = new Set([
  'getMusicFolders',
  'getIndexes',
  'getScanStatus',
  'getAlbumList2',
  'tokenInfo',
  'scrobble',
]);

/** Which calls the library's server does not know, for as long as it is the same version of the same server. */
export interface ServerAbilities {
  /** @throws {LibraryServerError} where the server answered before that it knows no such call */
  require(method: string): void;
  /** Remembers an answer that says so. */
  learn(method: string, error: unknown): void;
  /** Told of every answer what the server is; another one may know what the one before did not. */
  meet(server: string): void;
}

export function createServerAbilities(): ServerAbilities {
  const missing = new Set<string>();
  let met: string | null = null;
  return {
    require(method) {
      if (missing.has(method)) throw new LibraryServerError('refused', { isMissing: true });
    },
    learn(method, error) {
      if (error instanceof LibraryServerError && error.isMissing && dispensable.has(method))
        missing.add(method);
    },
    meet(server) {
      if (met !== null && met !== server) missing.clear();
      met = server;
    },
  };
}
