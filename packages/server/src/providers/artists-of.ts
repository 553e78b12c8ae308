import type { ListenerCall } from '../streaming/streaming-service.ts';

/**
 * All artists of a service, by id, and which of them somebody may hear. `revision` changes with them.
 * @param call `null` of whoever has not signed in
 * @throws {StreamingError} `token-rejected`
 */
export type ArtistsOf = (call: ListenerCall | null) => Promise<{
  all: ReadonlyMap<string, { id: string; name: string }>;
  revision: number;
  mayHear: (id: string) => boolean;
}>;
