import type { FastifyError, FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Service } from '../service.ts';
import { authenticate } from '../sign-in/access-token.ts';
import { insufficientScope, notFound, SpotifyError } from '../spotify-error.ts';
import { StateError } from '../state/state-error.ts';
import { albumAndArtistRoutes } from './albums-and-artists.ts';
import { libraryRoutes } from './library.ts';
import { meRoutes } from './me.ts';
import { ownPlaylistRoutes } from './own-playlists.ts';
import { playerRoutes } from './player.ts';
import { playerStateRoutes } from './player-state.ts';
import { playlistRoutes } from './playlists.ts';
import { searchRoutes } from './search.ts';
import { topRoutes } from './top.ts';
import { trackRoutes } from './tracks.ts';

/** Everything under `/v1`: the Web API as published, with its own way of saying what went wrong. */
export function webApi(service: Service) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorateRequest('caller');
    app.decorateRequest('view');
    app.setErrorHandler(answerSpotifyError);
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFound('Service not found').body()));
    // As at Spotify a body is read as JSON whatever it is declared to be, and an empty one is no body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      if (body === '') return done(null, undefined);
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(new SpotifyError(400, 'Error parsing JSON.'));
      }
    });

    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      request.caller = await authenticate(service, request.headers.authorization);
      const { listenerId: id, displayName } = request.caller;
      if (request.method !== 'GET' && !service.admission.isAdmitted({ id, displayName }))
        throw new SpotifyError(403, service.admission.problem);
      const { anyScopeOf } = request.routeOptions.config;
      if (anyScopeOf && !anyScopeOf.some((scope) => request.caller.scopes.has(scope)))
        throw insufficientScope();
      request.view = await service.views.of(id);
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, max-age=0');
    });

    meRoutes(app, service);
    searchRoutes(app, service);
    trackRoutes(app);
    albumAndArtistRoutes(app);
    playlistRoutes(app, service);
    ownPlaylistRoutes(app, service);
    libraryRoutes(app, service);
    playerStateRoutes(app, service);
    playerRoutes(app, service);
    topRoutes(app, service);
  };
}

/** Turns whatever a handler or Fastify itself threw into the Web API's error object. */
const answerSpotifyError: Parameters<FastifyInstance['setErrorHandler']>[0] = (error, request, reply) => {
  const known = asSpotifyError(error);
  if (known) return reply.status(known.status).headers(known.headers).send(known.body());
  request.log.error(error);
  return reply.status(500).send(new SpotifyError(500, 'Server error').body());
};

function asSpotifyError(error: unknown): SpotifyError | null {
  if (error instanceof SpotifyError) return error;
  if (error instanceof StateError) return new SpotifyError(503, 'Service unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new SpotifyError(400, error.validation[0]?.message ?? 'Bad request');
  }
  const { statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  return new SpotifyError(statusCode, message ?? 'Bad request');
}
