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

/**
 * Connections that are made ready when they are first asked for: the client is large, and nothing is called before this
 * server listens.
 * @param connectTimeoutMs how long an upstream may take to accept a connection.
 */
export function createConnections(connectTimeoutMs?: number): Connections {
  let opened: Promise<OpenConnections> | undefined;
  const load = async (): Promise<OpenConnections> => {
    const { Agent, request } = await import('undici');
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
      await (await opened)?.dispatcher.close();
    },
  };
}
