import { createApiClient, createSend } from '../lib/api-client.ts';
import type { Api } from '../lib/api-context.tsx';
import { createQueryKeys } from '../lib/query-keys.ts';
import { createFakeNetwork, type FakeNetwork } from './fake-network.ts';

/** A connection to a backend of the test's own, without tokens. */
export function createTestApi(network: FakeNetwork = createFakeNetwork()): Api {
  const send = createSend(network.fetch);
  const client = createApiClient(send);
  const keys = createQueryKeys('test');
  return {
    listener: client,
    sendAsListener: send,
    restReads: () => () => {},
    keys,
    open: client,
    beforeLeaving: new Set(),
    onPlaylistRemoved: new Set(),
    isSignedIn: true,
    at: null,
    signIn: () => {},
    ask: () => {},
  };
}
