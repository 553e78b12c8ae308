import type { ReactNode } from 'react';
import { type Api, ApiProvider } from '../lib/api-context.tsx';
import { connect } from './connect.ts';
import type { Services } from './services.ts';
import { useServices } from './services-context.tsx';

/** One connection for all parts of the page, however many of them load on their own. */
const connections = new WeakMap<Services, Api>();

function connectionOf(services: Services): Api {
  const existing = connections.get(services);
  if (existing !== undefined) return existing;
  const connection = connect(services);
  connections.set(services, connection);
  return connection;
}

/** What every part that talks to the backend stands in. Loaded with the first such part, not with the first screen. */
export function ApiConnection({ children }: { children: ReactNode }) {
  return <ApiProvider api={connectionOf(useServices())}>{children}</ApiProvider>;
}
