import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A route as the application registered it. */
export interface Route {
  method: string;
  /** The whole pattern, prefixes included: `/local/v1/tracks/:id`. */
  url: string;
}

export const routeName = ({ method, url }: Route) => `${method} ${url}`;

/**
 * Follows every Fastify application that this process creates from now on. The framework announces them, so the product
 * needs to know nothing of it.
 */
export function onApplication(follow: (app: FastifyInstance) => void): void {
  subscribe('fastify.initialization', (message) => {
    follow((message as { fastify: FastifyInstance }).fastify);
  });
}

/** @returns a list that fills while the applications created from now on register their routes. */
export function collectRoutes(): readonly Route[] {
  const routes: Route[] = [];
  onApplication((app) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  });
  return routes;
}
