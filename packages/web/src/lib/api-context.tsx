import type { Permission } from '@attune/contract';
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient, Send } from './api-client.ts';
import type { QueryKeys } from './query-keys.ts';

/** The backend as one sign-in reaches it. Another sign-in has a connection of its own. */
export interface Api {
  /** Calls made in the listener's name, with the access token the sign-in feature keeps fresh. */
  listener: ApiClient;
  /** The same without the contract's words, for what is spoken with a player. */
  sendAsListener: Send;
  /** Ends the reads made in the listener's name and lets none begin, until what it returns is called. */
  restReads: () => () => void;
  /** Under which the answers to the listener's calls are cached. */
  keys: QueryKeys;
  /** Calls anyone may make. */
  open: ApiClient;
  isSignedIn: boolean;
  /** At which of several services the listener is, as their tokens say; `null` where they name none. */
  at: string | null;
  /** What has to be sent before the listener signs out here, while the tokens still hold, or once they did so in another tab. */
  beforeLeaving: Set<() => Promise<void>>;
  /** Are told of each playlist of the listener that is deleted here, by its id. */
  onPlaylistRemoved: Set<(id: string) => void>;
  /** Leaves the page for the backend's sign-in. */
  signIn: () => void;
  /** Leaves the page to ask the listener for a permission, and comes back to this very screen. */
  ask: (permission: Permission) => void;
}

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** @throws when no {@link ApiProvider} stands above. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
