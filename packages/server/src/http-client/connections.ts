import type { Dispatcher, request } from 'undici';

/** What sends a request, and over which connections. */
export interface OpenConnections {
  request: typeof request;
  dispatcher: Dispatcher;
}

/** The connections to everything this server calls. */
export interface Connections {
  open(): Promise<OpenConnections>;
  close(): Promise<void>;
}

/** What is needed of the HTTP client. */
type Client = Pick<typeof import('undici'), 'Agent' | 'request'>;

/**
 * Connections that are made ready when they are first asked for: the client is large, and nothing is called before this
 * server listens. A client that could not be loaded is loaded again with the next call.
 * @param connectTimeoutMs how long an upstream may take to accept a connection.
 */
export function createConnections(
  connectTimeoutMs?: number,
  loadClient: () => Promise<Client> = () => import('undici'),
): Connections {
  let opened: Promise<OpenConnections> | undefined;
  const load = async (): Promise<OpenConnections> => {
    const { Agent, request } = await loadClient();
    const limits = connectTimeoutMs === undefined ? {} : { connect: { timeout: connectTimeoutMs } };
    return { request, dispatcher: new Agent(limits) };
  };
  return {
    open() {
      opened ??= load().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    async close() {
      // Where the client could not be loaded there is nothing to close; whoever asked for it was told why.
      const connections = await opened?.catch(() => undefined);
      await connections?.dispatcher.close();
    },
  };
}
