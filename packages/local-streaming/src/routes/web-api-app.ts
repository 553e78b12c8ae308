import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { MusicView } from '../music-views.ts';
import type { Caller } from '../sign-in/access-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scopes of which the caller's token needs one. Absent: any token will do. */
    anyScopeOf?: readonly string[];
  }
  interface FastifyRequest {
    /** Set for every request under `/v1`. */
    caller: Caller;
    /** The music as the caller may hear it; set for every request under `/v1`. */
    view: MusicView;
  }
}

const withTypes = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();
/** The Fastify instance that the routes under `/v1` are added to. */
export type WebApi = ReturnType<typeof withTypes>;
