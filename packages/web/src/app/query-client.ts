import { QueryClient } from '@tanstack/react-query';
import type { Services } from './services.ts';

const clients = new WeakMap<Services, QueryClient>();

/**
 * The one query client of the page. Reads are retried once in the server, where the wait is known; the browser asks
 * once and says what came of it. What a listener's calls brought is forgotten when their sign-in ends or is replaced;
 * what was refused is asked for again with other tokens, which may allow more.
 */
export function queryClientOf(services: Services): QueryClient {
  const existing = clients.get(services);
  if (existing !== undefined) return existing;
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  services.session.onEnd(() => client.clear());
  let accessToken = services.store.read()?.accessToken;
  services.session.subscribe(() => {
    const before = accessToken;
    accessToken = services.store.read()?.accessToken;
    if (before === undefined || accessToken === undefined || accessToken === before) return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  clients.set(services, client);
  return client;
}
