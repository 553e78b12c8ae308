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
  /** Remembers that the server answered it. */
  confirm(method: string): void;
  /** Remembers an error that says so. @returns it as it is to be taken: what was answered before is only not reached */
  learn(method: string, error: unknown): unknown;
  /** Told of every answer what the server is; another one may know what the one before did not. */
  meet(server: string): void;
}

export function createServerAbilities(): ServerAbilities {
  const missing = new Set<string>();
  const known = new Set<string>();
  let met: string | null = null;
  return {
    require(method) {
      if (missing.has(method)) throw new LibraryServerError('refused', { isMissing: true });
    },
    confirm: (method) => void known.add(method),
    learn(method, error) {
      if (!(error instanceof LibraryServerError) || !error.isMissing) return error;
      // Not in words of the protocol it may be a proxy that says so.
      if (error.kind === 'unexpected-reply' && known.has(method))
        return new LibraryServerError('unavailable');
      if (dispensable.has(method)) missing.add(method);
      return error;
    },
    meet(server) {
      if (met !== null && met !== server) {
        missing.clear();
        known.clear();
      }
      met = server;
    },
  };
}
