import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from '../lib/api-context.tsx';
import { type Connection, connect } from './connect.ts';
import type { Services } from './services.ts';
import { useServices } from './services-context.tsx';

/** One connection for all parts of the page, however many of them load on their own. */
const connections = new WeakMap<Services, Connection>();

function connectionOf(services: Services): Connection {
  const existing = connections.get(services);
  if (existing !== undefined) return existing;
  const connection = connect(services);
  connections.set(services, connection);
  return connection;
}

/** What every part that talks to the backend stands in. Loaded with the first such part, not with the first screen. */
export function Providers({ children }: { children: ReactNode }) {
  const { api, queryClient } = connectionOf(useServices());
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
}
