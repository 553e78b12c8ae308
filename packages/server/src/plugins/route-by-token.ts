import type { FastifyInstance, RouteOptions } from 'fastify';
import { readBearer } from './access-token.ts';

const constraint = 'service';

/** Lets routes of one path stand side by side, one for each service, and the token of a call choose. */
export function chooseByToken(app: FastifyInstance, nameIn: (token: string) => string | null): void {
  app.addConstraintStrategy({
    name: constraint,
    storage() {
      const handlers = new Map<unknown, never>();
      return {
        get: (name) => handlers.get(name) ?? null,
        set: (name, handler) => void handlers.set(name, handler as never),
      };
    },
    deriveConstraint: (request) => {
      const token = readBearer(request.headers.authorization);
      return (token === null ? null : nameIn(token)) ?? undefined;
    },
    // A path that is the same for all services has no routes of its own for each.
    mustMatchWhenDerived: false,
  });
}

/** Keeps the routes of this scope for calls with a token of this service. */
export function onlyFor(scope: FastifyInstance, name: string): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    route.constraints = { ...route.constraints, [constraint]: name };
  });
}
